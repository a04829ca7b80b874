import { expect, test } from 'vitest';
import { Problem } from '../../problem.ts';
import { monthOfQuery, monthParts } from './month-query.ts';

test('D-24 a month of an address is a first day and back', () => {
  expect(monthOfQuery({ year: '2568', month: '1' })).toBe('2025-01-01');
  expect(monthOfQuery({ year: '2567', month: '12' })).toBe('2024-12-01');
  expect(monthOfQuery({})).toBeUndefined();
  expect(monthParts('2024-12-01')).toEqual({ year: 2567, month: 12 });
});

test.each([
  [{ year: '2568' }, 'month'],
  [{ month: '11' }, 'year'],
])('D-24 half a month names what is missing', (query, field) => {
  const ask = () => monthOfQuery(query);
  expect(ask).toThrow(Problem);
  try {
    ask();
  } catch (error) {
    expect((error as Problem).fields.map((fault) => fault.field)).toEqual([field]);
  }
});
