import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isDay } from '../../core/days.ts';
import { kinds } from '../ledgers/deposit-kinds.ts';
import { products } from '../loans/products.ts';
import { moved, weekly } from '../moves/move.ts';
import { timelineOf } from '../timeline.ts';
import { slides } from './home.text.ts';
import { eventRows, rateRows } from './home.ts';

test('D-16 the front page tells the rates that accounts and contracts of the demo have', () => {
  const inForce = new Map(
    rateRows()
      .filter((row) => row.effectiveOn === '2025-07-01')
      .map((row) => [`${row.kind} ${row.name}`, row.rate]),
  );
  expect(inForce.get('DEPOSIT ออมทรัพย์')).toBe(kinds.SAVINGS.rate);
  expect(inForce.get('DEPOSIT ประจำ 12 เดือน')).toBe(kinds.FIXED.rate);
  expect(inForce.get('LOAN ฉุกเฉิน')).toBe(products.EMG.rate);
  expect(inForce.get('LOAN สามัญ')).toBe(products.ORD.rate);
  expect([...inForce.values()].every((rate) => rate > 0n)).toBe(true);
});

test('D-16 the calendar goes on for two years, on working days where it comes round', () => {
  const events = eventRows();
  for (const { startsOn, endsOn } of events) {
    expect(isDay(startsOn) && isDay(endsOn) && startsOn <= endsOn).toBe(true);
  }
  const monthly = events.filter((event) => event.title.startsWith('ปิดรับคำขอกู้'));
  expect(monthly).toHaveLength(24);
  for (const { startsOn } of monthly) {
    expect([1, 2, 3, 4, 5]).toContain(new Date(`${startsOn}T00:00:00Z`).getUTCDay());
  }
});

test('D-16 the calendar says the day that news and marquee of a later demo announce', () => {
  const timeline = timelineOf('2026-11-25');
  const announced = moved('2025-12-12', weekly(timeline));
  const days = eventRows(timeline)
    .filter((event) => event.title.startsWith('ปิดรับคำขอกู้'))
    .map(({ startsOn }) => startsOn)
    .filter((day) => day.startsWith(announced.slice(0, 7)));
  expect(announced.slice(8)).not.toBe('12');
  expect(days).toEqual([announced]);
});

test('D-16 every slide has its picture among the files of the site', () => {
  for (const { image } of slides) {
    expect(existsSync(`web/public/mediafiles/images/Slide/${image}`)).toBe(true);
  }
});
