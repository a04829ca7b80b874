/** The staged records held against the ones that are shown: what no core system does overnight. */
import type pg from 'pg';
import { type Day, daysBetween } from '../../core/days.ts';
import { thaiDateShort, toBuddhistYear } from '../../core/thai-date.ts';
import type { Extract } from '../decode/extract.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestFile, type Subject, type SubjectName, subjects } from '../layout.ts';
import { keyOf, mostOffences } from './cross-check.ts';
import { linesOf } from './locate.ts';

/** The publication that members see now. */
export interface Shown {
  readonly id: number;
  readonly asOf: Day;
}

/** More than this share of the shown members, accounts or contracts must not vanish, in percent. */
const maxMissingPercent = 5n;
/** In a very small cooperative single ones weigh much; these few may always go. */
const fewMissing = 5n;

/** Rows that are there in both, by the file's key; `n` is the new one, `o` the shown one. */
interface Change {
  readonly of: SubjectName;
  readonly column: string;
  /** SQL that is true of a change that nobody makes. */
  readonly changed: string;
  /** Takes the row's key. */
  readonly reason: (key: readonly string[]) => string;
}

const figures = ['share_base', 'dividend', 'interest_base', 'refund', 'gift', 'deducted', 'net'];

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
    changed: 'o.national_id <> n.national_id AND o.birth_date <> n.birth_date',
    reason: ([memberNo = '']) => reasons.personChanged(memberNo),
  },
  {
    // What was paid out is what members were told: an approved year stays as it is.
    of: 'dividends',
    column: 'NET',
    changed: `(${figures.map((name) => `o.${name}_satang <> n.${name}_satang`).join(' OR ')})
      AND EXISTS (SELECT FROM records.dividend_years y
        WHERE y.publication_id = $1 AND y.year = o.year AND y.state = 'APPROVED')`,
    reason: ([, year = '']) => reasons.dividendChanged(toBuddhistYear(Number(year))),
  },
  {
    of: 'dividend_years',
    column: 'STATE',
    changed: "o.state = 'APPROVED' AND n.state <> 'APPROVED'",
    reason: ([year = '']) => reasons.yearReopened(toBuddhistYear(Number(year))),
  },
];

const changeSql = ({ of, changed }: Change, { key }: Subject, stagingId: number): string => {
  const same = key.map((name) => name.toLowerCase()).map((name) => `o.${name} = n.${name}`);
  return `SELECT ${keyOf(of, 'n')} AS key FROM staging.${of}_${stagingId} n
    JOIN records.${of} o ON o.publication_id = $1 AND ${same.join(' AND ')}
    WHERE ${changed} ORDER BY 1 LIMIT ${mostOffences + 1}`;
};

/** What may vanish in small numbers only. */
const lasting = [
  { of: 'members', key: 'member_no', reason: reasons.membersMissing },
  { of: 'deposit_accounts', key: 'account_no', reason: reasons.accountsMissing },
  { of: 'loans', key: 'contract_no', reason: reasons.contractsMissing },
] as const;

async function compareCounts(session: pg.Client, stagingId: number, shown: Shown, faults: Faults) {
  for (const { of, key, reason } of lasting) {
    const { rows } = await session.query<{ all: bigint; missing: bigint }>(
      `SELECT count(*) AS all, count(*) FILTER (WHERE n.${key} IS NULL) AS missing
        FROM records.${of} o LEFT JOIN staging.${of}_${stagingId} n USING (${key})
        WHERE o.publication_id = $1`,
      [shown.id],
    );
    const { all = 0n, missing = 0n } = rows[0] ?? {};
    if (missing <= fewMissing || missing * 100n <= all * maxMissingPercent) continue;
    faults.add(`${of}.csv`, 1, key.toUpperCase(), reason(Number(missing), Number(all)));
  }
}

/**
 * Years approved that are there no more, but for the oldest ones where as many new ones came: an
 * extract may go back so many years and no further.
 */
const missingYearsSql = (stagingId: number) => `SELECT o.year::text AS year
  FROM records.dividend_years o LEFT JOIN staging.dividend_years_${stagingId} n USING (year)
  WHERE o.publication_id = $1 AND o.state = 'APPROVED' AND n.year IS NULL
    AND NOT (o.year < (SELECT min(year) FROM staging.dividend_years_${stagingId})
      AND (SELECT count(*) FROM staging.dividend_years_${stagingId})
        >= (SELECT count(*) FROM records.dividend_years WHERE publication_id = $1))
  ORDER BY 1`;

/** Whoever is still a member, or was one, keeps what an approved year says; by year. */
const missingDividendsSql = (stagingId: number) => `SELECT o.year::text AS year, count(*) AS missing
  FROM records.dividends o
  JOIN records.dividend_years y
    ON y.publication_id = $1 AND y.year = o.year AND y.state = 'APPROVED'
  JOIN staging.dividend_years_${stagingId} s ON s.year = o.year
  JOIN staging.members_${stagingId} m ON m.member_no = o.member_no
  LEFT JOIN staging.dividends_${stagingId} n ON n.member_no = o.member_no AND n.year = o.year
  WHERE o.publication_id = $1 AND n.year IS NULL GROUP BY o.year ORDER BY 1`;

async function compareApproved(
  session: pg.Client,
  stagingId: number,
  shown: Shown,
  faults: Faults,
) {
  const years = await session.query<{ year: string }>(missingYearsSql(stagingId), [shown.id]);
  for (const { year } of years.rows) {
    faults.add('dividend_years.csv', 1, 'YEAR', reasons.yearMissing(toBuddhistYear(Number(year))));
  }
  const rows = await session.query<{ year: string; missing: bigint }>(
    missingDividendsSql(stagingId),
    [shown.id],
  );
  for (const { year, missing } of rows.rows) {
    const reason = reasons.dividendsMissing(toBuddhistYear(Number(year)), Number(missing));
    faults.add('dividends.csv', 1, 'YEAR', reason);
  }
}

/**
 * Adds a fault where an account, a contract or a cremation number changes hands, a membership
 * number changes person, an approved dividend changes or vanishes, many members, accounts or
 * contracts vanish, or the records go back in time. All of them may be meant: `force` passes them
 * by.
 */
export async function compareWithShown(
  session: pg.Client,
  staging: { readonly id: number; readonly extract: Extract },
  shown: Shown,
  faults: Faults,
): Promise<void> {
  const { id, extract } = staging;
  if (daysBetween(shown.asOf, extract.manifest.asOf) < 0) {
    faults.add(manifestFile, 2, 'AS_OF', reasons.asOfBack(thaiDateShort(shown.asOf)));
  }
  for (const change of changes) {
    const subject = subjects.find(({ name }) => name === change.of) as Subject;
    const { rows } = await session.query<{ key: string[] }>(changeSql(change, subject, id), [
      shown.id,
    ]);
    if (rows.length === 0) continue;
    const keys = rows.slice(0, mostOffences).map(({ key }) => key);
    if (rows.length > keys.length) faults.leaveOut();
    for (const [index, line] of (await linesOf(extract, subject, keys)).entries()) {
      faults.add(subject.file, line, change.column, change.reason(keys[index] ?? []));
    }
  }
  await compareApproved(session, id, shown, faults);
  await compareCounts(session, id, shown, faults);
}
