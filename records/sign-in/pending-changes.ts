/**
 * Passwords that wait for a code (S3). References and ticket are random halves of which the
 * store keeps SHA-256 alone; each step is one statement, so of many at once one comes through.
 */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** How many codes may be tried for one set of references. */
const mostAttempts = 5;

/** SHA-256 of what went out to the browser. */
export interface References {
  readonly sessionId: string;
  readonly refAHash: Buffer;
  readonly refBHash: Buffer;
  readonly ticketHash: Buffer;
}

/** Hashes of passwords: the one that was checked, and the one to stand in its place. */
export interface Replacement {
  readonly oldHash: string;
  readonly newHash: string;
}

const own = `member_no = current_setting('app.member_no', true)`;
const named = `session_id = $1 AND ref_a_hash = $2 AND ref_b_hash = $3 AND ticket_hash = $4
  AND purpose = 'password' AND used_at IS NULL AND ${own}`;
// Begun at a time to come: the clock went back, and it would wait longer than it may (F8). Each
// code that is sent anew gives it five minutes.
const open = `${named} AND expires_at > now() AND expires_at <= now() + interval '6 minutes'`;
// Another code may be sent for a little longer than the one before it can be used.
const renewable = `${named} AND created_at > now() - interval '15 minutes'
  AND created_at <= now() + interval '1 minute'`;

const insert = statement<unknown, [string, Buffer, Buffer, Buffer, string, string]>(`
  INSERT INTO portal.pending_changes
    (member_no, purpose, session_id, ref_a_hash, ref_b_hash, ticket_hash, old_hash, new_hash)
  VALUES (current_setting('app.member_no', true), 'password', $1, $2, $3, $4, $5, $6)`);
// What was begun before in this session is over, and nothing stays longer than a day.
const forget = statement<unknown, [string]>(`
  DELETE FROM portal.pending_changes
  WHERE ((session_id = $1 AND used_at IS NULL) OR created_at < now() - interval '1 day')
    AND ${own}`);
const attempt = statement<{ id: string }, Claim>(`
  UPDATE portal.pending_changes SET attempts = attempts + 1
  WHERE ${open} AND attempts < ${mostAttempts} RETURNING id`);
const use = statement<Replacement, Claim>(`
  UPDATE portal.pending_changes SET used_at = now() WHERE ${open}
  RETURNING old_hash AS "oldHash", new_hash AS "newHash"`);
const isRenewable = statement<{ id: string }, Claim>(
  `SELECT id FROM portal.pending_changes WHERE ${renewable}`,
);
const renew = statement<{ id: string }, [...Claim, Buffer, Buffer, Buffer]>(`
  UPDATE portal.pending_changes SET ref_a_hash = $5, ref_b_hash = $6, ticket_hash = $7,
    attempts = 0, expires_at = now() + interval '5 minutes' WHERE ${renewable} RETURNING id`);

type Claim = [string, Buffer, Buffer, Buffer];
const claimOf = ({ sessionId, refAHash, refBHash, ticketHash }: References): Claim => [
  ...([sessionId, refAHash, refBHash, ticketHash] as const),
];

/** Keeps the new password's hash until its code comes back; the one begun before is over. */
export async function beginChange(
  db: Db,
  references: References,
  { oldHash, newHash }: Replacement,
): Promise<void> {
  await forget(db, references.sessionId);
  await insert(db, ...claimOf(references), oldHash, newHash);
}

/** Counts a try. False: unknown, another session's, used, too old, or tried too often. */
export async function tryChange(db: Db, references: References): Promise<boolean> {
  return (await attempt(db, ...claimOf(references))).length > 0;
}

/** Whether another code may be sent for these references; counts nothing. */
export async function isChangeRenewable(db: Db, references: References): Promise<boolean> {
  return (await isRenewable(db, ...claimOf(references))).length > 0;
}

/** Uses the change up and gives its hashes; undefined when somebody was faster. */
export async function consumeChange(
  db: Db,
  references: References,
): Promise<Replacement | undefined> {
  return (await use(db, ...claimOf(references)))[0];
}

/** Another code went out: new references in place of the old. False: unknown, used, too old. */
export async function renewChange(db: Db, old: References, fresh: References): Promise<boolean> {
  const { refAHash, refBHash, ticketHash } = fresh;
  return (await renew(db, ...claimOf(old), refAHash, refBHash, ticketHash)).length > 0;
}
