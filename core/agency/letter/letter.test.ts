import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressee } from '../addressee.ts';
import { letterNumber, readLetterKey } from '../number.ts';

test('D-25 a number stands behind its prefix, the year after the slash', () => {
  expect(letterNumber('สอ.ตย.', { yearBe: 2568, run: 123 })).toBe('สอ.ตย. 123/2568');
});

test('R074 the letter of an address is read as it was written, and nothing else is one', () => {
  const key = fc.record({
    yearBe: fc.integer({ min: 2500, max: 2999 }),
    run: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(key, (one) => {
      expect(readLetterKey(`${one.yearBe}-${one.run}`)).toEqual(one);
    }),
  );
  for (const none of ['', '2568', '2568-', '2568-0', '2568-01', '2025-1', '2568-1x', '๒๕๖๘-1']) {
    expect(readLetterKey(none)).toBeUndefined();
  }
  expect(readLetterKey(`2568-${'9'.repeat(30)}`)).toBeUndefined();
});

test.each([
  ['ผู้อำนวยการโรงเรียน', 'โรงเรียนตัวอย่างวิทยา', 'ผู้อำนวยการโรงเรียนตัวอย่างวิทยา'],
  ['ผู้อำนวยการ', 'โรงพยาบาลเมืองตัวอย่าง', 'ผู้อำนวยการโรงพยาบาลเมืองตัวอย่าง'],
  ['หัวหน้ากลุ่มการเงิน', 'ข้าราชการบำนาญ', 'หัวหน้ากลุ่มการเงิน ข้าราชการบำนาญ'],
  [null, 'โรงเรียนตัวอย่างวิทยา', 'นางวิไล สุขใจ โรงเรียนตัวอย่างวิทยา'],
])('G.2 %s of %s is addressed as %s', (headPosition, name, expected) => {
  expect(addressee({ name, headName: 'นางวิไล สุขใจ', headPosition })).toBe(expected);
});

test('G.2 where the head is not known the unit is addressed', () => {
  expect(addressee({ name: 'โรงเรียนก', headName: null, headPosition: ' ' })).toBe('โรงเรียนก');
});
