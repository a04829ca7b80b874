/** One try of a call: a connection, a transaction on it, and the connection given back. */
import type { Pool } from 'pg';
import type { Db } from '../database.ts';
import { StoreUnavailable } from './faults.ts';
import { type Mode, openTransaction, type Subject } from './transaction.ts';

export interface Call<T> {
  readonly subject: Subject;
  readonly mode: Mode;
  /** `work` asks everything before it awaits an answer, so that the end can travel along. */
  readonly atOnce?: boolean;
  readonly work: (db: Db) => Promise<T>;
}

/**
 * Runs the call's work in a transaction. After `endsAt` (on the clock of `performance`) the
 * connection is cut, whatever it waits for: a database that hangs must not hang its callers.
 */
export async function callOnce<T>(pool: Pool, call: Call<T>, endsAt: number): Promise<T> {
  const client = await pool.connect();
  let hung: StoreUnavailable | undefined;
  const timer = setTimeout(() => {
    hung = new StoreUnavailable('silent', 'no answer in time');
    client.connection.stream.destroy();
  }, endsAt - performance.now());
  const release = (error?: unknown) => {
    clearTimeout(timer);
    client.release(error !== undefined);
  };
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
    const working = call.work(transaction.db);
    if (call.atOnce) commit();
    const result = await working;
    await transaction.opened;
    const committed = call.atOnce ? undefined : commit();
    if (call.mode === 'write') await committed;
    return result;
  } catch (error) {
    if (!transaction.isEnded) transaction.rollback().then(() => release(), release);
    // A transaction that never began is the reason of whatever failed in it.
    await transaction.opened.catch((first) => {
      throw hung ?? first;
    });
    throw hung ?? error;
  }
}
