import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Day } from '../../core/days.ts';
import { bangkokDay, thaiDateLong, thaiWeekday } from '../../core/thai-date.ts';
import { classes } from '../classes.ts';
import styles from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';
import { dayByKey, weeksOf } from './month-grid.ts';

interface MonthDaysProps {
  /** Month and year, for speech. */
  readonly label: string;
  /** The one day that Tab leads to; its month is shown. */
  readonly current: Day;
  readonly chosen: Day | undefined;
  readonly first: Day;
  readonly last: Day;
  /** Whether the focus goes to the current day. */
  readonly followed: boolean;
  readonly onMove: (day: Day) => void;
  readonly onChoose: (day: Day) => void;
}

function nameOf(day: Day, today: Day): string {
  const name = `${thaiWeekday(day)} ${thaiDateLong(day)}`;
  return day === today ? text.today(name) : name;
}

/** One month of days: arrows go from day to day, Page Up and Page Down from month to month. */
export function MonthDays(props: MonthDaysProps) {
  const { label, current, chosen, first, last, followed, onMove, onChoose } = props;
  const today = bangkokDay(new Date());
  const grid = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day has moved
  useEffect(() => {
    if (followed) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [followed, current]);
  function handleKeyDown(event: KeyboardEvent) {
    const next = dayByKey(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  }
  return (
    <table ref={grid} className={styles.days} aria-label={label} onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          {text.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(current.slice(0, 7)).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) =>
              day === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no identity
                <td key={at} />
              ) : (
                <td key={day}>
                  <button
                    type="button"
                    className={classes(styles.day, day === today && styles.today)}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={nameOf(day, today)}
                    aria-current={day === chosen ? 'date' : undefined}
                    disabled={day < first || day > last}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
