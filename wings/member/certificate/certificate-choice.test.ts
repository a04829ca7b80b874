import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChosen, writeChosen } from './certificate-choice.ts';

test('T2 whatever letters a number holds, it comes back whole', () => {
  const number = fc.string({ minLength: 1, unit: 'grapheme' }).filter((one) => one.isWellFormed());
  fc.assert(
    fc.property(fc.uniqueArray(number, { maxLength: 9 }), (numbers) => {
      expect(readChosen(writeChosen(numbers))).toEqual(numbers);
    }),
  );
  expect(readChosen(writeChosen(['ฉฉ.0001234/2568', 'a,b', '%']))).toEqual([
    ...['ฉฉ.0001234/2568', 'a,b', '%'],
  ]);
});

test.each(['%', '%E0%', ',', 'a,', 'a,,b', 'a,a'])('T2 %s is no list', (text) => {
  expect(readChosen(text)).toBeUndefined();
});
