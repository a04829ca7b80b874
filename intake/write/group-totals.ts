/** Control totals by group: what the columns of a file add up to, apart for each value of one. */
import type { Satang } from '../../core/satang.ts';
import type { Column, ColumnKind, Control } from '../layout.ts';
import type { Field } from './row.ts';

export interface GroupTotal {
  /** The column whose values make the groups. */
  readonly by: string;
  /** As it is written in the file. */
  readonly value: string;
  readonly rows: number;
  readonly column: string;
  readonly totalSatang: Satang;
}

interface Group {
  rows: number;
  readonly sums: Satang[];
}

/** Adds up row by row; memory grows with the number of groups, not of rows. */
export function groupTotals(columns: readonly Column[], controls: readonly Control[]) {
  const columnIndex = (name: string): number => columns.findIndex((column) => column.name === name);
  const groupings = controls.map(({ by, of }) => ({
    by,
    at: columnIndex(by),
    kind: columns[columnIndex(by)]?.kind ?? 'text',
    of: of.map((column) => ({ column, at: columnIndex(column) })),
    groups: new Map<Field, Group>(),
  }));
  return {
    add(fields: readonly Field[]): void {
      for (const { at, of, groups } of groupings) {
        const value = fields[at] ?? '';
        const existing = groups.get(value);
        const group = existing ?? { rows: 0, sums: of.map(() => 0n) };
        if (!existing) groups.set(value, group);
        group.rows += 1;
        for (const [index, column] of of.entries()) {
          const field = fields[column.at];
          if (typeof field === 'bigint') {
            group.sums[index] = (group.sums[index] as Satang) + field;
          }
        }
      }
    },
    /** Control by control, values in ascending order, of each the columns in order. */
    all: (written: (kind: ColumnKind, field: Field) => string): readonly GroupTotal[] =>
      groupings.flatMap(({ by, kind, of, groups }) =>
        [...groups]
          .map(([value, group]) => ({ value: written(kind, value), group }))
          .sort((a, b) => (a.value < b.value ? -1 : 1))
          .flatMap(({ value, group }) =>
            of.map(({ column }, index) => {
              const totalSatang = group.sums[index] as Satang;
              return { by, value, rows: group.rows, column, totalSatang };
            }),
          ),
      ),
  };
}
