import { useMemo, useState } from 'react';
import type { Schedule } from '../../core/loan/terms.ts';
import { yearsOf } from '../../core/loan/years.ts';
import { formatBaht, formatNumber } from '../../core/thai-number.ts';
import { Panel } from '../../kit/panel/Panel.tsx';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import styles from './schedule.module.css';
import { scheduleText as text } from './schedule.text.ts';
import { useAllRows } from './use-all-rows.ts';
import { type Money, YearRows } from './YearRows.tsx';

interface ScheduleTableProps {
  readonly schedule: Omit<Schedule, 'baseSatang'>;
  /** Unless told, plain figures that cannot be hidden. The same function every time. */
  readonly money?: Money;
}

/** Every instalment by years: one year open, the others folded to their sums (B.1). */
export function ScheduleTable({ schedule, money = formatBaht }: ScheduleTableProps) {
  const years = useMemo(() => yearsOf(schedule), [schedule]);
  const all = useAllRows(schedule);
  const [opened, setOpened] = useState<ReadonlySet<number>>();
  const open = opened ?? new Set(years.slice(0, 1).map(({ yearBe }) => yearBe));
  const { instalments, totalInterestSatang, totalPaidSatang } = schedule;

  function toggle(yearBe: number) {
    const next = new Set(open);
    if (!next.delete(yearBe)) next.add(yearBe);
    setOpened(next);
  }
  return (
    <Panel className={styles.panel}>
      <table className={styles.schedule}>
        <caption>
          <VisuallyHidden>{text.caption}</VisuallyHidden>
        </caption>
        <Columns />
        {years.map((year) => (
          <YearRows
            key={year.yearBe}
            year={year}
            open={open.has(year.yearBe)}
            all={all}
            onToggle={toggle}
            money={money}
          />
        ))}
        <tbody>
          <tr className={styles.all}>
            <th scope="row" colSpan={2} className={styles.no}>
              {text.all(instalments.length)}
            </th>
            <td className={styles.days}>
              {formatNumber(
                years.reduce((sum, { days }) => sum + days, 0),
                0,
              )}
            </td>
            <td className={styles.opening} />
            <td className={styles.principal}>{money(totalPaidSatang - totalInterestSatang)}</td>
            <td className={styles.interest}>{money(totalInterestSatang)}</td>
            <td className={styles.payment}>{money(totalPaidSatang)}</td>
            <td className={styles.closing} />
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

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
