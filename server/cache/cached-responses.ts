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
  /** What was given last, of whatever version and age; undefined: none that is kept so long. */
  last(owner: string, address: string): Buffer | undefined;
  readonly counts: { hits: number; misses: number };
  readonly bytes: number;
}

interface Limits {
  /** Milliseconds; left out: as long as the version stands. */
  readonly ttl?: number;
  /** Answers of another version stay, for `last` alone, until others take their place. */
  readonly outlives?: boolean;
  readonly now?: () => number;
}

interface Entry {
  readonly version: number | string;
  readonly at: number;
  readonly answer: Buffer;
}

/**
 * LRU cache of at most `largest` bytes; an answer of more than a hundredth of them is not kept.
 * Answers of another version than the last one asked for are dropped at once, so none outlives
 * what it was made from, unless `outlives` says otherwise.
 */
export function openResponseCache(
  largest = partOf(32_000_000),
  { ttl = Number.POSITIVE_INFINITY, outlives = false, now = Date.now }: Limits = {},
): ResponseCache {
  const cache = new LRUCache<string, Entry>({
    ...{ maxSize: largest, maxEntrySize: largest / 100 },
    sizeCalculation: ({ answer }) => answer.length,
  });
  const counts = { hits: 0, misses: 0 };
  let current: number | string | undefined;

  const keyOf = (owner: string, address: string) => `${owner} ${address}`;

  function switchTo(version: number | string): void {
    if (version === current) return;
    if (!outlives) cache.clear();
    current = version;
  }

  return {
    counts,
    get bytes() {
      return cache.calculatedSize;
    },
    get(owner, address, version) {
      switchTo(version);
      const entry = cache.get(keyOf(owner, address));
      const isGood = entry?.version === version && now() - entry.at <= ttl;
      counts[isGood ? 'hits' : 'misses'] += 1;
      return isGood ? entry.answer : undefined;
    },
    put(owner, address, version, answer) {
      if (version !== current) return;
      cache.set(keyOf(owner, address), { version, at: now(), answer });
    },
    last: (owner, address) => (outlives ? cache.get(keyOf(owner, address))?.answer : undefined),
  };
}

/** Bytes of public answers without and with a query: no flood of queries pushes out the first. */
const plainBytes = partOf(16_000_000);
const queriedBytes = partOf(8_000_000);
/** Milliseconds: what is dated ahead appears without a change of the content. */
const oldestPublic = 60_000;

/**
 * Public answers by address and content version, at most a minute old; as the last one an older
 * one, of an earlier version, for while nothing newer can be had.
 */
export function openPublicResponseCache(now: () => number = Date.now): ResponseCache {
  const limits = { ttl: oldestPublic, outlives: true, now };
  const plain = openResponseCache(plainBytes, limits);
  const queried = openResponseCache(queriedBytes, limits);
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
    last: (owner, address) => cacheOf(address).last(owner, address),
  };
}
