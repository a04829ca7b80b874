/** Who may register or recover, and the step from a right code to a password (D-03, T8, T13). */
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { findIdentity, findMember, isStanding } from '../figures/members.ts';
import { findAccount } from './accounts.ts';
import { findPhone } from './phones.ts';

export type Flow = 'register' | 'forget';

/** What a person tells of themselves. */
export interface IdentityInput {
  /** Null: says to have none, and comes with a code from the counter. */
  readonly nationalId: string | null;
  readonly birthDate: string;
}

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Whether the subject is who they say, may go this way, and where their code goes. The same
 * questions are asked for numbers that nobody has; only members with standing get anything. Who has
 * no national ID gets no message: a birth date alone is no identity, only staff have seen theirs.
 */
export async function judge(
  db: Db,
  flow: Flow,
  input: IdentityInput,
): Promise<{ right: boolean; phone: string | null }> {
  const [member, identity, account, phone] = await Promise.all([
    findMember(db),
    findIdentity(db),
    findAccount(db),
    findPhone(db),
  ]);
  const isThem =
    same(identity?.nationalId ?? '', input.nationalId ?? '') &&
    same(identity?.birthDate ?? '', input.birthDate);
  const mayGo = isStanding(member) && (account !== undefined) === (flow === 'forget');
  const right = isThem && mayGo;
  return { right, phone: right && input.nationalId !== null ? phone : null };
}

const own = `member_no = current_setting('app.member_no', true)`;
// Of two right codes at once the later one's step is the one that is left.
const lock = statement(`
  SELECT pg_advisory_xact_lock(hashtextextended('password steps', 0)
    # hashtextextended(current_setting('app.member_no', true), 0))`);
const forgetOld = statement(`
  DELETE FROM portal.password_steps WHERE ${own}
    AND (used_at IS NULL OR created_at < now() - interval '1 day')`);
const insert = statement<unknown, [Flow, Buffer, Uint8Array]>(`
  INSERT INTO portal.password_steps (member_no, purpose, ticket_hash, bound_to)
  VALUES (current_setting('app.member_no', true), $1, $2, $3)`);
const find = statement<{ memberNo: string | null }, [Buffer, Flow, Uint8Array]>(
  'SELECT portal.find_password_step($1, $2, $3) AS "memberNo"',
);
const use = statement<{ id: string }, [Buffer, Flow, Uint8Array]>(`
  UPDATE portal.password_steps SET used_at = now()
  WHERE ticket_hash = $1 AND purpose = $2 AND bound_to = $3 AND used_at IS NULL
    AND ends_at > now() AND created_at <= now() + interval '1 minute' AND ${own} RETURNING id`);

/** SHA-256 of the ticket, and the hash of the browser's half. */
export interface Step {
  readonly flow: Flow;
  readonly ticketHash: Buffer;
  readonly browser: Uint8Array;
}

/** The subject's code was right: for ten minutes a password may be set. Steps before are over. */
export async function beginStep(db: Db, { flow, ticketHash, browser }: Step): Promise<void> {
  await lock(db);
  await forgetOld(db);
  await insert(db, flow, ticketHash, browser);
}

/** Whose step it is, for any subject; undefined when it is over, used, another's or none. */
export async function ownerOfStep(db: Db, step: Step): Promise<string | undefined> {
  const [row] = await find(db, step.ticketHash, step.flow, step.browser);
  return row?.memberNo ?? undefined;
}

/** Uses the subject's step up; false when somebody was faster. */
export async function useStep(db: Db, { flow, ticketHash, browser }: Step): Promise<boolean> {
  return (await use(db, ticketHash, flow, browser)).length > 0;
}
