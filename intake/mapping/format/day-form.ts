/** Days, months and years in the form that a mapping states (part E): nothing is guessed. */
import { isDay } from '../../../core/days.ts';
import { fromBuddhistYear, monthNumber } from '../../../core/thai-date.ts';
import { Refusal } from '../../decode/fields.ts';
import { formatReasons as reasons } from '../mapping.text.ts';
import type { DateFormat } from './format.ts';
import { dayTokens } from './tokens.ts';

const patterns: Readonly<Record<string, string>> = {
  d: '(?<d>\\d{1,2})',
  dd: '(?<d>\\d{2})',
  m: '(?<m>\\d{1,2})',
  mm: '(?<m>\\d{2})',
  mmm: '(?<m>[\\u0e00-\\u0e4e.]+)',
  mmmm: '(?<m>[\\u0e00-\\u0e4e.]+)',
  yy: '(?<y>\\d{2})',
  yyyy: '(?<y>\\d{4})',
  ' ': '\\s+',
};

function patternOf(form: string): RegExp {
  const parts = dayTokens(form).map(
    (token) => patterns[token] ?? token.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** Years above it are of the Buddhist era. */
const lastCommonYear = 2400;

/** The year of the common era; undefined of one that the stated era cannot have. */
function yearOf(text: string, { era, pivot }: DateFormat): number | undefined {
  const year = Number(text);
  if (text.length === 2) {
    const late = year <= (pivot ?? -1);
    return era === 'be'
      ? fromBuddhistYear((late ? 2500 : 2400) + year)
      : (late ? 2000 : 1900) + year;
  }
  const isBuddhist = year > lastCommonYear;
  if (era !== 'mixed' && isBuddhist !== (era === 'be')) return undefined;
  return isBuddhist ? fromBuddhistYear(year) : year;
}

const two = (value: number): string => String(value).padStart(2, '0');
/** `00/00/0000`, `0000-00-00`, `00000000`: how core systems write that there is no day. */
const nothing = /^[0\s/.-]*$/;

/**
 * Reads what `format` states: a day as `YYYY-MM-DD`, a month as `YYYY-MM`, a year as `YYYY`, all of
 * the common era. Blanks and zeros are null. A day that does not exist is refused.
 */
export function dateReader(format: DateFormat): (text: string) => string | null | Refusal {
  const pattern = patternOf(format.form);
  return (text) => {
    if (nothing.test(text)) return null;
    const { d = '01', m = '01', y } = pattern.exec(text)?.groups ?? {};
    if (y === undefined) return new Refusal(reasons.form(format.form, text));
    const year = yearOf(y, format);
    if (year === undefined) return new Refusal(reasons.era(format.era, text));
    const month = /^\d+$/.test(m) ? Number(m) : monthNumber(m);
    const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(Number(d))}`;
    if (!isDay(day)) return new Refusal(reasons.noDay(text));
    return format.kind === 'day' ? day : day.slice(0, format.kind === 'month' ? 7 : 4);
  };
}
