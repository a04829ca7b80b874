/** The intake's connections, and the lock that lets only one intake run at a time. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { asUpkeep } from '../../records/driver/owner.ts';

/** Any number does; it only has to be the same in every process that takes records in. */
const lock = 7_215_031_985n;
/** A killed intake's server side needs a moment to notice and let go. */
const lockPatienceMillis = 5_000;

const settings = [
  "SET maintenance_work_mem = '128MB'",
  // Files are held against each other by joins of whole tables, whatever the planner expects.
  "SET work_mem = '64MB'",
  'SET enable_nestloop = off',
  'SET enable_mergejoin = off',
  // Two sessions work at the same time already; helpers of one would take from the other.
  'SET max_parallel_workers_per_gather = 0',
  'SET max_parallel_maintenance_workers = 0',
  'SET statement_timeout = 0',
  'SET lock_timeout = 0',
  // Keys are compared as text.
  "SET datestyle = 'ISO'",
  // What is staged may be lost with the machine; the publication itself is not written this way.
  'SET synchronous_commit = off',
].join(';');

/** A connection under the intake's role for the length of `work`. */
export async function withSession<T>(
  ownerUrl: string,
  work: (session: pg.Client) => Promise<T>,
): Promise<T> {
  return asUpkeep(ownerUrl, 'sahakon_intake', async (session) => {
    await session.query(settings);
    return work(session);
  });
}

/** Whether this session now holds the lock; it goes when the session ends, however it ends. */
export async function holdLock(session: pg.Client): Promise<boolean> {
  const end = performance.now() + lockPatienceMillis;
  for (;;) {
    const { rows } = await session.query('SELECT pg_try_advisory_lock($1) AS held', [lock]);
    if (rows[0].held === true) return true;
    if (performance.now() > end) return false;
    await pause(200);
  }
}

/** Whether the store is a demo: nothing of a core system comes into it. */
export async function isDemoStore(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query('SELECT portal.is_demo() AS demo');
  return rows[0].demo;
}

/** Runs `work` in a transaction of the session. */
export async function inTransaction<T>(session: pg.Client, work: () => Promise<T>): Promise<T> {
  await session.query('BEGIN');
  try {
    const result = await work();
    await session.query('COMMIT');
    return result;
  } catch (error) {
    await session.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
