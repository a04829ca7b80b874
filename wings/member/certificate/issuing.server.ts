/** How many certificates one member may be given in a while: each is kept for good (T27). */
import { openBudget, Spent } from '../../../api/budget/budget.server.ts';
import { Problem } from '../../../api/problem.ts';
import { text } from './certificate.text.ts';

const budget = openBudget(30, 60 * 60);

/** Issues one of `memberNo`'s; what fails is not counted. Throws Problem too_many. */
export async function withinBudget<T>(memberNo: string, issue: () => Promise<T>): Promise<T> {
  await budget.take(memberNo).catch((error: unknown) => {
    if (!(error instanceof Spent)) throw error;
    const { seconds, minutes } = error;
    throw new Problem('too_many', { retryAfterSeconds: seconds, text: text.tooMany(minutes) });
  });
  try {
    return await issue();
  } catch (error) {
    await budget.giveBack(memberNo);
    throw error;
  }
}
