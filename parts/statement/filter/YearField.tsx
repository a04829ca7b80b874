import type { Day } from '../../../core/days.ts';
import { buddhistYear } from '../../../core/thai-date.ts';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { filterText as text } from './filter.text.ts';
import { type Span, yearDays, yearOf } from './periods.ts';

interface YearFieldProps {
  /** Common era, newest first. */
  readonly years: readonly number[];
  readonly asOf: Day;
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

/** One year out of those that have lines, in the Buddhist era. */
export function YearField({ years, asOf, span, onChange }: YearFieldProps) {
  return (
    <SelectField
      label={text.year}
      name="year"
      value={yearOf(years, span, asOf) ?? ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? {} : yearDays(Number(target.value), asOf))
      }
    >
      <option value="">{text.anyYear}</option>
      {years.map((year) => (
        <option key={year} value={year}>
          {buddhistYear(String(year))}
        </option>
      ))}
    </SelectField>
  );
}
