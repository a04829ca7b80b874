/**
 * How often a member may set a password in a while, whatever the sessions and browsers (T27). The
 * rule is asked more often than a hash is made: a refusal by the rule costs next to nothing, yet
 * it tells a little of what the cooperative knows, so that it has an end, too.
 */
import { Problem } from '../problem.ts';
import { type Budget, openBudget, Spent } from './budget.server.ts';
import { tooManyPasswords } from './password-tries.text.ts';

const quarter = 15 * 60;
const asked = openBudget(30, quarter);
const hashed = openBudget(5, quarter);

async function take(budget: Budget, key: string): Promise<void> {
  await budget.take(key).catch((error: unknown) => {
    if (!(error instanceof Spent)) throw error;
    const { seconds } = error;
    throw new Problem('too_many', { retryAfterSeconds: seconds, text: tooManyPasswords(seconds) });
  });
}

/** By membership number; of somebody who is not signed in, by way and number. */
export const passwordTries = {
  /** Before the rule is asked. Throws Problem too_many. */
  ask: (key: string): Promise<void> => take(asked, key),
  /** Before the first hash. Throws Problem too_many. */
  hash: (key: string): Promise<void> => take(hashed, key),
  /** The password was set, or its code is on the way. */
  async giveBack(key: string): Promise<void> {
    await Promise.all([asked.giveBack(key), hashed.giveBack(key)]);
  },
};
