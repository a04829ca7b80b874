/** What is collected from a member each month, and receipts of the counter (D-11). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { type Page, pagesOf } from '../pages/pages.ts';

/** MONTHLY is deducted by the agency, OTHER was paid at the counter. */
export type CollectionKind = 'MONTHLY' | 'OTHER';

export interface Collection {
  /** First day of the month. */
  readonly month: string;
  readonly seq: number;
  readonly kind: CollectionKind;
  /** The one that was billed. */
  readonly agencyNo: string;
  readonly receiptNo: string | null;
  readonly receiptOn: string | null;
  readonly posted: boolean;
  readonly status: 'PENDING' | 'FULL' | 'PARTIAL' | 'NONE';
  readonly itemCount: number;
  readonly billedSatang: bigint;
  readonly collectedSatang: bigint;
  readonly uncollectedSatang: bigint;
  readonly refundPendingSatang: bigint;
  /** After this receipt; while pending, before it. */
  readonly shareTotalSatang: bigint;
  /** Loan interest paid in the calendar year up to this receipt. */
  readonly interestYtdSatang: bigint;
  readonly salarySatang: bigint | null;
  /** Of a bill: whether its agency sent no other to the member in that month. */
  readonly isOnlyBill: boolean;
  /** Why less was deducted (`intake/layout/collections.ts`). */
  readonly reason: string | null;
  readonly newAgencyNo: string | null;
}

export interface CollectionItem {
  readonly itemNo: number;
  /** SHARE, LOAN, … (`intake/layout/collections.ts`). */
  readonly itemGroup: string;
  readonly code: string;
  readonly name: string;
  /** Contract, account or cremation number. */
  readonly refNo: string | null;
  readonly periodNo: number | null;
  readonly principalSatang: bigint;
  readonly interestSatang: bigint;
  readonly days: number | null;
  readonly amountSatang: bigint;
  readonly collectedSatang: bigint;
  readonly balanceAfterSatang: bigint | null;
}

/** An item, and the number of its bill within the month. */
export interface BillItem extends CollectionItem {
  readonly seq: number;
}

/** Names of the agencies that a collection tells of; null where the records do not hold them. */
export interface CollectionAgencies {
  readonly agencyName: string | null;
  readonly newAgencyName: string | null;
}

/** First day of the month and number within it. */
export type CollectionKey = readonly [month: string, seq: number];

// The subject stands in each query although the policy demands it too: either alone suffices.
const mine = `member_no = current_setting('app.member_no', true)`;
const columns = `month, seq, kind, agency_no AS "agencyNo", receipt_no AS "receiptNo",
  receipt_on AS "receiptOn", posted, status, item_count AS "itemCount",
  billed_satang AS "billedSatang", collected_satang AS "collectedSatang",
  uncollected_satang AS "uncollectedSatang", refund_pending_satang AS "refundPendingSatang",
  share_total_satang AS "shareTotalSatang", interest_ytd_satang AS "interestYtdSatang",
  salary_satang AS "salarySatang",
  NOT EXISTS (SELECT FROM records.collections o WHERE o.${mine} AND o.month = collections.month
    AND o.publication_id = collections.publication_id AND o.agency_no = collections.agency_no
    AND o.kind = 'MONTHLY' AND o.seq <> collections.seq) AS "isOnlyBill",
  reason, new_agency_no AS "newAgencyNo"`;
const itemColumns = `item_no AS "itemNo", item_group AS "itemGroup", code, name,
  ref_no AS "refNo", period_no AS "periodNo", principal_satang AS "principalSatang",
  interest_satang AS "interestSatang", days, amount_satang AS "amountSatang",
  collected_satang AS "collectedSatang", balance_after_satang AS "balanceAfterSatang"`;
const bills = `FROM records.collections WHERE ${mine} AND kind = 'MONTHLY'`;
/** The newest month before $1 that has a bill. */
const before = `(SELECT month ${bills} AND month < $1 ORDER BY month DESC, seq DESC LIMIT 1)`;

const pages = pagesOf<Collection, CollectionKey>({
  columns,
  rows: `FROM records.collections WHERE ${mine} AND kind = $1`,
  bounds: 1,
  key: { month: 'date', seq: 'int' },
});
const single = statement<Collection, CollectionKey>(`
  SELECT ${columns} FROM records.collections WHERE ${mine} AND month = $1 AND seq = $2`);
const nameSql = (column: string) => `(SELECT a.name FROM records.agencies a
    WHERE a.publication_id = c.publication_id AND a.agency_no = c.${column})`;
const agencies = statement<CollectionAgencies, CollectionKey>(`
  SELECT ${nameSql('agency_no')} AS "agencyName", ${nameSql('new_agency_no')} AS "newAgencyName"
  FROM records.collections c WHERE ${mine} AND month = $1 AND seq = $2`);
const items = statement<CollectionItem, CollectionKey>(`
  SELECT ${itemColumns} FROM records.collection_items
  WHERE ${mine} AND month = $1 AND seq = $2 ORDER BY item_no`);
const ofMonth = statement<Collection, [string]>(`SELECT ${columns} ${bills} AND month = $1`);
const monthBefore = statement<Collection, [string]>(`
  SELECT ${columns} ${bills} AND month = ${before}`);
const itemsBefore = statement<BillItem, [string]>(`
  SELECT seq, ${itemColumns} FROM records.collection_items i
  WHERE ${mine} AND month = ${before} AND EXISTS (SELECT FROM records.collections c
    WHERE c.publication_id = i.publication_id AND c.member_no = i.member_no
      AND c.month = i.month AND c.seq = i.seq AND c.kind = 'MONTHLY')`);

/** The subject's collections of one kind, newest first, page by page. */
export async function collections(
  db: Db,
  kind: CollectionKind,
  page: Page<CollectionKey>,
): Promise<readonly Collection[]> {
  return pages(db, [kind], page);
}

/** One own collection; undefined where there is none under that key. */
export async function collection(db: Db, key: CollectionKey): Promise<Collection | undefined> {
  return (await single(db, ...key))[0];
}

/** Who was billed for one own collection, and where the member has gone since. */
export async function collectionAgencies(
  db: Db,
  key: CollectionKey,
): Promise<CollectionAgencies | undefined> {
  return (await agencies(db, ...key))[0];
}

/** What one own collection consists of. */
export async function collectionItems(
  db: Db,
  key: CollectionKey,
): Promise<readonly CollectionItem[]> {
  return items(db, ...key);
}

const bySeq = <One extends { readonly seq: number }>(ones: readonly One[]): readonly One[] =>
  ones.toSorted((a, b) => a.seq - b.seq);

/** The MONTHLY collections of a month, in their order: usually one. */
export async function collectionsOf(db: Db, month: string): Promise<readonly Collection[]> {
  return bySeq(await ofMonth(db, month));
}

/** Those of the newest month before `month` that has one. */
export async function collectionsBefore(db: Db, month: string): Promise<readonly Collection[]> {
  return bySeq(await monthBefore(db, month));
}

/** What those of `collectionsBefore` consist of; both can be asked at once. */
export async function collectionItemsBefore(db: Db, month: string): Promise<readonly BillItem[]> {
  const found = await itemsBefore(db, month);
  return bySeq(found.toSorted((a, b) => a.itemNo - b.itemNo));
}
