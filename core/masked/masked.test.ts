import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskedAccountNo, maskedMemberNo, maskedRef } from './masked.ts';

test.each([
  ['000123', 'xxxx23'],
  ['999999', 'xxxx99'],
  ['7', '7'],
])('D-13 a membership number %s stands as %s', (memberNo, shown) => {
  expect(maskedMemberNo(memberNo)).toBe(shown);
});

describe('an account keeps the shape that its bank gives it', () => {
  test.each<[string, string, string, string]>([
    ...['006', '002', '011', '014', '071', '024', '025', '065', '073'].map(
      (code): [string, string, string, string] => ['R128', code, '1234567890', '123-4-xxxxx-0'],
    ),
    ['R129', '067', '12345678901234', '123-4-xxxxx-01234'],
    ['R130', '012', '1234567890', '123-4-xxxxx0'],
    ['R130', '022', '1234567890', '123-4-xxxxx0'],
    ['R131', '030', '123456789012', '123-4-xxxxx-012'],
    ['R131', '034', '123456789012', '123-4-xxxxx-012'],
    ['R131', '004', '1234567890', '123-4-xxxxx-0'],
    ['R132', '000', '01020001234', '01-02-xxxxx-34'],
    ['R133', '033', '123456789012', '1234xxxxx012'],
    ['R133', '099', '1234567890', '1234xxxxx0'],
  ])('%s bank %s: %s is shown as %s', (_id, code, digits, shown) => {
    expect(maskedAccountNo(code, digits)).toBe(shown);
  });

  test.each([
    ['short: 12345', '006', '12345', 'xxx45'],
    ['nine digits', '006', '123456789', 'xxxxxxx89'],
    ['no digits alone', '006', '12A-45678901', 'xxx-xxxxxx01'],
    ['empty', '006', '', ''],
  ])('%s: only its end', (_name, code, digits, shown) => {
    expect(maskedAccountNo(code, digits)).toBe(shown);
  });
});

test.each([
  ['โฉนด 12345', 'xxxx xxx45'],
  ['1', '1'],
])('D-07 what secures a loan: %s stands as %s', (ref, shown) => {
  expect(maskedRef(ref)).toBe(shown);
});

test('T30 of any account at least five digits are covered, or all but two', () => {
  const codes = fc.constantFrom('000', '004', '006', '012', '033', '067', '999');
  const numbers = fc.stringMatching(/^\d{1,20}$/);
  fc.assert(
    fc.property(codes, numbers, (code, digits) => {
      const shown = maskedAccountNo(code, digits);
      const visible = shown.replace(/[^\d]/g, '');
      const covered = shown.replace(/[^x]/g, '');
      expect(visible.length + covered.length).toBe(digits.length);
      expect(covered.length).toBeGreaterThanOrEqual(Math.min(5, Math.max(0, digits.length - 2)));
    }),
  );
});
