/** What stands in a file, as reasons and refusals quote it. */
import { maskTypedIds } from '../../core/masked/national-ids.ts';

/** What was found, short enough for one line of a report; whose national ID it is stays unsaid. */
export const found = (text: string): string => {
  const shown = maskTypedIds(text).replaceAll(/\p{Cc}/gu, '·');
  return `พบ “${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”`;
};
