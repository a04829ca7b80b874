import type { Day } from '../../core/days.ts';
import { Money } from '../amount/Money.tsx';
import { ThaiDate } from '../date/ThaiDate.tsx';
import { Table } from '../table/Table.tsx';
import tableStyles from '../table/table.module.css';
import { plotText } from './line-chart.text.ts';

/** A balance after a day, baht as they travel. */
export interface Balance {
  readonly on: Day;
  readonly balance: string;
}

interface PlotTableProps {
  readonly points: readonly Balance[];
  readonly caption: string;
}

/** The figures of a plot for whoever reads rather than looks; newest first like every list. */
export function LineChartTable({ points, caption }: PlotTableProps) {
  return (
    <Table caption={caption} tight>
      <thead>
        <tr>
          <th scope="col">{plotText.day}</th>
          <th scope="col" className={tableStyles.num}>
            {plotText.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ on, balance }) => (
          <tr key={on}>
            <th scope="row">
              <ThaiDate day={on} />
            </th>
            <td className={tableStyles.num}>
              <Money value={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
