/** The staged tables asked once more, in SQL: what was counted while reading must be there. */
import type pg from 'pg';
import type { Manifest, Stated } from '../decode/manifest.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestFile, type Subject, subjects } from '../layout.ts';
import { columnName, partName } from './table.ts';

type Part = (name: Subject['name']) => string;

/** Rows whose reference leads nowhere, or whose ledger does not add up to what is stated. */
const references: readonly { file: string; column: string; sql: (part: Part) => string }[] = [
  {
    file: 'agencies.csv',
    column: 'PARENT_AGENCY_NO',
    sql: (part) => `SELECT FROM ${part('agencies')} a
      LEFT JOIN ${part('agencies')} p ON p.agency_no = a.parent_agency_no
      WHERE a.parent_agency_no IS NOT NULL AND p.agency_no IS NULL`,
  },
  {
    file: 'members.csv',
    column: 'AGENCY_NO',
    sql: (part) => `SELECT FROM ${part('members')} m
      LEFT JOIN ${part('agencies')} a USING (agency_no) WHERE a.agency_no IS NULL`,
  },
  {
    file: 'deposit_accounts.csv',
    column: 'MEMBER_NO',
    sql: (part) => `SELECT FROM ${part('deposit_accounts')} d
      LEFT JOIN ${part('members')} m USING (member_no) WHERE m.member_no IS NULL`,
  },
  {
    file: 'share_lines.csv',
    column: 'BALANCE',
    sql: (part) => `SELECT FROM ${part('members')} m
      FULL JOIN (SELECT member_no, sum(sign * amount_satang) AS moved
        FROM ${part('share_lines')} GROUP BY member_no) l USING (member_no)
      WHERE m.share_balance_satang IS DISTINCT FROM coalesce(l.moved, 0)`,
  },
  {
    file: 'deposit_lines.csv',
    column: 'BALANCE',
    sql: (part) => `SELECT FROM ${part('deposit_accounts')} d
      FULL JOIN (SELECT account_no, member_no, sum(sign * amount_satang) AS moved
        FROM ${part('deposit_lines')} GROUP BY account_no, member_no) l
        USING (account_no, member_no)
      WHERE d.balance_satang IS DISTINCT FROM coalesce(l.moved, 0)`,
  },
];

async function verifyTotals(
  session: pg.Client,
  subject: Subject,
  part: string,
  stated: Stated,
  faults: Faults,
): Promise<void> {
  const amounts = subject.columns.filter(({ kind }) => kind === 'amount');
  const sums = amounts.map(
    (column, index) => `, coalesce(sum(${columnName(column)}), 0)::text AS sum${index}`,
  );
  const { rows } = await session.query(`SELECT count(*)::int AS rows${sums.join('')} FROM ${part}`);
  if (rows[0].rows !== stated.rows) {
    faults.add(manifestFile, stated.line, 'ROWS', reasons.stagedCount(stated.rows, rows[0].rows));
  }
  for (const [index, { name }] of amounts.entries()) {
    const total = stated.totals.get(name);
    if (!total || BigInt(rows[0][`sum${index}`]) === total.satang) continue;
    faults.add(manifestFile, total.line, 'TOTAL', reasons.stagedTotal(`${subject.file} ${name}`));
  }
}

/** Adds a fault for each figure or reference that the store does not bear out. */
export async function verifyStaged(
  session: pg.Client,
  publicationId: number,
  manifest: Manifest,
  faults: Faults,
): Promise<void> {
  const part: Part = (name) => `staging.${name}_${publicationId}`;
  for (const subject of subjects) {
    const stated = manifest.files.get(subject.file) as Stated;
    const table = `staging.${partName(subject, publicationId)}`;
    await verifyTotals(session, subject, table, stated, faults);
  }
  for (const { file, column, sql } of references) {
    const { rowCount } = await session.query(`${sql(part)} LIMIT 1`);
    if (rowCount !== 0) faults.add(file, 1, column, reasons.stagedReference(column));
  }
}
