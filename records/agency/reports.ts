/** What the subject, an agency, reports back of a month's bills (part D, D-23). */
import type { BillKey, CoreBill, Explained, ReportedAmount } from '../../core/agency/report.ts';
import type { Satang } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** DRAFT and RETURNED may be changed; SUBMITTED may be taken back until ACCEPTED. */
export type ReportState = 'DRAFT' | 'SUBMITTED' | 'ACCEPTED' | 'RETURNED';

export interface Report extends Explained {
  readonly month: string;
  /** One more with each change. */
  readonly version: number;
  readonly state: ReportState;
  readonly savedAt: Date;
  readonly savedByName: string;
  readonly submittedAt: Date | null;
  readonly submittedByName: string | null;
  /** SYSTEM: something else is billed now than was reported against. */
  readonly returnedBy: 'OFFICE' | 'SYSTEM' | null;
  readonly returnedReason: string | null;
  /** The records call the month posted: nothing changes any more. */
  readonly isClosed: boolean;
}

export interface ReportLine extends BillKey, ReportedAmount {
  /** What the bill asked for when it was reported. */
  readonly billedSatang: Satang;
  readonly note: string | null;
}

/** A line with who said it last, as they were called then, and when; null of the oldest lines. */
export interface AuthoredLine extends ReportLine {
  readonly reportedAt: Date | null;
  readonly reportedByName: string | null;
}

/** A bill as far as a report speaks of it. */
export interface ReportBill extends CoreBill {
  readonly reason: string | null;
}

/** A person of the agency who does something. */
export interface Doer {
  readonly personNo: number;
  readonly contactName: string;
}

/** What was handed in, as it was then. */
export interface Submission {
  readonly members: number;
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly slipsSatang: Satang;
}

interface Change {
  readonly version: number;
  readonly state: ReportState;
  readonly at: Date;
}

// The subject stands in each query although the policy demands it too: either alone suffices.
const session = `current_setting('app.agency_no', true)`;
const mine = `r.agency_no = ${session} AND r.month = $1`;
const columns = `r.month, r.version, r.state, r.explanation,
  r.explained_satang AS "explainedSatang", r.saved_at AS "savedAt",
  r.saved_by_name AS "savedByName", r.submitted_at AS "submittedAt",
  r.submitted_by_name AS "submittedByName", r.returned_by AS "returnedBy",
  r.returned_reason AS "returnedReason", r.closed_at IS NOT NULL AS "isClosed"`;
// Who waited while new records took their place has looked at the old ones.
const onTime = `(SELECT publication_id FROM records.current)
  = NULLIF(current_setting('app.publication', true), '')::int`;
const isEditable = `r.state IN ('DRAFT', 'RETURNED') AND r.closed_at IS NULL AND ${onTime}`;

const find = statement<Report, [string]>(`
  SELECT ${columns} FROM portal.agency_reports r WHERE ${mine}`);
const lock = statement<Report, [string]>(`
  SELECT ${columns} FROM portal.agency_reports r WHERE ${mine} AND ${isEditable} FOR UPDATE`);
const lines = statement<AuthoredLine, [string]>(`
  SELECT r.member_no AS "memberNo", r.seq, r.outcome, r.billed_satang AS "billedSatang",
    r.collected_satang AS "collectedSatang", r.reason, r.new_agency AS "newAgency", r.note,
    r.said_at AS "reportedAt", r.said_by_name AS "reportedByName"
  FROM portal.agency_report_lines r WHERE ${mine} ORDER BY r.member_no, r.seq`);
const bills = statement<ReportBill, [string]>(`
  SELECT r.member_no AS "memberNo", r.seq, r.billed_satang AS "billedSatang", r.posted,
    r.collected_satang AS "collectedSatang", r.reason
  FROM records.collections r WHERE ${mine} AND r.kind = 'MONTHLY' ORDER BY r.member_no, r.seq`);
const begin = statement<Change, [string, number, string]>(`
  INSERT INTO portal.agency_reports (agency_no, month, saved_by, saved_by_name)
  SELECT ${session}, $1, $2, $3 WHERE ${onTime}
  ON CONFLICT (agency_no, month) DO NOTHING RETURNING version, state, saved_at AS at`);
const advance = statement<Change, [string, number, number, string]>(`
  UPDATE portal.agency_reports r SET version = r.version + 1, saved_at = now(), saved_by = $3,
    saved_by_name = $4
  WHERE ${mine} AND r.version = $2 AND ${isEditable} RETURNING r.version, r.state,
    r.saved_at AS at`);
const advanceLatest = statement<Change, [string, number, string]>(`
  UPDATE portal.agency_reports r SET version = r.version + 1, saved_at = now(), saved_by = $2,
    saved_by_name = $3
  WHERE ${mine} AND ${isEditable} RETURNING r.version, r.state, r.saved_at AS at`);
const explain = statement<unknown, [string, string, Satang | null]>(`
  UPDATE portal.agency_reports r SET explanation = $2, explained_satang = $3
  WHERE ${mine} AND ${isEditable}`);
const put = statement<unknown, [string, number, string, ...(readonly (string | null)[])[]]>(`
  INSERT INTO portal.agency_report_lines (agency_no, month, member_no, seq, outcome, billed_satang,
    collected_satang, reason, new_agency, note, said_at, said_by, said_by_name)
  SELECT ${session}, $1, l.*, now(), $2, $3 FROM unnest($4::text[], $5::int[], $6::text[],
    $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[]) l
  ON CONFLICT (agency_no, month, member_no, seq) DO UPDATE SET outcome = excluded.outcome,
    billed_satang = excluded.billed_satang, collected_satang = excluded.collected_satang,
    reason = excluded.reason, new_agency = excluded.new_agency, note = excluded.note,
    said_at = excluded.said_at, said_by = excluded.said_by, said_by_name = excluded.said_by_name`);
const drop = statement<unknown, [string, readonly string[], readonly string[]]>(`
  DELETE FROM portal.agency_report_lines r USING unnest($2::text[], $3::int[]) AS l (member_no, seq)
  WHERE ${mine} AND r.member_no = l.member_no AND r.seq = l.seq`);
const submit = statement<Change, [string, number, number, string, number, Satang, Satang, Satang]>(`
  UPDATE portal.agency_reports r SET version = r.version + 1, state = 'SUBMITTED',
    submitted_at = now(), submitted_by = $3, submitted_by_name = $4, members = $5,
    billed_satang = $6, collected_satang = $7, slips_satang = $8,
    publication_id = NULLIF(current_setting('app.publication', true), '')::int
  WHERE ${mine} AND r.version = $2 AND ${isEditable} RETURNING r.version, r.state,
    r.submitted_at AS at`);
const withdraw = statement<Change, [string, number]>(`
  UPDATE portal.agency_reports r SET version = r.version + 1, state = 'DRAFT', submitted_at = NULL,
    submitted_by = NULL, submitted_by_name = NULL, members = NULL, billed_satang = NULL,
    collected_satang = NULL, slips_satang = NULL, publication_id = NULL
  WHERE ${mine} AND r.version = $2 AND r.state = 'SUBMITTED' AND r.closed_at IS NULL
  RETURNING r.version, r.state, now() AS at`);

/** The report of a month (its first day); undefined while nothing was saved. */
export async function findReport(db: Db, month: string): Promise<Report | undefined> {
  return (await find(db, month))[0];
}

/** The same, kept from everybody else until the transaction ends; undefined: not to be changed. */
export async function holdReport(db: Db, month: string): Promise<Report | undefined> {
  return (await lock(db, month))[0];
}

/** What was reported, by membership number. */
export const reportLines = (db: Db, month: string): Promise<readonly AuthoredLine[]> =>
  lines(db, month);

/** What there is to report of, by membership number. */
export const reportBills = (db: Db, month: string): Promise<readonly ReportBill[]> =>
  bills(db, month);

/** Makes the draft of a month; undefined where there is one, or the records have just changed. */
export async function beginReport(db: Db, month: string, by: Doer): Promise<Change | undefined> {
  return (await begin(db, month, by.personNo, by.contactName))[0];
}

/** Turns version into the next: of several who change the same one exactly one gets it. */
export async function advanceVersion(
  db: Db,
  month: string,
  version: number,
  by: Doer,
): Promise<Change | undefined> {
  if (version === 0) return beginReport(db, month, by);
  return (await advance(db, month, version, by.personNo, by.contactName))[0];
}

/**
 * Turns whichever version is in hand into the next, and keeps it from everybody else until the
 * transaction ends; undefined: not to be changed.
 */
export async function advanceReport(db: Db, month: string, by: Doer): Promise<Change | undefined> {
  return (await advanceLatest(db, month, by.personNo, by.contactName))[0];
}

/** Keeps words about a difference with that difference; '' and null take them away. */
export async function explainReport(
  db: Db,
  month: string,
  { explanation, explainedSatang }: Explained,
): Promise<void> {
  await explain(db, month, explanation, explainedSatang);
}

/** Writes lines over those of the same bills, as said by this person now. */
export async function putLines(
  db: Db,
  month: string,
  reported: readonly ReportLine[],
  by: Doer,
): Promise<void> {
  const column = (of: (line: ReportLine) => string | number | bigint | null) =>
    reported.map((line) => of(line)?.toString() ?? null);
  await put(
    db,
    month,
    by.personNo,
    by.contactName,
    column(({ memberNo }) => memberNo),
    column(({ seq }) => seq),
    column(({ outcome }) => outcome),
    column(({ billedSatang }) => billedSatang),
    column(({ collectedSatang }) => collectedSatang),
    column(({ reason }) => reason),
    column(({ newAgency }) => newAgency),
    column(({ note }) => note),
  );
}

/** Takes lines back: nothing is reported of those bills any more. */
export async function dropLines(db: Db, month: string, keys: readonly BillKey[]): Promise<void> {
  await drop(
    db,
    month,
    keys.map(({ memberNo }) => memberNo),
    keys.map(({ seq }) => String(seq)),
  );
}

/** Hands this version in; undefined where it is not the one in hand any more. */
export async function submitReport(
  db: Db,
  month: string,
  version: number,
  { by, ...sums }: Submission & { readonly by: Doer },
): Promise<Change | undefined> {
  const { members, billedSatang, collectedSatang, slipsSatang } = sums;
  const { personNo, contactName } = by;
  const amounts = [members, billedSatang, collectedSatang, slipsSatang] as const;
  return (await submit(db, month, version, personNo, contactName, ...amounts))[0];
}

/** Takes this version back; undefined where staff have decided, or somebody else was faster. */
export async function withdrawReport(
  db: Db,
  month: string,
  version: number,
): Promise<Change | undefined> {
  return (await withdraw(db, month, version))[0];
}
