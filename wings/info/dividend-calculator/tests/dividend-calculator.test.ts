import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText } from '../../../../core/csv/csv.ts';
import { toDtoBaht } from '../../../../core/satang.ts';
import { readAddress, writeAddress } from '../address.ts';
import { csvRows } from '../csv-rows.ts';
import { fiscalYearIn, startFields } from '../fields.ts';
import { judgeDividend } from '../result.ts';
import { announcementOf } from '../result-text.ts';

import { d1, d2, judge, october, read, resultOf, site } from './sample-input.ts';

describe('R026 the worked examples', () => {
  test('D1', () => {
    const { payout } = resultOf(d1);
    expect(payout).toMatchObject({ dividendSatang: 601_350n, refundSatang: 650_000n });
    expect(payout.lines.slice(1).map((line) => toDtoBaht(line.dividendSatang))).toEqual(
      '52.25 47.50 42.75 38.00 33.25 28.50 23.75 19.00 14.25 9.50 4.75 0.00'.split(' '),
    );
  });

  test('D2, and with cut-off day 5', () => {
    const { payout, moves } = resultOf(d2);
    expect(payout).toMatchObject({ dividendSatang: 1_550_938n, refundSatang: 350_520n });
    const extras = payout.lines.slice(1).filter((_, at) => moves[at]?.kind === 'extra');
    expect(extras.map((line) => [line.weight, line.dividendSatang])).toEqual([
      [10n, 87_500n],
      [9n, 78_750n],
    ]);
    expect(resultOf(`${d2}&cutoff=5`).payout.dividendSatang).toBe(1_542_188n);
  });

  test('B.3 net is dividend and refund less what is taken off; a dropped refund is nothing', () => {
    const { payout } = resultOf(`${d1}&name=ฌาปนกิจ&less=1200&name=&less=13.50&drop=1`);
    expect(payout).toMatchObject({
      refundSatang: 0n,
      deductedSatang: 121_350n,
      netSatang: 480_000n,
    });
  });
});

describe('R026 the fields', () => {
  test('a fiscal year bears the number of the year in which it ends', () => {
    expect(fiscalYearIn('2568', 1)).toEqual({ startsOn: '2025-01-01', endsOn: '2025-12-31' });
    expect(fiscalYearIn('๒๕๖๙', 10)).toEqual({ startsOn: '2025-10-01', endsOn: '2026-09-30' });
    expect(fiscalYearIn('2567', 3)).toEqual({ startsOn: '2023-03-01', endsOn: '2024-02-29' });
    expect(fiscalYearIn('2025', 1)).toBeUndefined();
    expect(startFields(site)).toMatchObject({ year: '2568', rate: '5.50', refund: '11.00' });
    expect(startFields(october).year).toBe('2569');
    expect(resultOf('', october).moves[0]?.on).toBe('2025-10-31');
  });

  test('a month of its own takes its own amount, the others that of every month', () => {
    const { moves } = resultOf(`${d1}&m=&m=5000&m=0`);
    expect(moves.map(({ satang }) => satang).slice(0, 3)).toEqual([100_000n, 500_000n, 100_000n]);
    expect(moves).toHaveLength(11);
  });

  test('the monthly payment keeps to the end of a shorter month', () => {
    const { moves } = resultOf('year=2567&day=30');
    expect(moves.slice(0, 3).map(({ on }) => on)).toEqual([
      '2024-01-30',
      '2024-02-29',
      '2024-03-30',
    ]);
  });

  test('without script the server gives one more row for the asking', () => {
    expect(read('more=extra').extras).toEqual([{ id: 0, on: '', amount: '' }]);
    expect(read('on=&extra=&on=7/3/2568&extra=1&more=extra').extras).toHaveLength(2);
    expect(read(`more=less&${'name=a&less=1&'.repeat(24)}`).less).toHaveLength(24);
  });

  test.each([
    ['on=1/2/2568&extra=5&', 'extra', 'extras'],
    ['off=1/2/2568&out=5&', 'out', 'outs'],
    ['name=a&less=5&', 'less', 'less'],
  ] as const)('of thirty times %s none is lost: the last six are a fault', (row, field, rows) => {
    expect(judge(row.repeat(24)).faults).toEqual({});
    const typed = read(row.repeat(30));
    const { result, faults } = judgeDividend(typed, site);
    expect(result).toBeUndefined();
    expect(Object.keys(faults)).toEqual([24, 25, 26, 27, 28, 29].map((at) => `${field}-${at}`));
    expect(new Set(Object.values(faults))).toEqual(
      new Set(['กรอกได้ไม่เกิน 24 รายการ กรุณาลบรายการที่เกิน']),
    );
    expect(announcementOf(result, faults).match(/24 รายการ/g)).toHaveLength(1);
    expect(readAddress(writeAddress(typed), site)[rows]).toEqual(typed[rows]);
  });

  test.each([
    ...['year', 'rate', 'refund', 'cutoff', 'bf', 'every', 'interest'].map((one) => [one, one]),
    ...[
      ['m', 'month-0'],
      ['on', 'on-0'],
      ['extra', 'extra-0'],
      ['off', 'off-0'],
      ['out', 'out-0'],
    ],
    ...[
      ['name', 'name-0'],
      ['less', 'less-0'],
    ],
  ])('%s of more than 40 letters is a fault, not another amount', (key = '', field = '') => {
    const partner: Record<string, string> = {
      ...{ on: '&extra=5', extra: '&on=1/2/2568', off: '&out=5', out: '&off=1/2/2568' },
      ...{ name: '&less=5', less: '&name=a' },
    };
    const long = `${' '.repeat(39)}1000`;
    const address = `${key}=${encodeURIComponent(long)}${partner[key] ?? ''}`;
    const { result, faults } = judge(address);
    expect(result).toBeUndefined();
    expect(faults).toEqual({ [field]: 'กรอกได้ไม่เกิน 40 ตัวอักษร' });
    expect(writeAddress(read(address)).getAll(key)[0]).toBe(long);
  });

  const noRows = { months: [], extras: [], outs: [], less: [] };
  test('any text in any field comes back from the address that it makes', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('<svg onload=alert(1)>', '&drop=1#', '%00', '=cmd|x', '๙๙', '2568'),
      fc.bigInt({ min: 0n, max: 10n ** 13n }).map(toDtoBaht),
    );
    const keys = [
      ...['year', 'method', 'rate', 'refund', 'cutoff', 'bf', 'every', 'day', 'interest'],
      ...['m', 'on', 'extra', 'off', 'out', 'rounding', 'name', 'less', 'drop', 'more', 'x'],
    ];
    const entry = fc.tuple(fc.constantFrom(...keys), hostile);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const typed = readAddress(new URLSearchParams(entries), site);
        const again = readAddress(new URLSearchParams(writeAddress(typed).toString()), site);
        expect({ ...again, ...noRows }).toEqual({
          ...{ ...typed, ...noRows },
        });
        const one = judgeDividend(typed, site);
        const other = judgeDividend(again, site);
        expect(other.result).toEqual(one.result);
        expect(Object.values(other.faults).sort()).toEqual(Object.values(one.faults).sort());
      }),
      { numRuns: 400 },
    );
  });
});

test.each([
  ['year=2025', 'year', 'ปี พ.ศ. สี่หลัก'],
  ['year=สองพัน', 'year', 'ปี พ.ศ. สี่หลัก'],
  ['rate=10.0001', 'rate', '0 ถึง 10 %'],
  ['rate=-1', 'rate', 'ทศนิยมไม่เกิน 4'],
  ['refund=100.5', 'refund', '0 ถึง 100 %'],
  ['cutoff=32', 'cutoff', '0 ถึง 31'],
  ['bf=1000000000', 'bf', '999,999,999.99'],
  ['every=พันหนึ่ง', 'every', 'กรอกจำนวนเงิน'],
  ['m=&m=x', 'month-1', 'กรอกจำนวนเงิน'],
  ['on=1/1/2569&extra=5', 'on-0', '1 ม.ค. 2568 ถึง 31 ธ.ค. 2568'],
  ['on=&extra=5', 'on-0', 'วัน เดือน ปี พ.ศ.'],
  ['off=1/1/2569&out=5', 'off-0', '1 ม.ค. 2568 ถึง 31 ธ.ค. 2568'],
  ['off=1/3/2568&out=-5', 'out-0', 'กรอกจำนวนเงิน'],
  ['bf=0&every=0&off=1/3/2568&out=5', 'out-0', 'มากกว่าหุ้นที่มีอยู่'],
  ['on=1/3/2568&extra=1.234', 'extra-0', 'กรอกจำนวนเงิน'],
  ['interest=1e5', 'interest', 'กรอกจำนวนเงิน'],
  ['name=a&less=b', 'less-0', 'กรอกจำนวนเงิน'],
])('R026 %s is the fault of %s', (address, field, sentence) => {
  const { result, faults } = judge(address);
  expect(result).toBeUndefined();
  expect(Object.keys(faults)).toEqual([field]);
  expect(Object.values(faults)[0]).toContain(sentence);
});

test('T17 the name of a deduction is no formula in the file', () => {
  const lines = csvText(csvRows(resultOf(`${d1}&name=%3D1%2B1&less=5`))).split('\r\n');
  expect(lines[1]).toBe('ยกมาต้นปี,,100000.00,12/12 เดือน,5700.00');
  expect(lines).toContain("'=1+1,,,,-5.00");
  expect(lines.at(-2)).toBe('รับสุทธิ,,,,12508.50');
});
