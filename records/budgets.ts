/**
 * Attempts that all servers count together (decisions/0057): in the store, or in a Valkey as long
 * as that answers. A key that is spent is refused from memory for a second: a flood costs next to
 * nothing. While the store is away, too, each process counts for itself: limits neither fall nor
 * shut everybody out. One that has too much to do is not away: what it counted still holds.
 */

import { LRUCache } from 'lru-cache';
import { type Budgets, hashOf, type Manner } from '../runtime/budgets.ts';
import { RateLimited, type Take } from '../runtime/rate-limit.ts';
import type { Counter } from './budgets/counter.ts';
import { Lent } from './budgets/lent.ts';
import { openLocalCounter } from './budgets/local-counter.ts';
import { openStoreCounter } from './budgets/store-counter.ts';
import { type Records, StoreUnavailable } from './database.ts';

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

/** Also by the most: what one rule refuses another of the same count may allow. */
const nameOf = (take: Take): string => `${take[0].most} ${hashOf(take).toString('base64url')}`;

/** Keys of one question: a statement that takes thousands stays far from its time-out. */
const mostAtOnce = 2000;

function* portionsOf(takes: readonly Take[]): Generator<readonly Take[]> {
  for (let at = 0; at < takes.length; at += mostAtOnce) yield takes.slice(at, at + mostAtOnce);
}

/** `first`: where attempts are counted in the store's place while it answers. */
export function openBudgets(records: Pick<Records, 'asVisitor'>, first?: Counter): Budgets {
  const refusals = new Refusals();
  const lent = new Lent();
  const local = openLocalCounter();
  const shared = [...(first ? [first] : []), openStoreCounter(records)];

  /** What the first of them gives that counts now. */
  async function ask<T>(work: (counter: Counter) => Promise<T>): Promise<T> {
    for (const counter of shared) {
      try {
        return await work(counter);
      } catch (error) {
        if (!counter.isAway(error)) throw error;
      }
    }
    return work(local);
  }

  async function askAll(counter: Counter, takes: readonly Take[], manner: Manner | 'look') {
    const { waits, taken } = await counter.count(takes, manner);
    if (!waits.some((wait) => wait > 0)) return taken;
    // What another key excuses in some calls is no refusal in others.
    refusals.note(manner === 'first' ? takes.slice(0, 1) : takes, waits);
    throw new RateLimited(waits);
  }

  /** Whether it counts now. What it does not take back stays spent: that fails nobody. */
  async function putBack(counter: Counter, back: readonly Take[], anew: readonly Take[]) {
    const takes = [...back, ...anew];
    for (const portion of portionsOf(takes)) {
      try {
        const isAnew = portion.map((take) => anew.includes(take));
        await counter.putBack(portion, isAnew);
      } catch (error) {
        if (counter.isAway(error) || error instanceof StoreUnavailable) return false;
        throw error;
      }
    }
    return true;
  }

  /** `anew` begins anew where it is counted now. */
  async function putAllBack(back: ReturnType<Lent['settle']>, anew: readonly Take[]) {
    for (const takes of [...back.values(), anew]) refusals.forget(takes);
    await putBack(local, back.get(local) ?? [], anew);
    let left = anew;
    for (const counter of shared) {
      const own = back.get(counter) ?? [];
      if (own.length + left.length === 0) continue;
      if (await putBack(counter, own, left)) left = [];
    }
  }

  return {
    async look(takes) {
      refusals.check(takes);
      await ask((counter) => askAll(counter, takes, 'look'));
    },
    async take(takes, manner = 'all') {
      refusals.check(manner === 'first' ? takes.slice(0, 1) : takes);
      return ask(async (counter) => {
        const taken = await askAll(counter, takes, manner);
        lent.note(counter, takes);
        return taken;
      });
    },
    async takeEach(takes) {
      const found: number[] = [];
      for (const portion of portionsOf(takes)) {
        const waits = await ask(async (counter) => {
          const counted = await counter.count(portion, 'each');
          const taken = portion.filter((_, at) => counted.waits[at] === 0);
          lent.note(counter, taken);
          return counted.waits;
        });
        found.push(...waits);
      }
      return found;
    },
    giveBack: async (takes, anew = []) => putAllBack(lent.settle(takes), anew),
    clear: (takes) => putAllBack(new Map(), takes),
  };
}
