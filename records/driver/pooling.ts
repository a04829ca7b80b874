/** Poolers such as PgBouncer, which lend connections of the database to many of their own. */
import type { ClientBase } from 'pg';
import { storeFaultText as text } from '../store-faults.text.ts';
import { BadDatabaseUrl } from './address.ts';

/**
 * Whether a pooler stands between: it tells each connection a process number of its own making,
 * since the one that answers may be another each time.
 */
export async function isPooled(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const { processID } = client as ClientBase & { readonly processID: number };
  return rows[0].pid !== processID;
}

/**
 * Throws BadDatabaseUrl for a connection of the owner's login that is not the database's own: its
 * roles, locks, temporary tables and settings would be lost, or be somebody else's.
 */
export async function mustBeDirect(client: ClientBase): Promise<void> {
  if (await isPooled(client)) throw new BadDatabaseUrl(text.ownerPooled);
}
