import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thaiDateLong, thaiDateNumeric, thaiDateShort } from '../../../core/thai-date.ts';
import { Refusal } from '../../decode/fields.ts';
import type { Format } from './format.ts';
import { cellReader } from './read.ts';

const read = (format: Format, text: string) => {
  const value = cellReader(format)(text);
  return value instanceof Refusal ? 'refused' : value;
};
const day = (form: string, era: 'be' | 'ce' | 'mixed' = 'be', pivot?: number): Format => ({
  kind: 'day',
  form,
  era,
  pivot,
});

test.each<[string, 'be' | 'ce' | 'mixed', number | undefined, string, string | null]>([
  ['dd/mm/yyyy', 'be', undefined, '31/01/2568', '2025-01-31'],
  ['d/m/yyyy', 'be', undefined, '1/2/2568', '2025-02-01'],
  ['d/m/yyyy', 'be', undefined, '๑/๒/๒๕๖๘', 'refused'],
  ['yyyymmdd', 'be', undefined, '25680131', '2025-01-31'],
  ['yyyymmdd', 'ce', undefined, '20250131', '2025-01-31'],
  ['yyyymmdd', 'be', undefined, '20250131', 'refused'],
  ['yyyymmdd', 'ce', undefined, '25680131', 'refused'],
  ['yyyy-mm-dd', 'mixed', undefined, '2568-01-31', '2025-01-31'],
  ['yyyy-mm-dd', 'mixed', undefined, '2025-01-31', '2025-01-31'],
  ['yymmdd', 'be', 99, '680131', '2025-01-31'],
  ['yymmdd', 'be', 68, '990131', '1956-01-31'],
  ['yymmdd', 'be', 68, '680131', '2025-01-31'],
  ['yymmdd', 'ce', 30, '250131', '2025-01-31'],
  ['yymmdd', 'ce', 30, '680131', '1968-01-31'],
  ['d mmm yy', 'be', 99, '31 ม.ค. 68', '2025-01-31'],
  ['d mmmm yyyy', 'be', undefined, '31 มกราคม 2568', '2025-01-31'],
  ['d mmm yyyy', 'be', undefined, '31 มค 2568', '2025-01-31'],
  ['dd/mm/yyyy', 'be', undefined, '29/02/2567', '2024-02-29'],
  ['dd/mm/yyyy', 'be', undefined, '29/02/2568', 'refused'],
  ['dd/mm/yyyy', 'be', undefined, '1/02/2568', 'refused'],
  ['dd/mm/yyyy', 'be', undefined, '31/01/2568 10:30', 'refused'],
  ['dd/mm/yyyy', 'be', undefined, '00/00/0000', null],
  ['yymmdd', 'be', 99, '000000', null],
  ['dd/mm/yyyy', 'be', undefined, '  ', null],
])('part E the day %s (%s, pivot %s) of “%s” is %s', (form, era, pivot, text, expected) => {
  expect(read(day(form, era, pivot), text)).toBe(expected);
});

test('part E every day that we write is read back, in each of its forms', () => {
  const days = fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2055-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(read(day('dd/mm/yyyy'), thaiDateNumeric(iso))).toBe(iso);
      expect(read(day('d mmm yyyy'), thaiDateShort(iso))).toBe(iso);
      expect(read(day('d mmmm yyyy'), thaiDateLong(iso))).toBe(iso);
      expect(read(day('yyyymmdd', 'ce'), iso.replaceAll('-', ''))).toBe(iso);
    }),
  );
});

test.each<[string, Format, string, string | null]>([
  [
    'a month in its file name',
    { kind: 'month', form: 'yymm', era: 'be', pivot: 99 },
    '6811',
    '2025-11',
  ],
  [
    'a month in words',
    { kind: 'month', form: 'mmm yy', era: 'be', pivot: 99 },
    'พ.ย. 68',
    '2025-11',
  ],
  ['a thirteenth month', { kind: 'month', form: 'mm/yyyy', era: 'be' }, '13/2568', 'refused'],
  ['a year', { kind: 'year', form: 'yyyy', era: 'be' }, '2568', '2025'],
  ['a year of two figures', { kind: 'year', form: 'yy', era: 'be', pivot: 99 }, '68', '2025'],
  ['a rate', { kind: 'rate' }, '6.25', '6.25'],
  ['a whole rate', { kind: 'rate' }, '6', '6.00'],
  ['a rate with its sign', { kind: 'rate' }, '6.125 %', '6.125'],
  ['a rate with implied decimals', { kind: 'rate', implied: 4 }, '0062500', '6.25'],
  ['a rate that the store would cut', { kind: 'rate' }, '6.12345', 'refused'],
  ['a number of a member', { kind: 'member-no' }, '123', '000123'],
  ['a number filled with zeros', { kind: 'member-no' }, '0000000123', '000123'],
  ['a number of seven digits', { kind: 'member-no' }, '1000123', 'refused'],
  ['a number as Excel shortens it', { kind: 'member-no' }, '1E+05', 'refused'],
  ['a number in Thai digits', { kind: 'member-no' }, '๑๒๓', '000123'],
  ['a national ID in groups', { kind: 'national-id' }, '1-1017-00230-70-8', '1101700230708'],
  ['a national ID that is cut', { kind: 'national-id' }, '110170023070', 'refused'],
  ['an account that Excel shortened', { kind: 'text' }, '1.23457E+09', 'refused'],
  ['a contract with an E in it', { kind: 'text' }, '12E5', '12E5'],
  ['a text that is padded', { kind: 'text', pad: 8 }, '1011001', '01011001'],
  ['a text over two lines', { kind: 'text' }, 'ก\r\n ข', 'ก ข'],
  ['a text with a hidden letter', { kind: 'text' }, 'ก\u0007', 'refused'],
  ['a letter that is typed in two', { kind: 'text' }, 'น\u0e4d\u0e32', 'น\u0e33'],
])('part E %s', (_, format, text, expected) => {
  expect(read(format, text)).toBe(expected);
});

describe('part E amounts', () => {
  const baht: Format = { kind: 'amount' };
  const marked: Format = { kind: 'amount', thousands: true, negative: 'trailing' };
  const accounting: Format = { kind: 'amount', thousands: true, negative: 'parentheses' };
  const implied: Format = { kind: 'amount', implied: 2 };
  test.each<[Format, string, bigint | 'refused' | null]>([
    [baht, '1234.5', 123_450n],
    [baht, '-1234.50', -123_450n],
    [baht, '.5', 50n],
    [baht, '๑๒.๕๐', 1_250n],
    [baht, '1234.500', 123_450n],
    [baht, '1234.505', 'refused'],
    [baht, '1,234.50', 'refused'],
    [baht, '1234.50-', 'refused'],
    [baht, '1.2E+05', 'refused'],
    [baht, 'abc', 'refused'],
    [baht, '-', 'refused'],
    [baht, '.', 'refused'],
    [baht, '', null],
    [marked, '1,234.50-', -123_450n],
    [marked, '1,234,567.00', 123_456_700n],
    [marked, '1,23.00', 'refused'],
    [marked, '-5.00', 'refused'],
    [accounting, '(1,234.50)', -123_450n],
    [accounting, '(1,234.50', 'refused'],
    [accounting, '12.00', 1_200n],
    [implied, '0000000123450', 123_450n],
    [implied, '-000000123450', -123_450n],
    [implied, '5', 5n],
    [implied, '12.34', 'refused'],
    [{ kind: 'amount', implied: 4 }, '123400', 1_234n],
    [{ kind: 'amount', implied: 4 }, '123450', 'refused'],
    [baht, '9'.repeat(19), 'refused'],
  ])('%j reads “%s” as %s', (format, text, expected) => {
    expect(read(format, text)).toBe(expected);
  });

  test('every amount is read back from each form, right to the satang', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (satang) => {
        const positive = satang < 0n ? -satang : satang;
        const digits = String(positive).padStart(3, '0');
        const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
        const text = `${whole}.${digits.slice(-2)}`;
        const sign = satang < 0n;
        expect(read(marked, sign ? `${text}-` : text)).toBe(satang);
        expect(read(accounting, sign ? `(${text})` : text)).toBe(satang);
        expect(read(implied, `${sign ? '-' : ''}${digits.padStart(17, '0')}`)).toBe(satang);
        expect(read(baht, `${sign ? '-' : ''}${text.replaceAll(',', '')}`)).toBe(satang);
      }),
    );
  });
});
