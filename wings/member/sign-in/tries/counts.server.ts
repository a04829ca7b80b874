/** How many tries of a key a while may hold. Keys that were quiet longest make room for new ones. */

interface Count {
  taken: number;
  /** When the while ends, in milliseconds. */
  ends: number;
}

export interface Counts {
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

  return {
    take(key) {
      const count = living(key) ?? { taken: 0, ends: now() + seconds * 1000 };
      if (count.taken >= points) return count.ends - now();
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
