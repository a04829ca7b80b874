import { describe, expect, test } from 'vitest';
import { formatNumber } from '../../../core/thai-number.ts';
import { dayNumber, monthNumber } from '../../calendar.ts';
import { cast } from '../../cast.ts';
import { accountNo, kinds } from '../../ledgers/deposit-kinds.ts';
import { dueIn } from '../loan.ts';
import { loansOf } from '../loans-of.ts';
import { demoDay, loanRows } from './rows-of.ts';

// The smallest cooperative: the cast and nobody else.
const all = loanRows(cast.length);
const of = (memberNo: string) => all.filter(({ row }) => row.MEMBER_NO === memberNo);
const contract = (no: string) => {
  const found = all.find(({ row }) => row.CONTRACT_NO === no);
  if (!found) throw new Error(`no ${no}`);
  return found;
};
const november = monthNumber('2025-11-01');

describe('000123, the member of the reference screens', () => {
  const ordinary = contract('สม6600123');
  const emergency = contract('ฉฉ.0001234/2568');

  test('D-07 ordinary: 900,000.00 at 6.00 %, 7,500.00 a period, 30 of 120 paid', () => {
    expect(ordinary.row).toMatchObject({
      FAMILY: 'ORDINARY',
      TYPE_NAME: 'เงินกู้สามัญ',
      CONTRACT_DATE: '2023-05-10',
      FIRST_DUE_ON: '2023-05-31',
      MATURITY_ON: '2033-04-30',
      APPROVED: 90_000_000n,
      DISBURSED: 90_000_000n,
      ANNUAL_RATE: '6.00',
      DAY_COUNT: 'ACT_365F',
      REPAYMENT_METHOD: 'EQUAL_PRINCIPAL',
      INSTALMENT: 750_000n,
      PERIOD_LAST: 30,
      PERIOD_TOTAL: 120,
      PRINCIPAL_BALANCE: 67_500_000n,
      PRINCIPAL_ARREARS: 0n,
      INTEREST_ARREARS: 0n,
      LAST_PAYMENT_ON: '2025-10-31',
      STATUS: 'OPEN',
      CLOSED_ON: '',
    });
    expect(ordinary.lines.at(-1)).toMatchObject({
      POSTED_ON: '2025-10-31',
      RECEIPT_NO: '6810000123',
      PERIOD_NO: 30,
      TYPE_CODE: '02',
      SIGN: -1,
      PRINCIPAL: 750_000n,
      BALANCE: 67_500_000n,
    });
    // 28 days of 675,000.00.
    expect(ordinary.row.ACCRUED_INTEREST).toBe(310_685n);
  });

  test('D-07 emergency: 50,000.00 at 6.50 %, 4,170.00 a period, 3 of 12 paid', () => {
    expect(emergency.row).toMatchObject({
      FAMILY: 'EMERGENCY',
      APPROVED: 5_000_000n,
      ANNUAL_RATE: '6.50',
      INSTALMENT: 417_000n,
      PERIOD_LAST: 3,
      PERIOD_TOTAL: 12,
      PRINCIPAL_BALANCE: 3_749_000n,
      STATUS: 'OPEN',
    });
    expect(emergency.lines.map((line) => line.POSTED_ON)).toEqual([
      '2025-08-08',
      '2025-08-31',
      '2025-09-30',
      '2025-10-31',
    ]);
  });

  test('712,490.00 are owed in all, 25.00 % of what was approved is paid', () => {
    const owed = [ordinary, emergency].map(({ loan }) => loan.balanceSatang);
    expect(owed.reduce((sum, one) => sum + one)).toBe(71_249_000n);
    const approved = 95_000_000n;
    expect(formatNumber(Number((approved - 71_249_000n) * 10_000n) / Number(approved) / 100)).toBe(
      '25.00',
    );
  });

  test('D-11 the bill of November: 15,199.06, not posted yet', () => {
    expect(dueIn(ordinary.loan, november)).toEqual({
      periodNo: 31,
      principalSatang: 750_000n,
      interestSatang: 332_877n,
      days: 30,
    });
    expect(dueIn(emergency.loan, november)).toEqual({
      periodNo: 4,
      principalSatang: 417_000n,
      interestSatang: 20_029n,
      days: 30,
    });
    expect(750_000n + 332_877n + 417_000n + 20_029n).toBe(1_519_906n);
    expect(dueIn(ordinary.loan, november + 1)).toBeUndefined();
  });

  test('D-13 three guarantors of the cast, each for a third', () => {
    expect(ordinary.guarantees.map((row) => [row.GUARANTOR_NO, row.NAME, row.AMOUNT])).toEqual([
      ['000222', 'นางอรุณี พูนทรัพย์', 30_000_000n],
      ['000456', 'นายประเสริฐ มั่นคง', 30_000_000n],
      ['000789', 'นางสาววิภา สุขสวัสดิ์', 30_000_000n],
    ]);
  });

  test('an older loan was paid as scheduled', () => {
    const older = contract('สม5900123');
    expect(older.row).toMatchObject({ STATUS: 'CLOSED', CLOSED_ON: '2023-04-30', PERIOD_LAST: 84 });
    expect(older.lines.at(-1)).toMatchObject({ TYPE_CODE: '02', PRINCIPAL: 524_000n });
    expect(of('000123')).toHaveLength(3);
  });
});

describe('the others', () => {
  test('000111 has no loans', () => {
    expect(of('000111')).toEqual([]);
  });

  test('000222 missed March 2568, paid at the counter in April, and has a house on land', () => {
    const [house, ordinary] = of('000222');
    expect(house?.guarantees.map((row) => [row.KIND, row.REF_NO, row.AMOUNT])).toEqual([
      ['LAND', '48217', 150_000_000n],
    ]);
    const days = ordinary?.lines.slice(-9, -5).map((line) => [line.POSTED_ON, line.TYPE_CODE]);
    expect(days?.map(([day]) => String(day).slice(0, 7))).toEqual([
      '2025-02',
      '2025-04',
      '2025-04',
      '2025-05',
    ]);
    expect(days?.map(([, type]) => type)).toEqual(['02', '03', '02', '02']);
    expect(ordinary?.row.PRINCIPAL_ARREARS).toBe(0n);
  });

  test('000456 refinanced twice and stands in arrears since October', () => {
    const [first, second, now] = of('000456').filter(({ row }) => row.FAMILY === 'ORDINARY');
    expect(first?.row.REFINANCED_BY).toBe(second?.row.CONTRACT_NO);
    expect(second?.row.REFINANCED_BY).toBe(now?.row.CONTRACT_NO);
    const line = now?.lines.at(-1);
    expect(line).toMatchObject({ POSTED_ON: '2025-10-31', TYPE_CODE: '02', PRINCIPAL: 0n });
    const bill = now && dueIn(now.loan, monthNumber('2025-10-01'));
    expect(line?.INTEREST).toBe(bill?.interestSatang);
    expect(now?.row.PRINCIPAL_ARREARS).toBe(bill?.principalSatang);
    expect(now?.row.INTEREST_ARREARS).toBe(0n);
    expect(now?.guarantees).toHaveLength(3);
  });

  test('000654 left: the rest was paid off on the last day, after a bill that found no pay', () => {
    const ordinary = contract('สม6100654');
    expect(ordinary.lines.at(-1)).toMatchObject({
      POSTED_ON: '2024-09-30',
      TYPE_CODE: '04',
      RECEIPT_NO: 'L670930000654',
      BALANCE: 0n,
    });
    expect(dueIn(ordinary.loan, monthNumber('2024-09-01'))?.periodNo).toBe(81);
    expect(ordinary.row.PERIOD_LAST).toBe(80);
    expect(of('000654').every(({ row }) => row.STATUS === 'CLOSED')).toBe(true);
  });

  test('0039 000051 stopped paying: one contract in court, one written off, one goes on', () => {
    const unusual = of('000051').filter(({ row }) => row.DEBT_STATUS !== '');
    expect(unusual.map(({ row }) => [row.STATUS, row.DEBT_STATUS])).toEqual([
      ['OPEN', 'LAWSUIT'],
      ['CLOSED', 'WRITTEN_OFF'],
      ['OPEN', 'RESTRUCTURED'],
    ]);
    const court = contract('สม6500051');
    expect(court.row).toMatchObject({ PERIOD_LAST: 7, DEBT_STATUS_ON: '2024-11-15' });
    // 43 instalments of 2,000.00 are past due by October 2568.
    expect(court.row.PRINCIPAL_BALANCE).toBe(10_600_000n);
    expect(court.row.PRINCIPAL_ARREARS).toBe(7_400_000n);
    expect(court.row.LAST_PAYMENT_ON).toBe('2022-09-30');
    const off = contract('ฉฉ.0000511/2565');
    expect(off.row).toMatchObject({
      ...{ STATUS: 'CLOSED', CLOSED_ON: '2025-03-28', DEBT_STATUS_ON: '2025-03-28' },
      ...{ PRINCIPAL_BALANCE: 0n, ACCRUED_INTEREST: 0n, PRINCIPAL_ARREARS: 0n },
    });
    expect(off.lines.at(-1)).toMatchObject({
      ...{ TYPE_CODE: '07', SIGN: -1, RECEIPT_NO: '', INTEREST: 0n, INTEREST_BALANCE: 0n },
      ...{ PRINCIPAL: off.row.WRITTEN_OFF, BALANCE: 0n },
    });
    expect(off.guarantees.map((row) => row.GUARANTOR_NO)).toEqual(['000222']);
    const bills = [court, off].flatMap(({ loan }) => [...loan.bills]);
    expect(bills).toEqual([]);
  });

  test('0042 000051 draws three times on one contract, more than its limit in all', () => {
    const { row, lines, guarantees } = contract('ฉม.000051/2568');
    expect(row).toMatchObject({
      ...{ REVOLVING: 1, APPROVED: 5_000_000n, DISBURSED: 5_500_000n, STATUS: 'OPEN' },
      ...{ INSTALMENT: 209_000n, PRINCIPAL_BALANCE: 3_619_000n },
    });
    const drawn = lines.filter((line) => line.TYPE_CODE === '01');
    expect(drawn.map((line) => [line.POSTED_ON, line.PRINCIPAL, line.BALANCE])).toEqual([
      ['2025-01-20', 2_000_000n, 2_000_000n],
      ['2025-04-22', 2_500_000n, 4_082_000n],
      ['2025-08-19', 1_000_000n, 4_246_000n],
    ]);
    // Interest of the days before is not paid by drawing: it stays owed. 12 days of 15,820.00 since
    // a payment at the counter, 4 of 32,460.00.
    expect(drawn.map((line) => line.INTEREST_BALANCE)).toEqual([0n, 3_381n, 2_312n]);
    expect(guarantees.map((one) => [one.GUARANTOR_NO, one.AMOUNT])).toEqual([
      ['000222', 5_000_000n],
    ]);
    const others = all.filter((one) => one.row.REVOLVING === 1);
    expect(others).toHaveLength(1);
  });

  test('0039 for 000321 two others stand with what is theirs, besides two in person', () => {
    const [loan] = of('000321');
    expect(loan?.guarantees.map((row) => [row.KIND, row.GUARANTOR_NO, row.REF_NO])).toEqual([
      ['SHARE', '000222', ''],
      ['DEPOSIT', '000051', accountNo(kinds.FIXED, '000051')],
      ['PERSON', '000123', ''],
      ['PERSON', '000222', ''],
    ]);
  });

  test('000321 and 000789 have loans that 000123 guarantees', () => {
    const borrowers = all
      .filter(({ guarantees }) => guarantees.some((row) => row.GUARANTOR_NO === '000123'))
      .map(({ row }) => row.MEMBER_NO);
    expect(borrowers.sort()).toEqual(['000222', '000321', '000456', '000789']);
  });
});

test('the emergency loan of 000123 is the only one taken after the last change', () => {
  const before = cast.flatMap(({ person }) => loansOf(person, dayNumber('2025-08-07')));
  const now = cast.flatMap(({ person }) => loansOf(person, demoDay));
  const existing = new Set(before.map((loan) => loan.contractNo));
  expect(now.map((loan) => loan.contractNo).filter((no) => !existing.has(no))).toEqual([
    'ฉฉ.0001234/2568',
  ]);
});
