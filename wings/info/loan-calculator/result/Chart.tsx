import type { Instalment, Schedule } from '../../../../core/loan/terms.ts';
import { yearsOf } from '../../../../core/loan/years.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { BarChart, BarsKey } from '../../../../kit/bar-chart/BarChart.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import { text } from '../loan-calculator.text.ts';

const baht = (satang: bigint): number => Number(satang) / 100;

const pointLabel = (row: Instalment | undefined): string =>
  row
    ? text.chartAt(row.periodNo, formatBaht(row.principalSatang), formatBaht(row.interestSatang))
    : '';

/** Numbers under the first, some middle and the last bar. */
function namesOf(periods: number): string[] {
  const marks =
    periods < 4
      ? [1, periods]
      : [1, Math.round(periods / 3), Math.round((periods * 2) / 3), periods];
  return [...new Set(marks)].map((no) => (no === 1 ? text.periodNo(no) : String(no)));
}

/** Principal and interest of every instalment, stacked. */
export function Chart({ schedule }: { readonly schedule: Schedule }) {
  const { instalments } = schedule;
  return (
    <Panel title={text.chart} end={<BarsKey names={[text.principal, text.interestOf]} />}>
      <BarChart
        summary={text.chartSummary(
          instalments.length,
          pointLabel(instalments[0]),
          instalments.length > 1 ? pointLabel(instalments.at(-1)) : '',
        )}
        stacks={instalments.map((row) => [baht(row.principalSatang), baht(row.interestSatang)])}
        names={namesOf(instalments.length)}
        table={<ByYear schedule={schedule} />}
      />
    </Panel>
  );
}

/** The chart in figures, a year a row; each instalment stands in the schedule below. */
function ByYear({ schedule }: { readonly schedule: Schedule }) {
  return (
    <Table caption={text.chart} tight>
      <thead>
        <tr>
          <th scope="col">{text.year}</th>
          <th scope="col" className={tableStyles.num}>
            {text.principal}
          </th>
          <th scope="col" className={tableStyles.num}>
            {text.interestOf}
          </th>
        </tr>
      </thead>
      <tbody>
        {yearsOf(schedule).map((year) => (
          <tr key={year.yearBe}>
            <th scope="row">{year.yearBe}</th>
            <td className={tableStyles.num}>{formatBaht(year.principalSatang)}</td>
            <td className={tableStyles.num}>{formatBaht(year.interestSatang)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
