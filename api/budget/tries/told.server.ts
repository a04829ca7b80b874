/** What whoever tried to sign in too often is told (D-03). */
import { Problem } from '../../problem.ts';
import { tooManyTries } from './told.text.ts';
import { Throttled } from './tries.server.ts';

/** Does the work; of one that has to wait, the answer says how long. Throws Problem too_many. */
export function tellThrottled(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Throttled)) throw error;
    const { seconds } = error;
    throw new Problem('too_many', { retryAfterSeconds: seconds, text: tooManyTries(seconds) });
  }
}
