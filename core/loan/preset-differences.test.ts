import { expect, test } from 'vitest';
import { readRate } from '../rate.ts';
import { presetDifferences } from './preset-differences.ts';

const named = (name: string, rate: string) => ({ name, rate: readRate(rate) });

test('a type is the same with and without the word for loan, its marks and blanks', () => {
  const announced = [named('ฉุกเฉิน', '6.50'), named('สามัญ', '6.25'), named('พิเศษ', '5.50')];
  expect(
    presetDifferences(
      [
        ...[named('เงินกู้ สามัญ', '6.00'), named('เงินกู้ฉุกเฉิน', '6.50')],
        ...[named('เงินกู้โครงการ', '1.00'), named('พิเศษ', '5.75')],
      ],
      announced,
    ),
  ).toEqual([
    { name: 'สามัญ', announced: readRate('6.25'), preset: readRate('6.00') },
    { name: 'พิเศษ', announced: readRate('5.50'), preset: readRate('5.75') },
  ]);
});

test('nothing differs from itself, and from nothing', () => {
  const one = [named('สามัญ', '6.00')];
  expect([presetDifferences(one, one), presetDifferences(one, [])]).toEqual([[], []]);
});
