import type { ReactNode } from 'react';
import type { Day } from '../../../core/days.ts';
import { buddhistYear } from '../../../core/thai-date.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Chips } from '../../../kit/chips/Chips.tsx';
import { DateRange } from '../../../kit/date-range/DateRange.tsx';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { LiveRegion } from '../../../kit/live-region/LiveRegion.tsx';
import { Placeholder } from '../../../kit/skeleton/Placeholder.tsx';
import { FindField } from './FindField.tsx';
import styles from './filter.module.css';
import { filterInWords, filterText as text } from './filter.text.ts';
import { type Period, periodDays, periodOf, type Span, yearDays, yearOf } from './periods.ts';

/** What a ledger is asked for, from its first page on. */
export interface Chosen extends Span {
  readonly q?: string | undefined;
}

interface LedgerInfo {
  /** Day of the records. */
  readonly as_of: Day;
  /** Years that have lines, common era, newest first. */
  readonly years: readonly number[];
}

interface LedgerFiltersProps {
  /** Undefined until it is told: the filter keeps its place, and cannot be used. */
  readonly cached: LedgerInfo | undefined;
  /** Spans that are offered at once. */
  readonly periods: readonly Period[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  /** How many lines the search found; undefined while nobody knows. */
  readonly count: number | undefined;
  /** `TakeFiles` of what is shown. */
  readonly files?: ReactNode;
}

/** What a ledger shows: ready-made spans, a year, days, words or an amount; and that in words. */
export function LedgerFilters({ cached, ...rest }: LedgerFiltersProps) {
  if (cached) return <Filters cached={cached} {...rest} />;
  return (
    <Placeholder>
      <Filters cached={nothing} {...rest} />
    </Placeholder>
  );
}

const nothing: LedgerInfo = { as_of: '2000-01-01', years: [] };

interface FiltersProps extends LedgerFiltersProps {
  readonly cached: LedgerInfo;
}

function Filters({ cached, periods, chosen, onChange, count, files }: FiltersProps) {
  const { as_of: asOf, years } = cached;
  const { q, from, to } = chosen;
  const span = { from, to };
  const choose = (days: Span) => onChange({ from: days.from, to: days.to, q });
  return (
    <section className={styles.filters} aria-label={text.label}>
      <div className={styles.controls}>
        <Chips
          label={text.oftenUsed}
          choices={periods.map((key) => ({ key, name: text.periods[key] }))}
          chosen={periodOf(periods, span, asOf)}
          onChoose={(period) => choose(periodDays(period, asOf))}
        />
        <div className={styles.fields}>
          <YearField years={years} asOf={asOf} span={span} onChange={choose} />
          <DateRange from={from} to={to} onChange={choose} />
          <FindField q={q} onChange={(words) => onChange({ from, to, q: words })} />
        </div>
      </div>
      <div className={styles.shown}>
        <p>
          {text.shown} {filterInWords(chosen)}
        </p>
        {files}
      </div>
      <LiveRegion text={count === undefined ? '' : text.announce(formatNumber(count, 0))} />
    </section>
  );
}

interface YearFieldProps {
  /** Common era, newest first. */
  readonly years: readonly number[];
  readonly asOf: Day;
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

/** One year out of those that have lines, in the Buddhist era. */
function YearField({ years, asOf, span, onChange }: YearFieldProps) {
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
