/** Attempts that this process counts in its own memory, while nobody else does. */
import { LocalBudgets } from '../../runtime/budgets.ts';
import { RateLimited } from '../../runtime/rate-limit.ts';
import type { Counter } from './counter.ts';

export function openLocalCounter(): Counter {
  const local = new LocalBudgets();
  return {
    async count(takes, manner) {
      try {
        if (manner === 'each') return { waits: local.takeEach(takes), taken: [] };
        if (manner !== 'look') return { waits: [], taken: local.take(takes, manner) };
        local.look(takes);
        return { waits: [], taken: [] };
      } catch (error) {
        if (!(error instanceof RateLimited)) throw error;
        return { waits: error.waits, taken: [] };
      }
    },
    async putBack(takes, anew) {
      for (const [at, take] of takes.entries()) {
        if (anew[at]) local.clear([take]);
        else local.giveBack([take]);
      }
    },
    isAway: () => false,
  };
}
