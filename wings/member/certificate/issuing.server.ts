/** How many certificates one member may be given in a while: each is kept for good (T27). */
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Budgets } from '../../../runtime/budgets.ts';
import { Limit, type Take } from '../../../runtime/rate-limit.ts';
import { text } from './certificate.text.ts';

const limit = new Limit('certificates', 30, 60 * 60);

/** Issues one of `memberNo`'s; what fails is not counted. Throws Problem too_many. */
export async function withinLimit<T>(
  budgets: Budgets,
  memberNo: string,
  issue: () => Promise<T>,
): Promise<T> {
  const takes: readonly Take[] = [[limit, memberNo]];
  await reportRateLimit(budgets.take(takes), ({ minutes }) => text.tooMany(minutes));
  try {
    return await issue();
  } catch (error) {
    await budgets.giveBack(takes);
    throw error;
  }
}
