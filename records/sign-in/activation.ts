/** Codes that staff print for a member whom they have seen (T8): one use, seven days. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const own = `member_no = current_setting('app.member_no', true)`;
const living = `${own} AND closed_at IS NULL AND ends_at > now()`;
const found = statement<{ id: string }, [Buffer[]]>(
  `SELECT id FROM portal.activation_codes WHERE code_mac = ANY ($1) AND ${living}`,
);
const used = statement<{ id: string }, [string]>(
  `UPDATE portal.activation_codes SET closed_at = now() WHERE id = $1 AND ${living} RETURNING id`,
);

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
