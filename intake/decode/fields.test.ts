import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDtoBaht } from '../../core/satang.ts';
import { anyDay } from '../../core/tests/any-day.ts';
import { thaiDateNumeric } from '../../core/thai-date.ts';
import type { ColumnKind } from '../layout.ts';
import { fieldReader, Refusal, type Value } from './fields.ts';
import { lettersOf } from './letters.ts';

/** Text as the scanner hands it over: one character for each byte of Windows-874. */
const as874 = (text: string): string =>
  text.replaceAll(/[ก-๛]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xe00 + 0xa0));

function read(kind: ColumnKind, text: string, optional?: true): Value | Refusal {
  const column = { name: 'X', kind, ...(optional && { optional }) };
  return fieldReader(column, lettersOf('windows-874'))(as874(text));
}

const reasonOf = (value: Value | Refusal): string =>
  value instanceof Refusal ? value.reason : `no refusal: ${String(value)}`;

describe('days', () => {
  test.each([
    ['29/02/2567', '2024-02-29'],
    ['31/01/2568', '2025-01-31'],
    ['01/12/2500', '1957-12-01'],
  ])('part E reads %s of the Buddhist era', (text, day) => {
    expect(read('day', text)).toBe(day);
  });

  test.each([
    ['29/02/2568', /ไม่มีวันที่นี้/],
    ['31/04/2568', /ไม่มีวันที่นี้/],
    ['29/02/2443', /ไม่มีวันที่นี้/],
    ['31/01/2025', /พ\.ศ\./],
    ['31/01/2400', /พ\.ศ\./],
    ['1/9/2568', /วว\/ดด\/ปปปป/],
    ['25680131', /วว\/ดด\/ปปปป/],
    ['31/01/68', /วว\/ดด\/ปปปป/],
    ['31-01-2568', /วว\/ดด\/ปปปป/],
    ['31 ม.ค. 2568', /วว\/ดด\/ปปปป/],
    ['๓๑/๐๑/๒๕๖๘', /วว\/ดด\/ปปปป/],
  ])('part E refuses %s rather than guess', (text, reason) => {
    expect(reasonOf(read('day', text))).toMatch(reason);
  });

  test('part E takes 00/00/0000 for no day where there may be none', () => {
    expect(read('day', '00/00/0000', true)).toBeNull();
    expect(read('day', '', true)).toBeNull();
    expect(reasonOf(read('day', '00/00/0000'))).toMatch(/ต้องไม่ว่าง/);
  });

  test('part E every day of the Buddhist era comes back as itself', () => {
    const readDay = fieldReader({ name: 'X', kind: 'day' }, lettersOf('utf-8'));
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay(thaiDateNumeric(day))).toBe(day);
      }),
    );
  });
});

describe('amounts', () => {
  test.each([
    ['0.00', 0n],
    ['0.05', 5n],
    ['1234.50', 123450n],
    ['-1234.50', -123450n],
    ['-0.50', -50n],
    ['9999999999999.99', 999999999999999n],
    [' 12.00 ', 1200n],
  ])('part E reads %s', (text, satang) => {
    expect(read('amount', text)).toBe(satang);
  });

  test.each([
    '1,234.50',
    '1234.5',
    '1234',
    '1234.5-',
    '(1234.50)',
    '+1.00',
    '1.234',
    '.50',
    '01.00',
    '1e3',
    '๑.๐๐',
    '10000000000000.00',
    '1234.50 บาท',
  ])('part E refuses %s', (text) => {
    expect(reasonOf(read('amount', text))).toContain(text);
  });

  test('part E an amount is never blank unless the layout says so', () => {
    expect(read('amount', '', true)).toBeNull();
    expect(read('amount', '')).toBeInstanceOf(Refusal);
  });

  test('C.0 satang survive being written and read', () => {
    const readAmount = fieldReader({ name: 'X', kind: 'amount' }, lettersOf('utf-8'));
    const satang = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
    fc.assert(
      fc.property(satang, (value) => {
        expect(readAmount(toDtoBaht(value))).toBe(value);
      }),
    );
  });
});

describe('numbers and codes', () => {
  test.each<[ColumnKind, string, Value]>([
    ['member_no', '000123', '000123'],
    ['member_no', '123', '000123'],
    ['account_no', '01020000011', '01020000011'],
    ['account_no', 'สม6800123', 'สม6800123'],
    ['account_no', 'ฉฉ.0001/2568', 'ฉฉ.0001/2568'],
    ['account_no', '12E34567', '12E34567'],
    ['account_no', '0102-0001 ', '0102-0001'],
    ['agency_no', '01011001', '01011001'],
    ['national_id', '1101700230708', '1101700230708'],
    ['rate', '1.50', '1.50'],
    ['rate', '100', '100'],
    ['whole', '0', 0],
    ['whole', '180', 180],
    ['sign', '1', 1],
    ['sign', '0', 0],
    ['sign', '-1', -1],
    ['month', '01/2568', '2025-01-01'],
    ['month', '12/2567', '2024-12-01'],
    ['year', '2567', 2024],
    ['flag', '0', '0'],
    ['flag', '1', '1'],
    ['contract_no', 'ฉฉ.0001234/2568', 'ฉฉ.0001234/2568'],
    ['contract_no', 'สม6800123', 'สม6800123'],
    ['contract_no', 'สม (พ) 12-3 ', 'สม (พ) 12-3'],
  ])('part E reads %s %s', (kind, text, value) => {
    expect(read(kind, text)).toBe(value);
  });

  test.each<[ColumnKind, string, RegExp]>([
    ['member_no', '1234567', /6 หลัก/],
    ['member_no', '1e3', /6 หลัก/],
    ['member_no', '', /ต้องไม่ว่าง/],
    ['account_no', '1.23457E+09', /ยกกำลัง/],
    ['account_no', '1E+10', /ยกกำลัง/],
    ['account_no', '1,23457E+09', /ยกกำลัง/],
    ['account_no', '-1.5e-9', /ยกกำลัง/],
    ['account_no', '0102 0001', /เลขที่บัญชี/],
    ['account_no', '123456789012345678901', /เลขที่บัญชี/],
    ['agency_no', '1.01E+07', /รหัสหน่วยงาน/],
    ['national_id', '1101700230709', /เลขตรวจสอบ/],
    ['national_id', '110170023070', /เลขตรวจสอบ/],
    ['rate', '100.01', /ร้อยละ/],
    ['rate', '-1', /ร้อยละ/],
    ['rate', '1.00001', /ร้อยละ/],
    ['whole', '-1', /จำนวนเต็ม/],
    ['whole', '01', /จำนวนเต็ม/],
    ['whole', '1.0', /จำนวนเต็ม/],
    ['sign', '2', /เครื่องหมาย/],
    ['sign', '+1', /เครื่องหมาย/],
    ['sign', '-', /เครื่องหมาย/],
    ['month', '13/2568', /ดด\/ปปปป/],
    ['month', '00/2568', /ดด\/ปปปป/],
    ['month', '1/2568', /ดด\/ปปปป/],
    ['month', '01/2025', /ดด\/ปปปป/],
    ['month', '31/01/2568', /ดด\/ปปปป/],
    ['month', '', /ต้องไม่ว่าง/],
    ['year', '2025', /พ\.ศ\./],
    ['year', '2400', /พ\.ศ\./],
    ['year', '68', /พ\.ศ\./],
    ['year', '๒๕๖๘', /พ\.ศ\./],
    ['flag', '2', /0 หรือ 1/],
    ['flag', 'Y', /0 หรือ 1/],
    ['flag', '', /ต้องไม่ว่าง/],
    ['contract_no', 'ฉุกเฉิน', /เลขที่สัญญา/],
    ['contract_no', 'ฉฉ๑๒', /เลขที่สัญญา/],
    ['contract_no', '123456789012345678901', /เลขที่สัญญา/],
    ['contract_no', '12;34', /เลขที่สัญญา/],
    ['contract_no', '1.5E-9', /ยกกำลัง/],
  ])('part E refuses %s %s', (kind, text, reason) => {
    expect(reasonOf(read(kind, text))).toMatch(reason);
  });

  test('a national ID is not repeated in the report', () => {
    expect(reasonOf(read('national_id', '1101700230709'))).not.toContain('1101700230709');
  });

  test('a column with a closed list takes nothing else', () => {
    const column = { name: 'STATUS', kind: 'text', oneOf: ['OPEN', 'CLOSED'] } as const;
    const readStatus = fieldReader(column, lettersOf('windows-874'));
    expect(readStatus('OPEN')).toBe('OPEN');
    expect(reasonOf(readStatus('open'))).toMatch(/OPEN, CLOSED/);
  });
});

describe('text', () => {
  test.each([
    ['  ฝากเงินสด ', 'ฝากเงินสด'],
    ['น\u0e4d\u0e32', 'นำ'],
    ['ที\u0e48\u0e48', 'ที่'],
    ['\u00a0A 1\u00a0', 'A 1'],
    ['12/3 หมู่ 1\r\nตำบล', '12/3 หมู่ 1 ตำบล'],
    ['back\\slash', 'back\\slash'],
  ])('part E brings %j to one spelling', (text, tidy) => {
    expect(read('text', text)).toBe(tidy);
  });

  test('part E refuses what no person typed: control characters, a text without end', () => {
    expect(reasonOf(read('text', 'a\u0000b'))).toMatch(/อักขระควบคุม/);
    expect(reasonOf(read('text', 'a\tb'))).toMatch(/อักขระควบคุม/);
    expect(reasonOf(read('text', 'ก'.repeat(1001)))).toMatch(/ยาวเกิน/);
    expect(reasonOf(read('text', 'a'.repeat(1001)))).toMatch(/ยาวเกิน/);
  });

  test('part E an unassigned byte is reported, never replaced', () => {
    const readText = fieldReader({ name: 'X', kind: 'text' }, lettersOf('windows-874'));
    for (const byte of ['\x81', '\x90', '\xdb', '\xfc', '\xff']) {
      expect(reasonOf(readText(`\xa1${byte}\xa1`))).toMatch(/ไม่มีในชุดอักขระ/);
    }
    expect(readText('\x93\xa1\x94')).toBe('“ก”');
  });

  test('UTF-8 that breaks off is reported', () => {
    const readText = fieldReader({ name: 'X', kind: 'text' }, lettersOf('utf-8'));
    const bytes = Buffer.from('กข').toString('latin1');
    expect(readText(bytes)).toBe('กข');
    expect(reasonOf(readText(bytes.slice(0, -1)))).toMatch(/ไม่มีในชุดอักขระ/);
  });

  test('remembering a value never mixes up two fields', () => {
    const readText = fieldReader({ name: 'X', kind: 'text' }, lettersOf('utf-8'));
    const text = fc.array(fc.constantFrom('ก', 'ข', 'a', ' ', '1'), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 2 }), (texts) => {
        for (const letters of texts) {
          const expected = letters.join('').trim();
          const bytes = Buffer.from(letters.join('')).toString('latin1');
          if (expected === '') expect(readText(bytes)).toBeInstanceOf(Refusal);
          else expect(readText(bytes)).toBe(expected);
        }
      }),
    );
  });
});
