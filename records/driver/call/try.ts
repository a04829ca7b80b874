/** One try of a call: a connection, a transaction on it, and the connection given back. */
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../database.ts';
import { StoreUnavailable } from '../faults.ts';
import { BundledConnection } from './bundle.ts';
import type { Subject } from './subject.ts';
import { dbOn, type Mode, openTransaction } from './transaction.ts';

export interface Call<T> {
  readonly subject: Subject;
  readonly mode: Mode;
  /** `work` asks everything before it awaits an answer, so that the end can travel along. */
  readonly atOnce?: boolean;
  readonly work: (db: Db) => Promise<T>;
}

interface Lent {
  readonly client: PoolClient;
  /** Gives it back; one that failed is not used again. */
  readonly release: (error?: unknown) => void;
  /** The error to tell of: that it hung, where it was cut for that. */
  readonly faultOf: (error: unknown) => unknown;
}

/**
 * A connection that is cut after `endsAt` (on the clock of `performance`), whatever it waits for:
 * a database that hangs must not hang its callers.
 */
async function lend(pool: Pool, endsAt: number): Promise<Lent> {
  const client = await pool.connect();
  let hung: StoreUnavailable | undefined;
  const timer = setTimeout(() => {
    hung = new StoreUnavailable('silent', 'no answer in time');
    client.connection.stream.destroy();
  }, endsAt - performance.now());
  return {
    client,
    release(error) {
      clearTimeout(timer);
      client.release(error !== undefined);
    },
    faultOf: (error) => hung ?? error,
  };
}

/** Runs the call's work in one transaction. */
export async function callOnce<T>(pool: Pool, call: Call<T>, endsAt: number): Promise<T> {
  const lent = await lend(pool, endsAt);
  return call.atOnce ? askOnce(lent, call) : workOnce(lent, call);
}

async function askOnce<T>({ client, release, faultOf }: Lent, call: Call<T>): Promise<T> {
  const connection = new BundledConnection(call.subject);
  const working = call.work(dbOn(connection));
  const sent = connection.send(client).then(() => release(), release);
  try {
    return await working;
  } catch (error) {
    // Without a query of its own the work fails before the database has answered.
    await sent;
    throw faultOf(error);
  }
}

async function workOnce<T>({ client, release, faultOf }: Lent, call: Call<T>): Promise<T> {
  const transaction = openTransaction(client, call.subject, call.mode);
  const commit = () => {
    const committed = transaction.commit().then(
      () => release(),
      (error) => {
        release(error);
        throw error;
      },
    );
    // The rows are here; that reading ends is nobody's wait.
    committed.catch(() => {});
    return committed;
  };
  try {
    const result = await call.work(transaction.db);
    await transaction.opened;
    const committed = commit();
    if (call.mode === 'write') await committed;
    return result;
  } catch (error) {
    if (!transaction.isEnded) transaction.rollback().then(() => release(), release);
    // A transaction that never began is the reason of whatever failed in it.
    await transaction.opened.catch((first) => {
      throw faultOf(first);
    });
    throw faultOf(error);
  }
}
