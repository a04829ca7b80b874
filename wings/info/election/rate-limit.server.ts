/**
 * How often the check may be tried (D-03, D-20, T12). Only misses count. A school sits behind one
 * address, so the five are those of one browser there, and the whole network has more. Where either
 * is spent nobody is shut out for long: a proof of work opens one look of a few a minute. What one
 * network may miss about one number in a day is less than what closes the number for all.
 */
import type { Captcha, Proof } from '../../../api/captcha/captcha.ts';
import type { CallFacts } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Budgets } from '../../../runtime/budgets.ts';
import { keysOf } from '../../../runtime/network.ts';
import { Limit, RateLimited, type Take } from '../../../runtime/rate-limit.ts';
import { checkText as text } from './check/check.text.ts';

const ofBrowser = new Limit('voter check: browser', 5);
const ofNetwork = new Limit('voter check: network', 50);
const ofProved = new Limit('voter check: proved', 10, 60);
const ofNumber = new Limit('voter check: number and network', 5, 24 * 60 * 60);
/** Those of them that ask for no proof of work (D-03). */
const freeOfBrowser = new Limit(ofBrowser.name, 2, ofBrowser.seconds);

export interface Try {
  /** Whether a proof of work came with it. */
  readonly proved: boolean;
  /** The try was none: it found somebody, or nobody looked. */
  giveBack(): Promise<void>;
}

/**
 * One of the number and of the caller's own limits; undefined at the end of these, or when a proof
 * is owed: then nothing was taken, not even for a moment in which others would be refused. Throws
 * RateLimited where the number's are spent.
 */
async function consumeOwn(
  budgets: Budgets,
  own: readonly Take[],
): Promise<readonly Take[] | undefined> {
  try {
    await budgets.take(own);
    return own;
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    const [ofNumber = 0] = error.waits;
    if (ofNumber > 0) throw error;
  }
  return undefined;
}

/** Throws Problem captcha_needed without a proof, too_many. */
async function consumeReserve(
  budgets: Budgets,
  reserve: readonly Take[],
  proved: boolean,
): Promise<readonly Take[]> {
  if (!proved) throw new Problem('captcha_needed');
  await reportRateLimit(budgets.take(reserve), ({ seconds, waits: [ofNumber = 0] }) =>
    ofNumber > 0 ? text.limitReached : text.tooMany(seconds),
  );
  return reserve;
}

/**
 * Takes a try before the look, so that tries in parallel do not slip through.
 * @throws Problem captcha_needed when a proof is owed or what came is none, too_many.
 */
export async function consumeAttempt(
  { captcha, budgets }: { readonly captcha: Captcha; readonly budgets: Budgets },
  input: Proof & { readonly memberNo: string },
  facts: Pick<CallFacts, 'address' | 'agent'>,
): Promise<Try> {
  const { browser, network } = keysOf(facts);
  const offered = Boolean(input.recaptcha);
  const proved = offered && (await captcha.verify(input));
  // A proof that is none is refused even where none was needed: nobody sends one by mistake.
  if (offered && !proved) throw new Problem('captcha_needed');
  const number: Take = [ofNumber, `${network} ${input.memberNo}`];
  const mine: Take = [proved ? ofBrowser : freeOfBrowser, browser];
  const own: readonly Take[] = [number, [ofNetwork, network], mine];
  const taken =
    (await reportRateLimit(consumeOwn(budgets, own), () => text.limitReached)) ??
    (await consumeReserve(budgets, [number, [ofProved, network]], proved));
  return { proved, giveBack: () => budgets.giveBack(taken) };
}
