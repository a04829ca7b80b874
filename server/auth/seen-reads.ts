/** One entry in the audit log for a look that is repeated: who leafs through the same ledger. */
import { LRUCache } from 'lru-cache';

export interface SeenReads {
  /** Whether a read of this session and kind is new, or its last entry is older than a minute. */
  isNew(sessionId: string, what: string): boolean;
}

/** Milliseconds for which one entry speaks for the repetitions after it. */
const speaksFor = 60_000;

/**
 * Remembers at most `most` reads; a forgotten one just gets another entry. `now` never goes back,
 * so that no clock that is set anew hides a look.
 */
export function rememberReads(most = 20_000, now = () => performance.now()): SeenReads {
  const seen = new LRUCache<string, true>({
    ...{ max: most, ttl: speaksFor, ttlResolution: 0, perf: { now } },
  });
  return {
    isNew(sessionId, what) {
      const key = `${sessionId} ${what}`;
      if (seen.has(key)) return false;
      seen.set(key, true);
      return true;
    },
  };
}
