import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Instalment } from '../../../../../core/loan/terms.ts';
import type { ScheduleYear } from '../../../../../core/loan/years.ts';
import { thaiDateShort } from '../../../../../core/thai-date.ts';
import { formatBaht, formatNumber } from '../../../../../core/thai-number.ts';
import { Icon } from '../../../../../kit/icon/Icon.tsx';
import { text } from '../../loancal.text.ts';
import styles from './schedule.module.css';

interface YearRowsProps {
  readonly year: ScheduleYear;
  readonly open: boolean;
  /** Folded rows are there too: for paper, and for those without script. */
  readonly all: boolean;
  readonly onToggle: (yearBe: number) => void;
}

/** The sums of a year, and its instalments when it is open. */
export function YearRows({ year, open, all, onToggle }: YearRowsProps) {
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
          <td className={styles.principal}>{formatBaht(year.principalSatang)}</td>
          <td className={styles.interest}>{formatBaht(year.interestSatang)}</td>
          <td className={styles.payment}>{formatBaht(year.paymentSatang)}</td>
          <td className={styles.closing}>{formatBaht(year.closingSatang)}</td>
        </tr>
      </tbody>
      <tbody id={id} className={styles.rows} data-folded={open ? undefined : true}>
        {open || all ? year.instalments.map((row) => <Row key={row.periodNo} row={row} />) : null}
      </tbody>
    </>
  );
}

const Row = memo(function Row({ row }: { readonly row: Instalment }) {
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
      <td className={styles.opening}>{formatBaht(row.openingSatang)}</td>
      <td className={styles.principal}>{formatBaht(row.principalSatang)}</td>
      <td className={styles.interest}>{formatBaht(row.interestSatang)}</td>
      <td className={styles.payment}>{formatBaht(row.paymentSatang)}</td>
      <td className={styles.closing}>{formatBaht(row.closingSatang)}</td>
    </tr>
  );
});
