import { Money } from '../amount/Money.tsx';
import { ThaiDate } from '../date/ThaiDate.tsx';
import { Table } from '../table/Table.tsx';
import tableStyles from '../table/table.module.css';
import type { Balance } from './Plot.tsx';
import styles from './plot.module.css';
import { plotText } from './plot.text.ts';

interface PlotTableProps {
  readonly points: readonly Balance[];
  readonly caption: string;
}

/** The figures of a plot for whoever reads rather than looks; newest first like every list. */
export function PlotTable({ points, caption }: PlotTableProps) {
  return (
    <details className={styles.table}>
      <summary>{plotText.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <section tabIndex={0} aria-label={caption}>
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
      </section>
    </details>
  );
}
