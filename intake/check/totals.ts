/** Rows counted and amounts added up while a file is read, for the manifest to be held against. */
import { orNothing, type Satang, toDtoBaht } from '../../core/satang.ts';
import { toBuddhistYear } from '../../core/thai-date.ts';
import type { Group, Stated } from '../decode/manifest.ts';
import type { Row } from '../decode/rows.ts';
import type { Faults } from '../fault.ts';
import { groupName, reasons } from '../intake.text.ts';
import { manifestFile, type Subject } from '../layout.ts';
import { copyOf } from './check.ts';

/** The rows of one value. */
export interface Counted {
  rows: number;
  /** Of the first row that has it. */
  readonly line: number;
  /** In the order of the control's columns. */
  readonly sums: Satang[];
}

export interface Totals {
  readonly rows: number;
  add(row: Row, line: number): void;
  satang(column: string): Satang;
  /** For each control of the file, in order: what was counted by value. */
  readonly groups: readonly ReadonlyMap<string, Counted>[];
}

/** One control as it is added up; nothing is kept but one entry for each value. */
function grouping({ columns }: Subject, by: string, of: readonly string[]) {
  const at = (column: string) => columns.findIndex(({ name }) => name === column);
  const [byAt, columnIndexes] = [at(by), of.map(at)];
  const groups = new Map<string, Counted>();
  let lastKey: string | undefined;
  let last: Counted | undefined;
  const add = (row: Row, line: number): void => {
    const key = String(row[byAt]);
    // Neighbours often share their value: one look-up for many rows.
    if (key !== lastKey || !last) {
      last = groups.get(key);
      if (!last) {
        last = { rows: 0, line, sums: of.map(() => 0n) };
        groups.set(copyOf(key), last);
      }
      lastKey = key;
    }
    last.rows += 1;
    for (let index = 0; index < columnIndexes.length; index += 1) {
      const satang = orNothing(row[columnIndexes[index] as number] as Satang | null);
      last.sums[index] = (last.sums[index] as Satang) + satang;
    }
  };
  return { groups, add };
}

/** Blank amounts count as nothing. */
export function newTotals(subject: Subject): Totals {
  const { columns, controls = [] } = subject;
  const columnIndexes = columns.flatMap(({ kind }, index) => (kind === 'amount' ? [index] : []));
  const sums = columns.map(() => 0n);
  const groupings = controls.map(({ by, of }) => grouping(subject, by, of));
  let rows = 0;
  return {
    get rows() {
      return rows;
    },
    add(row, line) {
      rows += 1;
      for (const columnIndex of columnIndexes) {
        sums[columnIndex] =
          (sums[columnIndex] as bigint) + orNothing(row[columnIndex] as Satang | null);
      }
      for (const { add } of groupings) add(row, line);
    },
    satang: (column) => sums[columns.findIndex(({ name }) => name === column)] as Satang,
    groups: groupings.map(({ groups }) => groups),
  };
}

/** The figures of one value against those that the manifest states for it. */
function compareGroup(name: string, of: readonly string[], counted: Counted, group: Group) {
  if (counted.rows !== group.rows) {
    const reason = reasons.groupRowCount(name, group.rows, counted.rows);
    return [{ line: group.line, column: 'ROWS', reason }];
  }
  return of.flatMap((column, index) => {
    const { satang, line } = group.totals.get(column) ?? { satang: 0n, line: group.line };
    const sum = counted.sums[index] as Satang;
    if (sum === satang) return [];
    const reason = reasons.groupTotal(name, column, toDtoBaht(satang), toDtoBaht(sum));
    return [{ line, column: 'TOTAL', reason }];
  });
}

/** Every value of the file must be stated, and every stated value be in the file. */
function compareGroups(subject: Subject, totals: Totals, stated: Stated, faults: Faults): void {
  const { file, columns, controls = [] } = subject;
  for (const [index, { by, of }] of controls.entries()) {
    const isYear = columns.find(({ name }) => name === by)?.kind === 'year';
    const counted = totals.groups[index] ?? new Map<string, Counted>();
    const groups = stated.groups.get(by) ?? new Map<string, Group>();
    for (const [key, { line, written }] of groups) {
      if (!counted.has(key)) {
        faults.add(manifestFile, line, 'VALUE', reasons.groupAbsent(file, by, written));
      }
    }
    for (const [key, sums] of counted) {
      const group = groups.get(key);
      if (!group) {
        const written = isYear ? String(toBuddhistYear(Number(key))) : key;
        faults.add(file, sums.line, by, reasons.groupUnstated(written));
        continue;
      }
      const found = compareGroup(groupName(file, by, group.written), of, sums, group);
      for (const { line, column, reason } of found) faults.add(manifestFile, line, column, reason);
    }
  }
}

/** Reports at the manifest's line that states the figure. */
export function compareTotals(
  subject: Subject,
  totals: Totals,
  stated: Stated,
  faults: Faults,
): void {
  const { file } = subject;
  if (totals.rows !== stated.rows) {
    const reason = reasons.rowCount(file, stated.rows, totals.rows);
    faults.add(manifestFile, stated.line, 'ROWS', reason);
    return;
  }
  for (const [column, { satang, line }] of stated.totals) {
    const counted = totals.satang(column);
    if (counted === satang) continue;
    const reason = reasons.total(file, column, toDtoBaht(satang), toDtoBaht(counted));
    faults.add(manifestFile, line, 'TOTAL', reason);
  }
  compareGroups(subject, totals, stated, faults);
}
