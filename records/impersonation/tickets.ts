/** Staff look as a member sees it: one-time tickets, kept as hashes (S4, D-31). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** Seconds that a ticket may lie unused. */
export const ticketSeconds = 60;

export interface NewTicket {
  readonly staffName: string;
  /** The session of the office that asks. */
  readonly staffSessionId: string;
  readonly memberNo: string;
  readonly reason: string;
  readonly caseNo: string;
  /** SHA-256 of the ticket. */
  readonly ticketHash: Buffer;
}

/** What keeps a member of staff from looking at a member. */
export type Bar = 'self' | 'relative' | 'colleague';

/** A look of a member of staff, newest first in every list. */
export interface Look {
  readonly memberNo: string;
  readonly caseNo: string;
  readonly reason: string;
  readonly madeAt: Date;
  readonly isUsed: boolean;
}

export interface FoundTicket {
  readonly staffId: string;
  readonly staffName: string;
  readonly staffSessionId: string;
  readonly memberNo: string;
  readonly isUsed: boolean;
  /** Seconds until it ends; 0: it has. */
  readonly leftSeconds: number;
}

type Redeemed = Pick<FoundTicket, 'staffId' | 'staffName' | 'memberNo'>;

/** A look of a past day, as the manager reads of it. */
export interface DigestLine extends Look {
  readonly staffName: string;
}

const subject = `current_setting('app.staff_id', true)`;
const barred = statement<{ bar: Bar | null }, [string]>(`
  SELECT CASE
    WHEN EXISTS (SELECT FROM portal.staff
      WHERE id::text = ${subject} AND own_member_no = $1) THEN 'self'
    WHEN EXISTS (SELECT FROM portal.staff_relatives
      WHERE staff_id::text = ${subject} AND member_no = $1) THEN 'relative'
    WHEN portal.is_staff_member($1) THEN 'colleague'
  END AS bar`);
const endHelp = statement('SELECT portal.end_help()');
const insert = statement<unknown, [string, string, string, string, string, Buffer, number]>(`
  INSERT INTO portal.help_tickets
    (staff_id, staff_name, staff_session_id, member_no, reason, case_no, ticket_hash, ends_at)
  VALUES (${subject}::uuid, $1, $2::uuid, $3, $4, $5, $6, now() + make_interval(secs => $7))`);
const today = `date_trunc('day', now(), 'Asia/Bangkok')`;
const count = statement<{ made: number }>(`
  SELECT count(*)::int AS made FROM portal.help_tickets
  WHERE staff_id::text = ${subject} AND made_at >= ${today}`);
const looks = statement<Look>(`
  SELECT member_no AS "memberNo", case_no AS "caseNo", reason, made_at AS "madeAt",
    used_at IS NOT NULL AS "isUsed"
  FROM portal.help_tickets
  WHERE staff_id::text = ${subject} AND made_at >= ${today}
  ORDER BY made_at DESC LIMIT 100`);
const find = statement<FoundTicket, [Buffer]>(`
  SELECT staff_id AS "staffId", staff_name AS "staffName", staff_session_id AS "staffSessionId",
    member_no AS "memberNo", is_used AS "isUsed", left_seconds AS "leftSeconds"
  FROM portal.find_help($1)`);
const redeem = statement<Redeemed, [Buffer, string | null]>(`
  SELECT staff_id AS "staffId", staff_name AS "staffName", member_no AS "memberNo"
  FROM portal.redeem_help($1, $2::uuid)`);
const digest = statement<DigestLine>(`
  SELECT made_at AS "madeAt", staff_name AS "staffName", member_no AS "memberNo",
    case_no AS "caseNo", reason, is_used AS "isUsed"
  FROM portal.take_help_digest() ORDER BY made_at`);

/** What keeps the subject, a member of staff, from looking at this member; undefined: nothing. */
export async function barTo(db: Db, memberNo: string): Promise<Bar | undefined> {
  return (await barred(db, memberNo))[0]?.bar ?? undefined;
}

/**
 * Makes the subject's ticket, and ends what the subject had open before: one look at a time.
 * Gives how many the subject has made today, in Bangkok, this one included.
 */
export async function makeTicket(db: Db, ticket: NewTicket): Promise<number> {
  const { staffName, staffSessionId, memberNo, reason, caseNo, ticketHash } = ticket;
  // In this order: of two at once the second ends what the first has made.
  const [, , [counted]] = await Promise.all([
    endHelp(db),
    insert(db, staffName, staffSessionId, memberNo, reason, caseNo, ticketHash, ticketSeconds),
    count(db),
  ]);
  return counted?.made ?? 0;
}

/** The subject's looks of today. */
export async function looksOfToday(db: Db): Promise<readonly Look[]> {
  return looks(db);
}

/** What an exact ticket says; nothing is used up. Needs no subject. */
export async function findTicket(db: Db, ticketHash: Buffer): Promise<FoundTicket | undefined> {
  return (await find(db, ticketHash))[0];
}

/**
 * Uses a ticket up: one of any number of tries gets it, and only while the session of the office
 * that made it lives. `officeSessionId`: the one that the browser holds; null where it holds none
 * because the office has a hostname of its own.
 */
export async function redeemTicket(
  db: Db,
  ticketHash: Buffer,
  officeSessionId: string | null,
): Promise<Redeemed | undefined> {
  return (await redeem(db, ticketHash, officeSessionId))[0];
}

/** Looks of past days that the manager was not told of; each is handed out once. */
export async function consumeDigest(db: Db): Promise<readonly DigestLine[]> {
  return digest(db);
}
