/**
 * How many codes may be tried that are none. Many sit behind one address: the small limit is that
 * of one browser there. A code that is found gives its try back.
 */
import type { CallFacts } from '../../../api/handler.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Budgets } from '../../../runtime/budgets.ts';
import { keysOf } from '../../../runtime/network.ts';
import { Limit, type Take } from '../../../runtime/rate-limit.ts';
import { text } from './verify.text.ts';

const ofBrowser = new Limit('verify: browser', 20);
const ofNetwork = new Limit('verify: network', 200);

/** Takes a try; what it gives takes it back. Throws Problem too_many. */
export async function consumeAttempt(
  budgets: Budgets,
  facts: Pick<CallFacts, 'address' | 'agent'>,
): Promise<() => Promise<void>> {
  const { browser, network } = keysOf(facts);
  const takes: readonly Take[] = [
    [ofNetwork, network],
    [ofBrowser, browser],
  ];
  await reportRateLimit(budgets.take(takes), ({ minutes }) => text.tooMany(minutes));
  return () => budgets.giveBack(takes);
}
