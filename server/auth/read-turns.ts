/** How many calls of one member are answered at a time: no script keeps the store to itself. */
import { Problem } from '../../api/problem.ts';

export interface ReadTurns {
  /**
   * Runs `work` when `owner`'s turn comes, and tells it whether that took a wait; throws
   * `unavailable` when too many of theirs wait.
   */
  take<T>(owner: string, work: (waited: boolean) => Promise<T>): Promise<T>;
}

interface Turns {
  busy: number;
  readonly waiting: (() => void)[];
}

/** A page asks for some feeds at once; fewer than the store has connections: some are left. */
const most = 4;
/** Several windows that open together. */
const mostWaiting = 40;
const waitSeconds = 2;

export function openReadTurns(): ReadTurns {
  const taken = new Map<string, Turns>();

  function enter(owner: string): Promise<void> | undefined {
    const turns = taken.get(owner) ?? { busy: 0, waiting: [] };
    taken.set(owner, turns);
    if (turns.busy < most) {
      turns.busy += 1;
      return undefined;
    }
    if (turns.waiting.length >= mostWaiting) {
      throw new Problem('unavailable', { retryAfterSeconds: waitSeconds });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    turns.waiting.push(resolve);
    return promise;
  }

  function leave(owner: string): void {
    const turns = taken.get(owner);
    if (!turns) return;
    const next = turns.waiting.shift();
    // The place is handed over, so that nobody slips in between.
    if (next) next();
    else turns.busy -= 1;
    if (turns.busy === 0) taken.delete(owner);
  }

  return {
    async take(owner, work) {
      const turn = enter(owner);
      await turn;
      try {
        return await work(turn !== undefined);
      } finally {
        leave(owner);
      }
    },
  };
}
