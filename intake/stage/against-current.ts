/** The staged records held against the ones that are shown: what no core system does overnight. */
import type pg from 'pg';
import { type Day, daysBetween } from '../../core/days.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestFile } from '../layout.ts';

/** The publication that members see now. */
export interface Shown {
  readonly id: number;
  readonly asOf: Day;
}

/** More members than this share of the shown ones must not vanish at once, in percent. */
const mostGonePercent = 5n;
/** In a very small cooperative single people weigh much; these few may always go. */
const fewGone = 5n;

const ownersSql = (staged: number) => `
  SELECT n.account_no AS key FROM staging.deposit_accounts_${staged} n
  JOIN records.deposit_accounts o ON o.publication_id = $1 AND o.account_no = n.account_no
  WHERE o.member_no <> n.member_no ORDER BY 1 LIMIT 5`;

const personsSql = (staged: number) => `
  SELECT n.member_no AS key FROM staging.members_${staged} n
  JOIN records.members o ON o.publication_id = $1 AND o.member_no = n.member_no
  WHERE o.national_id <> n.national_id AND o.birth_date <> n.birth_date ORDER BY 1 LIMIT 5`;

const goneSql = (staged: number) => `
  SELECT count(*) AS all, count(*) FILTER (WHERE n.member_no IS NULL) AS gone
  FROM records.members o LEFT JOIN staging.members_${staged} n USING (member_no)
  WHERE o.publication_id = $1`;

/**
 * Adds a fault where an account changes hands, a membership number changes person, many members
 * vanish, or the records go back in time. All of them may be meant: `force` passes them by.
 */
export async function compareWithShown(
  session: pg.Client,
  staged: { readonly id: number; readonly asOf: Day },
  shown: Shown,
  faults: Faults,
): Promise<void> {
  if (daysBetween(shown.asOf, staged.asOf) < 0) {
    faults.add(manifestFile, 2, 'AS_OF', reasons.asOfBack(thaiDateShort(shown.asOf)));
  }
  const ask = async (sql: string) => (await session.query(sql, [shown.id])).rows;
  for (const { key } of await ask(ownersSql(staged.id))) {
    faults.add('deposit_accounts.csv', 1, 'MEMBER_NO', reasons.ownerChanged(key));
  }
  for (const { key } of await ask(personsSql(staged.id))) {
    faults.add('members.csv', 1, 'NATIONAL_ID', reasons.personChanged(key));
  }
  const [{ all, gone }] = (await ask(goneSql(staged.id))) as [{ all: bigint; gone: bigint }];
  if (gone > fewGone && gone * 100n > all * mostGonePercent) {
    faults.add('members.csv', 1, 'MEMBER_NO', reasons.membersGone(Number(gone), Number(all)));
  }
}
