import { expect, test } from 'vitest';
import { queryNow, refOf } from './query-state.ts';

const still = { enabled: true, fetching: false, failed: false, data: undefined };

test('R105 R110 a feed is idle until it is asked', () => {
  expect(queryNow({ ...still, enabled: false, data: 'old' })).toEqual({
    state: 'idle',
    data: undefined,
  });
});

test('R105 R110 a request clears the data, the second one too', () => {
  const cleared = { state: 'fetching', data: undefined };
  expect(queryNow({ ...still, fetching: true })).toEqual(cleared);
  expect(queryNow({ ...still, fetching: true, data: 'old' })).toEqual(cleared);
  expect(queryNow({ ...still, fetching: true, failed: true, data: 'old' })).toEqual(cleared);
});

test('R105 R110 success stores the payload', () => {
  expect(queryNow({ ...still, data: 'new' })).toEqual({ state: 'success', data: 'new' });
  expect(queryNow({ ...still, data: null })).toEqual({ state: 'success', data: null });
});

test('R105 R110 failure clears the data', () => {
  expect(queryNow({ ...still, failed: true, data: 'old' })).toEqual({
    state: 'failure',
    data: undefined,
  });
});

test('a reference code is taken only from what has one', () => {
  expect(refOf({ ref: '7QK4-28NV' })).toBe('7QK4-28NV');
  expect([refOf(undefined), refOf(new Error('x')), refOf({ ref: 7 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
