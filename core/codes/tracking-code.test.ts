import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeBytes, codeFrom, readCode, showCode } from './tracking-code.ts';

const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });
const counting = Uint8Array.from({ length: codeBytes }, (_, index) => index);

test('D-21 a code holds at least 128 bits of chance and shows in groups of four', () => {
  expect(codeBytes * 5).toBeGreaterThanOrEqual(128);
  const code = codeFrom(counting);
  expect(code).toMatch(/^0123456789ABCDEFGHJKMNPQRS[0-9A-Z]{2}$/);
  expect(code).not.toMatch(/[ILOU]/);
  expect(showCode(code)).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  expect(showCode(code).replaceAll('-', '')).toBe(code);
  expect(() => codeFrom(counting.subarray(1))).toThrow(RangeError);
});

test('each random letter tells its five bits, and no more bytes are read than needed', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const code = codeFrom(some);
      const high = codeFrom(some.map((byte) => byte ^ 0xe0));
      expect(high).toBe(code);
      expect(codeFrom(Uint8Array.from([...some, 7]))).toBe(code);
    }),
  );
  expect(new Set(Array.from({ length: 32 }, (_, n) => codeFrom(counting.fill(n))[0])).size).toBe(
    32,
  );
});

test('a code is read as people type it', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const code = codeFrom(some);
      expect(readCode(code)).toBe(code);
      expect(readCode(` ${showCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
      expect(readCode(showCode(code).replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
      expect(readCode(showCode(code).replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(code);
      expect(readCode(showCode(code).replaceAll('-', '–'))).toBe(code);
      expect(readCode(code.replace(/\d/g, (d) => String.fromCharCode(0xe50 + Number(d))))).toBe(
        code,
      );
      expect(
        readCode(code.replace(/[A-Z]/g, (a) => String.fromCharCode(a.charCodeAt(0) + 65248))),
      ).toBe(code);
    }),
  );
});

test('one wrong letter and two swapped ones are noticed', () => {
  const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
  fc.assert(
    fc.property(bytes, fc.nat(27), fc.constantFrom(...alphabet), (some, at, letter) => {
      const code = codeFrom(some);
      const slip = code.slice(0, at) + letter + code.slice(at + 1);
      expect(readCode(slip)).toBe(slip === code ? code : undefined);
      const [a = '', b = ''] = code.slice(at, at + 2);
      const swapped = code.slice(0, at) + b + a + code.slice(at + 2);
      if (at < 25) expect(readCode(swapped)).toBe(swapped === code ? code : undefined);
    }),
  );
});

test.each([
  '',
  '1',
  'x'.repeat(28),
  'U'.repeat(28),
  '0'.repeat(27),
  '0'.repeat(29),
  'ก'.repeat(28),
])('what is no code is none: %s', (text) => {
  expect(readCode(text)).toBeUndefined();
});

test('a text far too long is not worth reading', () => {
  const code = codeFrom(counting);
  expect(readCode(code.padEnd(112, ' '))).toBe(code);
  expect(readCode(code.padEnd(113, ' '))).toBeUndefined();
});
