/** Reads the two days of a from–to filter as people type them. */
import type { Day } from '../../core/days.ts';
import { parseThaiDate } from '../../core/thai-date.ts';

/** What is wrong with a field: no day at all, or a last day before the first. */
export type RangeFault = 'not_a_day' | 'before_start';

export interface Range {
  /** Undefined: open at this end. */
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

export interface Judged {
  readonly range: Range | undefined;
  readonly faults: { readonly from?: RangeFault; readonly to?: RangeFault };
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** The days behind two texts, or the fault of each field. An empty field is an open end. */
export function judgeRange(fromText: string, toText: string): Judged {
  const from = parseThaiDate(fromText);
  const to = parseThaiDate(toText);
  const faults = {
    ...(from || isEmpty(fromText) ? {} : { from: 'not_a_day' as const }),
    ...(to || isEmpty(toText) ? {} : { to: 'not_a_day' as const }),
  };
  if (Object.keys(faults).length > 0) return { range: undefined, faults };
  if (from && to && to < from) return { range: undefined, faults: { to: 'before_start' } };
  return { range: { from, to }, faults };
}
