import { expect, test } from 'vitest';
import { phasesOf } from './phases.ts';

const steps = [
  { from: '2025-10-15', to: '2025-10-31' },
  { from: '2025-11-17', to: '2026-01-23' },
  { from: '2025-12-15', to: '2025-12-26' },
  { from: '2026-01-24', to: '2026-01-24' },
];

test.each([
  ['2025-10-01', ['next', 'later', 'later', 'later']],
  ['2025-10-15', ['now', 'later', 'later', 'later']],
  ['2025-10-31', ['now', 'later', 'later', 'later']],
  ['2025-11-01', ['past', 'next', 'later', 'later']],
  ['2025-11-28', ['past', 'now', 'later', 'later']],
  ['2025-12-20', ['past', 'now', 'now', 'later']],
  ['2026-01-24', ['past', 'past', 'past', 'now']],
  ['2026-01-25', ['past', 'past', 'past', 'past']],
])('D-20 on %s the calendar stands at %j', (today, phases) => {
  expect(phasesOf(steps, today, true)).toEqual(phases);
});

test('D-20 an election that is late ticks no step, and is told by its state', () => {
  expect(phasesOf(steps, '2026-01-24', false).at(-1)).toBe('now');
  expect(new Set(phasesOf(steps, '2026-01-25', false))).toEqual(new Set(['dated']));
});
