/** Proofs of transfers that an agency hands in with its report of a month. */
import { createHash } from 'node:crypto';
import type { Satang } from '../../core/satang.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export type SlipFileType = 'image/jpeg' | 'application/pdf';

/** A slip without its file. */
export interface Slip {
  readonly id: string;
  readonly paidOn: string;
  readonly amountSatang: Satang;
  readonly fileType: SlipFileType;
  readonly addedAt: Date;
  readonly personNo: number;
  /** As the person who added it was called then. */
  readonly contactName: string;
  /** Since when staff have taken it as a proof: from then on it stays. */
  readonly acceptedAt: Date | null;
}

/** A slip, and the other months of its agency (their first days) that hold the same file. */
export interface TwinnedSlip extends Slip {
  readonly alsoIn: readonly string[];
}

export interface NewSlip {
  /** First day of the billed month. */
  readonly month: string;
  readonly paidOn: string;
  readonly amountSatang: Satang;
  readonly fileType: SlipFileType;
  readonly file: Buffer;
  readonly by: { readonly personNo: number; readonly contactName: string };
}

export interface SlipFile {
  readonly fileType: SlipFileType;
  readonly file: Buffer;
  readonly paidOn: string;
}

/** Of one month of an agency, besides those that staff have accepted. */
export const mostSlips = 10;

// The subject stands in each query although the policy demands it too: either alone suffices.
const session = `current_setting('app.agency_no', true)`;
const columns = `s.id, s.paid_on AS "paidOn", s.amount_satang AS "amountSatang",
  s.file_type AS "fileType", s.added_at AS "addedAt", s.person_no AS "personNo",
  s.contact_name AS "contactName", s.accepted_at AS "acceptedAt"`;

const ofMonth = statement<TwinnedSlip, [string]>(`
  SELECT ${columns}, ARRAY(SELECT o.month::text FROM portal.agency_slips o
    WHERE o.agency_no = s.agency_no AND o.sha256 = s.sha256 AND o.month <> s.month
    ORDER BY o.month) AS "alsoIn"
  FROM portal.agency_slips s
  WHERE s.agency_no = ${session} AND s.month = $1 ORDER BY s.added_at, s.id`);
const file = statement<SlipFile, [string]>(`
  SELECT s.file_type AS "fileType", s.file, s.paid_on AS "paidOn" FROM portal.agency_slips s
  WHERE s.agency_no = ${session} AND s.id = $1::uuid`);
const locate = statement<{ readonly month: string; readonly accepted: boolean }, [string]>(`
  SELECT s.month, s.accepted_at IS NOT NULL AS accepted FROM portal.agency_slips s
  WHERE s.agency_no = ${session} AND s.id = $1::uuid`);
const insert = statement<
  { readonly id: string },
  [string, string, Satang, SlipFileType, Buffer, Buffer, number, string]
>(`
  INSERT INTO portal.agency_slips (agency_no, month, paid_on, amount_satang, file_type, file,
    sha256, person_no, contact_name)
  SELECT ${session}, $1, $2, $3, $4, $5, $6, $7, $8
  WHERE (SELECT count(*) FROM portal.agency_slips s
    WHERE s.agency_no = ${session} AND s.month = $1 AND s.accepted_at IS NULL) < ${mostSlips}
  ON CONFLICT (agency_no, month, sha256) DO NOTHING
  RETURNING id`);
const duplicate = statement<{ readonly id: string }, [string, Buffer]>(`
  SELECT s.id FROM portal.agency_slips s
  WHERE s.agency_no = ${session} AND s.month = $1 AND s.sha256 = $2`);
const removed = statement<Slip, [string]>(`
  DELETE FROM portal.agency_slips s WHERE s.agency_no = ${session} AND s.id = $1::uuid
  RETURNING ${columns}`);
const forStaff = statement<TwinnedSlip, [string, string]>(`
  SELECT ${columns}, ARRAY(SELECT t.month::text FROM portal.slip_twins_for_staff($1, $2) t
    WHERE t.id = s.id ORDER BY t.month) AS "alsoIn"
  FROM portal.slips_for_staff($1, $2) s`);
const fileForStaff = statement<SlipFile, [string, string, string]>(`
  SELECT s.file_type AS "fileType", s.file, s.paid_on AS "paidOn"
  FROM portal.slips_for_staff($1, $2) s WHERE s.id = $3::uuid`);

/** The subject's slips of a month (its first day), in the order in which they came. */
export const slipsOf = (db: Db, month: string): Promise<readonly TwinnedSlip[]> =>
  ofMonth(db, month);

/** The subject's slip with its file; undefined for any other. */
export async function slipFile(db: Db, id: string): Promise<SlipFile | undefined> {
  return (await file(db, id))[0];
}

/**
 * The billed month (its first day) of the subject's slip, and whether staff have accepted it;
 * undefined for any other.
 */
export async function locateSlip(
  db: Db,
  id: string,
): Promise<{ readonly month: string; readonly accepted: boolean } | undefined> {
  return (await locate(db, id))[0];
}

/**
 * Keeps a slip of the subject. Hold the month's report meanwhile: then nobody else adds one.
 * `twice`: the month has the same file already; `full`: it has as many as it may.
 */
export async function addSlip(db: Db, slip: NewSlip): Promise<{ id: string } | 'twice' | 'full'> {
  const { month, paidOn, amountSatang: satang, fileType: type, file: bytes, by } = slip;
  const hash = createHash('sha256').update(bytes).digest();
  if ((await duplicate(db, month, hash)).length > 0) return 'twice';
  const { personNo, contactName: name } = by;
  const rows = await insert(db, month, paidOn, satang, type, bytes, hash, personNo, name);
  return rows[0] ?? 'full';
}

/** Takes a slip of the subject away and says which; undefined for any other, and accepted ones. */
export async function removeSlip(db: Db, id: string): Promise<Slip | undefined> {
  return (await removed(db, id))[0];
}

/** An agency's slips of a month, for staff who keep accounts; else none. Needs `asStaff`. */
export const slipsForStaff = (
  db: Db,
  agencyNo: string,
  month: string,
): Promise<readonly TwinnedSlip[]> => forStaff(db, agencyNo, month);

/** One of them with its file. */
export async function slipFileForStaff(
  db: Db,
  agencyNo: string,
  month: string,
  id: string,
): Promise<SlipFile | undefined> {
  return (await fileForStaff(db, agencyNo, month, id))[0];
}
