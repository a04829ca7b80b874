import { useState } from 'react';
import { asciiDigits } from '../../../../../core/membership-number.ts';
import { bangkokDay, parseThaiDate, thaiDateNumeric } from '../../../../../core/thai-date.ts';
import { DayField } from '../../../../../kit/calendar/DayField.tsx';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { VisuallyHidden } from '../../../../../kit/text/VisuallyHidden.tsx';
import styles from '../editor.module.css';
import { text } from '../editor.text.ts';

const bangkok = '+07:00';

const clockOf = (instant: string): string =>
  new Date(new Date(instant).getTime() + 7 * 3_600_000).toISOString().slice(11, 16);

interface Typed {
  readonly day: string;
  readonly clock: string;
}

interface Read {
  /** Undefined: at fault. */
  readonly value: string | null | undefined;
  readonly dayFault?: string;
  readonly clockFault?: string;
}

const digits = (typed: string): string => asciiDigits(typed).trim();

/** A day without a clock begins with it. */
function readInstant({ day, clock }: Typed): Read {
  if (day.trim() === '' && clock.trim() === '') return { value: null };
  if (day.trim() === '') return { value: undefined, dayFault: text.dayMissing };
  const date = parseThaiDate(day);
  if (date === undefined) return { value: undefined, dayFault: text.wrongDay };
  const [, hour = '00', minute = '00'] = /^(\d{1,2})[:.](\d{2})$/.exec(digits(clock)) ?? [];
  const isClock = clock.trim() === '' || /^\d{1,2}[:.]\d{2}$/.test(digits(clock));
  if (!isClock || Number(hour) > 23 || Number(minute) > 59) {
    return { value: undefined, clockFault: text.wrongClock };
  }
  return {
    value: new Date(`${date}T${hour.padStart(2, '0')}:${minute}:00${bangkok}`).toISOString(),
  };
}

interface InstantFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: string | undefined;
}

/** A day and a time of Bangkok's clock. What cannot be read stays, and changes nothing. */
export function InstantField({ label, hint, value, onChange, error }: InstantFieldProps) {
  const [typed, setTyped] = useState<Typed>({
    day: value === null ? '' : thaiDateNumeric(bangkokDay(new Date(value))),
    clock: value === null ? '' : clockOf(value),
  });
  const [isChecked, setChecked] = useState(false);
  const { dayFault, clockFault } = isChecked ? readInstant(typed) : ({} as Read);

  function type(more: Partial<Typed>) {
    const next = { ...typed, ...more };
    setTyped(next);
    const read = readInstant(next);
    if (read.value !== undefined && read.value !== value) onChange(read.value);
  }
  // The legend says it to the eye, the label to whoever asks for a field by its name.
  const named = (word: string) => (
    <>
      <VisuallyHidden>{label} </VisuallyHidden>
      {word}
    </>
  );
  return (
    <fieldset className={styles.instant} onBlur={() => setChecked(true)}>
      <legend>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      <TextField
        label={named(text.day)}
        hint={text.dayHint}
        error={dayFault ?? error}
        autoComplete="off"
        value={typed.day}
        onChange={({ target }) => type({ day: target.value })}
      />
      <TextField
        label={named(text.clock)}
        hint={text.clockHint}
        error={clockFault}
        autoComplete="off"
        value={typed.clock}
        onChange={({ target }) => type({ clock: target.value })}
      />
    </fieldset>
  );
}

interface HappeningDayProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: string | undefined;
}

/** A day that may be none. What cannot be read stays, and changes nothing. */
export function HappeningDay({ label, value, onChange, error }: HappeningDayProps) {
  const [typed, setTyped] = useState(value === null ? '' : thaiDateNumeric(value));
  const [isChecked, setChecked] = useState(false);
  const isWrong = typed.trim() !== '' && parseThaiDate(typed) === undefined;

  function type(day: string) {
    setTyped(day);
    const read = day.trim() === '' ? null : parseThaiDate(day);
    if (read !== undefined && read !== value) onChange(read);
  }
  return (
    <DayField
      label={label}
      hint={text.dayHint}
      error={isChecked && isWrong ? text.wrongDay : error}
      value={typed}
      onBlur={() => setChecked(true)}
      onChange={type}
    />
  );
}
