/** What an extract would change in the records that members see, subject by subject. */
import type { Satang } from '../../core/satang.ts';
import type { SubjectName } from '../layout.ts';

/** The publication that members see now. */
export interface Shown {
  readonly id: number;
  readonly asOf: string;
  /** Rows by subject. */
  readonly rows?: Readonly<Record<string, number>>;
  readonly totals?: StoredTotals | null;
}

/** Satang as text, by subject and by the amount columns of the layout. */
export type StoredTotals = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SumChange {
  /** Column of the layout. */
  readonly column: string;
  readonly beforeSatang: Satang;
  readonly afterSatang: Satang;
}

/** A column's text as the store has it: days `yyyy-mm-dd`, amounts in satang; null where blank. */
export type StoredText = string | null;

export interface RewrittenColumn {
  readonly column: string;
  readonly before: StoredText;
  readonly after: StoredText;
}

/** A row of history that members have seen and that is another now, or gone. */
export interface RewrittenRow {
  /** In the order of the subject's key, as the store has it. */
  readonly key: readonly string[];
  /** What differs; undefined of a row that is gone. */
  readonly columns?: readonly RewrittenColumn[];
}

/** Rows by what became of them; those beyond the counts are the same in both. */
export interface SubjectComparison {
  readonly subject: SubjectName;
  /** Rows that are shown, and rows of the extract. */
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly changed: number;
  readonly missing: number;
  /** Of every amount column. */
  readonly sums: readonly SumChange[];
  /** How many rows of history changed or went, and the first `mostRewritten` of them by key. */
  readonly rewrittenCount: number;
  readonly rewritten: readonly RewrittenRow[];
}

/** As many as anybody reads; the count says how many there are. */
export const mostRewritten = 1_000;
