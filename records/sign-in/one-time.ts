/** One-time codes in the store (D-03, T10). Time and counts are its own. */
import type { CodePurpose } from '../../core/codes/code-purpose.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** Purposes of somebody whom nobody has recognised yet: limits must not tell who is a member. */
const strangers = "('register', 'forget', 'unlock')";
const recent = `created_at > now() - interval '15 minutes'`;

export interface NewCode {
  readonly id: string;
  readonly ticketHash: Buffer;
  readonly purpose: CodePurpose;
  /** The transaction must act for this member. */
  readonly memberNo: string;
  readonly boundTo: string;
  readonly codeMac: Buffer;
  readonly reference: string;
  readonly phone: string | null;
  readonly tellsPhone: boolean;
  readonly activates: boolean;
  readonly decoy: boolean;
  readonly asker: Buffer;
  /** When the first of the chain was sent; null: now. */
  readonly beganAt: Date | null;
}

/** How many were sent for the subject, of purposes that are counted together. */
export interface SentBefore {
  /** To whoever asks now (network and number), in 15 minutes and in a day; decoys count. */
  readonly mineLately: number;
  readonly mineToday: number;
  /** For the account, wherever from; only what was really sent, or asked by a known person. */
  readonly allLately: number;
  readonly allToday: number;
  /** Seconds until the oldest of each kind falls out of its count. */
  readonly mineWait: number;
  readonly allWait: number;
}

export interface TriedCode {
  readonly codeId: string;
  readonly memberNo: string;
  readonly codeMac: Buffer;
  readonly decoy: boolean;
  readonly activates: boolean;
  readonly attemptsLeft: number;
}

export interface FoundCode {
  readonly codeId: string;
  readonly memberNo: string;
  readonly phone: string | null;
  readonly tellsPhone: boolean;
  readonly activates: boolean;
  readonly asker: Buffer;
  readonly beganAt: Date;
  /** Until the next may be asked for; 0 or less: now. */
  readonly waitSeconds: number;
}

/** What a code is asked for by: SHA-256 of its ticket, and what it must be tied to. */
type Claim = readonly [ticketHash: Buffer, purpose: CodePurpose, boundTo: string];

const own = `member_no = current_setting('app.member_no', true)`;
// A message that never left costs a known person nothing; of a stranger it would tell too much.
const ofMine = `asker = ANY ($1) AND NOT (lost AND purpose NOT IN ${strangers})`;
const ofAll = `NOT lost AND (NOT decoy OR purpose NOT IN ${strangers})`;
const wait = (which: string) => `coalesce(ceil(extract(epoch FROM
  CASE WHEN count(*) FILTER (WHERE ${which} AND ${recent}) >= 3
    THEN min(created_at) FILTER (WHERE ${which} AND ${recent}) + interval '15 minutes'
    ELSE min(created_at) FILTER (WHERE ${which}) + interval '1 day' END - now())), 0)::int`;

const lock = statement<unknown>(`
  SELECT pg_advisory_xact_lock(hashtextextended('one-time codes', 0)
    # hashtextextended(current_setting('app.member_no', true), 0))`);
// Sent at a time to come: since the clock went back it would count for as much longer (F8).
const count = statement<SentBefore, [Buffer[], string[]]>(`
  SELECT count(*) FILTER (WHERE ${ofMine} AND ${recent})::int AS "mineLately",
    count(*) FILTER (WHERE ${ofMine})::int AS "mineToday",
    count(*) FILTER (WHERE ${ofAll} AND ${recent})::int AS "allLately",
    count(*) FILTER (WHERE ${ofAll})::int AS "allToday",
    ${wait(ofMine)} AS "mineWait", ${wait(ofAll)} AS "allWait"
  FROM portal.one_time_codes
  WHERE ${own} AND created_at > now() - interval '1 day'
    AND created_at <= now() + interval '1 minute' AND purpose = ANY ($2)`);
const forget = statement<unknown>('SELECT portal.forget_codes()');
const insert = statement<
  { endsAt: Date },
  [
    string,
    Buffer,
    string,
    string,
    string,
    Buffer,
    string,
    string | null,
    boolean,
    boolean,
    boolean,
    Buffer,
    Date | null,
  ]
>(`
  INSERT INTO portal.one_time_codes (id, ticket_hash, purpose, member_no, bound_to, code_mac,
    reference, phone, tells_phone, activates, decoy, asker, began_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13, now()))
  RETURNING ends_at AS "endsAt"`);
const tried = statement<TriedCode, Claim>(`
  SELECT code_id AS "codeId", subject AS "memberNo", code_mac AS "codeMac", decoy, activates,
    tries_left AS "attemptsLeft" FROM portal.try_code($1, $2, $3)`);
const found = statement<FoundCode, Claim>(`
  SELECT code_id AS "codeId", subject AS "memberNo", phone, tells_phone AS "tellsPhone", activates,
    asker, began_at AS "beganAt", wait_seconds AS "waitSeconds"
  FROM portal.find_code($1, $2, $3)`);
const close = statement<{ id: string }, [string]>(`
  UPDATE portal.one_time_codes SET closed_at = now()
  WHERE id = $1 AND ${own} AND closed_at IS NULL RETURNING id`);
const lose = statement<unknown, [string]>(
  `UPDATE portal.one_time_codes SET lost = true WHERE id = $1 AND ${own}`,
);

/** Waits for its turn among the subject's sends, then says what was sent before. */
export async function countSent(
  db: Db,
  askers: readonly Buffer[],
  purposes: readonly CodePurpose[],
): Promise<SentBefore> {
  await lock(db);
  const [sent] = await count(db, [...askers], [...purposes]);
  if (!sent) throw new Error('a count gives one row');
  return sent;
}

/** Keeps a code and gives its end. */
export async function keepCode(db: Db, code: NewCode): Promise<Date> {
  await forget(db);
  const { id, ticketHash, purpose, memberNo, boundTo, codeMac, reference, phone } = code;
  const { tellsPhone, activates, decoy, asker, beganAt } = code;
  const row = [tellsPhone, activates, decoy, asker, beganAt] as const;
  const [inserted] = await insert(
    ...([db, id, ticketHash, purpose, memberNo, boundTo, codeMac, reference, phone] as const),
    ...row,
  );
  if (!inserted) throw new Error('an insert gives one row');
  return inserted.endsAt;
}

/** Counts a try, of any subject; undefined when there is no such code that may be tried. */
export async function tryCode(db: Db, ...claim: Claim): Promise<TriedCode | undefined> {
  return (await tried(db, ...claim))[0];
}

/** What another code needs to know, of any subject; undefined when it is too late for one. */
export async function findCode(db: Db, ...claim: Claim): Promise<FoundCode | undefined> {
  return (await found(db, ...claim))[0];
}

/** Closes a code of the subject; of many at once one says true. */
export async function closeCode(db: Db, codeId: string): Promise<boolean> {
  return (await close(db, codeId)).length > 0;
}

/** The message with this code of the subject's was never delivered. */
export async function loseCode(db: Db, codeId: string): Promise<void> {
  await lose(db, codeId);
}
