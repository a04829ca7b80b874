/** An agency of any size beside those of the demo, with one month that was sent and ties out. */
import { asUpkeep } from '../../records/driver/owner.ts';
import { loans, people, school } from './agency.text.ts';

export interface LargeAgency {
  /** Eight figures that no other agency has. */
  readonly agencyNo: string;
  readonly members: number;
}

const [[prefix, firstName, lastName]] = people;

/** First day of its month. */
export const largeMonth = '2025-11-01';

/** Member numbers of six figures from here on: the demo's stay far below. */
const firstNumber = 900_000;

/** One row for each member: $1 agency, $2 how many. */
const everyone = `FROM generate_series(1, $2::int) AS n, records.current AS c`;
const numberOf = `lpad((${firstNumber} + n)::text, 6, '0')`;

const statements = [
  `INSERT INTO records.agencies (publication_id, agency_no, name, head_name, head_position)
   SELECT publication_id, $1, '${school.name}', '${school.headName}', '${school.headPosition}'
   FROM records.current WHERE $2::int > 0`,
  `INSERT INTO records.members (publication_id, member_no, prefix, first_name, last_name,
     national_id, birth_date, joined_on, member_type, status_code, agency_no, monthly_share_satang,
     share_suspended, share_held_satang, share_balance_satang, employee_no, payroll_consent_on)
   SELECT c.publication_id, ${numberOf}, '${prefix}', '${firstName}' || n, '${lastName}',
     lpad(n::text, 13, '9'), '1980-01-01', '2010-01-01', 'ORDINARY', '0', $1, 100000,
     false, 0, 10000000, (1000000 + n)::text, '2010-01-01' ${everyone}`,
  `INSERT INTO records.collection_items (publication_id, member_no, month, seq, item_no, item_group,
     code, name, period_no, principal_satang, interest_satang, amount_satang, collected_satang)
   SELECT c.publication_id, ${numberOf}, '${largeMonth}', 1, i.no, i.grp, i.grp, i.name,
     i.period, i.principal, i.interest, i.principal + i.interest + i.plain, 0
   FROM generate_series(1, $2::int) AS n, records.current AS c, LATERAL (VALUES
     (1, 'SHARE', 'SHARE', n % 300 + 1, 0, 0, 100000 + n % 60 * 10000),
     (2, 'LOAN', '${loans.ordinary}', n % 180 + 1,
       750000 + n * 7 % 100000, 300000 + n * 13 % 90000, 0),
     (3, 'LOAN', '${loans.emergency}', n % 12 + 1, 417000, n * 11 % 30000, 0),
     (4, 'DEPOSIT', 'DEPOSIT', NULL, 0, 0, 100000),
     (5, 'CREMATION', 'CREMATION', NULL, 0, 0, 62000)
   ) AS i (no, grp, name, period, principal, interest, plain)
   WHERE $1 <> '' AND (i.no <> 3 OR n % 3 = 0) AND (i.no <> 4 OR n % 2 = 0)`,
  `INSERT INTO records.collections (publication_id, member_no, month, seq, kind, agency_no,
     receipt_no, posted, status, item_count, billed_satang, collected_satang, uncollected_satang,
     refund_pending_satang, share_total_satang, interest_ytd_satang)
   SELECT i.publication_id, i.member_no, i.month, 1, 'MONTHLY', $1, '6811' || i.member_no, false,
     'PENDING', count(*), sum(i.amount_satang), 0, sum(i.amount_satang), 0, 10000000, 0
   FROM records.collection_items i
   JOIN records.members m USING (publication_id, member_no)
   WHERE m.agency_no = $1 AND i.month = '${largeMonth}' AND $2::int > 0
   GROUP BY i.publication_id, i.member_no, i.month`,
  `INSERT INTO records.agency_months (publication_id, agency_no, month, state, due_on, members,
     billed_satang, collected_satang, uncollected_satang, refund_pending_satang)
   SELECT publication_id, $1, month, 'SENT', '2025-12-03', count(*), sum(billed_satang), 0,
     sum(billed_satang), 0
   FROM records.collections WHERE agency_no = $1 AND $2::int > 0 GROUP BY publication_id, month`,
];

/** Puts it into the current publication; its people can be let in as `openTestApp` does. */
export async function addLargeAgency(
  ownerUrl: string,
  { agencyNo, members }: LargeAgency,
): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_intake', async (store) => {
    for (const sql of statements) await store.query(sql, [agencyNo, members]);
    await store.query('ANALYZE records.members, records.collections, records.collection_items');
  });
}
