import type { DataOf } from '../../../../api/endpoint.ts';
import { paths } from '../../../../api/paths.ts';
import { classes } from '../../../../kit/classes.ts';
import { Table } from '../../../../kit/table/Table.tsx';
import tableStyles from '../../../../kit/table/table.module.css';
import type { readHome } from '../home.api.ts';
import { homeText } from '../home.text.ts';
import { Block } from './Block.tsx';
import styles from './rates.module.css';

type Year = DataOf<typeof readHome>['dividends'][number];

const text = homeText.dividends;

/** The newest dividend large; below it the years as a table, whose bars stand on nought (D-16). */
export function Dividends({ years }: { readonly years: readonly Year[] }) {
  const [newest] = years;
  // Whole percents up to the highest.
  const top = Math.ceil(Math.max(1, ...years.map((year) => Number(year.dividend_rate))));
  return (
    <Block
      title={text.title}
      kind="plain"
      className={styles.block}
      more={{ to: paths.rates, name: text.more }}
    >
      {newest ? (
        <div className={styles.newest}>
          <p>
            <span>
              <b>{text.dividendOf(newest.year_be)}</b> {text.ofShares}
            </span>
            <strong>{newest.dividend_rate}</strong>
          </p>
          <p>
            <span>
              <b>{text.refund}</b> {text.ofInterest}
            </span>
            <strong>{newest.refund_rate}</strong>
          </p>
        </div>
      ) : null}
      <Table caption={text.history} tight>
        <thead>
          <tr>
            <th scope="col" className={styles.year}>
              {text.year}
            </th>
            <th scope="col" colSpan={2} className={tableStyles.num}>
              {text.dividendRate}
            </th>
          </tr>
        </thead>
        <tbody className={styles.years}>
          {years.map((year) => (
            <tr key={year.year_be} className={classes(year === newest && styles.gold)}>
              <th scope="row">{year.year_be}</th>
              <td className={styles.bar}>
                <Bar ratio={Number(year.dividend_rate) / top} />
              </td>
              <td className={tableStyles.num}>
                <b>{year.dividend_rate}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  );
}

function Bar({ ratio }: { readonly ratio: number }) {
  const width = Math.round(ratio * 1000) / 10;
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width} height="10" />
    </svg>
  );
}
