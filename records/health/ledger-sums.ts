/** Whether the sums by year of what is shown are those of its lines. */
import type pg from 'pg';
import { depositYears } from '../figures/deposits.ts';
import { loanYears } from '../figures/loans.ts';
import { shareYears } from '../figures/shares.ts';
import type { SummedLedger } from '../pages/ledger-years.ts';

export interface LedgerSums {
  /** How many were looked at. */
  readonly members: number;
  /** How many of their years have sums. */
  readonly years: number;
  /** How many ledgers of theirs have other sums than their lines come to, or lack some. */
  readonly differing: number;
}

/** Others every day, so that in time all are looked at. */
const sampleSql = `
  SELECT member_no FROM records.members WHERE publication_id = $1
  ORDER BY md5(member_no || current_date) LIMIT $2`;

const ofSample = 'publication_id = $1 AND member_no = ANY ($2)';

/** Ledgers of which one set of sums has what the other has not. */
function differingSql({ table, columns, selectSql }: SummedLedger): string {
  const lines = selectSql(`(SELECT * FROM records.${table} WHERE ${ofSample}) lines`);
  return `
  WITH stored AS MATERIALIZED (
    SELECT ${columns} FROM records.ledger_years WHERE ${ofSample} AND ledger = '${table}'
  ), summed (${columns}) AS MATERIALIZED (${lines}), differing AS (
    (SELECT * FROM stored EXCEPT SELECT * FROM summed)
    UNION ALL (SELECT * FROM summed EXCEPT SELECT * FROM stored)
  )
  SELECT (SELECT count(*)::int FROM stored) AS years,
    (SELECT count(*)::int FROM (SELECT DISTINCT member_no, ledger_no FROM differing) one)
      AS differing`;
}

/**
 * Sums the lines of at most so many members, chosen by the day, as intake does, and compares.
 * Undefined where nothing is shown yet. `client`: a session that may read the records.
 */
export async function lookAtSums(client: pg.Client, most: number): Promise<LedgerSums | undefined> {
  const current = await client.query('SELECT publication_id AS id FROM records.current');
  const [shown] = current.rows;
  if (shown === undefined) return undefined;
  const sample = await client.query(sampleSql, [shown.id, most]);
  const members = sample.rows.map(({ member_no: memberNo }) => memberNo);
  const sums = { members: members.length, years: 0, differing: 0 };
  for (const ledger of [shareYears, depositYears, loanYears]) {
    const { rows } = await client.query(differingSql(ledger), [shown.id, members]);
    sums.years += rows[0].years;
    sums.differing += rows[0].differing;
  }
  return sums;
}
