/** One place where all servers count attempts together: the store, or a Valkey beside it. */
import type { Manner } from '../../runtime/budgets.ts';
import type { Take } from '../../runtime/rate-limit.ts';

/** How attempts are taken: also of each key that has one, in turn; or not at all. */
export type CountManner = Manner | 'each' | 'look';

export interface Counted {
  /** Milliseconds that each has to wait. */
  readonly waits: readonly number[];
  readonly taken: readonly number[];
}

export interface Counter {
  /** Of all or none, but of 'each'. Throws what `isAway` knows while nobody counts there. */
  count(takes: readonly Take[], manner: CountManner): Promise<Counted>;
  /** Gives one attempt of each back; a key begins anew where `anew` says so. Throws as `count`. */
  putBack(takes: readonly Take[], anew: readonly boolean[]): Promise<void>;
  /** Whether the error says that it does not count now, so that others have to. */
  isAway(error: unknown): boolean;
}
