import type { DataOf } from '../../../api/endpoint.ts';
import { Muted } from '../../../kit/layout/Muted.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import type { readRates } from './rates.api.ts';
import styles from './rates.module.css';
import { ratesText as text } from './rates.text.ts';

interface DividendTableProps {
  readonly years: DataOf<typeof readRates>['dividends'];
}

/** Dividend and average refund of every year, newest first. */
export function DividendTable({ years }: DividendTableProps) {
  if (years.length === 0) {
    return (
      <Panel title={text.dividends}>
        <Muted>{text.noDividends}</Muted>
      </Panel>
    );
  }
  return (
    <Panel title={text.dividends}>
      <Table caption={text.dividends} tight>
        <thead>
          <tr>
            <th scope="col">{text.year}</th>
            <th scope="col" className={tableStyles.num}>
              {text.dividendRate}
            </th>
            <th scope="col" className={tableStyles.num}>
              {text.refundRate}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year_be, dividend_rate, refund_rate }) => (
            <tr key={year_be}>
              <th scope="row">{year_be}</th>
              <td className={tableStyles.num}>
                <b>{dividend_rate}</b>
              </td>
              <td className={tableStyles.num}>{refund_rate}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.units}>
        <Muted small>{text.units}</Muted>
      </div>
    </Panel>
  );
}
