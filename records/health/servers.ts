/** Servers that work on this store: each says that it lives, and what it is set to. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

/** What a server says of itself. */
export interface StoredServer {
  readonly id: string;
  readonly host: string;
  /** The newest version of the secret that it can read. */
  readonly secretVersion: number;
  /** Short digests by name of the setting. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Three beats: one that was silent for so long is gone, or hangs. */
const alive = "seen_at > now() - interval '90 seconds'";

const beat = statement<StoredServer, [string, string, number, string]>(`
  WITH gone AS (
    DELETE FROM portal.servers WHERE id IN (
      SELECT id FROM portal.servers WHERE NOT ${alive} AND id <> $1 FOR UPDATE SKIP LOCKED)
  ), own AS (
    INSERT INTO portal.servers (id, host, secret_version, settings) VALUES ($1, $2, $3, $4::jsonb)
    ON CONFLICT (id) DO UPDATE SET seen_at = now(), secret_version = excluded.secret_version
  )
  SELECT id, host, secret_version AS "secretVersion", settings FROM portal.servers
  WHERE id <> $1 AND ${alive} ORDER BY id`);
const others = statement<{ one: number }, [string]>(
  `SELECT 1 AS one FROM portal.servers WHERE id <> $1 AND ${alive} LIMIT 1`,
);
const leave = statement<unknown, [string]>('DELETE FROM portal.servers WHERE id = $1');

/** Says that this server lives; gives the others that do. */
export const sayAlive = (db: Db, own: StoredServer): Promise<readonly StoredServer[]> =>
  beat(db, own.id, own.host, own.secretVersion, JSON.stringify(own.settings));

/** Whether another server works on this store now. */
export const hasOtherServers = async (db: Db, id: string): Promise<boolean> =>
  (await others(db, id)).length > 0;

export async function sayGone(db: Db, id: string): Promise<void> {
  await leave(db, id);
}
