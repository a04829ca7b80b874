/** Budgets of a test that has no store: those of a process that counts for itself. */
import { type Budgets, LocalBudgets } from '../runtime/budgets.ts';

/** `now` in milliseconds. */
export function localBudgets(now?: () => number): Budgets {
  const local = new LocalBudgets(now);
  return {
    look: async (takes) => local.look(takes),
    take: async (takes, manner) => local.take(takes, manner),
    takeEach: async (takes) => local.takeEach(takes),
    giveBack: async (takes, anew = []) => {
      local.giveBack(takes);
      local.clear(anew);
    },
    clear: async (takes) => local.clear(takes),
  };
}
