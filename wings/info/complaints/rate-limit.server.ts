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
import type { Budgets } from '../../../runtime/budgets.ts';
import { keysOf } from '../../../runtime/network.ts';
import { Limit, RateLimited, type Take } from '../../../runtime/rate-limit.ts';
import { reportText as text } from './form/complaint.text.ts';

interface Limits {
  readonly browser: Limit;
  readonly network: Limit;
}

const filing: Limits = {
  browser: new Limit('complaints filed: browser', 3),
  network: new Limit('complaints filed: network', 30),
};
/** Misses count; a right code gives its try back. */
const tracking: Limits = {
  browser: new Limit('complaints tracked: browser', 10),
  network: new Limit('complaints tracked: network', 200),
};
/** Cases of a network in ten minutes that ask for no proof of work. */
const freeFiling: Limits = { ...filing, network: new Limit(filing.network.name, 3) };

const takesOf = ({ browser, network }: Limits, facts: CallFacts): readonly Take[] => {
  const keys = keysOf(facts);
  return [
    [network, keys.network],
    [browser, keys.browser],
  ];
};

/**
 * Where a proof is owed nothing is taken, not even for a moment in which others would be refused.
 * @throws Problem too_many, and captcha_needed where a proof is owed or what came is none.
 */
export async function consumeFiling(
  { captcha, budgets }: { readonly captcha: Captcha; readonly budgets: Budgets },
  proof: Proof,
  facts: CallFacts,
): Promise<void> {
  const offered = Boolean(proof.recaptcha);
  const proved = offered && (await captcha.verify(proof));
  // A proof that is none is refused even where none was needed: nobody sends one by mistake.
  if (offered && !proved) throw new Problem('captcha_needed');
  const taking = budgets.take(takesOf(proved ? filing : freeFiling, facts)).catch((error) => {
    const isFreePartSpent = !proved && error instanceof RateLimited && error.waits[1] === 0;
    throw isFreePartSpent ? new Problem('captcha_needed') : error;
  });
  await reportRateLimit(taking, ({ minutes, waits: [ofNetwork = 0] }) =>
    proved && ofNetwork > 0 ? text.tooManyHere(minutes) : text.tooManyFiled(minutes),
  );
}

/** Gives back how to return the try. @throws Problem too_many. */
export async function consumeTracking(
  budgets: Budgets,
  facts: CallFacts,
): Promise<() => Promise<void>> {
  const takes = takesOf(tracking, facts);
  await reportRateLimit(budgets.take(takes), ({ minutes }) => text.tooManyTracked(minutes));
  return () => budgets.giveBack(takes);
}
