import { expect, test } from 'vitest';
import { monthName, monthsAround } from './months.ts';

const november = { year: 2568, month: 11 };
const september = { year: 2568, month: 9 };
const december = { year: 2567, month: 12 };

test('D-23 months without bills are stepped over', () => {
  const around = monthsAround([november, september, december], september);
  expect([around.earlier, around.later]).toEqual([december, november]);
  expect(monthsAround([november, september], november).later).toBeUndefined();
  expect(monthsAround([november], november).earlier).toBeUndefined();
});

test('D-23 a month older than the list is in it while it is shown', () => {
  const { earlier, later, all } = monthsAround([november, september], december);
  expect([earlier, later]).toEqual([undefined, september]);
  expect(all.map(monthName)).toEqual(['พฤศจิกายน 2568', 'กันยายน 2568', 'ธันวาคม 2567']);
});
