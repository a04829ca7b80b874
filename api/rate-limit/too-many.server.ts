/** The answer to whoever tries something too often (D-03). */
import { RateLimited } from '../../runtime/rate-limit.ts';
import { Problem } from '../problem.ts';
import { tooManyAttempts } from './too-many.text.ts';

/**
 * Does the work and gives what it gives. Throws Problem too_many in place of RateLimited, with the
 * seconds to wait; `text` words it, left out: the usual sentence.
 */
export async function reportRateLimit<T>(
  work: Promise<T>,
  text?: (limited: RateLimited) => string,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    const worded = text && { text: text(error) };
    throw new Problem('too_many', { retryAfterSeconds: error.seconds, ...worded });
  }
}

/** The same, in the words for whoever tries to sign in. */
export const reportSignInLimit = <T>(work: Promise<T>): Promise<T> =>
  reportRateLimit(work, ({ seconds }) => tooManyAttempts(seconds));
