/** Waits that grow with each attempt, and never past what an owner under attack can bear (T12). */
import { LRUCache } from 'lru-cache';

/** Seconds after the first, second, … attempt of a key; the last one stands for all that follow. */
const steps = [0, 0, 2, 4, 8, 10] as const;
/** Milliseconds after which a key is forgotten. */
const forgottenAfter = 15 * 60_000;
const mostKeys = 50_000;

interface Row {
  readonly attempts: number;
  readonly until: number;
  readonly last: number;
}

export class Backoff {
  readonly #now: () => number;
  /** By size: `max` would set aside memory for all keys at once. */
  readonly #rows = new LRUCache<string, Row>({ maxSize: mostKeys, sizeCalculation: () => 1 });

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds to wait before the next attempt; 0: now. */
  waitOf(key: string): number {
    return Math.max(0, (this.#living(key)?.until ?? 0) - this.#now());
  }

  /** One more attempt: of attempts in parallel only the first goes on. */
  add(key: string): void {
    const now = this.#now();
    const attempts = (this.#living(key)?.attempts ?? 0) + 1;
    const seconds = steps[Math.min(attempts, steps.length) - 1] ?? 0;
    this.#rows.set(key, { attempts, until: now + seconds * 1000, last: now });
  }

  clear(key: string): void {
    this.#rows.delete(key);
  }

  #living(key: string): Row | undefined {
    const row = this.#rows.peek(key);
    return row && row.last + forgottenAfter > this.#now() ? row : undefined;
  }
}
