import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orNothing, type Satang, sumOfPresent } from '../../satang.ts';
import { coverOf } from '../cover.ts';
import { anyBills, mixed, somying } from '../tests/worked.ts';
import { columnWords } from './columns.text.ts';
import {
  type CoverDetail,
  cellIn,
  coverColumns,
  figureIn,
  formColumns,
  groupTotals,
} from './columns.ts';

const details = fc.constantFrom<CoverDetail>('full', 'grouped', 'total');
const heads = (detail: CoverDetail) =>
  coverColumns(detail, coverOf([somying]).rows).map((column) =>
    columnWords(column, detail).join(' ').trim(),
  );

describe('A.9 D-23 the columns', () => {
  test('in full, in the order of the paper form', () => {
    expect(heads('full')).toEqual([
      ...['ที่', 'ทะเบียน', 'ชื่อ-สกุล', 'เลขที่ใบเสร็จ', 'หุ้น งวด', 'หุ้น เงิน'],
      ...['ฉุกเฉิน งวด', 'ฉุกเฉิน ต้น', 'ฉุกเฉิน ดอก', 'สามัญ งวด', 'สามัญ ต้น', 'สามัญ ดอก'],
      ...['พิเศษ งวด', 'พิเศษ ต้น', 'พิเศษ ดอก', 'เงินฝาก', 'ฌาปนกิจ', 'ค่าธรรมเนียม'],
      ...['อื่น ๆ', 'ชำระหนี้ค้ำประกัน', 'รวม'],
    ]);
  });

  test('less is told where the cooperative settles so', () => {
    expect(heads('grouped').slice(4)).toEqual([
      ...['หุ้น', 'ฉุกเฉิน', 'สามัญ', 'พิเศษ', 'เงินฝาก', 'ฌาปนกิจ', 'ค่าธรรมเนียม'],
      ...['อื่น ๆ', 'ชำระหนี้ค้ำประกัน', 'รวม'],
    ]);
    expect(heads('total').slice(4)).toEqual(['รวม']);
  });

  test('employee numbers have a column where somebody has one', () => {
    const bill = { ...somying, employeeNo: '40521' };
    const columns = coverColumns('full', coverOf([mixed, bill]).rows);
    expect(columns[3]).toEqual({ kind: 'person', of: 'employeeNo' });
  });

  test('cells of the reference screen’s first line', () => {
    const [row] = coverOf([somying]).rows;
    const cells = (detail: CoverDetail) =>
      row && coverColumns(detail, [row]).map((column) => cellIn(row, column));
    expect(cells('full')?.slice(4)).toEqual([
      ...['186', 250_000n, '4', 417_000n, 20_029n, '31', 750_000n, 332_877n, null, null, null],
      ...[100_000n, 62_000n, null, null, null, 1_931_906n],
    ]);
    expect(cells('grouped')?.slice(4, 8)).toEqual([250_000n, 437_029n, 1_082_877n, null]);
  });
});

test('A.9 the paper form has a column for another’s debt where somebody pays one', () => {
  const { rows } = coverOf([somying]);
  const groups = (of: typeof rows) =>
    formColumns('full', of).flatMap((column) => ('group' in column ? column.group : []));
  expect([...new Set(groups(rows))]).toEqual([
    ...['share', 'emergency', 'ordinary', 'special', 'deposit', 'cremation', 'fee', 'other'],
    'total',
  ]);
  const paying = rows.map((row) => ({ ...row, guaranteeSatang: 1n }));
  expect(groups(paying)).toContain('guarantee');
});

const sum = (all: readonly (Satang | null)[]): Satang => orNothing(sumOfPresent(all));

test('R073 whatever is told, columns of a line add up to its total, and lines to the sums', () => {
  fc.assert(
    fc.property(anyBills, details, (bills, detail) => {
      const { rows, totals } = coverOf(bills);
      const columns = coverColumns(detail, rows).filter(({ kind }) => kind === 'baht');
      const of = (cells: typeof totals) =>
        columns.map((column) => (column.kind === 'baht' ? figureIn(cells, column) : null));
      for (const row of [...rows, totals]) {
        const figures = of(row);
        expect(figures.at(-1)).toBe(row.totalSatang);
        if (detail !== 'total') expect(sum(figures.slice(0, -1))).toBe(row.totalSatang);
      }
      for (const [at, figure] of of(totals).entries()) {
        expect(sum(rows.map((row) => of(row)[at] ?? null))).toBe(orNothing(figure));
      }
    }),
  );
});

test('A.9 totals by group add up to the whole and count their lines', () => {
  fc.assert(
    fc.property(anyBills, details, (bills, detail) => {
      const cover = coverOf(bills);
      const groups = groupTotals(cover, detail);
      const whole = detail === 'total' ? 0n : cover.totals.totalSatang;
      expect(sum(groups.map(({ amountSatang }) => amountSatang))).toBe(whole);
      for (const { count, amountSatang, principalSatang, interestSatang } of groups) {
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(cover.rows.length);
        if (principalSatang !== null) {
          expect(principalSatang + orNothing(interestSatang)).toBe(amountSatang);
        }
      }
    }),
  );
});
