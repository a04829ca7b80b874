/** Telephone numbers on their way to counting (T9): each step is one statement of the subject's. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface WaitingPhone {
  readonly id: string;
  /** Ten digits. */
  readonly phone: string;
  readonly newConfirmed: boolean;
  readonly oldConfirmed: boolean;
}

export interface MemberPhone {
  readonly id: string;
  /** Ten digits. */
  readonly phone: string;
  /** `new`, `old`: whose code is awaited; `coming`: both agreed, and the day is not over. */
  readonly state: 'new' | 'old' | 'coming' | 'in_force';
  /** From when on it counts; null while a code is awaited. */
  readonly effectiveAt: Date | null;
}

const own = `member_no = current_setting('app.member_no', true)`;
const waiting = `effective_at IS NULL AND withdrawn_at IS NULL AND ${own}`;

const withdraw = statement(`UPDATE portal.member_phones SET withdrawn_at = now() WHERE ${waiting}`);
const insert = statement<unknown, [string]>(`
  INSERT INTO portal.member_phones (member_no, phone)
  VALUES (current_setting('app.member_no', true), $1)`);
const find = statement<WaitingPhone>(`
  SELECT id::text, phone, new_confirmed_at IS NOT NULL AS "newConfirmed",
    old_confirmed_at IS NOT NULL AS "oldConfirmed"
  FROM portal.member_phones WHERE ${waiting}`);
const confirmNew = statement<{ id: string }, [string]>(`
  UPDATE portal.member_phones SET new_confirmed_at = now()
  WHERE id = $1 AND new_confirmed_at IS NULL AND ${waiting} RETURNING id::text`);
// The old telephone was told; whoever did not ask for this has a day to say so.
const confirmOld = statement<{ effectiveAt: Date }, [string, string | null]>(`
  UPDATE portal.member_phones SET old_confirmed_at = now(), confirmed_by = $2,
    effective_at = now() + interval '24 hours'
  WHERE id = $1 AND new_confirmed_at IS NOT NULL AND ${waiting}
  RETURNING effective_at AS "effectiveAt"`);

const list = statement<MemberPhone>(`
  SELECT id::text, phone, effective_at AS "effectiveAt",
    CASE WHEN effective_at <= now() THEN 'in_force' WHEN effective_at IS NOT NULL THEN 'coming'
      WHEN new_confirmed_at IS NOT NULL THEN 'old' ELSE 'new' END AS state
  FROM portal.member_phones g WHERE withdrawn_at IS NULL AND ${own} AND NOT EXISTS (
    SELECT FROM portal.member_phones n WHERE n.member_no = g.member_no AND n.withdrawn_at IS NULL
      AND n.effective_at <= now() AND n.effective_at > g.effective_at)
  ORDER BY g.given_at DESC, g.id DESC`);
// One statement with its condition: what came into force meanwhile stays.
const withdrawPending = statement<{ id: string }, [string | null]>(`
  UPDATE portal.member_phones SET withdrawn_at = now()
  WHERE ($1::bigint IS NULL OR id = $1) AND withdrawn_at IS NULL AND ${own}
    AND (effective_at IS NULL OR effective_at > now()) RETURNING id::text`);

/** Notes a number that the subject gave; one that was waiting gives way. It proves nothing yet. */
export async function notePhone(db: Db, phone: string): Promise<void> {
  await withdraw(db);
  await insert(db, phone);
}

/** The subject's number that waits to be confirmed. */
export async function findWaitingPhone(db: Db): Promise<WaitingPhone | undefined> {
  return (await find(db))[0];
}

/** A code sent to the new number came back. False: it does not wait for that any more. */
export async function confirmNewPhone(db: Db, id: string): Promise<boolean> {
  return (await confirmNew(db, id)).length > 0;
}

/**
 * The owner of the number on record agrees, or (`by`) staff who saw the person. Gives from when on
 * the new number counts, a day later; undefined: it does not wait for that.
 */
export async function confirmOldPhone(
  db: Db,
  id: string,
  by: string | null,
): Promise<Date | undefined> {
  return (await confirmOld(db, id, by))[0]?.effectiveAt;
}

/** Numbers on their way, and the one in force of those given here; newest first. */
export function listMemberPhones(db: Db): Promise<readonly MemberPhone[]> {
  return list(db);
}

/** Takes back what is not in force yet: one number, or all. Gives how many that were. */
export async function withdrawPhones(db: Db, id?: string): Promise<number> {
  return (await withdrawPending(db, id ?? null)).length;
}
