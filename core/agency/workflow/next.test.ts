import { expect, test } from 'vitest';
import { nextDeed } from './next.ts';

const begun = { state: 'OPENED', unopened: false, report: 'NONE', open: ['unreported'] } as const;

test('D-24 the way from the letter to the hand-in, one deed at a time', () => {
  expect(nextDeed({ ...begun, state: 'SENT', unopened: true })).toBe('OPEN');
  expect(nextDeed(begun)).toBe('REPORT');
  expect(nextDeed({ ...begun, report: 'DRAFT', open: ['changed', 'slip'] })).toBe('REPORT');
  expect(nextDeed({ ...begun, report: 'DRAFT', open: ['slip', 'difference'] })).toBe('ATTACH');
  expect(nextDeed({ ...begun, report: 'DRAFT', open: ['difference'] })).toBe('EXPLAIN');
  expect(nextDeed({ ...begun, report: 'DRAFT', open: ['explanation'] })).toBe('EXPLAIN');
  expect(nextDeed({ ...begun, report: 'DRAFT', open: [] })).toBe('SUBMIT');
});

test('D-24 whoever has begun to report is not sent back to the letter', () => {
  expect(nextDeed({ ...begun, unopened: true, report: 'DRAFT' })).toBe('REPORT');
});

test('D-24 what was sent back comes first, what is handed in or posted asks for nothing', () => {
  expect(nextDeed({ ...begun, report: 'RETURNED', open: [] })).toBe('MEND');
  expect(nextDeed({ ...begun, report: 'SUBMITTED', open: [] })).toBe('WAIT');
  expect(nextDeed({ ...begun, report: 'ACCEPTED', open: [] })).toBe('ACCEPTED');
  expect(nextDeed({ ...begun, state: 'DRAFT' })).toBe('WAIT');
  expect(nextDeed({ ...begun, state: 'POSTED', unopened: true })).toBe('DONE');
});

test('part D what the core system has already is not asked for again', () => {
  for (const state of ['RESULT_RETURNED', 'REMITTED', 'RECONCILED'] as const) {
    for (const report of ['NONE', 'DRAFT'] as const) {
      for (const unopened of [false, true]) {
        expect(nextDeed({ ...begun, state, report, unopened })).toBe('SUPPLEMENT');
      }
    }
    expect(nextDeed({ ...begun, state, report: 'RETURNED' })).toBe('MEND');
  }
  // Opened by the core system's word: the letter of the portal is not asked for.
  expect(nextDeed({ ...begun, unopened: true })).toBe('REPORT');
});
