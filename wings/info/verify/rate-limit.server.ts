/**
 * How many codes may be tried that are none. Many sit behind one address: the small limit is that
 * of one browser there. A code that is found gives its try back.
 */
import type { CallFacts } from '../../../api/handler.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { keysOf } from '../../../runtime/network.ts';
import { RateLimit } from '../../../runtime/rate-limit.ts';
import { text } from './verify.text.ts';

const ofBrowser = new RateLimit(20);
const ofNetwork = new RateLimit(200);

function consume(limit: RateLimit, key: string): void {
  reportRateLimit(
    () => limit.consume(key),
    ({ minutes }) => text.tooMany(minutes),
  );
}

/** Takes a try; what it gives takes it back. Throws Problem too_many. */
export function consumeAttempt(facts: Pick<CallFacts, 'address' | 'agent'>) {
  const { browser, network } = keysOf(facts);
  consume(ofNetwork, network);
  try {
    consume(ofBrowser, browser);
  } catch (error) {
    ofNetwork.giveBack(network);
    throw error;
  }
  return () => {
    ofNetwork.giveBack(network);
    ofBrowser.giveBack(browser);
  };
}
