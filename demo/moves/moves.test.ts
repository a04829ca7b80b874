import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '../../core/days.ts';
import { dayNumber, isWeekend } from '../calendar.ts';
import { storiesOn } from '../seed/agency/stories.ts';
import { boardTopicsOn } from '../seed/board/board.ts';
import { casesOn } from '../seed/demand.ts';
import { past } from '../seed/election/past.text.ts';
import { running } from '../seed/election/running.text.ts';
import { eventRows, rateRows } from '../seed/home.ts';
import { papersOn } from '../site/papers/papers.ts';
import { topicsOn } from '../site/topics.ts';
import {
  demoDayAt,
  laterDay,
  referenceDay,
  referenceTimeline,
  type Timeline,
  timelineOf,
  workingDaysBefore,
} from '../timeline.ts';
import { nextClosings } from './closings.text.ts';
import { moved, never, weekly, yearly } from './move.ts';
import { written } from './written.text.ts';

/** More than two years of days, a leap day among them, at a distance that meets every date. */
const days = [
  ...Array.from({ length: 120 }, (_, at) => addDays(referenceDay, at * 8)),
  ...['2025-12-01', '2026-01-01', '2026-01-02', '2026-02-02', '2026-03-01', '2026-03-03'],
];

test.each([
  ['2026-11-26T01:00:00Z', '2026-11-25'],
  // Monday morning in Bangkok: Friday; and it is Sunday evening in London.
  ['2026-11-29T18:00:00Z', '2026-11-27'],
  ['2026-11-29T12:00:00Z', '2026-11-27'],
  ['2026-01-01T05:00:00Z', '2025-12-31'],
  ['2028-02-29T17:00:00Z', '2028-02-29'],
  ['1970-01-01T00:00:00Z', referenceDay],
])('at %s the last business day before today in Bangkok is %s', (instant, day) => {
  expect(demoDayAt(new Date(instant))).toBe(day);
});

test('a demo is dated neither before the reference day nor by what is no day', () => {
  for (const day of ['2025-11-27', '2026-02-29', '2100-01-01', 'today']) {
    expect(() => timelineOf(day)).toThrow(RangeError);
  }
  expect(referenceTimeline).toMatchObject({
    ...{ monthsLater: 0, yearsLater: 0, weeksLater: 0, lastChange: '2025-05-31' },
  });
});

test('business days: back from a Monday, and never a weekend in a script', () => {
  expect(workingDaysBefore('2026-11-30', 1)).toBe('2026-11-27');
  expect(workingDaysBefore('2025-11-28', 6)).toBe('2025-11-20');
  for (const day of days) {
    for (const scripted of ['2025-08-08', '2016-05-10', '2010-06-01', '2014-06-27']) {
      expect(isWeekend(laterDay(timelineOf(day), scripted)), day).toBe(false);
    }
  }
  // In the first days of a month what a weekend delays comes after it, later on before it.
  expect(laterDay(timelineOf('2026-01-30'), '2010-06-01')).toBe(dayNumber('2010-08-02'));
  expect(laterDay(timelineOf('2026-01-30'), '2025-08-08')).toBe(dayNumber('2025-10-08'));
  expect(laterDay(timelineOf('2026-02-27'), '2025-08-08')).toBe(dayNumber('2025-11-07'));
});

describe('what is written in braces', () => {
  const at = (text: string) => written(text, never);

  test.each([
    ['{date 2025-12-12}', '12 ธันวาคม 2568'],
    ['วัน{weekday 2026-01-24}', 'วันเสาร์ที่ 24 มกราคม 2569'],
    ['{weekdate 2026-01-01} และ{weekday 2026-01-02}', 'พฤหัสบดีที่ 1 และศุกร์ที่ 2 มกราคม 2569'],
    ['{daymonth 2025-12-24} {day 2025-12-09}', '24 ธันวาคม 9'],
    ['{days 2025-12-08 2025-12-19}', '8–19 ธันวาคม 2568'],
    ['{days 2025-11-28 2025-12-04}', '28 พฤศจิกายน – 4 ธันวาคม 2568'],
    ['{days 2025-12-31 2026-01-02}', '31 ธันวาคม 2568 – 2 มกราคม 2569'],
    ['{month 2025-12-12} {monthname 2025-12-12}', 'ธันวาคม 2568 ธันวาคม'],
    ['{year 2026-01-24} {fiscal 2026-01-24}', '2569 2568'],
    ['{dividend 2021-01-28} {refund 2021-01-28}', '5.40 10.50'],
    ['{paid 2025-01-25}', '28 มกราคม 2568'],
    ['{workday 2026-12-05} {lastday 2028-12-30}', 'จันทร์ที่ 7 ธันวาคม 2569 ศุกร์ที่ 29 ธันวาคม 2571'],
    ['พ.ศ. 2542 ไม่เลื่อน', 'พ.ศ. 2542 ไม่เลื่อน'],
  ])('%s', (text, expected) => {
    expect(at(text)).toBe(expected);
  });

  test.each(['{moon 2025-12-12}', '{date 2025-02-29}', '{date 2025-12}'])('%s', (text) => {
    expect(() => at(text)).toThrow(RangeError);
  });
});

test('days, hours and sentences are moved at any depth; other values are left', () => {
  const value = {
    on: '2025-11-27',
    at: ['2025-11-27 09:14', 7, null],
    text: 'ถึง {date 2025-12-12}',
  };
  expect(moved(value, weekly(timelineOf('2025-12-05')))).toEqual({
    ...{ on: '2025-12-04', at: ['2025-12-04 09:14', 7, null], text: 'ถึง 19 ธันวาคม 2568' },
  });
  expect(moved(value, weekly(referenceTimeline))).toMatchObject({ text: 'ถึง 12 ธันวาคม 2568' });
});

test('what belongs to a season lies at the last time that it came round', () => {
  const on = (day: Day, published: Day) => yearly(timelineOf(day), published)(published);
  expect(on('2026-11-13', '2025-11-14')).toBe('2025-11-14');
  expect(on('2026-11-14', '2025-11-14')).toBe('2026-11-14');
  expect(on('2026-01-27', '2025-01-28')).toBe('2025-01-28');
  expect(on('2026-01-28', '2025-01-28')).toBe('2026-01-28');
  // Two years old at the reference day, and so on every other.
  expect(on('2026-11-25', '2023-11-13')).toBe('2024-11-13');
});

/** Everything that the site of a demo says. */
function siteOn(timeline: Timeline) {
  const move = weekly(timeline);
  return {
    topics: topicsOn(timeline),
    board: boardTopicsOn(timeline),
    cases: casesOn(timeline),
    elections: moved([running, past], move),
    papers: papersOn(timeline),
    events: eventRows(timeline),
  };
}

describe.each(days)('the site dated %s', (day) => {
  const timeline = timelineOf(day);
  const site = siteOn(timeline);

  test('leaves no day unwritten', () => {
    expect(JSON.stringify(site)).not.toMatch(/\{[a-z]+ \d/);
  });

  test('says nothing that is still to come, and something of the last days', () => {
    const topics = site.topics.flatMap(({ id, on }) => (on === null || id === 593 ? [] : [on]));
    const posts = site.board.flatMap((topic) => [topic, ...topic.answers]);
    const posted = posts.map(({ at }) => at.slice(0, 10));
    const { published, unpublished } = site.cases;
    const events = [...published, ...unpublished].flatMap((one) => one.events.map(({ on }) => on));
    for (const on of [...topics, ...posted, ...events]) {
      expect(on <= day, on).toBe(true);
    }
    for (const list of [topics, posted, events]) {
      const newest = list.toSorted().at(-1) ?? '';
      expect(daysBetween(newest, day), newest).toBeLessThanOrEqual(9);
    }
  });

  test('has an election that runs, candidates on show, and one that is over', () => {
    const [now, before] = site.elections;
    const step = now?.steps.find(([from, to]) => from <= day && day <= to);
    expect(step?.[2]).toContain('แนะนำตัวผู้สมัคร');
    expect((now?.votesOn ?? '') > day).toBe(true);
    expect(daysBetween(day, now?.votesOn ?? '')).toBeLessThan(60);
    expect((before?.votesOn ?? '') < day).toBe(true);
    const weekdays = [now, before].map((one) => (dayNumber(one?.votesOn ?? '') + 4) % 7);
    expect(weekdays).toEqual([6, 6]);
  });

  test('has a calendar of what comes: a closing, the dividend, rates that hold', () => {
    const [closing] = nextClosings(day, 1);
    expect(site.events.some(({ startsOn }) => startsOn === closing?.startsOn)).toBe(true);
    expect(daysBetween(day, closing?.startsOn ?? '')).toBeLessThan(120);
    const dividend = site.events.find(({ url }) => url === '/caldividend');
    expect(dividend?.startsOn).toMatch(/-01-(?:27|28|29)$/);
    expect(daysBetween(day, dividend?.startsOn ?? '')).toBeLessThanOrEqual(367);
    const rates = rateRows(timeline).map(({ effectiveOn }) => effectiveOn);
    expect(rates.every((on) => on <= day)).toBe(true);
  });

  test('schools began, paid and reported in this order, of this month, up to the day', () => {
    for (const { begunAt, paidOn, slipAt, submittedAt, decidedAt } of storiesOn(day)) {
      const steps = [begunAt, slipAt, submittedAt, decidedAt ?? submittedAt, `${day}T24:00`];
      expect(steps).toEqual(steps.toSorted());
      expect([paidOn >= `${day.slice(0, 7)}-01`, paidOn <= slipAt]).toEqual([true, true]);
    }
  });
});
