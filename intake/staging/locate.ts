/** Where a row stands that the store finds fault with: its file is read once more for its key. */
import type { Extract } from '../decode/extract.ts';
import type { FileFacts } from '../decode/inspect.ts';
import { readRows } from '../decode/rows.ts';
import { Faults } from '../fault.ts';
import type { Subject } from '../layout.ts';

type Key = readonly string[];

const joined = (key: Key): string => key.join('\t');

/**
 * The line in the file for each key, in the same order. A key that is not in the file stands for
 * the file as a whole: line 1. To be asked only on the way to a refusal, since it reads the file
 * from the start.
 */
export async function linesOf(
  { facts }: Extract,
  { file, columns, key }: Subject,
  keys: readonly Key[],
): Promise<readonly number[]> {
  const columnIndexes = key.map((columnName) =>
    columns.findIndex(({ name }) => name === columnName),
  );
  const open = new Set(keys.map(joined));
  const found = new Map<string, number>();
  const source = { file, facts: facts.get(file) as FileFacts, columns, faults: new Faults() };
  for await (const { rows, lines } of readRows(source)) {
    for (const [index, row] of rows.entries()) {
      const name = joined(columnIndexes.map((columnIndex) => String(row[columnIndex])));
      if (open.delete(name)) found.set(name, lines[index] as number);
    }
    if (open.size === 0) break;
  }
  return keys.map((one) => found.get(joined(one)) ?? 1);
}
