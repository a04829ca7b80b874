/** Rows that are there in both under one key and are not the same thing: no core does that. */
import { toBuddhistYear } from '../../core/thai-date.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { type SubjectName, subjectOf } from '../layout.ts';
import { mostOffences } from '../staging/cross-check.ts';
import { linesOf } from '../staging/locate.ts';
import { otherPerson } from '../staging/other-person.ts';
import { columnName } from '../staging/table.ts';
import type { Beside } from './compare-subject.ts';
import { rowSql } from './row-sql.ts';

/** `n` is the new row, `o` the shown one. */
interface Change {
  readonly of: SubjectName;
  readonly column: string;
  /** SQL that is true of a change that nobody makes. */
  readonly changed: string;
  /** Takes the row's key. */
  readonly reason: (key: readonly string[]) => string;
}

const yearOf = (year: string | undefined): number => toBuddhistYear(Number(year));

const dividendFigures = [
  'SHARE_BASE',
  'DIVIDEND',
  'INTEREST_BASE',
  'REFUND',
  'GIFT',
  'DEDUCTED',
  'NET',
];

const differs = (name: SubjectName, columns: readonly string[]): string =>
  subjectOf(name)
    .columns.filter((column) => columns.includes(column.name))
    .map(columnName)
    .map((column) => `o.${column} IS DISTINCT FROM n.${column}`)
    .join(' OR ');

/** By which way and when a dividend was paid; of one that is not paid yet it may change. */
const payment = ['PAY_METHOD', 'BANK_CODE', 'PAY_ACCOUNT_NO', 'PAID_ON'];

/** How the dividends of a year are computed. */
const termsOfYear = [
  'STARTS_ON',
  'ENDS_ON',
  'METHOD',
  'CUTOFF_DAY',
  'ROUNDING',
  'DIVIDEND_RATE',
  'REFUND_RATE',
  'REFUND_METHOD',
  'LOAN_TYPE_RATES',
];

const isPaid = 'o.paid_on IS NOT NULL';

const changes: readonly Change[] = [
  {
    of: 'deposit_accounts',
    column: 'MEMBER_NO',
    changed: 'o.member_no <> n.member_no',
    reason: ([accountNo = '']) => reasons.ownerChanged(accountNo),
  },
  {
    of: 'loans',
    column: 'MEMBER_NO',
    changed: 'o.member_no <> n.member_no',
    reason: ([contractNo = '']) => reasons.contractChanged(contractNo),
  },
  {
    of: 'cremation_enrolments',
    column: 'MEMBER_NO',
    changed: 'o.member_no <> n.member_no',
    reason: ([cremationNo = '']) => reasons.enrolmentChanged(cremationNo),
  },
  {
    of: 'members',
    column: 'NATIONAL_ID',
    changed: otherPerson,
    reason: ([memberNo = '']) => reasons.personChanged(memberNo),
  },
  {
    // What was paid out is what members were told: an approved year stays as it is.
    of: 'dividends',
    column: 'NET',
    changed: `(${differs('dividends', dividendFigures)}
        OR (${isPaid} AND (${differs('dividends', payment)})))
      AND EXISTS (SELECT FROM records.dividend_years y
        WHERE y.publication_id = $1 AND y.year = o.year AND y.state = 'APPROVED')`,
    reason: ([, year]) => reasons.dividendChanged(yearOf(year)),
  },
  {
    of: 'dividend_years',
    column: 'STATE',
    changed: "o.state = 'APPROVED' AND n.state <> 'APPROVED'",
    reason: ([year]) => reasons.yearReopened(yearOf(year)),
  },
  {
    of: 'dividend_years',
    column: 'DIVIDEND_RATE',
    changed: `o.state = 'APPROVED' AND (${differs('dividend_years', termsOfYear)}
      OR (${isPaid} AND (${differs('dividend_years', ['PAID_ON'])})))`,
    reason: ([year]) => reasons.yearChanged(yearOf(year)),
  },
];

/** Adds a fault for the first few rows of each such change, at their line in the extract. */
export async function compareIdentity(beside: Beside, faults: Faults): Promise<void> {
  const { session, stagingId, extract, shown } = beside;
  for (const { of, column, changed, reason } of changes) {
    const subject = subjectOf(of);
    const sql = rowSql(of, stagingId);
    const { rows } = await session.query<{ key: string[] }>(
      `SELECT ${sql.key('n')} AS key FROM ${sql.joined('INNER')}
       WHERE ${changed} ORDER BY 1 LIMIT ${mostOffences + 1}`,
      [shown.id],
    );
    if (rows.length === 0) continue;
    const keys = rows.slice(0, mostOffences).map(({ key }) => key);
    if (rows.length > keys.length) faults.leaveOut();
    for (const [index, line] of (await linesOf(extract, subject, keys)).entries()) {
      faults.add(subject.file, line, column, reason(keys[index] ?? []));
    }
  }
}
