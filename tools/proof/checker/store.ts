/** The store as the checker reads it: a plain connection, in the role that may read every row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** How to reach the embedded database of a data folder that has been started once. */
export function addressOf(dataDir: string): pg.ClientConfig {
  const { owner, port } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const where =
    port === undefined
      ? { host: join(dataDir, 'postgres'), port: 5432 }
      : { host: '127.0.0.1', port: Number(port) };
  return { ...where, user: 'sahakon_admin', password: owner, database: 'sahakon' };
}

/** Runs `work` on a connection of its own; bigint and numeric come as text. */
export async function asReader<T>(
  address: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...address, application_name: 'sahakon checker' });
  // A database that is killed meanwhile is found out by the next query.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SET ROLE sahakon_backup');
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
