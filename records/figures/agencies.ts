/** What an agency deducts for the cooperative, month by month (D-23, D-26). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { by } from '../pages/order.ts';
import { type Page, pagesOf } from '../pages/pages.ts';
import type { CollectionItem } from './collections.ts';

export interface Agency {
  readonly agencyNo: string;
  readonly parentAgencyNo: string | null;
  readonly name: string;
  readonly headName: string | null;
  readonly headPosition: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

export interface AgencyMonth {
  /** First day of the month. */
  readonly month: string;
  /** Part D of the decisions. */
  readonly state:
    | 'DRAFT'
    | 'SENT'
    | 'OPENED'
    | 'RESULT_RETURNED'
    | 'REMITTED'
    | 'RECONCILED'
    | 'POSTED';
  readonly dueOn: string;
  readonly members: number;
  readonly billedSatang: bigint;
  readonly collectedSatang: bigint;
  readonly uncollectedSatang: bigint;
  readonly refundPendingSatang: bigint;
  readonly postedOn: string | null;
}

/** One member's bill in an agency's month, with what payroll has to know of the person. */
export interface AgencyBill {
  readonly memberNo: string;
  readonly seq: number;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeNo: string | null;
  readonly payrollConsentOn: string | null;
  readonly receiptNo: string | null;
  readonly posted: boolean;
  readonly status: 'PENDING' | 'FULL' | 'PARTIAL' | 'NONE';
  readonly billedSatang: bigint;
  readonly collectedSatang: bigint;
  readonly uncollectedSatang: bigint;
  readonly refundPendingSatang: bigint;
  readonly reason: string | null;
  readonly newAgencyNo: string | null;
  readonly items: readonly AgencyItem[];
}

/** What is deducted; numbers and balances of the member's accounts are nobody else's (D-23). */
export type AgencyItem = Omit<CollectionItem, 'refNo' | 'balanceAfterSatang'>;

/** What an agency below the subject was asked for and sent in a month; nothing of its members. */
export interface SubAgencyMonth extends Omit<AgencyMonth, 'dueOn' | 'postedOn'> {
  /** The agency directly under the subject that it belongs to: itself, or one above it. */
  readonly unitNo: string;
  readonly agencyNo: string;
}

/** Where members of a month have gone; null: the records do not hold that agency. */
export interface NewAgency {
  readonly agencyNo: string;
  readonly name: string | null;
}

type Person = Pick<
  AgencyBill,
  'memberNo' | 'prefix' | 'firstName' | 'lastName' | 'employeeNo' | 'payrollConsentOn'
>;
type BilledRow = Omit<AgencyBill, 'items' | Exclude<keyof Person, 'memberNo'>>;
type ItemRow = AgencyItem & Pick<AgencyBill, 'memberNo' | 'seq'>;

// The subject stands in each query although the policy demands it too: either alone suffices.
const session = `current_setting('app.agency_no', true)`;
const agencyColumns = `agency_no AS "agencyNo", parent_agency_no AS "parentAgencyNo", name,
  head_name AS "headName", head_position AS "headPosition", address, phone`;
const monthColumns = `month, state, due_on AS "dueOn", members, billed_satang AS "billedSatang",
  collected_satang AS "collectedSatang", uncollected_satang AS "uncollectedSatang",
  refund_pending_satang AS "refundPendingSatang", posted_on AS "postedOn"`;
const itemColumns = `i.member_no AS "memberNo", i.seq, i.item_no AS "itemNo",
  i.item_group AS "itemGroup", i.code, i.name, i.period_no AS "periodNo",
  i.principal_satang AS "principalSatang", i.interest_satang AS "interestSatang", i.days,
  i.amount_satang AS "amountSatang", i.collected_satang AS "collectedSatang"`;
const bills = `c.agency_no = ${session} AND c.month = $1 AND c.kind = 'MONTHLY'`;

const own = statement<Agency>(`
  SELECT ${agencyColumns} FROM records.agencies WHERE agency_no = ${session}`);
const below = statement<Agency>(`
  SELECT ${agencyColumns} FROM records.agencies WHERE parent_agency_no = ${session}`);
const months = pagesOf<AgencyMonth, readonly [month: string]>({
  columns: monthColumns,
  rows: `FROM records.agency_months WHERE agency_no = ${session}`,
  bounds: 0,
  key: { month: 'date' },
});
const single = statement<AgencyMonth, [string]>(`
  SELECT ${monthColumns} FROM records.agency_months
  WHERE agency_no = ${session} AND month = $1`);
// The store's function tells sums of those below, whose own rows the subject may not see.
const monthsBelow = statement<SubAgencyMonth, [string]>(`
  SELECT unit_no AS "unitNo", agency_no AS "agencyNo", month, state, members,
    billed_satang AS "billedSatang", collected_satang AS "collectedSatang",
    uncollected_satang AS "uncollectedSatang", refund_pending_satang AS "refundPendingSatang"
  FROM records.sub_agency_months($1)`);
// Names are the members' own; the store's function gives those of whom this agency was billed for.
const billed = statement<BilledRow, [string]>(`
  SELECT c.member_no AS "memberNo", c.seq, c.receipt_no AS "receiptNo", c.posted, c.status,
    c.billed_satang AS "billedSatang", c.collected_satang AS "collectedSatang",
    c.uncollected_satang AS "uncollectedSatang",
    c.refund_pending_satang AS "refundPendingSatang", c.reason,
    c.new_agency_no AS "newAgencyNo"
  FROM records.collections c WHERE ${bills}`);
const people = statement<Person, [string]>(`
  SELECT member_no AS "memberNo", prefix, first_name AS "firstName", last_name AS "lastName",
    employee_no AS "employeeNo", payroll_consent_on AS "payrollConsentOn"
  FROM records.billed_members($1)`);
const items = statement<ItemRow, [string]>(`
  SELECT ${itemColumns} FROM records.collections c
  JOIN records.collection_items i ON i.publication_id = c.publication_id
    AND i.member_no = c.member_no AND i.month = c.month AND i.seq = c.seq
  WHERE ${bills}`);

const newAgency = statement<NewAgency, [string]>(`
  SELECT c.new_agency_no AS "agencyNo", (SELECT a.name FROM records.agencies a
    WHERE a.publication_id = c.publication_id AND a.agency_no = c.new_agency_no) AS name
  FROM records.collections c WHERE ${bills} AND c.new_agency_no IS NOT NULL`);

/** The subject's own row; undefined for a visitor, a member, and a number that nobody has. */
export async function findAgency(db: Db): Promise<Agency | undefined> {
  return (await own(db))[0];
}

/** The agencies whose parent the subject is, by number. */
export async function subAgencies(db: Db): Promise<readonly Agency[]> {
  return (await below(db)).toSorted(by(({ agencyNo }) => agencyNo));
}

/**
 * Months of all agencies below the subject, however deep, from the first day of `since` on; in no
 * order. Months that are still drafts have been sent to nobody and are left out.
 */
export async function subAgencyMonths(db: Db, since: string): Promise<readonly SubAgencyMonth[]> {
  return monthsBelow(db, since);
}

/** The subject's months, newest first, page by page. */
export async function agencyMonths(
  db: Db,
  page: Page<readonly [month: string]>,
): Promise<readonly AgencyMonth[]> {
  return months(db, [], page);
}

/** One month (its first day) of the subject; undefined where it was not billed. */
export async function agencyMonth(db: Db, month: string): Promise<AgencyMonth | undefined> {
  return (await single(db, month))[0];
}

/** All that the subject was billed for in a month (its first day), by membership number. */
export async function agencyBills(db: Db, month: string): Promise<readonly AgencyBill[]> {
  const [rows, persons, parts] = await Promise.all([
    billed(db, month),
    people(db, month),
    items(db, month),
  ]);
  const personOf = new Map(persons.map((person) => [person.memberNo, person]));
  const itemsOf = Map.groupBy(parts, ({ memberNo, seq }) => `${memberNo} ${seq}`);
  const inOrder = rows.toSorted((a, b) => a.seq - b.seq).toSorted(by(({ memberNo }) => memberNo));
  return inOrder.map((row) => {
    const person = personOf.get(row.memberNo);
    if (person === undefined) throw new Error('a bill of nobody: the records are not whole');
    const of = itemsOf.get(`${row.memberNo} ${row.seq}`) ?? [];
    const items = of.map(({ memberNo: _, seq: __, ...item }) => item);
    return { ...row, ...person, items: items.toSorted((a, b) => a.itemNo - b.itemNo) };
  });
}

/** The agencies that the bills of a month (its first day) name as new ones, some twice. */
export async function newAgencies(db: Db, month: string): Promise<readonly NewAgency[]> {
  return newAgency(db, month);
}
