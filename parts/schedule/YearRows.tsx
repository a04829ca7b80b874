import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Instalment } from '../../core/loan/terms.ts';
import type { ScheduleYear } from '../../core/loan/years.ts';
import type { Satang } from '../../core/satang.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import { formatNumber } from '../../core/thai-number.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import styles from './schedule.module.css';
import { scheduleText as text } from './schedule.text.ts';

/** How an amount is written. */
export type Money = (satang: Satang) => ReactNode;

interface YearRowsProps {
  readonly year: ScheduleYear;
  readonly open: boolean;
  /** Folded rows are there too: for paper, and for those without script. */
  readonly all: boolean;
  readonly onToggle: (yearBe: number) => void;
  readonly money: Money;
}

/** The sums of a year, and its instalments when it is open. */
export function YearRows({ year, open, all, onToggle, money }: YearRowsProps) {
  const id = `year-${year.yearBe}`;
  return (
    <>
      <tbody>
        <tr className={styles.year}>
          <th scope="rowgroup" colSpan={2} className={styles.no}>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => onToggle(year.yearBe)}
            >
              <Icon of={ChevronRight} size="s" />
              {text.yearSum(year.yearBe)}
            </button>
          </th>
          <td className={styles.days}>{formatNumber(year.days, 0)}</td>
          <td className={styles.opening} />
          <td className={styles.principal}>{money(year.principalSatang)}</td>
          <td className={styles.interest}>{money(year.interestSatang)}</td>
          <td className={styles.payment}>{money(year.paymentSatang)}</td>
          <td className={styles.closing}>{money(year.closingSatang)}</td>
        </tr>
      </tbody>
      <tbody id={id} className={styles.rows} data-folded={open ? undefined : true}>
        {open || all
          ? year.instalments.map((row) => <Row key={row.periodNo} row={row} money={money} />)
          : null}
      </tbody>
    </>
  );
}

interface RowProps {
  readonly row: Instalment;
  readonly money: Money;
}

const Row = memo(function Row({ row, money }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.no}>
        <span className={styles.word}>{text.columns.no} </span>
        <span className={styles.figure}>{row.periodNo}</span>
      </th>
      <td className={styles.due}>
        <time dateTime={row.dueOn}>{thaiDateShort(row.dueOn)}</time>
      </td>
      <td className={styles.days}>{row.days}</td>
      <td className={styles.opening}>{money(row.openingSatang)}</td>
      <td className={styles.principal}>{money(row.principalSatang)}</td>
      <td className={styles.interest}>{money(row.interestSatang)}</td>
      <td className={styles.payment}>{money(row.paymentSatang)}</td>
      <td className={styles.closing}>{money(row.closingSatang)}</td>
    </tr>
  );
});
