import { parseThaiDate, thaiDateLong } from '../../../../core/thai-date.ts';
import { TextField } from '../../../../kit/field/TextField.tsx';

interface DayFieldProps {
  readonly label: string;
  /** As it is typed: a day of the Buddhist era. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A day as people write it; what was understood stands beside it. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  const day = parseThaiDate(value);
  return (
    <TextField
      label={label}
      error={error}
      live={day === undefined ? '' : thaiDateLong(day)}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
