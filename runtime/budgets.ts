/** Where attempts are counted: shared by all servers, or in the memory of one process. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Backoff, backoffSteps, type Limit, RateLimited, type Take } from './rate-limit.ts';

/** `first`: the first attempt of the first key waits for no other key. */
export type Manner = 'all' | 'first';

/** Attempts as rooms take them. Of one call, no two takes but those of `takeEach` are the same. */
export interface Budgets {
  /** Throws RateLimited where one has to wait. Takes nothing. */
  look(takes: readonly Take[]): Promise<void>;
  /**
   * Takes one of each, and gives how many are taken of each now; of none, and throws RateLimited,
   * where one has to wait.
   */
  take(takes: readonly Take[], manner?: Manner): Promise<readonly number[]>;
  /** Takes of each limit that has one, and gives the milliseconds to wait of each; 0: taken. */
  takeEach(takes: readonly Take[]): Promise<readonly number[]>;
  /**
   * Gives attempts back that were none, to whoever counted them: the very takes that were handed
   * over to be taken, and no others. `anew` is cleared with them. Throws where one was not taken;
   * never because nobody counts.
   */
  giveBack(takes: readonly Take[], anew?: readonly Take[]): Promise<void>;
  /** All begin anew, whoever took of them. */
  clear(takes: readonly Take[]): Promise<void>;
}

/** What stands for a key: the hash of what a stranger chose fills no memory, and tells nothing. */
export const hashOf = ([{ name }, key]: Take): Buffer =>
  createHash('sha256').update(`${name}\0${key}`).digest();

interface Row {
  readonly attempts: number;
  /** Milliseconds on the clock: until when it waits, and until when it counts. */
  readonly endsAt: number;
  readonly forgottenAt: number;
}

const mostKeys = 50_000;

/** Attempts of one process, bounded in memory: of each rule the key quiet longest makes room. */
export class LocalBudgets {
  readonly #now: () => number;
  readonly #mostKeys: number;
  readonly #rules = new Map<string, LRUCache<string, Row>>();

  /** `now` in milliseconds on a clock that never goes back; `most` keys of each rule. */
  constructor(now: () => number = () => performance.now(), most = mostKeys) {
    this.#now = now;
    this.#mostKeys = most;
  }

  /** Milliseconds that each has to wait. */
  waits(takes: readonly Take[]): readonly number[] {
    return takes.map((take) => {
      const row = this.#living(take);
      return row && row.attempts >= take[0].most ? Math.max(0, row.endsAt - this.#now()) : 0;
    });
  }

  /** As `Budgets.look`. */
  look(takes: readonly Take[]): void {
    const waits = this.waits(takes);
    if (waits.some((wait) => wait > 0)) throw new RateLimited(waits);
  }

  /** As `Budgets.take`. */
  take(takes: readonly Take[], manner: Manner = 'all'): readonly number[] {
    const [first] = takes;
    const isFirst = manner === 'first' && first !== undefined && !this.#living(first);
    if (!isFirst) this.look(takes);
    return takes.map((take) => this.#count(take));
  }

  /** As `Budgets.takeEach`. */
  takeEach(takes: readonly Take[]): readonly number[] {
    return takes.map((take) => {
      const [wait = 0] = this.waits([take]);
      if (wait === 0) this.#count(take);
      return wait;
    });
  }

  /** As `Budgets.giveBack`; nothing is kept of a key that has taken none. */
  giveBack(takes: readonly Take[]): void {
    for (const take of takes) {
      const row = this.#living(take);
      if (!row) continue;
      if (row.attempts <= 1) this.clear([take]);
      else this.#rowsOf(take[0]).set(keyOf(take), { ...row, attempts: row.attempts - 1 });
    }
  }

  /** As `Budgets.clear`. */
  clear(takes: readonly Take[]): void {
    for (const take of takes) this.#rowsOf(take[0]).delete(keyOf(take));
  }

  #count(take: Take): number {
    const [{ most, seconds }] = take;
    const now = this.#now();
    const row = this.#living(take);
    const attempts = (row?.attempts ?? 0) + 1;
    const windowEnds = now + seconds * 1000;
    const step = backoffSteps[Math.min(attempts, backoffSteps.length) - 1] ?? 0;
    this.#rowsOf(take[0]).set(keyOf(take), {
      attempts,
      endsAt: most === 0 ? now + step * 1000 : (row?.endsAt ?? windowEnds),
      forgottenAt: most === 0 ? windowEnds : (row?.forgottenAt ?? windowEnds),
    });
    return attempts;
  }

  /** Only an attempt that is taken makes a key younger: a look does not. */
  #living(take: Take): Row | undefined {
    const row = this.#rowsOf(take[0]).peek(keyOf(take));
    return row && row.forgottenAt > this.#now() ? row : undefined;
  }

  /** By size: `max` would set aside memory for all keys at once. */
  #rowsOf({ name }: Limit | Backoff): LRUCache<string, Row> {
    const existing = this.#rules.get(name);
    if (existing) return existing;
    const options = { maxSize: this.#mostKeys, sizeCalculation: () => 1 };
    const rows = new LRUCache<string, Row>(options);
    this.#rules.set(name, rows);
    return rows;
  }
}

const keyOf = (take: Take): string => hashOf(take).toString('base64url');
