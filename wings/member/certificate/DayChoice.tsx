import { type KeyboardEvent, useState } from 'react';
import type { Day } from '../../../core/days.ts';
import { parseThaiDate, thaiDateLong, thaiDateShort } from '../../../core/thai-date.ts';
import { CalendarButton } from '../../../kit/calendar/CalendarButton.tsx';
import { TextField } from '../../../kit/field/TextField.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import styles from './certificate.module.css';
import { text } from './certificate.text.ts';

interface DayChoiceProps {
  readonly first: Day;
  readonly last: Day;
  /** In force. */
  readonly on: Day;
  readonly onChange: (day: Day) => void;
}

function faultOf(day: Day | undefined, first: Day, last: Day): string | undefined {
  if (day === undefined) return text.notDay;
  if (day < first) return text.tooEarly(thaiDateLong(first));
  return day > last ? text.tooLate(thaiDateLong(last)) : undefined;
}

/** The day of the balances. Enter or leaving the field puts it in force; a fault keeps it. */
export function DayChoice({ first, last, on, onChange }: DayChoiceProps) {
  const [typed, setTyped] = useState(thaiDateShort(on));
  const [fault, setFault] = useState<string>();
  const [inForce, setInForce] = useState(on);
  if (inForce !== on) {
    setInForce(on);
    setTyped(thaiDateShort(on));
    setFault(undefined);
  }
  function commit(words = typed) {
    const day = parseThaiDate(words);
    const wrong = faultOf(day, first, last);
    setFault(wrong);
    if (day === undefined || wrong !== undefined) return;
    setTyped(thaiDateShort(day));
    if (day !== on) onChange(day);
  }
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  }
  return (
    <Panel label={text.day} className={styles.day}>
      <p>{text.lead}</p>
      <TextField
        label={text.day}
        hint={text.dayHint(thaiDateShort(first), thaiDateShort(last))}
        name="on"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => commit()}
        onKeyDown={enter}
        inside={
          <CalendarButton
            label={text.day}
            day={parseThaiDate(typed)}
            {...{ first, last }}
            onChoose={(day) => commit(thaiDateShort(day))}
          />
        }
      />
    </Panel>
  );
}
