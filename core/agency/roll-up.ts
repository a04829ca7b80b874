/** What agencies below another one were asked for and sent, added up (D-26). */
import { addMonths } from '../days.ts';
import { type Satang, sumOf } from '../satang.ts';

/** One agency's month; `state` as in part D. */
export interface MonthFigures {
  /** First day of the month. */
  readonly month: string;
  readonly state: string;
  readonly members: number;
  readonly billedSatang: Satang;
  readonly collectedSatang: Satang;
  readonly uncollectedSatang: Satang;
}

/** Of one agency below: `unitNo` stands directly under the one that asks. */
export interface BelowMonth extends MonthFigures {
  readonly unitNo: string;
  readonly agencyNo: string;
}

/** Several agencies' month as one. */
export interface MonthSums {
  readonly agencies: number;
  /** How many of them are posted. */
  readonly postedAgencies: number;
  readonly members: number;
  readonly billedSatang: Satang;
  /** Null until all are posted: a part of what came in would look like all of it. */
  readonly collectedSatang: Satang | null;
  readonly uncollectedSatang: Satang | null;
  /** How far the one is that has come least far. */
  readonly state: string;
}

export interface UnitSums extends MonthSums {
  readonly unitNo: string;
}

/** Part D, in order. */
const order = ['DRAFT', 'SENT', 'OPENED', 'RESULT_RETURNED', 'REMITTED', 'RECONCILED', 'POSTED'];

/** The figures of one month added up; undefined of no agency at all. */
export function monthSums(rows: readonly MonthFigures[]): MonthSums | undefined {
  if (rows.length === 0) return undefined;
  const posted = rows.filter(({ state }) => state === 'POSTED').length;
  const isAll = posted === rows.length;
  const state = order[Math.min(...rows.map((row) => Math.max(0, order.indexOf(row.state))))];
  return {
    agencies: rows.length,
    postedAgencies: posted,
    members: rows.reduce((total, { members }) => total + members, 0),
    billedSatang: sumOf(rows, (row) => row.billedSatang),
    collectedSatang: isAll ? sumOf(rows, (row) => row.collectedSatang) : null,
    uncollectedSatang: isAll ? sumOf(rows, (row) => row.uncollectedSatang) : null,
    state: state ?? 'DRAFT',
  };
}

const by = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A month of the units directly below, each with all that lies under it, by number. */
export function unitSums(rows: readonly BelowMonth[], month: string): readonly UnitSums[] {
  const units = Map.groupBy(
    rows.filter((row) => row.month === month),
    ({ unitNo }) => unitNo,
  );
  return [...units]
    .toSorted(([a], [b]) => by(a, b))
    .flatMap(([unitNo, of]) => {
      const sums = monthSums(of);
      return sums ? { unitNo, ...sums } : [];
    });
}

interface HistoryMonth extends MonthSums {
  readonly month: string;
}

/** Month by month, oldest first, what all rows of a month add up to. */
export function monthlyHistory(rows: readonly MonthFigures[]): readonly HistoryMonth[] {
  return [...Map.groupBy(rows, ({ month }) => month)]
    .toSorted(([a], [b]) => by(a, b))
    .flatMap(([month, of]) => {
      const sums = monthSums(of);
      return sums ? { month, ...sums } : [];
    });
}

/** Every month from the first of a course to `last`; undefined where nobody was billed. */
export function fullHistory(
  history: readonly HistoryMonth[],
  last: string,
): readonly { readonly month: string; readonly sums: HistoryMonth | undefined }[] {
  const byMonth = new Map(history.map((one) => [one.month, one]));
  const whole = [];
  for (let month = history[0]?.month; month !== undefined && month <= last; ) {
    whole.push({ month, sums: byMonth.get(month) });
    month = addMonths(month, 1);
  }
  return whole;
}
