import { memo, useMemo, useState } from 'react';
import { yearsOf } from '../../../../../core/loan/years.ts';
import { formatBaht, formatNumber } from '../../../../../core/thai-number.ts';
import { CalculatorSheet } from '../../../../../kit/calculator/CalculatorSheet.tsx';
import { Note } from '../../../../../kit/frame/Note.tsx';
import { Panel } from '../../../../../kit/panel/Panel.tsx';
import { useSite } from '../../../../../kit/site/site.ts';
import { TakeAway } from '../../../../../kit/take-away/TakeAway.tsx';
import { Sr } from '../../../../../kit/text/Sr.tsx';
import type { LoanResult } from '../../input/result.ts';
import { text } from '../../loancal.text.ts';
import { csvRows } from './csv-rows.ts';
import styles from './schedule.module.css';
import { useAllRows } from './use-all-rows.ts';
import { YearRows } from './YearRows.tsx';

interface ScheduleProps {
  readonly result: LoanResult;
  readonly old: boolean;
}

/** Every instalment by years: one year open, the others folded to their sums (B.1). */
export const Schedule = memo(function Schedule({ result, old }: ScheduleProps) {
  const site = useSite();
  const { chosen } = result;
  const years = useMemo(() => yearsOf(chosen), [chosen]);
  const all = useAllRows(chosen);
  const [opened, setOpened] = useState<ReadonlySet<number>>();
  const open = opened ?? new Set(years.slice(0, 1).map(({ yearBe }) => yearBe));

  function toggle(yearBe: number) {
    const next = new Set(open);
    if (!next.delete(yearBe)) next.add(yearBe);
    setOpened(next);
  }
  return (
    <CalculatorSheet
      title={text.schedule}
      sub={text.scheduleOf(result.way, chosen.instalments.length)}
      old={old}
      end={<TakeAway fileName={text.fileName} rows={() => csvRows(result)} />}
    >
      <Panel className={styles.panel}>
        <table className={styles.schedule}>
          <caption>
            <Sr>{text.caption}</Sr>
          </caption>
          <Columns />
          {years.map((year) => (
            <YearRows
              key={year.yearBe}
              year={year}
              open={open.has(year.yearBe)}
              all={all}
              onToggle={toggle}
            />
          ))}
          <tbody>
            <tr className={styles.all}>
              <th scope="row" colSpan={2} className={styles.no}>
                {text.all(chosen.instalments.length)}
              </th>
              <td className={styles.days}>
                {formatNumber(
                  years.reduce((sum, { days }) => sum + days, 0),
                  0,
                )}
              </td>
              <td className={styles.opening} />
              <td className={styles.principal}>{formatBaht(result.terms.principalSatang)}</td>
              <td className={styles.interest}>{formatBaht(chosen.totalInterestSatang)}</td>
              <td className={styles.payment}>{formatBaht(chosen.totalPaidSatang)}</td>
              <td className={styles.closing} />
            </tr>
          </tbody>
        </table>
      </Panel>
      <Note>{text.note(site.day_count === 'actual', site.loan_round_step)}</Note>
    </CalculatorSheet>
  );
});

const columns = Object.entries(text.columns);

function Columns() {
  return (
    <thead>
      <tr>
        {columns.map(([key, name]) => (
          <th key={key} scope="col" className={styles[key]}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
