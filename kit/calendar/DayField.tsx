import { addMonths } from '../../core/days.ts';
import { bangkokDay, parseThaiDate, thaiDateLong, thaiDateNumeric } from '../../core/thai-date.ts';
import { TextField, type TextFieldProps } from '../field/TextField.tsx';
import { CalendarButton } from './CalendarButton.tsx';

/** Ten years on either side of today: what is further away can be typed. */
const monthsAround = 120;

interface DayFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'inside' | 'live' | 'label'> {
  readonly label: string;
  /** As it is typed: a day of the Buddhist era, or what is none. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A day that is typed or chosen; what was understood stands beside it. */
export function DayField({ value, onChange, ...rest }: DayFieldProps) {
  const day = parseThaiDate(value);
  const today = bangkokDay(new Date());
  return (
    <TextField
      autoComplete="off"
      maxLength={40}
      {...rest}
      live={day === undefined ? '' : thaiDateLong(day)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inside={
        <CalendarButton
          label={rest.label}
          day={day}
          first={addMonths(today, -monthsAround)}
          last={addMonths(today, monthsAround)}
          onChoose={(chosen) => onChange(thaiDateNumeric(chosen))}
        />
      }
    />
  );
}
