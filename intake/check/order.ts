/** Rows that stand in the order of their key: each key is there once, without remembering any. */
import type { Value } from '../decode/fields.ts';
import type { Row } from '../decode/rows.ts';
import { reasons } from '../intake.text.ts';
import type { CheckContext } from './check.ts';

/** Texts and days compare as text, numbers as numbers; a key's columns are never blank. */
function compare(one: readonly Value[], other: readonly Value[]): number {
  const differs = one.findIndex((value, index) => value !== other[index]);
  if (differs < 0) return 0;
  return (one[differs] as string) < (other[differs] as string) ? -1 : 1;
}

/**
 * Reports a row that does not stand after the one before it, by the key of its file. `numbered`:
 * the last column of the key counts from 1 within the columns before it.
 */
export function keyOrder({ subject, faults }: CheckContext, numbered: boolean) {
  const { key, columns, file } = subject;
  const columnIndexes = key.map((expected) => columns.findIndex(({ name }) => name === expected));
  const last = key.length - 1;
  const lastColumn = key[last] as string;
  let before: Value[] = [];
  let lastLine = 1;
  return (row: Row, line: number): void => {
    // After a row that could not be read, the next number is not known.
    const afterGap = line !== lastLine + 1 && faults.has(file);
    const now = columnIndexes.map((columnIndex) => row[columnIndex] as Value);
    const order = before.length === 0 ? 1 : compare(now, before);
    if (order === 0) faults.add(file, line, lastColumn, reasons.duplicate(lastLine));
    else if (order < 0) faults.add(file, line, lastColumn, reasons.keyOrder(key.join(', ')));
    else if (numbered && !afterGap) {
      const goesOn = before.length > 0 && compare(now.slice(0, last), before.slice(0, last)) === 0;
      const expected = goesOn ? (before[last] as number) + 1 : 1;
      const value = now[last] as number;
      if (value !== expected) faults.add(file, line, lastColumn, reasons.sequence(expected, value));
    }
    before = now;
    lastLine = line;
  };
}
