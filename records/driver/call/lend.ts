/** Connections lent for one transaction: never for longer than a call may take. */
import type { Pool, PoolClient } from 'pg';
import { StoreUnavailable } from '../faults.ts';

export interface Lent {
  readonly client: PoolClient;
  /** Gives it back; one that failed is not used again. */
  readonly release: (error?: unknown) => void;
  /** The error to tell of: that it hung, where it was cut for that. */
  readonly faultOf: (error: unknown) => unknown;
}

/**
 * The pool's own words for a call that waited while all connections were lent; one that could not
 * be made in time is told of in others.
 */
const waitedInVain = 'timeout exceeded when trying to connect';

/**
 * Waits its turn. None came free in time: the database has too much to do. Whether it is away is
 * found out by those who have the connections, and hang.
 */
async function takeFree(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== waitedInVain) throw error;
    throw new StoreUnavailable('refusing', 'no connection came free in time', error);
  }
}

/**
 * A connection that is cut after `endsAt` (on the clock of `performance`), whatever it waits for:
 * a database that hangs must not hang its callers.
 */
export async function lend(pool: Pool, endsAt: number): Promise<Lent> {
  const client = await takeFree(pool);
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
