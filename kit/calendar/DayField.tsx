import { addMonths, type Day } from '../../core/days.ts';
import { bangkokDay, parseThaiDate, thaiDateLong, thaiDateNumeric } from '../../core/thai-date.ts';
import { TextField, type TextFieldProps } from '../field/TextField.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { CalendarButton } from './CalendarButton.tsx';

/** What stands for a day: an election's calendar, news of last year. */
const monthsAround = 120;

interface DayFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'inside' | 'live' | 'label'> {
  readonly label: string;
  /** What the label belongs to, where the eye sees it elsewhere. */
  readonly prefix?: string;
  /** As it is typed: a day of the Buddhist era, or what is none. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Days that the calendar offers, both included; ten years on either side without. */
  readonly first?: Day;
  readonly last?: Day;
}

/** A day that is typed or chosen; what was understood stands beside it. */
export function DayField({ label, prefix, value, onChange, first, last, ...rest }: DayFieldProps) {
  const day = parseThaiDate(value);
  const today = bangkokDay(new Date());
  return (
    <TextField
      autoComplete="off"
      maxLength={40}
      {...rest}
      label={
        <>
          {prefix === undefined ? null : <VisuallyHidden>{prefix} </VisuallyHidden>}
          {label}
        </>
      }
      live={day === undefined ? '' : thaiDateLong(day)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inside={
        <CalendarButton
          label={[prefix, label].filter(Boolean).join(' ')}
          day={day}
          first={first ?? addMonths(today, -monthsAround)}
          last={last ?? addMonths(today, monthsAround)}
          onChoose={(chosen) => onChange(thaiDateNumeric(chosen))}
        />
      }
    />
  );
}
