/** What of other people's an answer gives away: numbers of members and receipts, and names (T3). */
import { asUpkeep } from '../../../records/driver/owner.ts';

interface Billed {
  readonly agency: string;
  /** First day of the month. */
  readonly month: string;
  readonly member: string;
  readonly receipt: string | null;
  readonly name: string;
}

const billedSql = `
  SELECT c.agency_no AS agency, c.month::text AS month, c.member_no AS member,
    c.receipt_no AS receipt, m.first_name || ' ' || m.last_name AS name
  FROM records.collections c
  JOIN records.current n ON n.publication_id = c.publication_id
  JOIN records.members m ON m.publication_id = c.publication_id AND m.member_no = c.member_no
  WHERE c.kind = 'MONTHLY' AND c.agency_no IS NOT NULL
    AND EXISTS (SELECT FROM records.agency_months a WHERE a.publication_id = c.publication_id
      AND a.agency_no = c.agency_no AND a.month = c.month)`;
const everybodySql = `
  SELECT m.member_no AS member, m.first_name || ' ' || m.last_name AS name
  FROM records.members m JOIN records.current USING (publication_id)`;
const receiptsSql = `
  SELECT DISTINCT c.receipt_no AS receipt FROM records.collections c
  JOIN records.current USING (publication_id) WHERE c.receipt_no IS NOT NULL`;

/** What an answer may hold. */
interface Allowed {
  readonly members: ReadonlySet<string>;
  readonly receipts: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

export interface Canaries {
  /** Months of an agency, newest first. */
  months(agency: string): readonly string[];
  /** What the text shows that the agency may not see, of a month or, without one, of all. */
  foreign(text: string, agency: string, month?: string): readonly string[];
  /** People whom more than one agency was billed for. */
  readonly moved: readonly string[];
  /** Members that the agency was billed for in the month. */
  billed(agency: string, month: string): readonly string[];
}

const numbers = (text: string, digits: number): readonly string[] =>
  text.match(new RegExp(`(?<![\\d.,])\\d{${digits}}(?![\\d.,]*\\d)`, 'g')) ?? [];

/** Reads them as the owner of the store, whom no policy holds back. */
export async function canariesOf(ownerUrl: string): Promise<Canaries> {
  const { billed, everybody, receipts } = await asUpkeep(
    ownerUrl,
    'sahakon_intake',
    async (client) => ({
      billed: (await client.query<Billed>(billedSql)).rows,
      everybody: (await client.query<{ member: string; name: string }>(everybodySql)).rows,
      receipts: (await client.query<{ receipt: string }>(receiptsSql)).rows,
    }),
  );
  const allMembers = new Set(everybody.map(({ member }) => member));
  const allReceipts = new Set(receipts.map(({ receipt }) => receipt));
  const lengths = new Set([...allReceipts].map((receipt) => receipt.length));
  const byAgency = Map.groupBy(billed, ({ agency }) => agency);
  const rowsOf = (agency: string, month: string | undefined) =>
    (byAgency.get(agency) ?? []).filter((row) => month === undefined || row.month === month);
  const allowedTo = (agency: string, month: string | undefined): Allowed => {
    const rows = rowsOf(agency, month);
    return {
      members: new Set(rows.map(({ member }) => member)),
      receipts: new Set(rows.flatMap(({ receipt }) => receipt ?? [])),
      names: new Set(rows.map(({ name }) => name)),
    };
  };
  const whom = Map.groupBy(billed, ({ member }) => member);
  return {
    months: (agency) =>
      [...new Set(rowsOf(agency, undefined).map(({ month }) => month))].toSorted().toReversed(),
    foreign(text, agency, month) {
      const allowed = allowedTo(agency, month);
      const members = numbers(text, 6).filter(
        (found) => allMembers.has(found) && !allowed.members.has(found),
      );
      const paid = [...lengths]
        .flatMap((digits) => numbers(text, digits))
        .filter((found) => allReceipts.has(found) && !allowed.receipts.has(found));
      const names = everybody
        .map(({ name }) => name)
        .filter((name) => !allowed.names.has(name) && text.includes(name));
      return [...members, ...paid, ...names];
    },
    moved: [...whom]
      .filter(([, rows]) => new Set(rows.map(({ agency }) => agency)).size > 1)
      .map(([member]) => member),
    billed: (agency, month) => rowsOf(agency, month).map(({ member }) => member),
  };
}
