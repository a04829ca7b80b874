import { expect, test } from 'vitest';
import { finding } from '../checker/finding.ts';
import { allFaults } from './all.ts';
import type { Fault, Round } from './fault.ts';
import { resultTable, verdictOf } from './result-table.ts';

const fault: Fault = {
  ...{ mark: 'F1', name: 'a kill', runs: 3, fullRuns: 200, limitSeconds: 3 },
  inject: async () => ({ findings: [] }),
};
const round = (seconds: number, ...invariants: ('I1' | 'I4')[]): Round => ({
  findings: invariants.map((one) => finding(one, 'a fault')),
  seconds,
});

test('held, late or missed: one run too many is enough', () => {
  expect(verdictOf({ fault, rounds: [round(1), round(3)] })).toBe('held');
  expect(verdictOf({ fault, rounds: [round(1), round(3.1)] })).toBe('late');
  expect(verdictOf({ fault, rounds: [round(1), round(1, 'I4')] })).toBe('missed');
  // What was not tried did not hold.
  expect(verdictOf({ fault, rounds: [] })).toBe('missed');
});

test('the table says how often of how often, what did not hold, median and worst', () => {
  const rounds = [round(2), round(1, 'I4', 'I1'), round(9), { ...round(3), runs: 10 }];
  expect(resultTable([{ fault, rounds }]).split('\n')[2]).toBe(
    '| F1 a kill | 13 (full: 200) | all in 12, not: I1 I4 | 3.0 s, 9.0 s | 3 s | **missed** |',
  );
});

test('each fault of docs/threats.md from F1 to F18 is done', () => {
  const marks = new Set(allFaults.map(({ mark }) => mark));
  expect([...marks]).toEqual(Array.from({ length: 18 }, (_, at) => `F${at + 1}`));
  for (const { runs, fullRuns } of allFaults) expect(runs).toBeLessThanOrEqual(fullRuns);
});
