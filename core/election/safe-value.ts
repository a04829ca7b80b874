/** What stands in a cell of a voter list, as it may be shown to whoever sent it (T13). */
import { type ResultCell, shown, textOf } from '../agency/result-file/cell.ts';

const digits = /\p{Nd}/gu;

/** Of a cell with more digits than `mostDigits`, perhaps a national ID, the last three alone. */
export function safeValue(cell: ResultCell, mostDigits: number): string | null {
  const found = textOf(cell)?.match(digits) ?? [];
  return found.length > mostDigits ? `•••${found.slice(-3).join('')}` : shown(cell);
}
