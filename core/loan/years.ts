/** A schedule by calendar years, as people count them (B.1: รวมปี พ.ศ.). */
import { orNothing, type Satang, sumOf } from '../satang.ts';
import { buddhistYear } from '../thai-date.ts';
import type { Instalment, Schedule } from './terms.ts';

/** The instalments that are due within a year, and their sums in satang. */
export interface ScheduleYear {
  readonly yearBe: number;
  readonly instalments: readonly Instalment[];
  readonly days: number;
  readonly principalSatang: Satang;
  readonly interestSatang: Satang;
  readonly paymentSatang: Satang;
  /** What is still owed when the year ends. */
  readonly closingSatang: Satang;
}

/** The years of a schedule in their order; none for a schedule without instalments. */
export function yearsOf({ instalments }: Pick<Schedule, 'instalments'>): ScheduleYear[] {
  const byYear = new Map<number, Instalment[]>();
  for (const row of instalments) {
    const yearBe = buddhistYear(row.dueOn);
    byYear.set(yearBe, [...(byYear.get(yearBe) ?? []), row]);
  }
  return [...byYear].map(([yearBe, rows]) => ({
    yearBe,
    instalments: rows,
    days: rows.reduce((sum, { days }) => sum + days, 0),
    principalSatang: sumOf(rows, (row) => row.principalSatang),
    interestSatang: sumOf(rows, (row) => row.interestSatang),
    paymentSatang: sumOf(rows, (row) => row.paymentSatang),
    closingSatang: orNothing(rows.at(-1)?.closingSatang),
  }));
}
