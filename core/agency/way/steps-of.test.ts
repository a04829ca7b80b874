import { expect, test } from 'vitest';
import { stepsOf } from './steps-of.ts';

const days = [
  { step: 'SENT', on: '2025-11-20' },
  { step: 'OPENED', on: '2025-11-21' },
  { step: 'STARTED', on: '2025-11-22' },
  { step: 'SUBMITTED', on: '2025-11-25' },
  { step: 'RECALLED', on: '2025-11-26' },
  { step: 'SUBMITTED', on: '2025-11-27' },
];

test('part D what is done, what is next, what is still ahead; each with its day', () => {
  const steps = stepsOf({ state: 'OPENED', steps: days.slice(0, 3), postedOn: null });
  expect(steps).toEqual([
    { key: 'sent', state: 'done', day: '2025-11-20' },
    { key: 'opened', state: 'done', day: '2025-11-21' },
    { key: 'reported', state: 'now', day: undefined },
    { key: 'remitted', state: 'ahead', day: undefined },
    { key: 'posted', state: 'ahead', day: undefined },
  ]);
});

test('part D handed in twice: the last day counts; a draft has gone nowhere', () => {
  const [, , reported] = stepsOf({ state: 'RECONCILED', steps: days, postedOn: null });
  expect(reported).toEqual({ key: 'reported', state: 'done', day: '2025-11-27' });
  const [sent] = stepsOf({ state: 'DRAFT', steps: [], postedOn: null });
  expect(sent?.state).toBe('now');
});

test('part D once posted all is done', () => {
  const steps = stepsOf({ state: 'POSTED', steps: [], postedOn: '2025-11-30' });
  expect(steps.every(({ state }) => state === 'done')).toBe(true);
  expect(steps.at(-1)?.day).toBe('2025-11-30');
});
