import { expect, test } from 'vitest';
import { parseSearch } from './search-term.ts';

test.each([
  ['2,500', 250_000n],
  ['2500.00', 250_000n],
  ['๒๕๐๐', 250_000n],
  ['２５００', 250_000n],
  ['2 500.5', 250_050n],
  ['+2,500.00', 250_000n],
  ['−50.00', 5_000n],
  ['- 50', 5_000n],
  ['50 บาท', 5_000n],
  ['฿50', 5_000n],
  ['50.-', 5_000n],
])('R042 R046 %j is an amount, to the satang', (typed, satang) => {
  expect(parseSearch(typed)?.satang).toBe(satang);
});

test.each(['โอนเข้า', '2500.005', '123-4', 'บาท', '1/2568', '9'.repeat(16)])(
  'R042 R046 %j is words only',
  (typed) => {
    expect(parseSearch(typed)).toMatchObject({ satang: null });
  },
);

test('R042 R046 words are folded: marks, case, digits and blanks do not count', () => {
  expect(parseSearch('  โอนเข้า   ATM ๑๒ ')?.words).toBe('โอนเขา atm 12');
  expect(parseSearch('100%_\\')?.words).toBe('100%_\\');
  expect(parseSearch('a\0b')?.words).toBe('a b');
});

test.each(['', '   ', '\0', '\u200b', '\u0e48', '\u0e4c '])(
  'R042 R046 %j asks for nothing',
  (typed) => {
    expect(parseSearch(typed)).toBeUndefined();
  },
);
