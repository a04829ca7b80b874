import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatNationalId,
  isNationalId,
  maskNationalId,
  nationalIdCheckDigit,
} from '../national-id.ts';

describe('national identity numbers', () => {
  test.each([
    ['123456789012', 1],
    ['110000000000', 8],
    ['000000000000', 1],
    ['999999999999', 4],
  ])('A.2 the check digit of %s', (twelve, digit) => {
    // By hand: Σ digit × (13 … 2), 11 − (sum mod 11), last digit of that.
    const sum = [...twelve].reduce((total, d, at) => total + Number(d) * (13 - at), 0);
    expect((11 - (sum % 11)) % 10).toBe(digit);
    expect(nationalIdCheckDigit(twelve)).toBe(digit);
  });

  test.each(['1234567890121', '1100000000008'])('A.2 takes %s', (text) => {
    expect(isNationalId(text)).toBe(true);
  });

  test.each(['1234567890122', '123456789012', '12345678901211', '1-2345-67890-12-1', '', '๑'])(
    'A.2 refuses %j',
    (text) => {
      expect(isNationalId(text)).toBe(false);
    },
  );

  test('A.2 one wrong digit is found, but for the third, whose weight is 11', () => {
    const twelve = fc.stringMatching(/^\d{12}$/);
    const change = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(twelve, fc.integer({ min: 0, max: 11 }), change, (digits, at, by) => {
        const other = (Number(digits[at]) + by) % 10;
        const wrong = digits.slice(0, at) + other + digits.slice(at + 1);
        const check = nationalIdCheckDigit(digits);
        // Remainders 0 and 10 share the check digit 1, so only those two may slip through.
        if (at !== 2 && nationalIdCheckDigit(wrong) === check) expect(check).toBe(1);
        expect(isNationalId(`${digits}${check}`)).toBe(true);
      }),
    );
  });

  test('D-05 shows the first and the last digit only', () => {
    expect(maskNationalId('1234567890121')).toBe('1-xxxx-xxxxx-xx-1');
    expect(maskNationalId('3459900123455')).toBe('3-xxxx-xxxxx-xx-5');
  });

  test('D-05 shows nothing of what is no such number', () => {
    expect(maskNationalId('12345')).toBe('xxxxx');
    expect(maskNationalId('AB1234567890X')).toBe('xxxxxxxxxxxxx');
    expect(maskNationalId('')).toBe('');
    for (const longer of ['12345678901211', 'A1234567890121', '1234567890121B']) {
      expect(maskNationalId(longer)).toBe('xxxxxxxxxxxxxx');
      expect(formatNationalId(longer)).toBe(longer);
    }
  });

  test('A.2 grouped 1-4-5-2-1, no digit lost', () => {
    expect(formatNationalId('1234567890121')).toBe('1-2345-67890-12-1');
    expect(formatNationalId('12345')).toBe('12345');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), (text) => {
        expect(formatNationalId(text).replaceAll('-', '')).toBe(text);
        expect(maskNationalId(text)).toHaveLength(formatNationalId(text).length);
      }),
    );
  });
});
