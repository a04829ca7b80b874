import { expect, test } from 'vitest';
import { backupFaultsOf } from './condition.ts';

const now = new Date('2026-03-10T09:00:00+07:00');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const well = {
  madeAt: ago(6),
  failedAt: null,
  rehearsedAt: ago(48),
  rehearsalFailedAt: null,
};
const faults = (more: Partial<Parameters<typeof backupFaultsOf>[0]>, scheduled = true) =>
  backupFaultsOf({ ...well, ...more }, { scheduled, now });

test('nothing is the matter with a copy of this night that was rehearsed this week', () => {
  expect(faults({})).toEqual([]);
  // One that failed before the good one, and a rehearsal that failed before the good one.
  expect(faults({ failedAt: ago(7), rehearsalFailedAt: ago(72) })).toEqual([]);
});

test.each([
  [{ madeAt: null, rehearsedAt: null }, ['none']],
  [{ madeAt: ago(31) }, ['old']],
  [{ madeAt: ago(29) }, []],
  [{ madeAt: ago(40), failedAt: ago(6) }, ['old', 'failed']],
  [{ rehearsedAt: null }, ['unrehearsed']],
  [{ rehearsedAt: ago(24 * 15 + 1) }, ['unrehearsed']],
  [{ rehearsalFailedAt: ago(2) }, ['rehearsal_failed']],
])('%j', (more, codes) => {
  expect(faults(more)).toEqual(codes);
});

test('without a schedule nobody waits for the next one, and that is the fault', () => {
  expect(faults({ madeAt: ago(400) }, false)).toEqual(['unscheduled']);
});
