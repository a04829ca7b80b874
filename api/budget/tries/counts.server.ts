/** How many tries of a key a while may hold. Keys that were quiet longest make room for new. */

interface Count {
  taken: number;
  /** When the while ends, in milliseconds. */
  ends: number;
}

export interface Counts {
  /** Milliseconds until there is a try; 0: now. */
  left(key: string): number;
  /** Takes a try; gives 0, or how many milliseconds to wait: then none is taken. */
  take(key: string): number;
  /** A try that was none. */
  giveBack(key: string): void;
  /** Begins anew. */
  clear(key: string): void;
}

/** `points` tries in so many seconds, of so many keys at most. */
export function openCounts(
  { points, seconds, mostKeys = 50_000 }: { points: number; seconds: number; mostKeys?: number },
  now: () => number,
): Counts {
  const counts = new Map<string, Count>();

  function living(key: string): Count | undefined {
    const count = counts.get(key);
    return count && count.ends > now() ? count : undefined;
  }

  function put(key: string, count: Count): void {
    counts.delete(key);
    counts.set(key, count);
    if (counts.size <= mostKeys) return;
    const [oldest] = counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
  }

  function left(key: string): number {
    const count = living(key);
    return count && count.taken >= points ? count.ends - now() : 0;
  }

  return {
    left,
    take(key) {
      const wait = left(key);
      if (wait > 0) return wait;
      const count = living(key) ?? { taken: 0, ends: now() + seconds * 1000 };
      count.taken += 1;
      put(key, count);
      return 0;
    },
    giveBack(key) {
      const count = living(key);
      if (!count) return;
      count.taken -= 1;
      if (count.taken <= 0) counts.delete(key);
    },
    clear: (key) => counts.delete(key),
  };
}
