/** Tries that were taken and then judged by nobody. */
import type { Budgets } from '../../runtime/budgets.ts';
import type { Take } from '../../runtime/rate-limit.ts';
import { Problem } from '../problem.ts';

/** Whether it is an answer to what was tried, and no word of how we are. */
const isVerdict = (error: unknown): boolean => error instanceof Problem && error.status < 500;

/**
 * Does the work and gives what it gives. Where it throws before anything was judged, as a full
 * queue or a store that is away does, the takes are given back: somebody who was never looked at
 * would else be shut out. A Problem below 500 is a verdict, and after `wrong` whatever comes.
 */
export async function giveBackUnjudged<T>(
  budgets: Budgets,
  takes: readonly Take[],
  work: (wrong: () => void) => Promise<T>,
): Promise<T> {
  let isWrong = false;
  const wrong = (): void => {
    isWrong = true;
  };
  try {
    return await work(wrong);
  } catch (error) {
    if (!isWrong && !isVerdict(error)) await budgets.giveBack(takes);
    throw error;
  }
}
