/**
 * How many codes may be tried that are none. Many sit behind one address: the small budget is that
 * of one browser there. A code that is found gives its try back.
 */
import { type Budget, keysOf, openBudget, Spent } from '../../../api/budget/budget.server.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { text } from './verify.text.ts';

const ofBrowser = openBudget(20);
const ofNetwork = openBudget(200);

async function take(budget: Budget, key: string): Promise<void> {
  await budget.take(key).catch((error: unknown) => {
    if (!(error instanceof Spent)) throw error;
    const { seconds, minutes } = error;
    throw new Problem('too_many', { retryAfterSeconds: seconds, text: text.tooMany(minutes) });
  });
}

/** Takes a try; what it gives takes it back. Throws Problem too_many. */
export async function takeTry(facts: Pick<CallFacts, 'address' | 'agent'>) {
  const { browser, network } = keysOf(facts);
  await take(ofNetwork, network);
  try {
    await take(ofBrowser, browser);
  } catch (error) {
    await ofNetwork.giveBack(network);
    throw error;
  }
  return async () => {
    await Promise.all([ofNetwork.giveBack(network), ofBrowser.giveBack(browser)]);
  };
}
