/** Whether the database has the connections that several workers take (docs/processes.md). */
import pg from 'pg';
import { usualConnections } from '../../records/database.ts';
import { primaryOf } from '../../records/driver/hosts/primary-of.ts';
import { isPooled } from '../../records/driver/pooling.ts';
import { BadSetting } from '../settings/bad-setting.ts';
import { enoughConnectionsText as text } from './enough-connections.text.ts';

/** Most of a supervisor, which answers nobody: what it does by the clock. */
export const supervisorConnections = 4;
/** Those beside: the intake, a copy and commands, a look whether it lives. */
const others = 6;

/** Most that so many workers take: while all are started anew there is one more of them. */
const connectionsNeeded = (workers: number): number =>
  (workers + 1) * usualConnections(workers) + supervisorConnections + others;

const question = `
  SELECT current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0) AS most`;

/** Those that the app's login may have; undefined behind a pooler, which has a bound of its own. */
async function mostOf(appUrl: string): Promise<number | undefined> {
  const client = new pg.Client({ ...(await primaryOf(appUrl)), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    if (await isPooled(client)) return undefined;
    return (await client.query<{ most: number }>(question)).rows[0]?.most;
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * Throws BadSetting where the database has fewer than the workers take: some of these would not
 * start, or answer nobody when there is most to do. Of one process nothing is asked.
 */
export async function checkConnections(appUrl: string, workers: number): Promise<void> {
  if (workers === 1) return;
  const most = await mostOf(appUrl);
  const needed = connectionsNeeded(workers);
  if (most === undefined || needed <= most) return;
  let fitting = workers - 1;
  while (fitting > 1 && connectionsNeeded(fitting) > most) fitting -= 1;
  throw new BadSetting(text.tooFew({ workers, needed, most, fitting }));
}
