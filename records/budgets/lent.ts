/** Who counted which attempts: only there are they given back. */
import type { Take } from '../../runtime/rate-limit.ts';
import type { Counter } from './counter.ts';

export class Lent {
  readonly #lenders = new WeakMap<Take, Map<Counter, number>>();

  note(counter: Counter, takes: readonly Take[]): void {
    for (const take of takes) {
      const lenders = this.#lenders.get(take) ?? new Map<Counter, number>();
      lenders.set(counter, (lenders.get(counter) ?? 0) + 1);
      this.#lenders.set(take, lenders);
    }
  }

  /** Notes that they are given back; gives whom to. Throws where one was never taken. */
  settle(takes: readonly Take[]): ReadonlyMap<Counter, readonly Take[]> {
    const found = new Map<Counter, Take[]>();
    for (const take of takes) {
      const counter = this.#settleOne(take);
      const ofCounter = found.get(counter) ?? [];
      ofCounter.push(take);
      found.set(counter, ofCounter);
    }
    return found;
  }

  #settleOne(take: Take): Counter {
    for (const [counter, count] of this.#lenders.get(take) ?? []) {
      if (count === 1) this.#lenders.get(take)?.delete(counter);
      else this.#lenders.get(take)?.set(counter, count - 1);
      return counter;
    }
    throw new Error(`an attempt of "${take[0].name}" is given back that was not taken`);
  }
}
