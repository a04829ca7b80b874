/** Sums of a ledger on a sheet: amounts of the wire as they are shown, and what a search found. */
import type { SheetTable } from '../../core/sheet/sheet.ts';
import { sheetTable } from '../../core/sheet/sheet-table.ts';

/** An amount of the wire as one that goes out; nothing is never minus nothing. */
export const minusBaht = (wire: string): string => (wire === '0.00' ? wire : `-${wire}`);

interface Found {
  readonly count: number;
  readonly in: string;
  readonly out: string;
}

/** How much a search found; `heads` name the lines, what came in and what went out. */
export function foundTable(found: Found, heads: readonly [string, string, string]): SheetTable {
  const [count, moneyIn, moneyOut] = heads;
  return sheetTable([found], {
    count: { name: count, kind: 'count', of: (one) => one.count },
    in: { name: moneyIn, kind: 'move', of: (one) => one.in },
    out: { name: moneyOut, kind: 'move', of: (one) => minusBaht(one.out) },
  });
}
