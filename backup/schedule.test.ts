import { describe, expect, test } from 'vitest';
import { isDue, isRehearsalDue } from './schedule.ts';

type Listed = Parameters<typeof isDue>[0][number];

const copy = (beganAt: string, more: Partial<Listed> = {}): Listed => ({
  beganAt: new Date(beganAt),
  reason: 'schedule',
  fault: null,
  rehearsedAt: null,
  rehearsalFault: null,
  removedAt: null,
  ...more,
});
const at = '02:30';
const moment = (text: string) => new Date(text);

describe('when a copy is due', () => {
  const night = copy('2026-03-10T02:30:20+07:00');

  test('never made: at once', () => {
    expect(isDue([], at, moment('2026-03-10T15:00:00+07:00'))).toBe(true);
  });

  test('once a night, from that minute on', () => {
    const due = (text: string) => isDue([night], at, moment(text));
    expect(due('2026-03-10T02:31:00+07:00')).toBe(false);
    expect(due('2026-03-11T02:29:59+07:00')).toBe(false);
    expect(due('2026-03-11T02:30:00+07:00')).toBe(true);
  });

  test('what a clock that went two years ahead has made stands for nothing', () => {
    const ahead = copy('2028-03-10T02:30:00+07:00', {
      rehearsedAt: moment('2028-03-10T02:40:00+07:00'),
    });
    expect(isDue([ahead, night], at, moment('2026-03-11T02:30:00+07:00'))).toBe(true);
    expect(isRehearsalDue([ahead, night], at, moment('2026-03-11T02:50:00+07:00'))).toBe(true);
  });

  test('one that was slept through is made up for', () => {
    expect(isDue([night], at, moment('2026-03-12T11:00:00+07:00'))).toBe(true);
  });

  test('one that failed is tried again after an hour', () => {
    const failed = copy('2026-03-11T02:30:10+07:00', { fault: 'ดิสก์เต็ม' });
    expect(isDue([failed, night], at, moment('2026-03-11T03:29:00+07:00'))).toBe(false);
    expect(isDue([failed, night], at, moment('2026-03-11T03:31:00+07:00'))).toBe(true);
  });

  test('what somebody made by hand, or before a migration, does not stand for it', () => {
    const others = [
      copy('2026-03-11T02:40:00+07:00', { reason: 'command' }),
      copy('2026-03-11T02:45:00+07:00', { reason: 'migration' }),
    ];
    expect(isDue([...others, night], at, moment('2026-03-11T03:00:00+07:00'))).toBe(true);
  });
});

describe('when a rehearsal is due', () => {
  const old = copy('2026-03-03T02:30:00+07:00', {
    rehearsedAt: moment('2026-03-03T02:40:00+07:00'),
  });
  const night = copy('2026-03-10T02:30:00+07:00');

  test('a week after the last one, in the hours after the copy', () => {
    const due = (text: string) => isRehearsalDue([night, old], at, moment(text));
    expect(due('2026-03-09T02:50:00+07:00')).toBe(false);
    expect(due('2026-03-10T02:50:00+07:00')).toBe(true);
    expect(due('2026-03-10T15:00:00+07:00')).toBe(false);
    // Long overdue: at whatever hour the server is on.
    expect(due('2026-03-17T15:00:00+07:00')).toBe(true);
  });

  test('a day after one that failed', () => {
    const failed = copy('2026-03-10T02:30:00+07:00', {
      rehearsedAt: moment('2026-03-10T02:45:00+07:00'),
      rehearsalFault: 'นับทวนไม่ตรง',
    });
    expect(isRehearsalDue([failed, old], at, moment('2026-03-10T04:00:00+07:00'))).toBe(false);
    expect(isRehearsalDue([failed, old], at, moment('2026-03-11T02:50:00+07:00'))).toBe(true);
  });

  test('never without a copy whose file is there', () => {
    const now = moment('2026-03-10T03:00:00+07:00');
    expect(isRehearsalDue([], at, now)).toBe(false);
    expect(isRehearsalDue([copy('2026-03-10T02:30:00+07:00', { fault: 'x' })], at, now)).toBe(
      false,
    );
    const removed = copy('2026-03-10T02:30:00+07:00', { removedAt: now });
    expect(isRehearsalDue([removed], at, now)).toBe(false);
  });
});
