import { describe, expect, test } from 'vitest';
import type { Draft, Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, changed, faultsOf, locationsOf } from './cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));
const locationsAfter = (name: keyof Draft, index: number, fields: Fields) =>
  locationsOf(changed(name, index, fields)());

describe('beneficiaries', () => {
  test('D-14 percentages need not add up, or be there', () => {
    expect(locationsAfter('beneficiaries', 0, { SHARE_PERCENT: '10.00' })).toEqual([]);
    expect(locationsAfter('beneficiaries', 0, { SHARE_PERCENT: '' })).toEqual([]);
  });

  test.each<[string, Fields, string]>([
    ['of nobody', { MEMBER_NO: '000004', ORDER_NO: '1' }, 'MEMBER_NO'],
    ['out of order', { ORDER_NO: '3' }, 'ORDER_NO'],
    ['twice', { ORDER_NO: '1' }, 'ORDER_NO'],
    ['with more than everything', { SHARE_PERCENT: '100.01' }, 'SHARE_PERCENT'],
    ['named on a day to come', { DOCUMENT_ON: '29/11/2568' }, 'DOCUMENT_ON'],
    ['before being named', { EFFECTIVE_ON: '28/02/2560' }, 'EFFECTIVE_ON'],
  ])('F11 a beneficiary %s is reported', (_, fields, column) => {
    const found = locationsAfter('beneficiaries', 1, fields);
    expect(found).toEqual([`beneficiaries.csv 3 ${column}`]);
  });
});

describe('welfare', () => {
  test('F11 a kind twice, of less than nothing', () => {
    const kind: Change = (draft) => {
      draft.welfare_types.push({ ...at(draft, 'welfare_types', 0), MAX_AMOUNT: '-0.01' });
    };
    const columns = ['TYPE_CODE', 'MAX_AMOUNT'];
    expect(judge(kind)).toEqual(columns.map((column) => `welfare_types.csv 3 ${column}`));
  });

  test.each<[string, number, Fields, string]>([
    ['twice', 1, { REQUEST_NO: '0000001/2567' }, 'REQUEST_NO'],
    ['of nobody', 0, { MEMBER_NO: '000009' }, 'MEMBER_NO'],
    ['of no kind', 0, { TYPE_CODE: 'WEDDING' }, 'TYPE_CODE'],
    ['for more than there is', 0, { AMOUNT: '3000.01' }, 'AMOUNT'],
    ['for less than nothing', 0, { AMOUNT: '-0.01' }, 'AMOUNT'],
    ['made on a day to come', 1, { REQUESTED_ON: '29/11/2568' }, 'REQUESTED_ON'],
    ['paid on a day to come', 0, { PAID_ON: '29/11/2568' }, 'PAID_ON'],
    ['paid before it was made', 0, { PAID_ON: '30/04/2567' }, 'PAID_ON'],
    ['paid while it is looked at', 0, { STATUS: 'PENDING' }, 'PAID_ON'],
    ['paid though rejected', 0, { STATUS: 'REJECTED' }, 'PAID_ON'],
  ])('F11 a claim %s is reported', (_, index, fields, column) => {
    const found = locationsAfter('welfare_claims', index, fields);
    expect(found).toEqual([`welfare_claims.csv ${index + 2} ${column}`]);
  });
});

describe('fiscal years', () => {
  test.each<[string, Fields, string]>([
    ['that ends in another', { YEAR: '2568' }, 'ENDS_ON'],
    ['that begins within a month', { STARTS_ON: '02/01/2567' }, 'ENDS_ON'],
    ['of thirteen months', { STARTS_ON: '01/12/2566' }, 'ENDS_ON'],
    ['above the ceiling', { DIVIDEND_RATE: '10.0001' }, 'DIVIDEND_RATE'],
    ['with a cut-off that some months lack', { CUTOFF_DAY: '29' }, 'CUTOFF_DAY'],
    ['paid on a day to come', { PAID_ON: '29/11/2568' }, 'PAID_ON'],
    ['paid before it ends', { PAID_ON: '30/12/2567' }, 'PAID_ON'],
    ['paid before it is approved', { STATE: 'PENDING' }, 'PAID_ON'],
    ['paid though rejected', { STATE: 'REJECTED' }, 'PAID_ON'],
  ])('F11 a year %s is reported', (_, fields, column) => {
    expect(locationsAfter('dividend_years', 0, fields)).toEqual([`dividend_years.csv 2 ${column}`]);
  });

  test('B.3 a year may begin in any month', () => {
    const year = { STARTS_ON: '01/10/2566', ENDS_ON: '30/09/2567' };
    const found = locationsAfter('dividend_years', 0, year);
    expect(found.filter((location) => location.startsWith('dividend_years.csv'))).toEqual([]);
  });

  test('F11 a year that is not over has no dividend', () => {
    const year = { YEAR: '2568', STARTS_ON: '01/01/2568', ENDS_ON: '31/12/2568', PAID_ON: '' };
    const next: Change = (draft) => {
      draft.dividend_years.push({ ...at(draft, 'dividend_years', 0), ...year });
    };
    expect(judge(next)).toEqual(['dividend_years.csv 3 ENDS_ON']);
  });
});

describe('dividends', () => {
  test.each<[string, Fields, string]>([
    ['of nobody', { MEMBER_NO: '000004' }, 'MEMBER_NO'],
    ['of an unknown year', { YEAR: '2566' }, 'YEAR'],
    ['that does not add up', { NET: '90.66' }, 'NET'],
    ['with a refund that is none', { REFUND: '5.66', NET: '90.66' }, 'REFUND'],
    ['refunded though held', { REFUND_STATUS: 'HELD' }, 'REFUND'],
    ['paid though held', { DIVIDEND_STATUS: 'HELD' }, 'DIVIDEND'],
    ['with a gift below nothing', { GIFT: '-0.01', NET: '85.64' }, 'GIFT'],
    ['with deductions below nothing', { DEDUCTED: '-0.01', NET: '100.66' }, 'DEDUCTED'],
    ['with shares below nothing', { SHARE_BASE: '-0.01' }, 'SHARE_BASE'],
    [
      'with interest below nothing',
      { INTEREST_BASE: '-0.01', REFUND: '0.00', NET: '85.00' },
      'INTEREST_BASE',
    ],
    ['into a bank without a name', { BANK_CODE: '' }, 'BANK_CODE'],
    ['into a bank without an account', { PAY_ACCOUNT_NO: '' }, 'PAY_ACCOUNT_NO'],
    ['in cash at a bank', { PAY_METHOD: 'CASH' }, 'BANK_CODE'],
    [
      'into no account',
      { PAY_METHOD: 'ACCOUNT', BANK_CODE: '', PAY_ACCOUNT_NO: '' },
      'PAY_ACCOUNT_NO',
    ],
    ['seized and paid', { PAY_METHOD: 'HELD', BANK_CODE: '' }, 'PAID_ON'],
    ['paid within its year', { PAID_ON: '31/12/2567' }, 'PAID_ON'],
    ['paid on a day to come', { PAID_ON: '29/11/2568' }, 'PAID_ON'],
    ['of other shares than its ledger', { SHARE_BASE: '1600.01' }, 'SHARE_BASE'],
    ['of other interest than was paid', { INTEREST_BASE: '56.51' }, 'INTEREST_BASE'],
    ['of another amount than reckoned', { DIVIDEND: '90.01', NET: '90.66' }, 'DIVIDEND'],
    ['of other deductions than are listed', { DEDUCTED: '10.01', NET: '90.64' }, 'DEDUCTED'],
  ])('F11 a dividend %s is reported', (_, fields, column) => {
    expect(locationsAfter('dividends', 0, fields)).toEqual([`dividends.csv 2 ${column}`]);
  });

  test('F11 a dividend twice is reported at the second', () => {
    const twice: Change = (draft) => {
      draft.dividends.push(at(draft, 'dividends', 0));
    };
    expect(judge(twice)).toEqual(['dividends.csv 3 YEAR']);
  });

  test('F11 what was brought forward within a year has no dividend for it', () => {
    const found = locationsAfter('share_lines', 4, { POSTED_ON: '02/01/2567' });
    expect(found).toEqual(['dividends.csv 2 YEAR']);
  });

  test('F11 a dividend below nothing is reported', () => {
    const found = locationsAfter('dividends', 0, { DIVIDEND: '-0.01', NET: '0.64' });
    expect(found).toEqual(['dividends.csv 2 DIVIDEND']);
    expect(locationsAfter('dividends', 0, { DEDUCTED: '110.65', NET: '-10.00' })).toEqual([
      'dividends.csv 2 NET',
    ]);
    const refund = { REFUND: '-0.01', NET: '84.99' };
    expect(locationsAfter('dividends', 0, refund)).toContain('dividends.csv 2 REFUND');
  });

  test('F11 before a year is approved nothing is paid', () => {
    const found = locationsAfter('dividend_years', 0, { STATE: 'PENDING', PAID_ON: '' });
    expect(found).toEqual(['dividends.csv 2 PAID_ON']);
  });

  test('D-32 what is held is nothing, whatever the shares were', () => {
    const withheld = { DIVIDEND_STATUS: 'HELD', DIVIDEND: '0.00', NET: '0.65' };
    expect(locationsAfter('dividends', 0, withheld)).toEqual([]);
    const base = { ...withheld, SHARE_BASE: '1600.01' };
    expect(locationsAfter('dividends', 0, base)).toEqual(['dividends.csv 2 SHARE_BASE']);
  });

  test('F11 a member without any share has no dividend', () => {
    const nobody: Change = (draft) => {
      const row = { ...at(draft, 'dividends', 0), MEMBER_NO: '000002', DEDUCTED: '0.00' };
      const nothing = { INTEREST_BASE: '0.00', REFUND: '0.00', GIFT: '0.00', NET: '90.00' };
      draft.dividends.unshift({ ...row, ...nothing });
      draft.share_lines.splice(2, 2);
    };
    const columns = ['SHARE_BASE', 'DIVIDEND'];
    expect(judge(nobody)).toEqual(columns.map((column) => `dividends.csv 2 ${column}`));
  });

  test('F11 the ledger is told apart from the dividend: its own faults come first', () => {
    const found = locationsAfter('share_lines', 5, { AMOUNT: '600.01' });
    expect(found).toEqual(['share_lines.csv 7 BALANCE']);
  });

  test.each<[string, number, Fields, string]>([
    ['of no dividend', 1, { MEMBER_NO: '000004', SEQ: '1' }, 'MEMBER_NO'],
    ['of a member without one', 0, { MEMBER_NO: '000001' }, 'MEMBER_NO'],
    ['of an unknown year', 0, { YEAR: '2566' }, 'MEMBER_NO'],
    ['out of order', 1, { SEQ: '3' }, 'SEQ'],
    ['of nothing', 1, { AMOUNT: '0.00' }, 'AMOUNT'],
  ])('F11 a deduction %s is reported', (_, index, fields, column) => {
    const found = locationsAfter('dividend_deductions', index, fields);
    expect(found).toContain(`dividend_deductions.csv ${index + 2} ${column}`);
  });
});
