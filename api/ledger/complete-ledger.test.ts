import { expect, test } from 'vitest';
import { tooManyLines, tooManyOnPaper } from './complete-ledger.text.ts';
import { fileDay, wholeLedger, wholeLimit } from './complete-ledger.ts';

const lines = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  ['pdf', 1_500],
  ['xlsx', 5_000],
  ['csv', 5_000],
] as const)('%s holds %i lines, and none is left out of a larger one', (format, most) => {
  expect(wholeLedger(lines(most), format)).toHaveLength(most);
  expect(() => wholeLedger(lines(most + 1), format)).toThrow('too_large');
});

test('too much for paper: the workbook is named, unless it is too small as well', () => {
  const outcome = (count: number) => {
    try {
      return wholeLedger(lines(count), 'pdf').length;
    } catch (error) {
      return (error as { text: string }).text;
    }
  };
  expect([outcome(5_000), outcome(wholeLimit)]).toEqual([tooManyOnPaper, tooManyLines]);
});

test('a day in a file’s name is of the Buddhist era', () => {
  expect(fileDay('2024-02-29')).toBe('2567-02-29');
});
