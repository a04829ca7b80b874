/** What a column seems to hold, by its values and its name, and why. */
import { isNationalId } from '../../../core/national-id.ts';
import { Refusal } from '../../decode/fields.ts';
import { type Format, isDated } from '../format/format.ts';
import { type CellValue, cellReader } from '../format/read.ts';
import { namePatterns, learnText as text } from '../learn.text.ts';
import type { FoundColumn } from './table.ts';

export interface Guess {
  readonly format: Format;
  readonly reason: string;
  /** A person should look: another reading fits as well. */
  readonly unsure: boolean;
  /** The values, where they are few: a code. */
  readonly codes?: readonly string[] | undefined;
}

type Era = 'be' | 'ce';
const eras: readonly Era[] = ['be', 'ce'];
const longDays = [
  'yyyymmdd',
  'dd/mm/yyyy',
  'd/m/yyyy',
  'yyyy-mm-dd',
  'd mmm yyyy',
  'd mmmm yyyy',
  'ddmmyyyy',
];
const shortDays = ['d mmm yy', 'dd/mm/yy', 'ddmmyy', 'yymmdd'];
const longMonths = ['mm/yyyy', 'yyyymm', 'yyyy-mm', 'mmm yyyy', 'mmmm yyyy'];
const shortMonths = ['mmm yy', 'mm/yy', 'yymm', 'mmyy'];
const {
  month: monthName,
  year: yearName,
  member: memberName,
  rate: rateName,
  money: moneyName,
  number: numberLike,
} = namePatterns;

const filled = ({ values }: FoundColumn): readonly string[] =>
  values.filter((value) => value !== '');

/** A day of the year 1 is a number that looks like one. */
function isPlausible(format: Format, value: CellValue | Refusal): boolean {
  if (value instanceof Refusal) return false;
  if (value === null || !isDated(format)) return true;
  const year = Number(String(value).slice(0, 4));
  return year > 1880 && year < 2120;
}

/** Whether every value is read by the format; zeros may stand for nothing. */
function reads(format: Format, values: readonly string[]): boolean {
  const read = cellReader(format);
  const found = values.map(read);
  return (
    found.every((value) => isPlausible(format, value)) && found.some((value) => value !== null)
  );
}

function dated<K extends 'day' | 'month'>(
  kind: K,
  forms: readonly string[],
  short: boolean,
): readonly Format[] {
  const pivot = short ? { pivot: 99 } : {};
  return forms.flatMap((form) => eras.map((era) => ({ kind, form, era, ...pivot }) as Format));
}

const dayFormats = [...dated('day', longDays, false), ...dated('day', shortDays, true)];
const monthFormats = [...dated('month', longMonths, false), ...dated('month', shortMonths, true)];

function guessDay(column: FoundColumn, values: readonly string[]): Guess | undefined {
  if (column.excelDays) {
    const format: Format = { kind: 'day', form: 'dd/mm/yyyy', era: 'ce' };
    return { format, reason: text.excelDay, unsure: false };
  }
  if (/^\d{1,5}$|^\d{7}$/.test(values[0] ?? '')) return undefined;
  const fitting = dayFormats.filter((format) => reads(format, values));
  const [format] = fitting;
  if (format?.kind !== 'day') return undefined;
  const isShort = format.pivot !== undefined;
  // Two figures of a year fit both eras: the Buddhist one is what such systems write.
  const forms = new Set(fitting.map((one) => ('form' in one ? one.form : '')));
  return { format, reason: text.day(format.form, format.era), unsure: isShort || forms.size > 1 };
}

function guessMonth({ name }: FoundColumn, values: readonly string[]): Guess | undefined {
  const isDigits = values.every((value) => /^\d+$/.test(value));
  if (isDigits && !monthName.test(name)) return undefined;
  const fitting = monthFormats.filter((format) => reads(format, values));
  const [format] = fitting;
  if (format?.kind !== 'month') return undefined;
  return { format, reason: text.month(format.form), unsure: format.pivot !== undefined };
}

function guessYear({ name }: FoundColumn, values: readonly string[]): Guess | undefined {
  const format: Format = { kind: 'year', form: 'yyyy', era: 'be' };
  const years = values.every((value) => /^2[45]\d\d$/.test(value));
  const isYear = years && (yearName.test(name) || new Set(values).size < 60);
  return isYear && reads(format, values) ? { format, reason: text.year, unsure: false } : undefined;
}

const amounts: readonly Format[] = [
  { kind: 'amount' },
  { kind: 'amount', thousands: true },
  { kind: 'amount', thousands: true, negative: 'trailing' },
  { kind: 'amount', thousands: true, negative: 'parentheses' },
];

function guessAmount(column: FoundColumn, values: readonly string[]): Guess | undefined {
  const { name } = column;
  if (column.width !== undefined && values.every((value) => /^-?\d{9,17}$/.test(value))) {
    const isFilled = values.filter((value) => value.startsWith('0')).length > values.length * 0.8;
    const format: Format = { kind: 'amount', implied: 2 };
    if (isFilled) return { format, reason: text.implied, unsure: true };
  }
  const hasDecimals = values.some((value) => /\.\d/.test(value));
  if (!hasDecimals && !moneyName.test(name)) return undefined;
  if (!hasDecimals && numberLike.test(name)) return undefined;
  if (rateName.test(name) && reads({ kind: 'rate' }, values)) {
    return { format: { kind: 'rate' }, reason: text.rate, unsure: false };
  }
  const format = amounts.find((one) => reads(one, values));
  return format && { format, reason: text.amount, unsure: false };
}

const mostCodes = 14;

function guessText({ name }: FoundColumn, values: readonly string[]): Guess {
  const distinct = [...new Set(values)];
  const isCode = distinct.length <= mostCodes && values.length > 2 * distinct.length;
  const codes = isCode ? distinct.toSorted() : undefined;
  const isWhole = values.every((value) => /^(?:0|[1-9]\d{0,8})$/.test(value));
  if (isWhole && !numberLike.test(name) && !(isCode && /STAT|TYPE|KIND|TYP|STA$/i.test(name))) {
    return { format: { kind: 'whole' }, reason: text.whole, unsure: false, codes };
  }
  const reason = codes ? text.code(codes) : text.text;
  return { format: { kind: 'text' }, reason, unsure: false, codes };
}

/** The kind of a column; one without any value is text, and unsure. */
export function guessKind(column: FoundColumn): Guess {
  const values = filled(column);
  if (values.length === 0) return { format: { kind: 'text' }, reason: text.empty, unsure: true };
  const ids = values.map((value) => value.replace(/[\s-]/g, ''));
  if (ids.filter(isNationalId).length > values.length * 0.95) {
    return { format: { kind: 'national-id' }, reason: text.nationalId, unsure: false };
  }
  if (memberName.test(column.name) && reads({ kind: 'member-no' }, values)) {
    return { format: { kind: 'member-no' }, reason: text.memberNo, unsure: false };
  }
  return (
    guessDay(column, values) ??
    guessMonth(column, values) ??
    guessYear(column, values) ??
    guessAmount(column, values) ??
    guessText(column, values)
  );
}
