/** Waits that grow with each try, and never past what an owner under attack can bear (T12). */

/** Seconds after the first, second, … try of a row; the last one stands for all that follow. */
const steps = [0, 0, 2, 4, 8, 10] as const;
/** Milliseconds after which a row is forgotten. */
const forgottenAfter = 15 * 60_000;
const mostKeys = 50_000;

interface Row {
  readonly tries: number;
  readonly until: number;
  readonly last: number;
}

export interface Waits {
  /** Milliseconds to wait before the next try; 0: now. */
  left(key: string): number;
  /** One more try: of tries in parallel only the first goes on. */
  add(key: string): void;
  clear(key: string): void;
}

/** `now` in milliseconds. */
export function openWaits(now: () => number): Waits {
  const rows = new Map<string, Row>();

  function living(key: string): Row | undefined {
    const row = rows.get(key);
    return row && row.last + forgottenAfter > now() ? row : undefined;
  }

  return {
    left: (key) => Math.max(0, (living(key)?.until ?? 0) - now()),
    add(key) {
      const tries = (living(key)?.tries ?? 0) + 1;
      const seconds = steps[Math.min(tries, steps.length) - 1] ?? 0;
      rows.delete(key);
      rows.set(key, { tries, until: now() + seconds * 1000, last: now() });
      if (rows.size <= mostKeys) return;
      const [oldest] = rows.keys();
      if (oldest !== undefined) rows.delete(oldest);
    },
    clear: (key) => rows.delete(key),
  };
}
