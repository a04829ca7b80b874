/** A ledger as a file: all pages of what the screen's filter shows, up to a limit. */
import type { Day } from '../../core/days.ts';
import type { FileFormat } from '../../core/sheet/sheet.ts';
import { buddhistYear } from '../../core/thai-date.ts';
import { Problem } from '../problem.ts';
import { tooManyLines, tooManyOnPaper } from './complete-ledger.text.ts';

/** Lines of one file; setting type takes ten times as long as writing cells. */
const most = { pdf: 1_500, xlsx: 5_000, csv: 5_000 } as const;

/** What to ask the store for: one line more tells that there are too many. */
export const wholeLimit = most.csv + 1;

/**
 * The lines, newest first, all of them.
 * @throws Problem too_large, where the filter shows more than such a file holds.
 */
export function wholeLedger<Line>(lines: readonly Line[], format: FileFormat): readonly Line[] {
  if (lines.length <= most[format]) return lines;
  const text = lines.length <= most.csv ? tooManyOnPaper : tooManyLines;
  throw new Problem('too_large', { text });
}

/** A day in the name of a file, in the Buddhist era: `2568-11-28`. */
export const fileDay = (day: Day): string => `${buddhistYear(day)}${day.slice(4)}`;
