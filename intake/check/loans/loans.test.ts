import { describe, expect, test } from 'vitest';
import type { Draft, Fields } from '../../tests/tiny-extract.ts';
import { at, type Change, changed, faultsOf, locationsOf } from '../tests/cases/case.ts';

const judge = (change: Change) => locationsOf(faultsOf(change));
const places = (name: keyof Draft, index: number, fields: Fields) =>
  locationsOf(changed(name, index, fields)());

describe('contracts', () => {
  test.each<[string, Fields, string]>([
    ['twice', { CONTRACT_NO: 'สม.0000001/2568' }, 'CONTRACT_NO'],
    ['of nobody', { MEMBER_NO: '000009' }, 'MEMBER_NO'],
    ['first due before it was signed', { CONTRACT_DATE: '01/08/2567' }, 'FIRST_DUE_ON'],
    ['over before it is first due', { MATURITY_ON: '30/07/2567' }, 'MATURITY_ON'],
    ['that repays nothing', { INSTALMENT: '0.00' }, 'INSTALMENT'],
    ['with more periods than a schedule', { PERIOD_TOTAL: '601' }, 'PERIOD_TOTAL'],
    ['with more paid out than approved', { APPROVED: '4999.99' }, 'DISBURSED'],
    ['closed with principal', { PRINCIPAL_BALANCE: '0.01' }, 'PRINCIPAL_BALANCE'],
    ['closed with interest', { ACCRUED_INTEREST: '0.01' }, 'ACCRUED_INTEREST'],
    ['closed on no day', { CLOSED_ON: '' }, 'CLOSED_ON'],
    ['with a period too many', { PERIOD_LAST: '6' }, 'PERIOD_LAST'],
    ['settled by an unknown one', { REFINANCED_BY: 'X1' }, 'REFINANCED_BY'],
  ])('F11 a contract %s is reported', (_, fields, column) => {
    expect(places('loans', 1, fields)).toEqual([`loans.csv 3 ${column}`]);
  });

  test.each<[string, Fields, string]>([
    ['signed on a day to come', { CONTRACT_DATE: '29/11/2568' }, 'CONTRACT_DATE'],
    ['with more in arrears than is left', { PRINCIPAL_ARREARS: '10500.01' }, 'PRINCIPAL_ARREARS'],
    ['with more interest in arrears than owed', { INTEREST_ARREARS: '22.45' }, 'INTEREST_ARREARS'],
    ['with arrears below nothing', { PRINCIPAL_ARREARS: '-0.01' }, 'PRINCIPAL_ARREARS'],
    ['with interest arrears below nothing', { INTEREST_ARREARS: '-0.01' }, 'INTEREST_ARREARS'],
    ['open and closed', { CLOSED_ON: '15/11/2568' }, 'CLOSED_ON'],
    ['open and settled', { REFINANCED_BY: 'X1' }, 'REFINANCED_BY'],
  ])('F11 a contract %s is reported', (_, fields, column) => {
    expect(places('loans', 0, fields)).toContain(`loans.csv 2 ${column}`);
  });

  test.each<[string, Fields]>([
    ['DISBURSED', { DISBURSED: '12000.01', APPROVED: '12000.01' }],
    ['PERIOD_LAST', { PERIOD_LAST: '2' }],
    ['LAST_PAYMENT_ON', { LAST_PAYMENT_ON: '14/11/2568' }],
    ['ACCRUED_INTEREST', { ACCRUED_INTEREST: '22.43' }],
    ['ANNUAL_RATE', { ANNUAL_RATE: '6.0001' }],
  ])('F11 %s must be what the lines come to', (column, fields) => {
    expect(places('loans', 0, fields)).toEqual([`loans.csv 2 ${column}`]);
  });

  test('F11 a contract closes on the day of its last line', () => {
    expect(places('loans', 1, { CLOSED_ON: '01/09/2567' })).toEqual(['loans.csv 3 CLOSED_ON']);
  });

  test('F11 a contract that was paid out has lines', () => {
    const withoutLines: Change = ({ loan_lines }) => loan_lines.splice(3, 3);
    expect(judge(withoutLines)).toContain('loans.csv 3 DISBURSED');
    expect(
      judge((draft) => {
        withoutLines(draft);
        const approved = { DISBURSED: '0.00', PERIOD_LAST: '0', LAST_PAYMENT_ON: '' };
        Object.assign(at(draft, 'loans', 1), approved, { STATUS: 'OPEN', CLOSED_ON: '' });
        Object.assign(at(draft, 'dividends', 0), { INTEREST_BASE: '0.00', REFUND: '0.00' });
        at(draft, 'dividends', 0).NET = '85.00';
      }),
    ).toEqual([]);
  });

  test('F11 a contract that was paid off is closed, one that was not is open', () => {
    const open = { STATUS: 'OPEN', CLOSED_ON: '' };
    expect(places('loans', 1, open)).toEqual(['loans.csv 3 STATUS']);
    const adjusted: Change = (draft) => {
      at(draft, 'loan_lines', 5).TYPE_CODE = '06';
      at(draft, 'loans', 1).LAST_PAYMENT_ON = '31/07/2567';
    };
    expect(judge(adjusted)).toEqual(['loans.csv 3 STATUS']);
  });

  test('F11 periods beyond the contract’s are told by its own row', () => {
    const beyond: Change = (draft) => {
      at(draft, 'loans', 1).PERIOD_LAST = '6';
      at(draft, 'loan_lines', 4).PERIOD_NO = '6';
    };
    expect(judge(beyond)).toEqual(['loans.csv 3 PERIOD_LAST']);
  });

  /** A contract that was signed and given up before any money was paid out. */
  const cancelledContract =
    (fields: Fields): Change =>
    (draft) => {
      const nothing = { DISBURSED: '0.00', PERIOD_LAST: '0', LAST_PAYMENT_ON: '' };
      const row = { ...at(draft, 'loans', 1), CONTRACT_NO: 'ฉฉ.0000002/2567', ...nothing };
      draft.loans.push({ ...row, ...fields });
    };

  test.each<[string, Fields, string]>([
    ['closed before it was signed', { CLOSED_ON: '19/06/2567' }, 'CLOSED_ON'],
    ['closed on a day to come', { CLOSED_ON: '29/11/2568' }, 'CLOSED_ON'],
    ['closed on no day', { CLOSED_ON: '' }, 'CLOSED_ON'],
    ['with a payment', { LAST_PAYMENT_ON: '31/08/2567' }, 'LAST_PAYMENT_ON'],
    ['with a period', { PERIOD_LAST: '1' }, 'PERIOD_LAST'],
    ['and settled', { REFINANCED_BY: 'ฉฉ.0000001/2567' }, 'REFINANCED_BY'],
  ])('F11 a contract given up, %s, is reported', (_, fields, column) => {
    expect(judge(cancelledContract({}))).toEqual([]);
    expect(judge(cancelledContract(fields))).toEqual([`loans.csv 4 ${column}`]);
  });

  test('A.3 a contract settled by a new one of the same member', () => {
    const refinance: Change = (draft) => {
      const next = { CONTRACT_NO: 'ฉฉ.0000002/2567', DISBURSED: '0.00', PERIOD_LAST: '0' };
      const open = { LAST_PAYMENT_ON: '', STATUS: 'OPEN', CLOSED_ON: '' };
      draft.loans.push({ ...at(draft, 'loans', 1), ...next, ...open });
      at(draft, 'loans', 1).REFINANCED_BY = next.CONTRACT_NO;
      at(draft, 'loan_lines', 5).TYPE_CODE = '05';
    };
    expect(judge(refinance)).toEqual([]);
    const unsettled: Change = (draft) => {
      refinance(draft);
      at(draft, 'loan_lines', 5).TYPE_CODE = '04';
    };
    expect(judge(unsettled)).toEqual(['loans.csv 3 REFINANCED_BY']);
  });
});

describe('guarantees', () => {
  test.each<[string, number, Fields, string]>([
    ['for an unknown contract', 3, { CONTRACT_NO: 'X1', SEQ: '1' }, 'CONTRACT_NO'],
    ['out of its row', 3, { SEQ: '5' }, 'SEQ'],
    ['for more than was lent', 3, { AMOUNT: '12000.01' }, 'AMOUNT'],
    ['for nothing', 3, { AMOUNT: '0.00' }, 'AMOUNT'],
    ['by somebody unknown', 0, { GUARANTOR_NO: '000009' }, 'GUARANTOR_NO'],
    ['by the borrower', 0, { GUARANTOR_NO: '000001' }, 'GUARANTOR_NO'],
    ['by nobody', 0, { GUARANTOR_NO: '' }, 'GUARANTOR_NO'],
    ['by a person and land', 3, { GUARANTOR_NO: '000003' }, 'GUARANTOR_NO'],
    ['by land without a title', 3, { REF_NO: '' }, 'REF_NO'],
    ['by no account', 2, { REF_NO: '' }, 'REF_NO'],
    ['by an unknown account', 2, { REF_NO: '01020000099' }, 'REF_NO'],
  ])('F11 a guarantee %s is reported', (_, index, fields, column) => {
    const found = places('guarantees', index, fields);
    expect(found).toEqual([`guarantees.csv ${index + 2} ${column}`]);
  });

  test('F11 only an account of the borrower secures a loan', () => {
    const found = places('deposit_accounts', 0, { MEMBER_NO: '000003' });
    expect(found).toEqual(['guarantees.csv 4 REF_NO']);
  });

  test('F11 guarantees of a contract stand together', () => {
    const apart: Change = (draft) => {
      const other = at(draft, 'loans', 0);
      draft.loans.push({ ...other, CONTRACT_NO: 'สม.2', DISBURSED: '0.00', PERIOD_LAST: '0' });
      const empty = { PRINCIPAL_BALANCE: '0.00', ACCRUED_INTEREST: '0.00', LAST_PAYMENT_ON: '' };
      Object.assign(at(draft, 'loans', 2), empty);
      const own = { CONTRACT_NO: 'สม.2', SEQ: '1', AMOUNT: '1.00' };
      draft.guarantees.splice(1, 0, { ...at(draft, 'guarantees', 0), ...own });
    };
    expect(judge(apart)).toEqual(['guarantees.csv 4 CONTRACT_NO']);
  });
});

describe('debts dealt with out of the ordinary', () => {
  /** The contract of 000003 as it would be if its last 4,000.00 had been written off. */
  const writtenOff =
    (line: Fields, contract: Fields): Change =>
    (draft) => {
      const last = at(draft, 'loan_lines', 5);
      const off = {
        TYPE_CODE: '07',
        INTEREST: '0.00',
        RECEIPT_NO: '',
        TOTAL: last.PRINCIPAL ?? '',
      };
      Object.assign(last, off, line);
      const status = { DEBT_STATUS: 'WRITTEN_OFF', DEBT_STATUS_ON: '31/08/2567' };
      const paid = { WRITTEN_OFF: last.PRINCIPAL ?? '', LAST_PAYMENT_ON: '31/07/2567' };
      Object.assign(at(draft, 'loans', 1), status, paid, contract);
      const [dividend, before] = [at(draft, 'dividends', 0), at(draft, 'loan_lines', 4)];
      dividend.INTEREST_BASE = before.INTEREST ?? '';
      dividend.REFUND_STATUS = 'HELD';
      dividend.REFUND = '0.00';
      dividend.NET = '85.00';
    };

  test('0039 what was written off closes a contract that nobody paid, and may be secured', () => {
    expect(judge(writtenOff({}, {}))).toEqual([]);
    const secured: Change = (draft) => {
      writtenOff({}, {})(draft);
      const own = { CONTRACT_NO: 'ฉฉ.0000001/2567', SEQ: '1', AMOUNT: '1.00' };
      draft.guarantees.push({ ...at(draft, 'guarantees', 3), ...own });
    };
    expect(judge(secured)).toEqual([]);
  });

  test.each<[string, Fields, Fields, string]>([
    [
      'that is said of nothing',
      {},
      { DEBT_STATUS: '', DEBT_STATUS_ON: '' },
      'loans.csv 3 WRITTEN_OFF',
    ],
    ['of another amount', {}, { WRITTEN_OFF: '0.01' }, 'loans.csv 3 WRITTEN_OFF'],
    ['of more than was lent', {}, { WRITTEN_OFF: '5000.01' }, 'loans.csv 3 WRITTEN_OFF'],
    ['below nothing', {}, { WRITTEN_OFF: '-0.01' }, 'loans.csv 3 WRITTEN_OFF'],
    ['on a day before', {}, { DEBT_STATUS_ON: '30/08/2567' }, 'loans.csv 3 DEBT_STATUS_ON'],
    ['on a day after', {}, { DEBT_STATUS_ON: '01/09/2567' }, 'loans.csv 3 CLOSED_ON'],
    ['of an open contract', {}, { STATUS: 'OPEN', CLOSED_ON: '' }, 'loans.csv 3 STATUS'],
    ['that is a payment', {}, { LAST_PAYMENT_ON: '31/08/2567' }, 'loans.csv 3 LAST_PAYMENT_ON'],
    ['with interest', { INTEREST: '0.01' }, {}, 'loan_lines.csv 7 INTEREST'],
    ['with interest left', { INTEREST_BALANCE: '0.01' }, {}, 'loan_lines.csv 7 INTEREST_BALANCE'],
    ['that pays out', { SIGN: '1' }, {}, 'loan_lines.csv 7 SIGN'],
  ])('F11 a write-off %s is reported', (_, line, contract, place) => {
    expect(judge(writtenOff(line, contract))).toContain(place);
  });

  test.each<[string, Fields, string]>([
    ['in court on no day', { DEBT_STATUS: 'LAWSUIT' }, 'DEBT_STATUS_ON'],
    ['since a day, and not said how', { DEBT_STATUS_ON: '01/11/2568' }, 'DEBT_STATUS_ON'],
    [
      'agreed anew on a day to come',
      { DEBT_STATUS: 'RESTRUCTURED', DEBT_STATUS_ON: '29/11/2568' },
      'DEBT_STATUS_ON',
    ],
    [
      'agreed anew before it was agreed on',
      { DEBT_STATUS: 'RESTRUCTURED', DEBT_STATUS_ON: '19/09/2568' },
      'DEBT_STATUS_ON',
    ],
    [
      'in court, with an amount that left the books',
      { DEBT_STATUS: 'LAWSUIT', DEBT_STATUS_ON: '01/11/2568', WRITTEN_OFF: '1.00' },
      'WRITTEN_OFF',
    ],
    [
      'written off by no line',
      { DEBT_STATUS: 'WRITTEN_OFF', DEBT_STATUS_ON: '01/11/2568' },
      'STATUS',
    ],
  ])('F11 a contract %s is reported', (_, fields, column) => {
    expect(places('loans', 0, fields)).toEqual([`loans.csv 2 ${column}`]);
  });

  test('0039 a contract that is agreed anew or in court goes on', () => {
    for (const status of ['RESTRUCTURED', 'LAWSUIT']) {
      expect(places('loans', 0, { DEBT_STATUS: status, DEBT_STATUS_ON: '01/11/2568' })).toEqual([]);
    }
    const closed = { DEBT_STATUS: 'LAWSUIT', DEBT_STATUS_ON: '31/08/2567' };
    expect(places('loans', 1, closed)).toEqual(['loans.csv 3 STATUS']);
  });
});
