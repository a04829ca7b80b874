/** Word from the server that the session of the office is over; nothing of it is stored here. */

const listeners = new Set<() => void>();

export const officeSession = {
  /** Somebody was told so. */
  forget(): void {
    for (const listener of listeners) listener();
  },
  /** Hears of it; returns how to stop hearing. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
