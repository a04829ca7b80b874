import { Download, Search, Sigma } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Day } from '../../../core/days.ts';
import { buddhistYear } from '../../../core/thai-date.ts';
import { Chips } from '../../../kit/chips/Chips.tsx';
import { classes } from '../../../kit/classes.ts';
import { DateRange } from '../../../kit/date-range/DateRange.tsx';
import { SelectField } from '../../../kit/field/SelectField.tsx';
import { FoldRow } from '../../../kit/fold-row/FoldRow.tsx';
import { LiveRegion } from '../../../kit/live-region/LiveRegion.tsx';
import { Placeholder } from '../../../kit/skeleton/Placeholder.tsx';
import { useWideViewport } from '../../../kit/viewport/use-wide-viewport.ts';
import { downloadText } from '../../download/download.text.ts';
import type { History } from '../history/use-history.ts';
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
}

interface LedgerFiltersProps {
  /** Undefined until it is told: the filter keeps its place, and cannot be used. */
  readonly cached: LedgerInfo | undefined;
  /** Years that have lines. */
  readonly history: History;
  /** Spans that are offered at once. */
  readonly periods: readonly Period[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  /** What is shown, for speech; blank while nobody knows. */
  readonly announcement: string;
  /** Sums of what is chosen, which a phone folds away; left out where they stand elsewhere. */
  readonly sums?: ReactNode;
  /** `TakeFiles` of what is shown. */
  readonly files?: ReactNode;
}

/** What a ledger shows: ready-made spans, a year, days, words or an amount; and that in words. */
export function LedgerFilters({ cached, ...rest }: LedgerFiltersProps) {
  if (cached) return <Filters cached={cached} {...rest} />;
  // Which span is in force goes by the day of the records: nothing stands open before.
  const history = { ...rest.history, onOpen: opensNothing };
  return (
    <Placeholder>
      <Filters {...rest} cached={nothing} history={history} />
    </Placeholder>
  );
}

const opensNothing = () => {};
const nothing: LedgerInfo = { as_of: '2000-01-01' };

interface FiltersProps extends LedgerFiltersProps {
  readonly cached: LedgerInfo;
}

function Filters(props: FiltersProps) {
  const { cached, periods, chosen, onChange, announcement } = props;
  const { q, from, to } = chosen;
  const wide = useWideViewport();
  const period = periodOf(periods, { from, to }, cached.as_of);
  const [row, others] = wide ? [periods, []] : onPhone(periods);
  const chips = (label: string, some: readonly Period[]) => (
    <Chips
      label={label}
      choices={some.map((key) => ({ key, name: text.periods[key] }))}
      chosen={period}
      onChoose={(next) => onChange({ ...periodDays(next, cached.as_of), q })}
    />
  );
  return (
    <>
      <section className={styles.filters} aria-label={text.label}>
        {wide ? (
          <WideFilters {...props}>{chips(text.oftenUsed, row)}</WideFilters>
        ) : (
          <PhoneFilters
            {...props}
            isOwn={q !== undefined || period === undefined}
            others={others.length > 0 ? chips(text.otherSpans, others) : null}
            isOther={others.some((key) => key === period)}
          >
            {chips(text.oftenUsed, row)}
          </PhoneFilters>
        )}
      </section>
      <LiveRegion text={announcement} />
    </>
  );
}

/** Everything at once: chips, fields, files. */
function WideFilters({ children, ...rest }: FiltersProps & { readonly children: ReactNode }) {
  return (
    <>
      <div className={styles.controls}>
        {children}
        <Fields {...rest} />
      </div>
      <div className={styles.shown}>
        <Shown {...rest} />
        {rest.files}
      </div>
    </>
  );
}

interface PhoneFiltersProps extends FiltersProps {
  /** Something is looked for, or there are days of one's own: the fields are open, to be seen. */
  readonly isOwn: boolean;
  /** Spans that the row has no room for. */
  readonly others: ReactNode;
  /** One of them is in force: they are open, too. */
  readonly isOther: boolean;
  readonly children: ReactNode;
}

/** As many as one row of a phone has room for. */
const mostInRow = 4;

/** Those of the row, and the others: the row has all, the newest days and the year. */
function onPhone(periods: readonly Period[]): readonly [readonly Period[], readonly Period[]] {
  if (periods.length <= mostInRow) return [periods, []];
  const row = periods.filter((key) => rowOfPhone.has(key));
  return [row, periods.filter((key) => !rowOfPhone.has(key))];
}

const rowOfPhone: ReadonlySet<Period> = new Set(['all', 'month', 'months3', 'year']);

/** One row of spans, one of what can be opened; the lines begin on the first screen. */
function PhoneFilters({ isOwn, others, isOther, children, ...rest }: PhoneFiltersProps) {
  const { sums, files } = rest;
  const { onOpen } = rest.history;
  const opened = isOwn || isOther ? 'find' : undefined;
  useEffect(() => {
    if (opened) onOpen();
  }, [opened, onOpen]);
  const fields = (
    <div className={styles.controls}>
      {others}
      <Fields {...rest} />
    </div>
  );
  const all = [
    { key: 'sums', name: text.sums, icon: Sigma, printed: true, content: sums },
    { key: 'find', name: text.look, icon: Search, content: fields },
    { key: 'save', name: downloadText.save, icon: Download, content: files },
  ];
  return (
    <>
      <div className={styles.controls}>{children}</div>
      <FoldRow
        label={text.tools}
        folds={all.filter(({ content }) => content)}
        opened={opened}
        onOpen={(key) => key === 'find' && onOpen()}
      />
      <Shown {...rest} printed={!isOwn} />
    </>
  );
}

/** A year, days, words or an amount. */
function Fields({ cached: { as_of: asOf }, history, chosen, onChange }: FiltersProps) {
  const { q, from, to } = chosen;
  const choose = (days: Span) => onChange({ from: days.from, to: days.to, q });
  return (
    <div className={styles.fields}>
      <YearField history={history} asOf={asOf} span={{ from, to }} onChange={choose} />
      <DateRange
        {...{ from, to }}
        first={`${history.years?.at(-1) ?? asOf.slice(0, 4)}-01-01`}
        last={asOf}
        onChange={choose}
      />
      <FindField q={q} onChange={(words) => onChange({ from, to, q: words })} />
    </div>
  );
}

interface ShownProps extends Pick<FiltersProps, 'chosen'> {
  /** On paper alone: on the screen a chip says it. */
  readonly printed?: boolean;
}

function Shown({ chosen, printed = false }: ShownProps) {
  return (
    <p className={classes(styles.inForce, printed && styles.printed)}>
      {text.shown} {filterInWords(chosen)}
    </p>
  );
}

interface YearFieldProps {
  readonly history: History;
  readonly asOf: Day;
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

/**
 * One year out of those that have lines, in the Buddhist era. Before they are known it is that of
 * the chosen days, if they are one.
 */
function YearField({ history, asOf, span, onChange }: YearFieldProps) {
  const known = history.years;
  const failed = history.query.state === 'failure';
  const years = known ?? [Number((span.from ?? asOf).slice(0, 4))];
  return (
    <SelectField
      label={text.year}
      name="year"
      disabled={known === undefined}
      hint={failed ? text.noYears : undefined}
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
