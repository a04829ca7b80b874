/** The markup of an article as it travels, before the server cuts it down to the list. */
import * as z from 'zod/mini';
import { withoutUnfit } from '../core/typed/typed-words.ts';

/** What an editor never reaches: the time to clean markup grows with the square of its depth. */
export const deepestMarkup = 2_000;

const alone = new Set(['br', 'img', 'hr', 'wbr']);

/** Whether no element stands within more than so many others; those left open count as open. */
export function isShallow(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (slash) depth = Math.max(0, depth - 1);
    else if (!alone.has(name.toLowerCase())) depth += 1;
    if (depth > deepestMarkup) return false;
  }
  return true;
}

/** `most`: characters. Cut down to the list for articles by the server. */
export const articleMarkup = (most: number) =>
  z.string().check(z.maxLength(most), z.refine(isShallow), z.overwrite(withoutUnfit));
