/** Rate limits: how many attempts of one key a window of time may hold. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** No attempt is left before the window ends. */
export class RateLimited extends Error {
  /** Until then, rounded up. */
  readonly seconds: number;
  readonly minutes: number;

  constructor(milliseconds: number) {
    super('rate limited');
    this.seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    this.minutes = Math.ceil(this.seconds / 60);
  }
}

interface Window {
  attempts: number;
  /** Milliseconds on the clock. */
  readonly ends: number;
}

interface Options {
  /** Keys that are remembered; the one that was quiet longest makes room. */
  readonly mostKeys?: number;
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number;
}

/** A key may hold what a stranger chose: the hash of a long one fills no memory. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** `attempts` in so many seconds for each key; the window of a key begins with its first. */
export class RateLimit {
  readonly #attempts: number;
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #windows: LRUCache<string, Window>;

  constructor(attempts: number, seconds = 10 * 60, options: Options = {}) {
    const { mostKeys = 50_000, now = () => performance.now() } = options;
    this.#attempts = attempts;
    this.#milliseconds = seconds * 1000;
    this.#now = now;
    // By size: `max` would set aside memory for all keys at once.
    this.#windows = new LRUCache({ maxSize: mostKeys, sizeCalculation: () => 1 });
  }

  /** Milliseconds until there is an attempt; 0: now. */
  waitOf(key: string): number {
    return this.#waitOf(hashOf(key));
  }

  /** Takes an attempt and gives how many are taken now; throws RateLimited, and takes none. */
  consume(key: string): number {
    const hashed = hashOf(key);
    const wait = this.#waitOf(hashed);
    if (wait > 0) throw new RateLimited(wait);
    return this.#count(hashed);
  }

  /** Takes an attempt where there is one, and says whether there was. */
  tryConsume(key: string): boolean {
    const hashed = hashOf(key);
    return this.#waitOf(hashed) === 0 && this.#count(hashed) > 0;
  }

  /** Counts an attempt that nothing holds back, past the bound, too. */
  count(key: string): void {
    this.#count(hashOf(key));
  }

  /** Gives an attempt back that was none; nothing is kept of a key that has taken none. */
  giveBack(key: string): void {
    const hashed = hashOf(key);
    const window = this.#living(hashed);
    if (window === undefined) return;
    window.attempts -= 1;
    if (window.attempts <= 0) this.#windows.delete(hashed);
  }

  /** Begins anew. */
  clear(key: string): void {
    this.#windows.delete(hashOf(key));
  }

  #waitOf(hashed: string): number {
    const window = this.#living(hashed);
    return window && window.attempts >= this.#attempts ? window.ends - this.#now() : 0;
  }

  #count(hashed: string): number {
    const existing = this.#living(hashed);
    const attempts = (existing?.attempts ?? 0) + 1;
    this.#windows.set(hashed, {
      attempts,
      ends: existing?.ends ?? this.#now() + this.#milliseconds,
    });
    return attempts;
  }

  /** Only an attempt that is taken makes a key younger: a look does not. */
  #living(hashed: string): Window | undefined {
    const window = this.#windows.peek(hashed);
    return window && window.ends > this.#now() ? window : undefined;
  }
}
