/** Mails of which one goes out in a time, whichever of the servers has the reason for it. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const claim = statement<{ name: string }, [string, number]>(`
  WITH gone AS (
    DELETE FROM portal.mail_claims WHERE name IN (
      SELECT name FROM portal.mail_claims
      WHERE claimed_at < now() - interval '31 days' AND name <> $1
      ORDER BY claimed_at LIMIT 20 FOR UPDATE SKIP LOCKED)
  )
  INSERT INTO portal.mail_claims AS c (name) VALUES ($1)
  ON CONFLICT (name) DO UPDATE SET claimed_at = now()
  WHERE c.claimed_at < now() - $2 * interval '1 second'
  RETURNING c.name`);
const release = statement<unknown, [string]>('DELETE FROM portal.mail_claims WHERE name = $1');

/** True for the one who may send it: nobody did within `seconds`, a month at most. */
export const claimMail = async (db: Db, name: string, seconds: number): Promise<boolean> =>
  (await claim(db, name, seconds)).length > 0;

/** It was lost: the next one with a reason may send it. */
export async function releaseMail(db: Db, name: string): Promise<void> {
  await release(db, name);
}
