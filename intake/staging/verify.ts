/** The staged tables asked once more, in SQL: every figure is there, and the files tie. */
import type pg from 'pg';
import type { Extract } from '../decode/extract.ts';
import type { Figures, Stated } from '../decode/manifest.ts';
import type { Faults } from '../fault.ts';
import { groupName, reasons } from '../intake.text.ts';
import { manifestFile, type Subject, subjects } from '../layout.ts';
import {
  type CrossCheck,
  mostOffences,
  type Offence,
  offencesSql,
  type Part,
} from './cross-check.ts';
import { crossChecks } from './cross-checks.ts';
import { linesOf } from './locate.ts';
import { columnName, partName } from './table.ts';

export interface Staging {
  readonly session: pg.Client;
  readonly publicationId: number;
  readonly extract: Extract;
  readonly faults: Faults;
}

const tableOf =
  (publicationId: number): Part =>
  (name) =>
    `staging.${partName({ name }, publicationId)}`;

/** Counts and sums as the store answers them: `sum0`, `sum1`, … for the amount columns. */
type Sums = Readonly<Record<string, string>>;

/** One pass over the table for the whole file and for the values of each control. */
function sumsSql({ columns, controls = [] }: Subject, table: string): string {
  const sums = columns
    .filter(({ kind }) => kind === 'amount')
    .map((column, index) => `, coalesce(sum(${columnName(column)}), 0)::text AS sum${index}`);
  const by = controls.map((control) => control.by.toLowerCase());
  const values = by.map(
    (column, index) => `, grouping(${column}) AS apart${index}, ${column}::text AS value${index}`,
  );
  const sets = ['()', ...by.map((column) => `(${column})`)];
  return `SELECT count(*)::text AS rows${sums.join('')}${values.join('')}
    FROM ${table} GROUP BY GROUPING SETS (${sets.join(', ')})`;
}

/** Holds what was summed against what is stated, of a file or of one value. */
function compare(
  subject: Subject,
  name: string,
  stated: Figures,
  counted: Sums | undefined,
  faults: Faults,
): void {
  const rows = Number(counted?.rows ?? 0);
  if (rows !== stated.rows) {
    faults.add(manifestFile, stated.line, 'ROWS', reasons.stagedCount(stated.rows, rows));
  }
  const amounts = subject.columns.filter(({ kind }) => kind === 'amount');
  for (const [index, column] of amounts.entries()) {
    const total = stated.totals.get(column.name);
    if (!total || BigInt(counted?.[`sum${index}`] ?? 0) === total.satang) continue;
    faults.add(manifestFile, total.line, 'TOTAL', reasons.stagedTotal(`${name} ${column.name}`));
  }
}

async function verifyTotals(staging: Staging, subject: Subject): Promise<void> {
  const { session, publicationId, extract, faults } = staging;
  const { file, controls = [] } = subject;
  const stated = extract.manifest.files.get(file) as Stated;
  const { rows } = await session.query<Sums & Record<`apart${number}`, number>>(
    sumsSql(subject, tableOf(publicationId)(subject.name)),
  );
  const whole = rows.find((row) => controls.every((_, index) => row[`apart${index}`] === 1));
  compare(subject, file, stated, whole, faults);
  for (const [index, { by }] of controls.entries()) {
    const own = rows.filter((row) => row[`apart${index}`] === 0);
    const byValue = new Map(own.map((row) => [row[`value${index}`], row]));
    for (const [value, group] of stated.groups.get(by) ?? []) {
      const name = groupName(file, by, group.written);
      compare(subject, name, group, byValue.get(value), faults);
    }
  }
}

async function verifyCrossCheck(
  staging: Staging,
  crossCheck: CrossCheck,
  subject: Subject,
): Promise<void> {
  const { session, publicationId, extract, faults } = staging;
  const found = await session.query<Offence>(offencesSql(crossCheck, tableOf(publicationId)));
  const rows = found.rows.slice(0, mostOffences);
  if (rows.length === 0) return;
  if (found.rows.length > rows.length) faults.leaveOut();
  const lines = await linesOf(
    extract,
    subject,
    rows.map(({ key }) => key),
  );
  for (const [index, { at, expected, stated }] of rows.entries()) {
    const { column, reason } = crossCheck.comparisons[at] as CrossCheck['comparisons'][number];
    faults.add(subject.file, lines[index] as number, column, reason(expected ?? '', stated ?? ''));
  }
}

/**
 * Verifies one file that is staged, and what it ties to in files before it. Adds a fault for each
 * figure that the store does not bear out.
 */
export async function verifyPart(staging: Staging, subject: Subject): Promise<void> {
  await verifyTotals(staging, subject);
  for (const crossCheck of crossChecks.filter(({ after }) => after === subject.name)) {
    const own = subjects.find(({ name }) => name === crossCheck.of) as Subject;
    await verifyCrossCheck(staging, crossCheck, own);
  }
}
