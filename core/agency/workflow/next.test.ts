import { expect, test } from 'vitest';
import { nextAction } from './next.ts';

const begun = { state: 'OPENED', unopened: false, report: 'NONE', open: ['unreported'] } as const;

test('D-24 the way from the letter to the hand-in, one action at a time', () => {
  expect(nextAction({ ...begun, state: 'SENT', unopened: true })).toBe('OPEN');
  expect(nextAction(begun)).toBe('REPORT');
  expect(nextAction({ ...begun, report: 'DRAFT', open: ['changed', 'slip'] })).toBe('REPORT');
  expect(nextAction({ ...begun, report: 'DRAFT', open: ['slip', 'difference'] })).toBe('ATTACH');
  expect(nextAction({ ...begun, report: 'DRAFT', open: ['difference'] })).toBe('EXPLAIN');
  expect(nextAction({ ...begun, report: 'DRAFT', open: ['explanation'] })).toBe('EXPLAIN');
  expect(nextAction({ ...begun, report: 'DRAFT', open: [] })).toBe('SUBMIT');
});

test('D-24 whoever has begun to report is not sent back to the letter', () => {
  expect(nextAction({ ...begun, unopened: true, report: 'DRAFT' })).toBe('REPORT');
});

test('D-24 what was sent back comes first, what is handed in or posted asks for nothing', () => {
  expect(nextAction({ ...begun, report: 'RETURNED', open: [] })).toBe('MEND');
  expect(nextAction({ ...begun, report: 'SUBMITTED', open: [] })).toBe('WAIT');
  expect(nextAction({ ...begun, report: 'ACCEPTED', open: [] })).toBe('ACCEPTED');
  expect(nextAction({ ...begun, state: 'DRAFT' })).toBe('WAIT');
  expect(nextAction({ ...begun, state: 'POSTED', unopened: true })).toBe('DONE');
});

test('part D what the core system has already is not asked for again', () => {
  for (const state of ['RESULT_RETURNED', 'REMITTED', 'RECONCILED'] as const) {
    for (const report of ['NONE', 'DRAFT'] as const) {
      for (const unopened of [false, true]) {
        expect(nextAction({ ...begun, state, report, unopened })).toBe('SUPPLEMENT');
      }
    }
    expect(nextAction({ ...begun, state, report: 'RETURNED' })).toBe('MEND');
  }
  // Opened by the core system's word: the letter of the portal is not asked for.
  expect(nextAction({ ...begun, unopened: true })).toBe('REPORT');
});
