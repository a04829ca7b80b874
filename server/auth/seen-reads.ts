/** One entry in the audit trail for a look that is repeated: who leafs through the same ledger. */

export interface SeenReads {
  /** Whether a read of this session and kind is new, or its last entry is older than a minute. */
  isNew(sessionId: string, what: string): boolean;
}

/** Milliseconds for which one entry speaks for the repetitions after it. */
const speaksFor = 60_000;

/** Remembers at most `most` reads; a forgotten one just gets another entry. */
export function rememberReads(most = 20_000, now: () => number = Date.now): SeenReads {
  const seen = new Map<string, number>();
  return {
    isNew(sessionId, what) {
      const key = `${sessionId} ${what}`;
      const last = seen.get(key);
      const at = now();
      if (last !== undefined && at >= last && at - last < speaksFor) return false;
      seen.delete(key);
      seen.set(key, at);
      const [oldest] = seen.keys();
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
      return true;
    },
  };
}
