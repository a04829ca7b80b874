/** A rule that holds between files, asked of the staged tables in SQL. */
import { eraYears } from '../../core/thai-date.ts';
import { type SubjectName, subjectOf } from '../layout.ts';
import { ownerColumnOf, storedOwnerOf } from '../quarantine/owner-columns.ts';

/** Gives the staged table of a subject. */
export type Part = (name: SubjectName) => string;

/** One way in which a row can be wrong; the first that is so is reported. */
export interface Comparison {
  /** Of the row at fault. */
  readonly column: string;
  /** SQL that is true (never null) of a row at fault. */
  readonly wrong: string;
  /** SQL of what the column should hold, as the reason shall show it. */
  readonly expected?: string;
  /** SQL of what it holds, where the reason shows that too. */
  readonly stated?: string;
  readonly reason: (expected: string, stated: string) => string;
}

export interface CrossCheck {
  /** Whose rows are at fault: `r` in the SQL. */
  readonly of: SubjectName;
  /** The last file that must be there before it can be asked. */
  readonly after: SubjectName;
  /** SQL from FROM to WHERE, joins whole tables: no row is looked up on its own. */
  readonly from: (part: Part) => string;
  readonly comparisons: readonly Comparison[];
  /**
   * Asked of all rows, those of members in quarantine among them: it holds between rows of one
   * member, or in what members share. The others hold between what members share and what is
   * theirs, which stays as it was while they are in quarantine.
   */
  readonly ofAll?: true;
}

/** What the store answers: a row at fault. */
export interface Offence {
  /** In the order of the subject's key, as text; months and years as the store has them. */
  readonly key: readonly string[];
  /** Which comparison. */
  readonly at: number;
  readonly expected: string | null;
  readonly stated: string | null;
  /** Whose row it is; null of what members share. */
  readonly memberNo: string | null;
}

/** More than a reader looks at; the report as a whole has a limit of its own. */
export const mostOffences = 5;

/** SQL that writes satang as baht with two decimals. */
export const inBaht = (satang: string): string =>
  `to_char((${satang})::numeric / 100, 'FM99999999999999990.00')`;

/** SQL that writes a day as the files have it: `31/10/2568`. */
export const asWritten = (day: string): string =>
  `to_char(${day}, 'DD/MM/') || (date_part('year', ${day}) + ${eraYears})`;

/** SQL: the key of a row, to be found in its file. */
export const keyOf = (name: SubjectName, row = 'r'): string =>
  `ARRAY[${subjectOf(name)
    .key.map((column) => `${row}.${column.toLowerCase()}::text`)
    .join(', ')}]`;

/**
 * The first rows at fault, in the order of their keys. They are gathered apart: a planner that saw
 * the limit would count on finding five early, and look rows up one by one; there are none. One
 * more than `most` comes where there are more.
 */
export function offencesSql(
  { of, from, comparisons, ofAll }: CrossCheck,
  part: Part,
  most = mostOffences,
): string {
  const subject = subjectOf(of);
  const stored = ofAll ? ownerColumnOf(subject)?.stored : storedOwnerOf(subject);
  const each = (then: (one: Comparison, index: number) => string) =>
    comparisons.map((one, index) => `WHEN ${one.wrong} THEN ${then(one, index)}`).join(' ');
  return `WITH offences AS MATERIALIZED (
    SELECT ${keyOf(of)} AS key, CASE ${each((_, index) => String(index))} END AS at,
      CASE ${each(({ expected }) => `(${expected ?? 'NULL'})::text`)} END AS expected,
      CASE ${each(({ stated }) => `(${stated ?? 'NULL'})::text`)} END AS stated,
      ${stored ? `r.${stored}` : 'NULL'} AS "memberNo"
    ${from(part)} AND (${comparisons.map(({ wrong }) => `(${wrong})`).join(' OR ')})
  ) SELECT * FROM offences ORDER BY key LIMIT ${most + 1}`;
}
