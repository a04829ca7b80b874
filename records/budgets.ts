/**
 * Attempts that all servers count together (decisions/0057): in the store, or in a Valkey as long
 * as that answers. A key that is spent is refused from memory for a second: a flood costs next to
 * nothing. While the store is away, too, each process counts for itself: limits neither fall nor
 * shut everybody out.
 */

import { LRUCache } from 'lru-cache';
import { type Budgets, hashOf, LocalBudgets, type Manner } from '../runtime/budgets.ts';
import { RateLimited, type Take } from '../runtime/rate-limit.ts';
import type { Counter } from './budgets/counter.ts';
import { openStoreCounter } from './budgets/store-counter.ts';
import type { Records } from './database.ts';

/** Milliseconds that a refusal stands without another question. */
const refusedFor = 1000;
const mostRefused = 50_000;

/** Refusals of the last second, by key. */
class Refusals {
  readonly #until = new LRUCache<string, number>({
    maxSize: mostRefused,
    sizeCalculation: () => 1,
    ttl: refusedFor,
  });

  note(takes: readonly Take[], waits: readonly number[]): void {
    const now = performance.now();
    for (const [at, take] of takes.entries()) {
      const wait = waits[at] ?? 0;
      if (wait > 0) this.#until.set(nameOf(take), now + wait);
    }
  }

  forget(takes: readonly Take[]): void {
    for (const take of takes) this.#until.delete(nameOf(take));
  }

  /** Throws RateLimited where one of them was refused just now and still is. */
  check(takes: readonly Take[]): void {
    const now = performance.now();
    const waits = takes.map((take) => Math.max(0, (this.#until.get(nameOf(take)) ?? 0) - now));
    if (waits.some((wait) => wait > 0)) throw new RateLimited(waits);
  }
}

const nameOf = (take: Take): string => hashOf(take).toString('base64url');

/** Keys of one question: a statement that takes thousands stays far from its time-out. */
const mostAtOnce = 2000;

function* portionsOf(takes: readonly Take[]): Generator<readonly Take[]> {
  for (let at = 0; at < takes.length; at += mostAtOnce) yield takes.slice(at, at + mostAtOnce);
}

/** `first`: where attempts are counted in the store's place while it answers. */
export function openBudgets(records: Pick<Records, 'asVisitor'>, first?: Counter): Budgets {
  const local = new LocalBudgets();
  const refusals = new Refusals();
  const counters = [...(first ? [first] : []), openStoreCounter(records)];

  async function orLocally<T>(shared: (counter: Counter) => Promise<T>, own: () => T): Promise<T> {
    for (const counter of counters) {
      try {
        return await shared(counter);
      } catch (error) {
        if (!counter.isAway(error)) throw error;
      }
    }
    return own();
  }

  async function askAll(counter: Counter, takes: readonly Take[], manner: Manner | 'look') {
    const { waits, taken } = await counter.count(takes, manner);
    if (!waits.some((wait) => wait > 0)) return taken;
    // What another key excuses in some calls is no refusal in others.
    refusals.note(manner === 'first' ? takes.slice(0, 1) : takes, waits);
    throw new RateLimited(waits);
  }

  async function putBack(takes: readonly Take[], isAnew: (take: Take) => boolean): Promise<void> {
    refusals.forget(takes);
    for (const portion of portionsOf(takes)) {
      await orLocally(
        (counter) => counter.putBack(portion, portion.map(isAnew)),
        () => {},
      );
    }
  }

  return {
    async look(takes) {
      refusals.check(takes);
      await orLocally<unknown>(
        (counter) => askAll(counter, takes, 'look'),
        () => local.look(takes),
      );
    },
    async take(takes, manner = 'all') {
      refusals.check(manner === 'first' ? takes.slice(0, 1) : takes);
      return orLocally(
        (counter) => askAll(counter, takes, manner),
        () => local.take(takes, manner),
      );
    },
    async takeEach(takes) {
      const found: number[] = [];
      for (const portion of portionsOf(takes)) {
        const waits = await orLocally(
          async (counter) => (await counter.count(portion, 'each')).waits,
          () => local.takeEach(portion),
        );
        found.push(...waits);
      }
      return found;
    },
    async giveBack(takes) {
      local.giveBack(takes);
      await putBack(takes, ([{ most }]) => most === 0);
    },
    async clear(takes) {
      local.clear(takes);
      await putBack(takes, () => true);
    },
  };
}
