import { expect, test } from 'vitest';
import { backupFaultsOf } from './condition.ts';

const now = new Date('2026-03-10T09:00:00+07:00');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const well = {
  madeAt: ago(6),
  failedAt: null,
  nightlyMadeAt: ago(6),
  nightlyFailedAt: null,
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

test('a copy made by hand hides no night that failed, and none that was missed', () => {
  const byHand = { madeAt: ago(1), nightlyMadeAt: ago(29), nightlyFailedAt: ago(5) };
  expect(faults({ ...byHand, failedAt: ago(5) })).toEqual(['failed']);
  expect(faults({ ...byHand, nightlyMadeAt: ago(31) })).toEqual(['missed', 'failed']);
  expect(faults({ ...byHand, nightlyMadeAt: ago(31), nightlyFailedAt: null })).toEqual(['missed']);
  expect(faults({ ...byHand, nightlyMadeAt: null })).toEqual(['missed', 'failed']);
  // Two nights without any copy are said once.
  expect(faults({ madeAt: ago(40), nightlyMadeAt: ago(40) })).toEqual(['old']);
  // Who has no schedule any more is not told of its last night.
  expect(faults(byHand, false)).toEqual(['unscheduled']);
});

test('without a schedule nobody waits for the next one, and that is the fault', () => {
  expect(faults({ madeAt: ago(400) }, false)).toEqual(['unscheduled']);
});
