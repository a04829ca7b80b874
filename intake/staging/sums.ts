/** Rows and amounts of a file as the store adds them up: of all of it, and of each value. */
import type pg from 'pg';
import type { Satang } from '../../core/satang.ts';
import type { Subject } from '../layout.ts';
import { columnName } from './table.ts';

export interface StoredSums {
  readonly rows: number;
  /** By column of the layout. */
  readonly satang: ReadonlyMap<string, Satang>;
}

export interface StoredFigures extends StoredSums {
  /** For each column that the file's controls are BY: sums by value, as text. */
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, StoredSums>>;
}

/** Counts and sums as the store answers them: `sum0`, `sum1`, … for the amount columns. */
type Answer = Readonly<Record<string, string>> & Readonly<Record<`apart${number}`, number>>;

const amountsOf = ({ columns }: Subject) => columns.filter(({ kind }) => kind === 'amount');

/** One pass over the rows for the whole file and for the values of each control. */
function sumsSql(subject: Subject, from: string): string {
  const sums = amountsOf(subject).map(
    (column, index) => `, coalesce(sum(${columnName(column)}), 0)::text AS sum${index}`,
  );
  const by = (subject.controls ?? []).map((control) => control.by.toLowerCase());
  const values = by.map(
    (column, index) => `, grouping(${column}) AS apart${index}, ${column}::text AS value${index}`,
  );
  const sets = ['()', ...by.map((column) => `(${column})`)];
  return `SELECT count(*)::text AS rows${sums.join('')}${values.join('')}
    FROM ${from} GROUP BY GROUPING SETS (${sets.join(', ')})`;
}

function toSums(subject: Subject, answer: Answer | undefined): StoredSums {
  const satang = amountsOf(subject).map(
    ({ name }, index) => [name, BigInt(answer?.[`sum${index}`] ?? 0)] as const,
  );
  return { rows: Number(answer?.rows ?? 0), satang: new Map(satang) };
}

/** `from`: SQL of the rows, a table or more, with its WHERE. */
export async function readFigures(
  session: pg.Client,
  subject: Subject,
  from: string,
  values: readonly unknown[] = [],
): Promise<StoredFigures> {
  const { rows } = await session.query<Answer>(sumsSql(subject, from), [...values]);
  const { controls = [] } = subject;
  const whole = rows.find((row) => controls.every((_, index) => row[`apart${index}`] === 1));
  const groups = controls.map(({ by }, index) => {
    const own = rows.filter((row) => row[`apart${index}`] === 0);
    const byValue = own.map(
      (row) => [row[`value${index}`] as string, toSums(subject, row)] as const,
    );
    return [by, new Map(byValue)] as const;
  });
  return { ...toSums(subject, whole), groups: new Map(groups) };
}
