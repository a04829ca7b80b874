/**
 * Answers kept in memory: those that depend only on member, address and publication of
 * records, and those that depend only on address and version of public content.
 */
import { openShelf } from './shelf.ts';

export interface KeptAnswers {
  /** `owner` is the member, or '' for what is the same for everybody. */
  get(owner: string, address: string, version: number | string): Buffer | undefined;
  put(owner: string, address: string, version: number | string, answer: Buffer): void;
  readonly counts: { hits: number; misses: number };
}

interface Limits {
  /** Milliseconds; unset: as long as the version stands. */
  readonly oldest?: number;
  readonly now?: () => number;
}

/**
 * Keeps at most `largest` bytes; the longest unused goes first. Answers of another version than
 * the last one asked for are dropped at once, so none outlives what it was made from.
 */
export function keepAnswers(
  largest = 32_000_000,
  { oldest = Number.POSITIVE_INFINITY, now = Date.now }: Limits = {},
): KeptAnswers {
  const kept = openShelf<{ readonly answer: Buffer; readonly at: number }>(largest);
  const counts = { hits: 0, misses: 0 };
  let current: number | string | undefined;

  const keyOf = (owner: string, address: string) => `${owner} ${address}`;

  function turnTo(version: number | string): void {
    if (version === current) return;
    kept.clear();
    current = version;
  }

  return {
    counts,
    get(owner, address, version) {
      turnTo(version);
      const found = kept.get(keyOf(owner, address));
      const young = found !== undefined && now() - found.at < oldest;
      counts[young ? 'hits' : 'misses'] += 1;
      return young ? found.answer : undefined;
    },
    put(owner, address, version, answer) {
      if (version !== current) return;
      kept.put(keyOf(owner, address), { answer, at: now() }, answer.length);
    },
  };
}

/** Bytes of public answers without and with a query: no flood of queries pushes out the first. */
const plainBytes = 16_000_000;
const queriedBytes = 8_000_000;
/** Milliseconds: what is dated ahead appears without a change of the content. */
const oldestPublic = 60_000;

/** Public answers by address and content version, at most a minute old. */
export function keepPublicAnswers(now: () => number = Date.now): KeptAnswers {
  const plain = keepAnswers(plainBytes, { oldest: oldestPublic, now });
  const queried = keepAnswers(queriedBytes, { oldest: oldestPublic, now });
  const shelfOf = (address: string) => (address.includes('?') ? queried : plain);
  return {
    get counts() {
      return {
        hits: plain.counts.hits + queried.counts.hits,
        misses: plain.counts.misses + queried.counts.misses,
      };
    },
    get: (owner, address, version) => shelfOf(address).get(owner, address, version),
    put: (owner, address, version, answer) => shelfOf(address).put(owner, address, version, answer),
  };
}
