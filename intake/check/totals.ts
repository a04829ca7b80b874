/** Rows counted and amounts added up while a file is read, for the manifest to be held against. */
import { type Satang, wireBaht } from '../../core/satang.ts';
import type { Stated } from '../decode/manifest.ts';
import type { Row } from '../decode/rows.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestFile, type Subject } from '../layout.ts';

export interface Totals {
  readonly rows: number;
  add(row: Row): void;
  satang(column: string): Satang;
}

/** Blank amounts count as nothing. */
export function newTotals({ columns }: Subject): Totals {
  const places = columns.flatMap(({ kind }, index) => (kind === 'amount' ? [index] : []));
  const sums = columns.map(() => 0n);
  let rows = 0;
  return {
    get rows() {
      return rows;
    },
    add(row) {
      rows += 1;
      for (const place of places) {
        sums[place] = (sums[place] as bigint) + ((row[place] ?? 0n) as Satang);
      }
    },
    satang: (column) => sums[columns.findIndex(({ name }) => name === column)] ?? 0n,
  };
}

/** Reports at the manifest's line that states the figure. */
export function compareTotals(
  { file }: Subject,
  totals: Totals,
  stated: Stated,
  faults: Faults,
): void {
  if (totals.rows !== stated.rows) {
    const reason = reasons.rowCount(file, stated.rows, totals.rows);
    faults.add(manifestFile, stated.line, 'ROWS', reason);
    return;
  }
  for (const [column, { satang, line }] of stated.totals) {
    const counted = totals.satang(column);
    if (counted === satang) continue;
    const reason = reasons.total(file, column, wireBaht(satang), wireBaht(counted));
    faults.add(manifestFile, line, 'TOTAL', reason);
  }
}
