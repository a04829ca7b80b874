/** What the public reads of a complaint points to nobody (T30), in the words of the board. Pure. */
import { privateNumber } from '../board/private-numbers.ts';
import { refusals } from '../board/refusals.text.ts';

/**
 * Why words may not be published: they hold a membership number, national ID or telephone number
 * that is none of the cooperative's own, `allowed`. Undefined: nothing of that is in them.
 */
export function numberFault(words: string, allowed: readonly string[] = []): string | undefined {
  const kind = privateNumber(words, { allowed });
  // Numbers of documents and of the cooperative's accounts are no person's.
  return kind === undefined || kind === 'account' ? undefined : refusals.number[kind];
}
