import { describe, expect, test } from 'vitest';
import { reasons } from '../../intake.text.ts';
import { furtherAgency, furtherBill } from '../../tests/cases/further-bill.ts';
import type { Draft, Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, changed, faultsOf, locationsOf } from './cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));
const locationsAfter = (name: keyof Draft, index: number, fields: Fields) =>
  locationsOf(changed(name, index, fields)());

describe('agency months', () => {
  test.each<[string, number, Fields, string]>([
    ['of an unknown agency', 2, { AGENCY_NO: '01019999' }, 'AGENCY_NO'],
    ['twice', 1, { MONTH: '09/2568' }, 'MONTH'],
    ['due before it begins', 2, { DUE_ON: '31/10/2568' }, 'DUE_ON'],
    ['posted on no day', 1, { POSTED_ON: '' }, 'POSTED_ON'],
    ['posted before it begins', 1, { POSTED_ON: '30/09/2568' }, 'POSTED_ON'],
    ['posted on a day to come', 1, { POSTED_ON: '29/11/2568' }, 'POSTED_ON'],
    ['not posted, with a day', 2, { POSTED_ON: '28/11/2568' }, 'POSTED_ON'],
    ['not posted, with money', 3, { COLLECTED: '1.00', UNCOLLECTED: '299.00' }, 'COLLECTED'],
    ['that does not add up', 1, { UNCOLLECTED: '400.01' }, 'UNCOLLECTED'],
    ['with refunds below nothing', 1, { REFUND_PENDING: '-0.01' }, 'REFUND_PENDING'],
    ['with more members than were billed', 1, { MEMBERS: '3' }, 'MEMBERS'],
    ['with other refunds than its members', 1, { REFUND_PENDING: '15.01' }, 'REFUND_PENDING'],
  ])('F11 an agency month %s is reported', (_, index, fields, column) => {
    const found = locationsAfter('agency_months', index, fields);
    expect(found).toEqual([`agency_months.csv ${index + 2} ${column}`]);
  });

  test.each<[Fields, string[]]>([
    [{ BILLED: '2240.89', UNCOLLECTED: '400.01' }, ['BILLED', 'UNCOLLECTED']],
    [{ BILLED: '2240.89', COLLECTED: '1840.89' }, ['BILLED', 'COLLECTED']],
    [{ COLLECTED: '1840.89', UNCOLLECTED: '399.99' }, ['COLLECTED', 'UNCOLLECTED']],
  ])('F11 sums %o are those of the collections', (fields, columns) => {
    const found = locationsAfter('agency_months', 1, fields);
    expect(found).toEqual(columns.map((column) => `agency_months.csv 3 ${column}`));
  });

  test.each<[number, Fields, string]>([
    [1, { REFUND_PENDING: '-0.01' }, reasons.negative],
    [1, { UNCOLLECTED: '400.01' }, reasons.computed('BILLED - COLLECTED', '400.00', '400.01')],
    [3, { COLLECTED: '1.00', UNCOLLECTED: '299.00' }, reasons.mustBe('0.00', 'STATE = SENT')],
  ])(
    'F11 row %i with %o is told by itself, before its members are read',
    (index, fields, expected) => {
      const faults = changed('agency_months', index, fields)();
      expect(faults.map(({ reason }) => reason)).toEqual([expected]);
    },
  );

  test('F11 an agency month without collections has nothing to state', () => {
    const extra: Change = (draft) => {
      draft.agency_months.push({ ...at(draft, 'agency_months', 3), AGENCY_NO: '01011000' });
    };
    const columns = ['MEMBERS', 'BILLED', 'UNCOLLECTED'];
    expect(judge(extra)).toEqual(columns.map((column) => `agency_months.csv 6 ${column}`));
  });
});

describe('collections', () => {
  test.each<[string, number, Fields, string]>([
    ['of nobody', 6, { MEMBER_NO: '000009' }, 'MEMBER_NO'],
    ['of a month its agency was not billed', 6, { AGENCY_NO: '01011000' }, 'AGENCY_NO'],
    ['at the counter, of no agency', 3, { AGENCY_NO: '01019999' }, 'AGENCY_NO'],
    ['numbered from nothing', 0, { SEQ: '0' }, 'SEQ'],
    ['at the counter that is the first', 0, { KIND: 'OTHER' }, 'KIND'],
    ['posted before its agency', 2, { POSTED: '1', STATUS: 'NONE' }, 'POSTED'],
    ['that is not full', 0, { STATUS: 'PARTIAL' }, 'STATUS'],
    ['that is full', 1, { STATUS: 'FULL' }, 'STATUS'],
    ['of which nothing came', 5, { STATUS: 'PARTIAL' }, 'STATUS'],
    ['not posted, yet full', 2, { STATUS: 'FULL' }, 'STATUS'],
    ['not posted, yet paid', 6, { COLLECTED: '1.00', UNCOLLECTED: '299.00' }, 'COLLECTED'],
    ['that does not add up', 6, { UNCOLLECTED: '299.99' }, 'UNCOLLECTED'],
    ['with a salary below nothing', 0, { SALARY: '-0.01' }, 'SALARY'],
    ['with shares below nothing', 0, { SHARE_TOTAL: '-0.01' }, 'SHARE_TOTAL'],
    ['with interest below nothing', 0, { INTEREST_YTD: '-0.01' }, 'INTEREST_YTD'],
    ['with refunds below nothing', 0, { REFUND_PENDING: '-0.01' }, 'REFUND_PENDING'],
    ['paid without a receipt', 0, { RECEIPT_NO: '' }, 'RECEIPT_NO'],
    ['paid on no day', 0, { RECEIPT_ON: '' }, 'RECEIPT_ON'],
    ['paid on a day to come', 0, { RECEIPT_ON: '29/11/2568' }, 'RECEIPT_ON'],
    ['full, for a reason', 0, { REASON: 'OTHER' }, 'REASON'],
    ['moved without a transfer', 1, { NEW_AGENCY_NO: '01012002' }, 'NEW_AGENCY_NO'],
    ['moved to no agency', 5, { NEW_AGENCY_NO: '01019999' }, 'NEW_AGENCY_NO'],
  ])('F11 a collection %s is reported', (_, index, fields, column) => {
    const found = locationsAfter('collections', index, fields);
    expect(found).toContain(`collections.csv ${index + 2} ${column}`);
    expect(found.length).toBeLessThan(3);
  });

  test('0046 a further bill may be by payroll; its member counts once an agency', () => {
    expect(judge(furtherBill)).toEqual([]);
    expect(judge(furtherAgency)).toEqual([]);
    const twice: Change = (draft) => {
      furtherBill(draft);
      at(draft, 'agency_months', 2).MEMBERS = '2';
    };
    expect(judge(twice)).toEqual(['agency_months.csv 4 MEMBERS']);
    const once: Change = (draft) => {
      furtherAgency(draft);
      at(draft, 'agency_months', 3).MEMBERS = '1';
    };
    expect(judge(once)).toEqual(['agency_months.csv 5 MEMBERS']);
    const counter: Change = (draft) => {
      furtherBill(draft);
      Object.assign(at(draft, 'collections', 4), { KIND: 'OTHER' });
    };
    expect(judge(counter)).toContain('collections.csv 6 POSTED');
  });

  test('F11 a collection twice is reported at the second', () => {
    const twice: Change = (draft) => {
      draft.collections.splice(4, 0, at(draft, 'collections', 3));
    };
    expect(judge(twice)).toEqual(['collections.csv 6 SEQ']);
  });

  test('F11 money at the counter is posted', () => {
    const pending = { POSTED: '0', STATUS: 'PENDING', COLLECTED: '0.00', UNCOLLECTED: '527.12' };
    expect(locationsAfter('collections', 3, pending)).toEqual(['collections.csv 5 POSTED']);
  });

  test('F11 money at the counter leaves nothing uncollected, in sum and in each item', () => {
    const part = { COLLECTED: '527.11', UNCOLLECTED: '0.01', STATUS: 'PARTIAL' };
    expect(locationsAfter('collections', 3, part)).toEqual(['collections.csv 5 UNCOLLECTED']);
    const item = locationsAfter('collection_items', 10, { COLLECTED: '527.11' });
    expect(item).toEqual(['collection_items.csv 12 COLLECTED']);
  });

  test('F11 a month is billed once the one before it has come, and paid from then on', () => {
    const next: Change = (draft) => {
      const month = { MONTH: '12/2568', RECEIPT_ON: '01/11/2568' };
      Object.assign(at(draft, 'collections', 3), month);
      at(draft, 'collection_items', 10).MONTH = '12/2568';
    };
    expect(judge(next)).toEqual([]);
    const ahead = locationsAfter('collections', 3, { MONTH: '01/2569' });
    expect(ahead).toEqual(['collections.csv 5 MONTH', 'collections.csv 5 RECEIPT_ON']);
    expect(locationsAfter('collections', 3, { RECEIPT_ON: '01/10/2568' })).toEqual([]);
  });

  test('D-11 a bill of nothing is collected in full', () => {
    const nothing: Change = (draft) => {
      const fields = { STATUS: 'FULL', BILLED: '0.00', UNCOLLECTED: '0.00', REASON: '' };
      Object.assign(at(draft, 'collections', 5), fields, { NEW_AGENCY_NO: '' });
      const sums = { BILLED: '1940.88', UNCOLLECTED: '100.00' };
      Object.assign(at(draft, 'agency_months', 1), sums);
    };
    expect(judge(nothing)).toEqual([]);
  });
});

describe('cremation', () => {
  test.each<[string, Fields, string]>([
    ['of nobody', { MEMBER_NO: '000009' }, 'MEMBER_NO'],
    ['from a day to come', { JOINED_ON: '29/11/2568' }, 'JOINED_ON'],
    ['that does not add up', { BALANCE_AFTER: '600.01' }, 'BALANCE_AFTER'],
    ['of less than nothing', { INSURED_AMOUNT: '-0.01' }, 'INSURED_AMOUNT'],
    [
      'prepaid below nothing',
      { PREPAID_BALANCE: '-1.00', BALANCE_AFTER: '-61.00' },
      'PREPAID_BALANCE',
    ],
    ['to collect below nothing', { TO_COLLECT: '-1.00', BALANCE_AFTER: '539.00' }, 'TO_COLLECT'],
    ['aid below nothing', { AID_TO_OTHERS: '-1.00', BALANCE_AFTER: '601.00' }, 'AID_TO_OTHERS'],
  ])('F11 an enrolment %s is reported', (_, fields, column) => {
    const found = locationsAfter('cremation_enrolments', 0, fields);
    expect(found).toEqual([`cremation_enrolments.csv 2 ${column}`]);
  });

  test('D-12 what is left may be less than nothing', () => {
    const behind = { AID_TO_OTHERS: '700.00', BALANCE_AFTER: '-100.00' };
    expect(locationsAfter('cremation_enrolments', 0, behind)).toEqual([]);
  });

  test('F11 a number twice is reported at the second', () => {
    const twice: Change = (draft) => {
      draft.cremation_enrolments.push(at(draft, 'cremation_enrolments', 0));
    };
    expect(judge(twice)).toEqual(['cremation_enrolments.csv 3 CREMATION_NO']);
  });

  test.each<[string, Fields, string]>([
    ['of no enrolment', { CREMATION_NO: 'สฌ.0009' }, 'CREMATION_NO'],
    ['twice', { MONTH: '09/2568' }, 'MONTH'],
    ['before the one above', { MONTH: '08/2568' }, 'MONTH'],
    ['far off', { MONTH: '01/2569' }, 'MONTH'],
    ['that is no product', { DEATHS: '4' }, 'AMOUNT'],
    ['that does not add up', { OUTSTANDING: '0.01' }, 'OUTSTANDING'],
    ['with a rate below nothing', { RATE_PER_DEATH: '-20.00', DEATHS: '0' }, 'RATE_PER_DEATH'],
    ['with money below nothing', { COLLECTED: '-1.00', OUTSTANDING: '61.00' }, 'COLLECTED'],
    ['with more money than asked for', { COLLECTED: '61.00', OUTSTANDING: '-1.00' }, 'OUTSTANDING'],
  ])('F11 a cremation month %s is reported', (_, fields, column) => {
    const found = locationsAfter('cremation_months', 1, fields);
    expect(found).toContain(`cremation_months.csv 3 ${column}`);
    expect(found.length).toBeLessThan(3);
  });
});
