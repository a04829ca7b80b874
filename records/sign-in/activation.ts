/** Codes that staff print for a member whom they have seen (T8): one use, seven days. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const own = `member_no = current_setting('app.member_no', true)`;
// Made at a time to come: the clock went back, and it would live longer than it may (F8).
const living = `${own} AND closed_at IS NULL AND ends_at > now()
  AND created_at <= now() + interval '1 minute'`;
const found = statement<{ id: string }, [Buffer[]]>(
  `SELECT id FROM portal.activation_codes WHERE code_mac = ANY ($1) AND ${living}`,
);
const used = statement<{ id: string }, [string]>(
  `UPDATE portal.activation_codes SET closed_at = now() WHERE id = $1 AND ${living} RETURNING id`,
);

const keep = statement<{ until: Date }, [string, Uint8Array, string | null]>(
  'SELECT portal.keep_activation($1, $2, $3) AS until',
);

export interface NewActivation {
  readonly memberNo: string;
  readonly mac: Uint8Array;
  /** What was looked at; null where a number of the records was compared. */
  readonly seen: string | null;
}

/**
 * The subject, staff of service, keeps a code's MAC for a member whom they have seen; the member's
 * one before is over. Gives until when it counts.
 */
export async function keepActivation(db: Db, code: NewActivation): Promise<Date> {
  const [row] = await keep(db, code.memberNo, code.mac, code.seen);
  if (row === undefined) throw new Error('no code was kept');
  return row.until;
}

/** The subject's living code with one of these MACs; undefined when there is none. */
export async function findActivation(
  db: Db,
  codeMacs: readonly Buffer[],
): Promise<string | undefined> {
  return (await found(db, [...codeMacs]))[0]?.id;
}

/** Uses it up; of many at once one says true. */
export async function closeActivation(db: Db, id: string): Promise<boolean> {
  return (await used(db, id)).length > 0;
}
