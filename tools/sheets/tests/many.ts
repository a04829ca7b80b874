/** Lines and sums to print: many of one, each of its amounts another. */
import { readBaht, type Satang, toDtoBaht } from '../../../core/satang.ts';
import type { Sheet } from '../../../core/sheet/sheet.ts';
import type { Figures } from './printed-rows.ts';

/** So many that every table takes several pages. */
export const manyLines = 90;

/** A table of a sheet, and what must stand on its paper. */
export interface Printed {
  readonly name: string;
  /** The sheet with this table alone. */
  readonly sheet: Sheet;
  /** Amounts of its rows by heading, from above: edges, lines and sums. */
  readonly rows: readonly Figures[];
  /** Heading of the running balance. */
  readonly carried?: string;
}

/** The figures of a row; what is null is left out, as on the paper. */
export const figures = (row: Readonly<Record<string, string | null>>): Figures =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, one]) => (one === null ? [] : [[key, one]])),
  );

const isAmount = (value: unknown): value is string | bigint =>
  typeof value === 'bigint' || (typeof value === 'string' && /^-?\d+\.\d\d$/.test(value));

/** Copies in which no two amounts are alike; all else is as it was. */
export function many<One extends object>(one: One): One[] {
  return Array.from({ length: manyLines }, (_, at) => {
    const fields = Object.entries(one).map(([key, value], index) => {
      if (!isAmount(value) || /rate|percent/.test(key)) return [key, value];
      const satang = BigInt(at + 1) * 100_000n + BigInt(index) * 1_000n + BigInt((at * 7) % 100);
      return [key, typeof value === 'bigint' ? satang : toDtoBaht(satang)];
    });
    return Object.fromEntries(fields) as One;
  });
}

export const sumOf = <One>(lines: readonly One[], of: (line: One) => string): string =>
  toDtoBaht(lines.reduce((sum, line) => sum + readBaht(of(line)), 0n));

/** A ledger of so many lines, the oldest first: every third takes out. */
export function ledger(): readonly { readonly move: Satang; readonly balance: Satang }[] {
  let balance = 500_000_00n;
  return Array.from({ length: manyLines }, (_, at) => {
    const move = (at % 3 === 2 ? -1n : 1n) * (250_000n + BigInt(at) * 101n);
    balance += move;
    return { move, balance };
  });
}

/** The tables of a sheet one by one, and what is expected of each; `null`: nothing is. */
export function tablesOf(
  name: string,
  sheet: Sheet,
  expected: readonly ((Pick<Printed, 'rows'> & { readonly carried?: string }) | null)[],
): readonly Printed[] {
  if (sheet.tables.length !== expected.length) throw new Error(`${name}: another table`);
  return sheet.tables.flatMap((table, at) => {
    const one = expected[at];
    if (!one) return [];
    return {
      name: `${name} ${at + 1}`,
      sheet: { ...sheet, facts: [], notes: [], tables: [table] },
      ...one,
    };
  });
}
