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

const hasHung = () => new StoreUnavailable('silent', 'no answer in time');

/**
 * Waits its turn, and not beyond `endsAt`, however often the call has tried before. None came free
 * in time: the database has too much to do. Whether it is away is found out by those who have the
 * connections, and hang.
 */
async function takeFree(pool: Pool, endsAt: number): Promise<PoolClient> {
  const taking = pool.connect();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    // One that comes all the same is for whoever waits next.
    taking.then((client) => client.release()).catch(() => {});
    reject(hasHung());
  }, endsAt - performance.now());
  try {
    return await Promise.race([taking, late]);
  } catch (error) {
    if (!(error instanceof Error) || error.message !== waitedInVain) throw error;
    throw new StoreUnavailable('refusing', 'no connection came free in time', error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A connection that is cut after `endsAt` (on the clock of `performance`), whatever it waits for:
 * a database that hangs must not hang its callers.
 */
export async function lend(pool: Pool, endsAt: number): Promise<Lent> {
  const client = await takeFree(pool, endsAt);
  let hung: StoreUnavailable | undefined;
  const timer = setTimeout(() => {
    hung = hasHung();
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
