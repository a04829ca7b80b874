import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAccountNumber } from '../account-number.ts';

describe('formatAccountNumber', () => {
  // The table of part F, as it stands there.
  test.each([
    ['R131', '004', '1234567890', '123-4-56789-0'],
    ['R129', '067', '12345678901234', '123-4-56789-01234'],
    ['R132', '000', '01020001234', '01-02-00012-34'],
    ['R133', '033', '123456789012', '123456789012'],
    ['R128', '006', '12345', '123-4-5'],
  ])('%s part F: bank %s, %s', (_id, code, digits, shown) => {
    expect(formatAccountNumber(code, digits)).toBe(shown);
  });

  test.each(['006', '002', '011', '014', '071', '024', '025', '065', '073'])(
    'R128 bank %s groups a full number 3-1-5-1',
    (code) => {
      expect(formatAccountNumber(code, '9876543210')).toBe('987-6-54321-0');
    },
  );

  test('R129 bank 067 groups a full number 3-1-5-5', () => {
    expect(formatAccountNumber('067', '98765432109876')).toBe('987-6-54321-09876');
  });

  test.each(['012', '022'])('R130 bank %s groups a full number 3-1-6', (code) => {
    expect(formatAccountNumber(code, '9876543210')).toBe('987-6-543210');
  });

  test.each(['030', '034', '004'])('R131 bank %s groups a full number 3-1-5-3', (code) => {
    expect(formatAccountNumber(code, '987654321098')).toBe('987-6-54321-098');
  });

  test('R132 the own account is 2-2-5 and the rest, however long', () => {
    expect(formatAccountNumber('000', '0102000123')).toBe('01-02-00012-3');
    expect(formatAccountNumber('000', '0102000123456')).toBe('01-02-00012-3456');
    expect(formatAccountNumber('000', '010200012')).toBe('01-02-00012');
  });

  test.each(['033', '069', '999', '', 'constructor', 'toString', '6'])(
    'R133 any other code (%j) leaves the digits alone',
    (code) => {
      expect(formatAccountNumber(code, '1234567890')).toBe('1234567890');
    },
  );

  test('part F 033 and 069 are grouped only where the own setting asks for it', () => {
    expect(formatAccountNumber('033', '123456789012', true)).toBe('123-4-56789-012');
    expect(formatAccountNumber('069', '1234567890', true)).toBe('123-4-56789-0');
    expect(formatAccountNumber('033', '123456789012', false)).toBe('123456789012');
    expect(formatAccountNumber('069', '1234567890', false)).toBe('1234567890');
    // The setting changes nothing else.
    expect(formatAccountNumber('004', '1234567890', true)).toBe('123-4-56789-0');
    for (const code of ['999', '', 'toString']) {
      expect(formatAccountNumber(code, '1234567890', true)).toBe('1234567890');
    }
  });

  test.each([
    ['R128', '006', 10, '012-3-45678-9'],
    ['R128', '002', 10, '012-3-45678-9'],
    ['R128', '011', 10, '012-3-45678-9'],
    ['R128', '014', 10, '012-3-45678-9'],
    ['R128', '071', 10, '012-3-45678-9'],
    ['R128', '024', 10, '012-3-45678-9'],
    ['R128', '025', 10, '012-3-45678-9'],
    ['R128', '065', 10, '012-3-45678-9'],
    ['R128', '073', 10, '012-3-45678-9'],
    ['R129', '067', 14, '012-3-45678-90123'],
    ['R130', '012', 10, '012-3-456789'],
    ['R130', '022', 10, '012-3-456789'],
    ['R131', '030', 12, '012-3-45678-901'],
    ['R131', '034', 12, '012-3-45678-901'],
    ['R131', '004', 10, '012-3-45678-9'],
    ['R132', '000', 10, '01-23-45678-9'],
  ])('%s part F: bank %s has %s digits, a full number reads %s', (_id, code, length, shown) => {
    expect(formatAccountNumber(code, '01234567890123'.slice(0, length))).toBe(shown);
  });

  test('part F a number that runs out leaves no hyphen behind', () => {
    const shown = ['', '1', '12', '123', '1234', '12345'].map((digits) =>
      formatAccountNumber('006', digits),
    );
    expect(shown).toEqual(['', '1', '12', '123', '123-4', '123-4-5']);
  });

  test('part F digits beyond the pattern join the last group', () => {
    expect(formatAccountNumber('006', '123456789012')).toBe('123-4-56789-012');
    expect(formatAccountNumber('012', '123456789012')).toBe('123-4-56789012');
    expect(formatAccountNumber('067', '1234567890123456')).toBe('123-4-56789-0123456');
  });

  test('D-09 a number with letters or marks is shown as it is', () => {
    expect(formatAccountNumber('000', '01-02-00012-34')).toBe('01-02-00012-34');
    expect(formatAccountNumber('006', 'ก123456789')).toBe('ก123456789');
  });

  test('part F never drops or moves a digit', () => {
    const bankCodes = '006 002 011 014 071 024 025 065 073 067 012 022 030 034 004 000 033 069';
    const code = fc.oneof(fc.constantFrom(...bankCodes.split(' ')), fc.stringMatching(/^\d{3}$/));
    fc.assert(
      fc.property(code, fc.stringMatching(/^\d{0,20}$/), fc.boolean(), (bank, digits, extra) => {
        const shown = formatAccountNumber(bank, digits, extra);
        expect(shown.replaceAll('-', '')).toBe(digits);
        expect(shown).not.toMatch(/^-|-$|--/);
      }),
      { numRuns: 1_000 },
    );
  });
});
