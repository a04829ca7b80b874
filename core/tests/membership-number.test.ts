import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asciiDigits,
  canonicalMembershipNumber,
  padMembershipNumber,
} from '../membership-number.ts';

describe('padMembershipNumber', () => {
  test.each([
    ['9999', '009999'],
    ['1', '000001'],
    ['123456', '123456'],
    ['1234567', '1234567'],
    ['', ''],
  ])('R126 %j becomes %j', (text, padded) => {
    expect(padMembershipNumber(text)).toBe(padded);
  });

  test('R126 padding keeps every digit and stops at six', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => {
        const padded = padMembershipNumber(digits);
        expect(padded.length).toBe(Math.max(6, digits.length));
        expect(padded.endsWith(digits)).toBe(true);
        expect(padMembershipNumber(padded)).toBe(padded);
      }),
    );
  });
});

describe('canonicalMembershipNumber', () => {
  test.each(['123', '000123', '๑๒๓', '๐๐๐๑๒๓', '１２３', ' 123 ', '1๒３', '\t123\n'])(
    'T2 %j is 000123',
    (text) => {
      expect(canonicalMembershipNumber(text)).toBe('000123');
    },
  );

  test.each(['', ' ', '["1"]', '1e3', '-1', '+1', '%00', '1 2', '1234567', '12.0', '٣', '１２３a'])(
    'T2 %j is none',
    (text) => {
      expect(canonicalMembershipNumber(text)).toBeUndefined();
    },
  );

  test('T2 says six digits or nothing, and the same of its own answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const canonical = canonicalMembershipNumber(text);
        if (canonical === undefined) return;
        expect(canonical).toMatch(/^[0-9]{6}$/);
        expect(canonicalMembershipNumber(canonical)).toBe(canonical);
      }),
    );
  });
});

test('T2 asciiDigits turns all ten digits of both kinds and nothing else', () => {
  expect(asciiDigits('๐๑๒๓๔๕๖๗๘๙')).toBe('0123456789');
  expect(asciiDigits('０１２３４５６７８９')).toBe('0123456789');
  expect(asciiDigits('ก ๏ ๚ ／ ： x9')).toBe('ก ๏ ๚ ／ ： x9');
});
