import { useId } from 'react';
import type { DataOf } from '../../../../api/endpoint.ts';
import { classes } from '../../../../kit/classes.ts';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import styles from './rates.module.css';

type Year = DataOf<typeof readHome>['dividends'][number];

const text = homeText.rates;

/** Bars of the dividend with the newest in gold; the table below them has the refund too. */
export function DividendHistory({ years }: { readonly years: readonly Year[] }) {
  const id = useId();
  const [newest] = years;
  const oldestFirst = years.toReversed();
  // Whole percents up to the highest; the bars stand on nought.
  const top = Math.ceil(Math.max(1, ...years.map((year) => Number(year.dividend_rate))));
  return (
    <div>
      <h3 id={id}>{text.dividend}</h3>
      {newest ? (
        <>
          <p className={styles.small}>{text.ofShares}</p>
          <ol className={styles.bars} aria-labelledby={id}>
            {oldestFirst.map((year) => (
              <li key={year.year_be} className={classes(year === newest && styles.newest)}>
                <b>{year.dividend_rate}</b>
                <Bar ratio={Number(year.dividend_rate) / top} />
                <span>{year.year_be}</span>
              </li>
            ))}
          </ol>
          <p className={styles.small}>{text.refund(newest.year_be, newest.refund_rate)}</p>
          <details className={styles.history}>
            <summary>{text.history(years.length)}</summary>
            <HistoryTable years={years} titleId={id} />
          </details>
        </>
      ) : (
        <p className={styles.small}>{text.noDividend}</p>
      )}
    </div>
  );
}

function Bar({ ratio }: { readonly ratio: number }) {
  const height = Math.round(ratio * 1000) / 10;
  return (
    <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      <rect width="10" y={100 - height} height={height} />
    </svg>
  );
}

function HistoryTable({
  years,
  titleId,
}: {
  readonly years: readonly Year[];
  readonly titleId: string;
}) {
  return (
    <Table labelledBy={titleId} tight>
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
            <td className={tableStyles.num}>{dividend_rate}</td>
            <td className={tableStyles.num}>{refund_rate}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
