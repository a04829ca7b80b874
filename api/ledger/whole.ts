/** A ledger as a file: all pages of what the screen's filter shows, up to a limit. */
import type { Day } from '../../core/days.ts';
import { buddhistYear } from '../../core/thai-date.ts';
import { Problem } from '../problem.ts';
import { tooManyLines } from './whole.text.ts';

/** Lines of one file. */
const most = 5_000;

/** What to ask the store for: one line more tells that there are too many. */
export const wholeLimit = most + 1;

/**
 * The lines, newest first, all of them.
 * @throws Problem too_large, where the filter shows more than a file holds.
 */
export function wholeLedger<Line>(lines: readonly Line[]): readonly Line[] {
  if (lines.length > most) throw new Problem('too_large', { text: tooManyLines });
  return lines;
}

/** A day in the name of a file, in the Buddhist era: `2568-11-28`. */
export const fileDay = (day: Day): string => `${buddhistYear(day)}${day.slice(4)}`;
