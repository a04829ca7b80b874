/** Rows in which a file sums up its own lines: told from people, and held against the lines. */
import { orNothing, type Satang } from '../../satang.ts';
import { normaliseThai } from '../../thai-text.ts';
import {
  type ColumnPlaces,
  type ResultCell,
  type ResultColumn,
  type ResultLine,
  type ResultProblem,
  type ResultRow,
  textOf,
} from './cell.ts';
import { sumStart, sumWords } from './words.text.ts';

const plain = (cell: ResultCell): string =>
  typeof cell === 'string' ? normaliseThai(cell).replace(/\s+/g, ' ') : '';

/**
 * Whether a row names nobody and sums up. Where a number belongs, whatever begins as a sum is one;
 * anywhere else it must be the words of a sum and nothing more: `รวมพร` is somebody's name.
 */
export function isTotal({ cells }: ResultRow, places: ColumnPlaces): boolean {
  const at = (column: ResultColumn): ResultCell => cells[places[column] ?? -1] ?? null;
  // Zeros fill the number of nobody in files of fixed width.
  const isNone = (cell: ResultCell) => /^\s*0*\s*$/.test(textOf(cell) ?? '');
  const keys = [at('member_no'), at('employee_no')].filter((cell) => !isNone(cell));
  if (textOf(at('reason')) !== null || textOf(at('new_agency')) !== null) return false;
  if (keys.length > 0) return keys.every((cell) => sumStart.test(plain(cell)));
  return cells.some((cell) => sumWords.test(plain(cell)));
}

export interface Totals {
  /** Takes a line of the file. */
  add(line: ResultLine): void;
  /**
   * What is wrong with a sum at this row, of the lines above or of the last groups of them; one
   * that tells no amount ends a group all the same.
   */
  check(row: number, total: Satang | null): ResultProblem | undefined;
}

/** The sums of a file as its lines go by. */
export function watchTotals(): Totals {
  let sum = 0n;
  // A sum may be of all lines above it, or of those below any sum before it.
  const starts = new Set([0n]);
  return {
    add({ collectedSatang }) {
      sum += orNothing(collectedSatang);
    },
    check(row, total) {
      const isRight = total === null || starts.has(sum - total);
      starts.add(sum);
      if (isRight) return undefined;
      return { row, column: 'collected', fault: 'sum', value: `${total}`, other: `${sum}` };
    },
  };
}
