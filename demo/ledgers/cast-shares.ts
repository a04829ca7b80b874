/** Share movements of the cast besides the monthly ones: what few members ever have (A.2). */
import { type DayNumber, type Month, monthOf, workingDay } from '../calendar.ts';
import type { Person } from '../people/person.ts';

export interface ScriptedShares {
  readonly on: DayNumber;
  readonly typeCode: 'TRANSFER_IN' | 'ADJ';
  readonly sign: 1 | -1;
  readonly baht: number;
}

/** Brought along from another cooperative, and a line booked twice that was set right. */
const scripts: Readonly<Record<string, Readonly<Record<string, Omit<ScriptedShares, 'on'>>>>> = {
  '000051': {
    '2012-07': { typeCode: 'TRANSFER_IN', sign: 1, baht: 20_000 },
    '2013-03': { typeCode: 'ADJ', sign: 1, baht: 1_000 },
    '2013-04': { typeCode: 'ADJ', sign: -1, baht: 1_000 },
  },
};

/** What is posted in the month besides; undefined for nearly everybody. */
export function scriptedShares(
  { memberNo, timeline }: Person,
  month: Month,
): ScriptedShares | undefined {
  const line = scripts[memberNo]?.[monthOf(month.number - timeline.monthsLater).text];
  return line && { on: workingDay(month.first + 9), ...line };
}
