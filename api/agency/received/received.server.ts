/** What comes with a call as a data URL: its bytes, so many tries an hour, told when too many. */

import type { Budgets } from '../../../runtime/budgets.ts';
import { QueueFull } from '../../../runtime/fair-queue.ts';
import { Limit, type Take } from '../../../runtime/rate-limit.ts';
import { Problem } from '../../problem.ts';
import { reportRateLimit } from '../../rate-limit/too-many.server.ts';
import { answers } from './received.text.ts';

/** Bytes of a file. */
export const largestFile = 5 * 1024 * 1024;

/** Files of one agency in an hour. */
const limit = new Limit('files: agency', 120, 60 * 60);

const dataUrl = /^data:[\w.+/-]{0,100}(?:;[\w=.+-]{1,60}){0,4};base64,/;
const longestHead = 400;

/** Turns the word that too many files wait into an answer. */
function asProblem(error: unknown): unknown {
  if (!(error instanceof QueueFull)) return error;
  return new Problem('overloaded', { text: error.isOwn ? answers.busyWithOwn : answers.busy });
}

/**
 * Counts what becomes of a file as one of the agency's tries. One that failed because of us, or of
 * others who send, costs none. Throws Problem too_many, overloaded, or what `work` throws.
 */
export async function asFileTry<T>(
  budgets: Budgets,
  agencyNo: string,
  work: () => Promise<T>,
): Promise<T> {
  const takes: readonly Take[] = [[limit, agencyNo]];
  await reportRateLimit(budgets.take(takes), ({ minutes }) => answers.tooMany(minutes));
  try {
    return await work();
  } catch (thrown) {
    const error = asProblem(thrown);
    const isTheirs = error instanceof Problem && error.status < 500;
    if (!isTheirs) await budgets.giveBack(takes);
    throw error;
  }
}

/** The bytes behind a data URL, `most` of them. Throws Problem bad_input at `file`. */
export function bytesOf(url: string, tooLarge: string, most = largestFile): Buffer {
  const head = dataUrl.exec(url.slice(0, longestHead))?.[0];
  const refuse = (message: string) =>
    new Problem('bad_input', { fields: [{ field: 'file', message }] });
  if (head === undefined) throw refuse(answers.unreadable);
  const bytes = Buffer.from(url.slice(head.length), 'base64');
  if (bytes.length > most) throw refuse(tooLarge);
  return bytes;
}
