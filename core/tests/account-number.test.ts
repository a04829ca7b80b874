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

  test('F a number that runs out leaves no hyphen behind', () => {
    const shown = ['', '1', '12', '123', '1234', '12345'].map((digits) =>
      formatAccountNumber('006', digits),
    );
    expect(shown).toEqual(['', '1', '12', '123', '123-4', '123-4-5']);
  });

  test('F digits beyond the pattern join the last group', () => {
    expect(formatAccountNumber('006', '123456789012')).toBe('123-4-56789-012');
    expect(formatAccountNumber('012', '123456789012')).toBe('123-4-56789012');
    expect(formatAccountNumber('067', '1234567890123456')).toBe('123-4-56789-0123456');
  });

  test('D-09 a number with letters or marks is shown as it is', () => {
    expect(formatAccountNumber('000', '01-02-00012-34')).toBe('01-02-00012-34');
    expect(formatAccountNumber('006', 'ก123456789')).toBe('ก123456789');
  });

  test('F never drops or moves a digit', () => {
    const code = fc.oneof(
      fc.constantFrom('006', '067', '012', '030', '004', '000', '033'),
      fc.stringMatching(/^\d{3}$/),
    );
    fc.assert(
      fc.property(code, fc.stringMatching(/^\d{0,20}$/), (bank, digits) => {
        const shown = formatAccountNumber(bank, digits);
        expect(shown.replaceAll('-', '')).toBe(digits);
        expect(shown).not.toMatch(/^-|-$|--/);
      }),
    );
  });
});
