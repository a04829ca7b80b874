import { expect, test } from 'vitest';
import { limitLeft } from '../revolving.ts';

const loan = {
  revolving: true,
  approvedSatang: 5_000_000n,
  principalBalanceSatang: 4_119_000n,
  status: 'OPEN',
  debtStatus: null,
  maturityOn: '2027-01-31',
} as const;
const asOf = '2025-11-28';

test('0042 what is left of a limit is the limit less what is owed', () => {
  expect(limitLeft(loan, asOf)).toBe(881_000n);
  expect(limitLeft({ ...loan, principalBalanceSatang: 5_000_000n }, asOf)).toBe(0n);
  expect(limitLeft({ ...loan, principalBalanceSatang: 0n }, asOf)).toBe(5_000_000n);
});

test('0042 a contract may be drawn on up to its last day', () => {
  expect(limitLeft({ ...loan, maturityOn: asOf }, asOf)).toBe(881_000n);
  expect(limitLeft({ ...loan, maturityOn: '2025-11-27' }, asOf)).toBeUndefined();
});

test.each([
  ['is drawn once', { revolving: false }],
  ['is closed', { status: 'CLOSED' }],
  ['was agreed anew', { debtStatus: 'RESTRUCTURED' }],
  ['is in court', { debtStatus: 'LAWSUIT' }],
  ['was written off', { debtStatus: 'WRITTEN_OFF' }],
] as const)('0042 nothing is left to draw of what %s', (_, fields) => {
  expect(limitLeft({ ...loan, ...fields }, asOf)).toBeUndefined();
});
