/** Which days are named under a plot. */
import { addMonths, type Day, daysBetween } from '../../core/days.ts';
import type { Mark } from '../chart/scale.ts';

export type PlotUnit = 'month' | 'year';

export interface PlotDays {
  readonly unit: PlotUnit;
  readonly ticks: readonly Mark<Day>[];
}

const longestInMonths = 550;
const most = 6;
/** Percent of a phone's width that a name needs: four digits of a year, a short month. */
const apartPercent = { year: 18, month: 9 } as const;
/** A name that begins further right would hang over the edge. */
const lastPercent = 93;

/** First days of months, or of years over longer times, at most six of them and evenly apart. */
export function plotDays(from: Day, to: Day): PlotDays {
  const span = Math.max(1, daysBetween(from, to));
  const unit = span > longestInMonths ? 'year' : 'month';
  const step = unit === 'year' ? 12 : 1;
  const start = unit === 'year' ? `${from.slice(0, 4)}-01-01` : `${from.slice(0, 7)}-01`;
  const days: Day[] = [];
  for (let day = start; day <= to; day = addMonths(day, step)) days.push(day);
  const every = Math.ceil(days.length / most);
  const ticks = days
    .filter((_, index) => index % every === 0)
    .map((at) => ({ at, percent: (Math.max(0, daysBetween(from, at)) / span) * 100 }))
    .filter(({ percent }) => percent <= lastPercent);
  return { unit, ticks: withoutCrowd(ticks, apartPercent[unit]) };
}

/** The first day stands in for a month that began before it: it yields to a close neighbour. */
function withoutCrowd(ticks: readonly Mark<Day>[], apart: number): readonly Mark<Day>[] {
  const [first, second] = ticks;
  return first && second && second.percent - first.percent < apart ? ticks.slice(1) : ticks;
}
