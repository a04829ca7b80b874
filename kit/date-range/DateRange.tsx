import { type KeyboardEvent, useState } from 'react';
import type { Day } from '../../core/days.ts';
import { parseThaiDate, thaiDateShort } from '../../core/thai-date.ts';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { TextField } from '../field/TextField.tsx';
import { words } from '../words.text.ts';
import styles from './date-range.module.css';
import { dateRangeText } from './date-range.text.ts';
import { type Judged, judgeRange, type Range } from './range.ts';

interface DateRangeProps extends Range {
  /** Days that a calendar offers, both included; others can be typed. */
  readonly first: Day;
  readonly last: Day;
  /** Two good days, or open ends; called when they differ from what is in force. */
  readonly onChange: (range: Range) => void;
}

const written = (day: string | undefined): string => (day ? thaiDateShort(day) : '');

/** From–to in Thai dates. Enter or leaving a field puts them in force; a fault keeps the words. */
export function DateRange({ from, to, first, last, onChange }: DateRangeProps) {
  const [typed, setTyped] = useState({ from: written(from), to: written(to) });
  const [faults, setFaults] = useState<Judged['faults']>({});
  const [inForce, setInForce] = useState({ from, to });
  // Another control (a chip, the address) has changed a day: write it out anew. What is being
  // typed into the other field stays, with what is wrong with it.
  if (inForce.from !== from || inForce.to !== to) {
    const renewed = {
      ...(inForce.from !== from ? { from: written(from) } : {}),
      ...(inForce.to !== to ? { to: written(to) } : {}),
    };
    setInForce({ from, to });
    setTyped({ ...typed, ...renewed });
    setFaults('from' in renewed && 'to' in renewed ? {} : faults);
  }

  function commit(next = typed) {
    setTyped(next);
    const judged = judgeRange(next.from, next.to);
    setFaults(judged.faults);
    if (!judged.range) return;
    setTyped({ from: written(judged.range.from), to: written(judged.range.to) });
    if (judged.range.from !== from || judged.range.to !== to) onChange(judged.range);
  }
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  }

  const field = (end: 'from' | 'to') => {
    const fault = faults[end];
    return (
      <TextField
        label={words[end]}
        name={end}
        autoComplete="off"
        value={typed[end]}
        error={fault && dateRangeText.faults[fault]}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
        onBlur={() => commit()}
        onKeyDown={enter}
        inside={
          <CalendarButton
            label={words[end]}
            day={parseThaiDate(typed[end])}
            {...{ first, last }}
            onChoose={(day) => commit({ ...typed, [end]: thaiDateShort(day) })}
          />
        }
      />
    );
  };
  return (
    <div className={styles.dates}>
      {field('from')}
      {field('to')}
    </div>
  );
}
