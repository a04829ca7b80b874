/** Connections lent for one transaction: never for longer than a call may take. */
import type { Pool, PoolClient } from 'pg';
import { readFault, StoreUnavailable } from '../faults.ts';

export interface Lent {
  readonly client: PoolClient;
  /** Gives it back; one that failed is not used again. */
  readonly release: (error?: unknown) => void;
  /** The error to tell of: that it hung, where it was cut for that. */
  readonly faultOf: (error: unknown) => unknown;
}

/** When a connection of a pool last came back well, on the clock of `performance`. */
const lastWell = new WeakMap<Pool, number>();

/** Waits its turn. None came free in time although others did: the database is busy, not away. */
async function takeFree(pool: Pool): Promise<PoolClient> {
  const begunAt = performance.now();
  try {
    return await pool.connect();
  } catch (error) {
    // One that could not be made is another matter, whatever came back meanwhile.
    const hasWaited = Object(readFault(error)).absence === 'silent';
    if (!hasWaited || (lastWell.get(pool) ?? 0) < begunAt) throw error;
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
      if (error === undefined) lastWell.set(pool, performance.now());
      client.release(error !== undefined);
    },
    faultOf: (error) => hung ?? error,
  };
}
