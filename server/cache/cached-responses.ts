/**
 * Answers kept in memory: those that depend only on member, address and publication of
 * records, and those that depend only on address and version of public content.
 */
import { LRUCache } from 'lru-cache';
import { partOf } from '../../runtime/processes.ts';

export interface ResponseCache {
  /** `owner` is the member, or '' for what is the same for everybody. */
  get(owner: string, address: string, version: number | string): Buffer | undefined;
  put(owner: string, address: string, version: number | string, answer: Buffer): void;
  readonly counts: { hits: number; misses: number };
  readonly bytes: number;
}

interface Limits {
  /** Milliseconds; left out: as long as the version stands. */
  readonly ttl?: number;
  readonly now?: () => number;
}

/**
 * LRU cache of at most `largest` bytes; an answer of more than a hundredth of them is not kept.
 * Answers of another version than the last one asked for are dropped at once, so none outlives
 * what it was made from.
 */
export function openResponseCache(
  largest = partOf(32_000_000),
  { ttl = 0, now = Date.now }: Limits = {},
): ResponseCache {
  const cache = new LRUCache<string, Buffer>({
    ...{ maxSize: largest, maxEntrySize: largest / 100 },
    ...{ sizeCalculation: ({ length }) => length, ttl, ttlResolution: 0, perf: { now } },
  });
  const counts = { hits: 0, misses: 0 };
  let current: number | string | undefined;

  const keyOf = (owner: string, address: string) => `${owner} ${address}`;

  function switchTo(version: number | string): void {
    if (version === current) return;
    cache.clear();
    current = version;
  }

  return {
    counts,
    get bytes() {
      return cache.calculatedSize;
    },
    get(owner, address, version) {
      switchTo(version);
      const answer = cache.get(keyOf(owner, address));
      counts[answer === undefined ? 'misses' : 'hits'] += 1;
      return answer;
    },
    put(owner, address, version, answer) {
      if (version !== current) return;
      cache.set(keyOf(owner, address), answer);
    },
  };
}

/** Bytes of public answers without and with a query: no flood of queries pushes out the first. */
const plainBytes = partOf(16_000_000);
const queriedBytes = partOf(8_000_000);
/** Milliseconds: what is dated ahead appears without a change of the content. */
const oldestPublic = 60_000;

/** Public answers by address and content version, at most a minute old. */
export function openPublicResponseCache(now: () => number = Date.now): ResponseCache {
  const plain = openResponseCache(plainBytes, { ttl: oldestPublic, now });
  const queried = openResponseCache(queriedBytes, { ttl: oldestPublic, now });
  const cacheOf = (address: string) => (address.includes('?') ? queried : plain);
  return {
    get counts() {
      return {
        hits: plain.counts.hits + queried.counts.hits,
        misses: plain.counts.misses + queried.counts.misses,
      };
    },
    get bytes() {
      return plain.bytes + queried.bytes;
    },
    get: (owner, address, version) => cacheOf(address).get(owner, address, version),
    put: (owner, address, version, answer) => cacheOf(address).put(owner, address, version, answer),
  };
}
