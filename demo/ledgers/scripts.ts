/** What happens in accounts whose months are written down, by month of the reference screens. */
import { wholeBaht } from '../../core/satang.ts';
import { type Month, monthOf, workingDay } from '../calendar.ts';
import type { Timeline } from '../timeline.ts';
import type { Entry } from './deposit-balance.ts';
import type { Move } from './moves.ts';

/** Day of the month, what, how many whole baht. */
type Scripted = readonly [day: number, entry: Entry, baht: number];
/** By month, `2025-11`. */
export type Script = Readonly<Record<string, readonly Scripted[]>>;

/** The month of the scripts that a month of the timeline stands for. */
export const scriptedMonth = ({ monthsLater }: Timeline, month: Month): string =>
  monthOf(month.number - monthsLater).text;

/** The moves of a month, each on its day or the working day after it. */
export const movesOf = (month: Month, script: readonly Scripted[]): readonly Move[] =>
  script.map(([day, entry, baht]) => ({
    on: workingDay(month.first + day - 1),
    entry,
    satang: wholeBaht(baht),
  }));
