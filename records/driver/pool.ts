/** The app's connections, and a question apart from them. */
import pg, { type ClientConfig } from 'pg';
import { types } from './call/question.ts';
import { neverCompile } from './compiling.ts';

export interface PoolOptions {
  /** It takes no settings as a connection begins: each transaction brings its own. */
  readonly isPooled: boolean;
  readonly connections: number;
  readonly statementMs: number;
}

/** A pool whose connections pipeline, know our types, and never end the process by breaking. */
export function openPool(config: ClientConfig, options: PoolOptions): pg.Pool {
  const { connections, isPooled, statementMs } = options;
  const limits = {
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
  };
  const pool = new pg.Pool({
    ...config,
    application_name: 'sahakon',
    pipeline: true,
    types,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 60_000,
    ...(isPooled ? {} : limits),
  });
  // One that breaks tells its query or leaves the pool; as an event that nobody hears it would end
  // the process, be the connection idle or lent.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!isPooled) neverCompile(client);
  });
  return pool;
}

/** Asks on a connection of its own, since those of the pool may hang; rejects without an answer. */
export async function probe(config: ClientConfig): Promise<void> {
  const limits = { connectionTimeoutMillis: 1000, query_timeout: 1000 };
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    client.end().catch(() => {});
  }
}
