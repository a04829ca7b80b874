import { paths } from '../../../api/paths.ts';
import { Money } from '../../../kit/amount/Money.tsx';
import { classes } from '../../../kit/classes.ts';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Table } from '../../../kit/table/Table.tsx';
import tableStyles from '../../../kit/table/table.module.css';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import styles from './dividends.module.css';
import { text } from './dividends.text.ts';
import type { Year } from './year-words.ts';

interface YearsTableProps {
  readonly years: readonly Year[];
  /** Which of them stands above. */
  readonly shown: number;
}

const wideNum = classes(tableStyles.num, styles.wide);

/** All approved years, newest first; each leads to its own figures. */
export function YearsTable({ years, shown }: YearsTableProps) {
  return (
    <Panel title={text.years} className={styles.years}>
      <Table caption={text.yearsCaption} tight>
        <thead>
          <tr>
            <th scope="col">{text.yearColumn}</th>
            <th scope="col" className={wideNum}>
              {text.dividendRate}
            </th>
            <th scope="col" className={wideNum}>
              {text.dividend}
            </th>
            <th scope="col" className={wideNum}>
              {text.refundRate}
            </th>
            <th scope="col" className={wideNum}>
              {text.refund}
            </th>
            <th scope="col" className={tableStyles.num}>
              {text.netColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <YearRow key={year.year_be} year={year} shown={year.year_be === shown} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function YearRow({ year, shown }: { readonly year: Year; readonly shown: boolean }) {
  const { year_be, dividend_rate, dividend_status, refund_rate, refund_status } = year;
  const { refund_method: method } = year;
  const how = method === 'ONE_RATE' ? undefined : text.refundMethodsShort[method];
  return (
    <tr className={shown ? styles.shown : undefined}>
      <th scope="row">
        <RowLink
          to={`${paths.memberDividend}?year=${year_be}`}
          aria-current={shown ? 'page' : undefined}
        >
          {text.year(year_be)}
        </RowLink>
        <span className={styles.narrow}>
          <Nowrap>{text.dividendAt(dividend_rate)}</Nowrap>{' '}
          <Nowrap>{how === undefined ? text.refundAt(refund_rate) : text.refundBy(how)}</Nowrap>
        </span>
      </th>
      <td className={wideNum}>{text.percent(dividend_rate)}</td>
      <td className={wideNum}>
        {dividend_status === 'HELD' ? text.withheld : <Money value={year.dividend} />}
      </td>
      <td className={wideNum}>{how ?? text.percent(refund_rate)}</td>
      <td className={wideNum}>
        {refund_status === 'HELD' ? text.withheld : <Money value={year.refund} />}
      </td>
      <td className={tableStyles.num}>
        <Money value={year.net} />
      </td>
    </tr>
  );
}
