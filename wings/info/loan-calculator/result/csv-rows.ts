/** The schedule as rows of a file, years and total as in the page; amounts plain (T17). */
import type { CsvCell } from '../../../../core/csv/csv.ts';
import { yearsOf } from '../../../../core/loan/years.ts';
import { thaiDateShort } from '../../../../core/thai-date.ts';
import { scheduleText as text } from '../../../../parts/schedule/schedule.text.ts';
import type { LoanResult } from '../result.ts';

export function csvRows({ chosen, terms }: LoanResult): CsvCell[][] {
  const rows: CsvCell[][] = [Object.values(text.columns)];
  let days = 0;
  for (const year of yearsOf(chosen)) {
    for (const row of year.instalments) {
      rows.push([
        row.periodNo,
        thaiDateShort(row.dueOn),
        row.days,
        row.openingSatang,
        row.principalSatang,
        row.interestSatang,
        row.paymentSatang,
        row.closingSatang,
      ]);
    }
    const { principalSatang, interestSatang, paymentSatang, closingSatang } = year;
    rows.push([
      text.yearSum(year.yearBe),
      '',
      year.days,
      '',
      ...[principalSatang, interestSatang, paymentSatang, closingSatang],
    ]);
    days += year.days;
  }
  const { totalInterestSatang, totalPaidSatang } = chosen;
  rows.push([
    text.all(chosen.instalments.length),
    '',
    days,
    '',
    ...[terms.principalSatang, totalInterestSatang, totalPaidSatang],
    '',
  ]);
  return rows;
}
