/**
 * How often a member may set a password in a while, whatever the sessions and browsers (T27). The
 * rule is asked more often than a hash is made: a refusal by the rule costs next to nothing, yet
 * it tells a little of what the cooperative knows, so that it has an end, too.
 */
import { Problem } from '../problem.ts';
import { type Budget, openBudget, Spent } from './budget.server.ts';
import { tooManyPasswords, wrongPassword } from './password-tries.text.ts';

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

/**
 * The password once more, of somebody who is signed in: counted with the tries at the old password
 * of a change, so that whoever holds a session has no second way to guess. Gives what `prove`
 * gives; false: the password was wrong.
 * @throws Problem bad_credentials with the field `password`, too_many.
 */
export async function provePassword<T>(key: string, prove: () => Promise<T | false>): Promise<T> {
  await passwordTries.ask(key);
  await passwordTries.hash(key);
  const proven = await prove();
  if (proven === false) {
    // Unlike a slip of the hand, this belongs into the trail.
    throw new Problem('bad_credentials', {
      text: wrongPassword,
      fields: [{ field: 'password', message: wrongPassword }],
    });
  }
  await passwordTries.giveBack(key);
  return proven;
}
