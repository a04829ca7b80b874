/**
 * How often a case may be filed and a code tried (D-21). Many sit behind one address, a school or a
 * hospital: the small limit is that of one browser there, and a larger one of the whole network
 * keeps a script that changes its name from filling the desk. From the fourth case of a network on
 * each has its price, a proof of work.
 */
import type { Captcha, Proof } from '../../../api/captcha/captcha.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import { keysOf } from '../../../runtime/network.ts';
import { RateLimit } from '../../../runtime/rate-limit.ts';
import { reportText as text } from './form/complaint.text.ts';

interface RateLimits {
  readonly browser: RateLimit;
  readonly network: RateLimit;
}

const filing: RateLimits = { browser: new RateLimit(3), network: new RateLimit(30) };
/** Misses count; a right code gives its try back. */
const tracking: RateLimits = { browser: new RateLimit(10), network: new RateLimit(200) };
/** Cases of a network in ten minutes that ask for no proof of work. */
const freeCases = 3;

interface Refusals {
  readonly browser: (minutes: number) => string;
  readonly network: (minutes: number) => string;
}

function consumeOne(limit: RateLimit, key: string, refusal: (minutes: number) => string): number {
  return reportRateLimit(
    () => limit.consume(key),
    ({ minutes }) => refusal(minutes),
  );
}

/** The network comes first: where it is spent, names that a stranger makes up are not counted. */
function consumeBoth({ browser, network }: RateLimits, facts: CallFacts, refusals: Refusals) {
  const keys = keysOf(facts);
  const ofNetwork = consumeOne(network, keys.network, refusals.network);
  try {
    consumeOne(browser, keys.browser, refusals.browser);
  } catch (error) {
    network.giveBack(keys.network);
    throw error;
  }
  return {
    ofNetwork,
    giveBack() {
      network.giveBack(keys.network);
      browser.giveBack(keys.browser);
    },
  };
}

/** @throws Problem too_many, and captcha_needed where a proof is owed. */
export async function consumeFiling(
  captcha: Captcha,
  proof: Proof,
  facts: CallFacts,
): Promise<void> {
  const refusals = { browser: text.tooManyFiled, network: text.tooManyHere };
  const { ofNetwork, giveBack } = consumeBoth(filing, facts, refusals);
  if (ofNetwork <= freeCases || (await captcha.verify(proof))) return;
  giveBack();
  throw new Problem('captcha_needed');
}

/** Gives back how to return the try. @throws Problem too_many. */
export function consumeTracking(facts: CallFacts): () => void {
  const refusals = { browser: text.tooManyTracked, network: text.tooManyTracked };
  return consumeBoth(tracking, facts, refusals).giveBack;
}
