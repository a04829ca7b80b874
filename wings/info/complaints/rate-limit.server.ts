/**
 * How often a case may be filed and a code tried (D-21). Many sit behind one address, a school or a
 * hospital: the small budget is that of one browser there, and a larger one of the whole network
 * keeps a script that changes its name from filling the desk. From the fourth case of a network on
 * each has its price, a proof of work.
 */
import { type Budget, keysOf, openBudget, Spent } from '../../../api/budget/budget.server.ts';
import type { Captcha, Proof } from '../../../api/captcha/captcha.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportText as text } from './form/complaint.text.ts';

interface Budgets {
  readonly browser: Budget;
  readonly network: Budget;
}

const filing: Budgets = { browser: openBudget(3), network: openBudget(30) };
/** Misses count; a right code gives its try back. */
const tracking: Budgets = { browser: openBudget(10), network: openBudget(200) };
/** Cases of a network in ten minutes that ask for no proof of work. */
const freeCases = 3;

interface Refusals {
  readonly browser: (minutes: number) => string;
  readonly network: (minutes: number) => string;
}

async function takeOf(budget: Budget, key: string, told: (minutes: number) => string) {
  return budget.take(key).catch((error: unknown) => {
    if (!(error instanceof Spent)) throw error;
    const { seconds, minutes } = error;
    throw new Problem('too_many', { retryAfterSeconds: seconds, text: told(minutes) });
  });
}

/** The network comes first: where it is spent, names that a stranger makes up are not counted. */
async function takeBoth({ browser, network }: Budgets, facts: CallFacts, told: Refusals) {
  const keys = keysOf(facts);
  const ofNetwork = await takeOf(network, keys.network, told.network);
  try {
    await takeOf(browser, keys.browser, told.browser);
  } catch (error) {
    await network.giveBack(keys.network);
    throw error;
  }
  return {
    ofNetwork,
    giveBack: async () => {
      await Promise.all([network.giveBack(keys.network), browser.giveBack(keys.browser)]);
    },
  };
}

/** @throws Problem too_many, and captcha_needed where a proof is owed. */
export async function takeFiling(captcha: Captcha, proof: Proof, facts: CallFacts): Promise<void> {
  const told = { browser: text.tooManyFiled, network: text.tooManyHere };
  const { ofNetwork, giveBack } = await takeBoth(filing, facts, told);
  if (ofNetwork <= freeCases || (await captcha.verify(proof))) return;
  await giveBack();
  throw new Problem('captcha_needed');
}

/** Gives back how to return the try. @throws Problem too_many. */
export async function takeTracking(facts: CallFacts): Promise<() => Promise<void>> {
  const told = { browser: text.tooManyTracked, network: text.tooManyTracked };
  return (await takeBoth(tracking, facts, told)).giveBack;
}
