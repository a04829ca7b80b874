import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedUp, coverOf, nothing, plusCells } from '../cover.ts';
import { loanFamily } from '../families.ts';
import { anyBills, bill, item, mixed, somying } from './worked.ts';

const loanOf = (period: string | null, principalSatang: bigint, interestSatang: bigint) => ({
  ...{ period, principalSatang, interestSatang },
});

describe('D-23 the line of a bill', () => {
  test('as the reference screen has it: 19,319.06', () => {
    const [row] = coverOf([somying]).rows;
    expect(row).toEqual({
      ...{ seq: 1, membershipNo: '000123', billSeq: 1, name: 'นางชื่อ000123 สกุล' },
      ...{ employeeNo: null, receiptNo: '6811000123', consent: false, note: null },
      share: { period: '186', amountSatang: 250_000n },
      emergency: loanOf('4', 417_000n, 20_029n),
      ordinary: loanOf('31', 750_000n, 332_877n),
      special: null,
      ...{ depositSatang: 100_000n, cremationSatang: 62_000n, feeSatang: null },
      ...{ otherSatang: null, guaranteeSatang: null, totalSatang: 1_931_906n },
    });
  });

  test('contracts of one family are one cell; a loan of none is among the others, by name', () => {
    const [row] = coverOf([mixed]).rows;
    expect(row).toMatchObject({
      special: loanOf('4, 12', 3_000n, 37n),
      ...{ ordinary: null, emergency: null, feeSatang: 10_000n, guaranteeSatang: 999n },
      otherSatang: 505n + 35_000n + 1n,
      totalSatang: 149_542n,
      note: 'เงินกู้โครงการ 5.05 / เงินรอจ่ายคืน 500.00',
    });
  });

  test('a member billed twice has two lines; a letter of consent shows as a fact', () => {
    const second = { ...bill('000123', [item({ itemGroup: 'FEE', amountSatang: 1n })], 2) };
    const { rows } = coverOf([somying, { ...second, payrollConsentOn: '2020-01-01' }]);
    expect(rows.map((row) => [row.seq, row.membershipNo, row.billSeq, row.consent])).toEqual([
      [1, '000123', 1, false],
      [2, '000123', 2, true],
    ]);
  });

  test('a refund alone is nothing to deduct', () => {
    const [row] = coverOf([bill('000125', [item({ itemGroup: 'REFUND', amountSatang: 7n })])]).rows;
    expect(row).toMatchObject({ ...nothing, note: 'เงินรอจ่ายคืน 0.07' });
  });
});

test.each([
  ['LON', 'เงินกู้ฉุกเฉิน', 'emergency'],
  ['LON', 'เงินกู้สามัญรวมหนี้', 'ordinary'],
  ['LON', 'เงินกู้พิเศษเพื่อการศึกษา', 'special'],
  ['LON', 'เงินกู้สามัญเพื่อเหตุพิเศษ', 'ordinary'],
  ['LON', 'เงินกู้พิเศษกรณีฉุกเฉิน', 'special'],
  ['EMG', 'กู้ ATM', 'emergency'],
  ['ORD', 'กู้', 'ordinary'],
  ['SPC', 'กู้', 'special'],
  ['LON', 'เงินกู้โครงการ', undefined],
])('A.3 the family of %s %s is %s', (code, name, family) => {
  expect(loanFamily({ code, name })).toBe(family);
});

test('D-23 of any bills: every line, every column and the whole are one set of figures', () => {
  fc.assert(
    fc.property(anyBills, (bills) => {
      const { rows, totals } = coverOf(bills);
      expect(rows.map((row) => row.totalSatang)).toEqual(bills.map((one) => one.billedSatang));
      for (const line of [...rows, totals]) expect(addedUp(line)).toBe(line.totalSatang);
      const billed = bills.reduce((sum, one) => sum + one.billedSatang, 0n);
      expect(totals.totalSatang).toBe(billed);
    }),
  );
});

test('D-23 totals of pages, carried on, end at the total of all', () => {
  fc.assert(
    fc.property(anyBills, fc.integer({ min: 1, max: 9 }), (bills, lines) => {
      const { rows, totals } = coverOf(bills);
      let carried = nothing;
      for (let at = 0; at < rows.length; at += lines) {
        carried = plusCells(carried, rows.slice(at, at + lines).reduce(plusCells, nothing));
      }
      expect(carried).toEqual(totals);
    }),
  );
});
