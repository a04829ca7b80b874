import { describe, expect, test } from 'vitest';
import type { Reported } from '../../../../records/agency/reported.ts';
import type { Collection } from '../../../../records/figures/collections.ts';
import type { PersonalRow } from '../../../../records/figures/members.ts';
import { thisMonthOf } from './this-month.server.ts';

/** As the records give it; only what this month speaks of. */
const bill = (changed: Partial<Collection>) =>
  ({
    ...{ month: '2025-11-01', seq: 1, kind: 'MONTHLY', posted: false, status: 'PENDING' },
    ...{ billedSatang: 1_931_906n, collectedSatang: 0n, uncollectedSatang: 1_931_906n },
    ...{ receiptNo: null, receiptOn: null, reason: null },
    ...changed,
  }) as Collection;

const receipt = { posted: true, receiptNo: '68110012', receiptOn: '2025-11-28' };
const full = { ...receipt, collectedSatang: 1_931_906n, uncollectedSatang: 0n };
const person = (memberType: PersonalRow['memberType']) => ({ memberType }) as PersonalRow;

function of(bills: readonly Collection[], more: { reported?: Reported[]; associate?: true } = {}) {
  const { reported = [], associate } = more;
  const who = person(associate ? 'ASSOCIATE' : 'ORDINARY');
  return thisMonthOf({ bills, reported, person: who, asOf: '2025-11-28' });
}

describe('R041 D-05 this month', () => {
  test('billed and not taken has no receipt; taken it has number and day', () => {
    expect(of([bill({})])).toMatchObject({
      ...{ as_of: '2025-11-28', month: '2025-11', state: 'PENDING', billed: '19319.06' },
      bills: [{ year_be: 2568, month: 11, seq_no: 1, receipt_no: null, receipt_on: null }],
      ...{ reported: null, before: null, no_deduction: false },
    });
    const expected = bill({ receiptNo: '68110012', receiptOn: '2025-11-30' });
    expect(of([expected])).toMatchObject({
      expected_on: '2025-11-30',
      bills: [{ receipt_no: null, receipt_on: null }],
    });
    expect(of([bill(full)])).toMatchObject({
      ...{ state: 'FULL', expected_on: null, collected: '19319.06', uncollected: '0.00' },
      bills: [{ receipt_no: '68110012', receipt_on: '2025-11-28' }],
    });
  });

  test('taken in part, or not at all, it says why', () => {
    const part = { ...receipt, collectedSatang: 1_900_000n, uncollectedSatang: 31_906n };
    expect(of([bill({ ...part, reason: 'INSUFFICIENT' })])).toMatchObject({
      ...{ state: 'PARTIAL', collected: '19000.00', uncollected: '319.06' },
      reason: 'INSUFFICIENT',
    });
    expect(of([bill({ posted: true, reason: 'a word of its own' })])).toMatchObject({
      ...{ state: 'NONE', collected: '0.00', reason: 'OTHER' },
      bills: [{ receipt_no: null }],
    });
  });

  test('two bills are one sum, and wait while one of them does', () => {
    const second = bill({ ...receipt, seq: 3, billedSatang: 100n, collectedSatang: 100n });
    expect(of([bill({}), { ...second, uncollectedSatang: 0n }])).toMatchObject({
      ...{ state: 'PENDING', billed: '19320.06', collected: '1.00', uncollected: '19319.06' },
      bills: [{ seq_no: 1 }, { seq_no: 3, receipt_no: '68110012' }],
    });
  });

  test('what the agency says is of a bill of this month alone', () => {
    const report: Reported = {
      ...{ month: '2025-11-01', seq: 1, outcome: 'PARTIAL', collectedSatang: 100n, reason: null },
      ...{ reportedAt: new Date('2025-11-27T18:00:00Z'), isAccepted: true },
    };
    expect(of([bill({})], { reported: [report] }).reported).toEqual({
      ...{ outcome: 'PARTIAL', collected: '1.00', on: '2025-11-28', accepted: true },
    });
    expect(of([bill({})], { reported: [{ ...report, seq: 2 }] }).reported).toBeNull();
  });

  test('a month without a bill is nothing, and names the one before', () => {
    const october = bill({ ...full, month: '2025-10-01' });
    expect(of([october])).toMatchObject({
      ...{ month: '2025-11', state: 'NOTHING', billed: null, bills: [], no_deduction: false },
      before: { year_be: 2568, month: 10, seq_no: 1, collected: '19319.06' },
    });
    expect(of([])).toMatchObject({ state: 'NOTHING', before: null, no_deduction: false });
  });

  test('an associate who was never billed is one from whose pay nothing is deducted', () => {
    expect(of([], { associate: true })).toMatchObject({ state: 'NOTHING', no_deduction: true });
    expect(of([bill({})], { associate: true }).no_deduction).toBe(false);
  });

  test('a month billed ahead of the records is the one that is shown', () => {
    expect(of([bill({ month: '2025-12-01' })])).toMatchObject({ month: '2025-12' });
  });
});
