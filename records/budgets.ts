/**
 * Attempts counted in the store, so that all servers count together (decisions/0057). A key that is
 * spent is refused from memory for a second: a flood costs the store next to nothing. While the
 * store is away each process counts for itself: limits neither fall nor shut everybody out.
 */

import { LRUCache } from 'lru-cache';
import { DatabaseError } from 'pg';
import { type Budgets, hashOf, LocalBudgets, type Manner } from '../runtime/budgets.ts';
import { backoffSteps, RateLimited, type Take } from '../runtime/rate-limit.ts';
import { type Db, type Records, StoreUnavailable } from './database.ts';
import { statement } from './driver/statement.ts';

interface Taken {
  readonly waits: readonly number[];
  readonly taken: readonly number[];
}

type StoreManner = Manner | 'each' | 'look';

const takeBudgets = statement<
  Taken,
  [
    keys: readonly Buffer[],
    most: readonly number[],
    seconds: readonly number[],
    steps: readonly number[],
    manner: StoreManner,
  ]
>('SELECT waits, taken FROM portal.take_budgets($1, $2, $3, $4, $5)');

const returnBudgets = statement<unknown, [keys: readonly Buffer[], anew: readonly boolean[]]>(
  'SELECT portal.return_budgets($1, $2)',
);

async function ask(db: Db, takes: readonly Take[], manner: StoreManner): Promise<Taken> {
  const [found] = await takeBudgets(
    db,
    takes.map(hashOf),
    takes.map(([{ most }]) => most),
    takes.map(([{ seconds }]) => seconds),
    backoffSteps,
    manner,
  );
  if (!found) throw new Error('portal.take_budgets gave no row');
  return found;
}

/** A standby has no rows that are not logged. */
const noRowsHere = '0A000';
const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable ||
  (error instanceof DatabaseError && error.code === noRowsHere);

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

export function openBudgets(records: Pick<Records, 'asVisitor'>): Budgets {
  const local = new LocalBudgets();
  const refusals = new Refusals();

  async function orLocally<T>(shared: () => Promise<T>, own: () => T): Promise<T> {
    try {
      return await shared();
    } catch (error) {
      if (!isAway(error)) throw error;
      return own();
    }
  }

  async function askAll(takes: readonly Take[], manner: Manner | 'look') {
    const { waits, taken } = await records.asVisitor((db) => ask(db, takes, manner));
    if (!waits.some((wait) => wait > 0)) return taken;
    // What another key excuses in some calls is no refusal in others.
    refusals.note(manner === 'first' ? takes.slice(0, 1) : takes, waits);
    throw new RateLimited(waits);
  }

  async function askEach(takes: readonly Take[]): Promise<readonly number[]> {
    const found: number[] = [];
    for (const portion of portionsOf(takes)) {
      const { waits } = await records.asVisitor((db) => ask(db, portion, 'each'));
      found.push(...waits);
    }
    return found;
  }

  async function putBack(takes: readonly Take[], isAnew: (take: Take) => boolean): Promise<void> {
    refusals.forget(takes);
    for (const portion of portionsOf(takes)) {
      await orLocally(
        () =>
          records.asVisitor((db) => returnBudgets(db, portion.map(hashOf), portion.map(isAnew))),
        () => [],
      );
    }
  }

  return {
    async look(takes) {
      refusals.check(takes);
      await orLocally<unknown>(
        () => askAll(takes, 'look'),
        () => local.look(takes),
      );
    },
    async take(takes, manner = 'all') {
      refusals.check(manner === 'first' ? takes.slice(0, 1) : takes);
      return orLocally(
        () => askAll(takes, manner),
        () => local.take(takes, manner),
      );
    },
    takeEach: (takes) =>
      orLocally(
        () => askEach(takes),
        () => local.takeEach(takes),
      ),
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
