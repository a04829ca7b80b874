import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addMonths, type Day } from '../../core/days.ts';
import { bangkokDay, buddhistYear, longMonths, toBuddhistYear } from '../../core/thai-date.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';
import type { CalendarProps } from './calendar-props.ts';
import { MonthDays } from './MonthDays.tsx';
import { within } from './month-grid.ts';

interface CalendarDialogProps extends CalendarProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A calendar of the Buddhist era over the page. */
export function CalendarDialog({ open, onClose, ...rest }: CalendarDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={rest.label}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <Calendar
        {...rest}
        onChoose={(day) => {
          onClose();
          rest.onChoose(day);
        }}
      />
    </Dialog>
  );
}

/** Opens on the month of the day that is chosen, with the focus on it. */
function Calendar({ day, first, last, onChoose }: CalendarProps) {
  const [current, setCurrent] = useState(within(day ?? bangkokDay(new Date()), first, last));
  // The focus moves with the keys; whoever turns the pages keeps it on the control that turns.
  const [followed, setFollowed] = useState(true);
  function show(next: Day, follow: boolean) {
    setCurrent(within(next, first, last));
    setFollowed(follow);
  }
  const turn = (months: number) => show(addMonths(current, months), false);
  const [year, month] = [Number(current.slice(0, 4)), Number(current.slice(5, 7))];
  const firstYear = Number(first.slice(0, 4));
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - firstYear + 1 },
    (_, at) => firstYear + at,
  );
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Turn name={text.earlier} icon={ChevronLeft} onClick={() => turn(-1)} />
        <select
          aria-label={text.month}
          value={month}
          onChange={({ target }) => turn(Number(target.value) - month)}
        >
          {longMonths.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={text.year}
          value={year}
          onChange={({ target }) => turn(12 * (Number(target.value) - year))}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {toBuddhistYear(one)}
            </option>
          ))}
        </select>
        <Turn name={text.later} icon={ChevronRight} onClick={() => turn(1)} />
      </div>
      <MonthDays
        label={`${longMonths[month - 1]} ${buddhistYear(current)}`}
        {...{ current, first, last, followed, onChoose }}
        chosen={day}
        onMove={(next) => show(next, true)}
      />
    </div>
  );
}

interface TurnProps {
  readonly name: string;
  readonly icon: typeof ChevronLeft;
  readonly onClick: () => void;
}

function Turn({ name, icon, onClick }: TurnProps) {
  return (
    <button type="button" className={styles.turn} aria-label={name} onClick={onClick}>
      <Icon of={icon} />
    </button>
  );
}
