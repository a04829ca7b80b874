/** The fields in the address: single ones by name, rows as repeated pairs (D-29). */
import { toDtoBaht } from '../../../core/satang.ts';
import { parseTypedBaht } from '../../../core/typed/typed-number.ts';
import {
  type DividendSettings,
  type DividendTyped,
  type ExtraTyped,
  type LessTyped,
  mostRows,
  mostTyped,
  neatly,
  noMonths,
  type SingleField,
  startFields,
  typedDay,
} from './fields.ts';

const singles = [
  'year',
  'method',
  'rate',
  'refund',
  'cutoff',
  'bf',
  'every',
  'day',
  'interest',
] as const;

const isEmpty = (text: string): boolean => text.trim() === '';

/** The texts of two keys side by side, however many; a row of blanks is none. */
function pairs(params: URLSearchParams, one: string, other: string): [string, string][] {
  const [first, second] = [params.getAll(one), params.getAll(other)];
  return Array.from({ length: Math.max(first.length, second.length) })
    .map((_, at): [string, string] => [first[at] ?? '', second[at] ?? ''])
    .filter(([text, amount]) => !isEmpty(text) || !isEmpty(amount));
}

/** Whoever has no script asks the server for another empty row. */
const extraRows = (params: URLSearchParams, rows: number, name: string): number =>
  params.get('more') === name && rows < mostRows ? 1 : 0;

/** Days and amounts under two keys: purchases, or withdrawals. */
function movesIn(params: URLSearchParams, day: string, name: 'extra' | 'out'): ExtraTyped[] {
  const filledRows = pairs(params, day, name);
  const emptyRows = Array.from({ length: extraRows(params, filledRows.length, name) }, () => [
    '',
    '',
  ]);
  return [...filledRows, ...emptyRows].map(([on = '', amount = ''], id) => ({
    id,
    on: neatly('on', on),
    amount: neatly('amount', amount),
  }));
}

function lessIn(params: URLSearchParams): LessTyped[] {
  const filledRows = pairs(params, 'name', 'less');
  const emptyRows = Array.from({ length: extraRows(params, filledRows.length, 'less') }, () => [
    '',
    '',
  ]);
  return [...filledRows, ...emptyRows].map(([name = '', amount = ''], id) => ({
    id,
    name,
    amount: neatly('amount', amount),
  }));
}

/** The fields that an address fills; what it does not name is as at the start. */
export function readAddress(params: URLSearchParams, site: DividendSettings): DividendTyped {
  const start = startFields(site);
  const readField = (field: SingleField): string => {
    const text = params.get(field);
    return text === null ? start[field] : neatly(field, text);
  };
  const day = readField('day');
  const months = params.getAll('m');
  return {
    year: readField('year'),
    method: readField('method') === 'daily' ? 'daily' : 'monthly',
    rate: readField('rate'),
    refund: readField('refund'),
    cutoff: readField('cutoff'),
    bf: readField('bf'),
    every: readField('every'),
    day: /^([1-9]|[12]\d|3[01])$/.test(day) ? day : start.day,
    interest: readField('interest'),
    months: noMonths.map((none, at) => neatly('amount', months[at] ?? none)),
    extras: movesIn(params, 'on', 'extra'),
    outs: movesIn(params, 'off', 'out'),
    less: lessIn(params),
    drop: params.get('drop') === '1',
    each: params.get('rounding') === 'each',
  };
}

function plainBaht(text: string): string {
  const satang = text.length > mostTyped ? undefined : parseTypedBaht(text);
  return satang === undefined ? text : toDtoBaht(satang).replace(/\.00$/, '');
}

const amounts: readonly SingleField[] = ['bf', 'every', 'interest'];

/** The address of the fields; empty rows and months that say nothing of their own are left out. */
export function writeAddress(typed: DividendTyped): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of singles) {
    const text = typed[field];
    params.set(field, amounts.includes(field) ? plainBaht(text) : neatly(field, text));
  }
  if (!typed.months.every(isEmpty)) {
    for (const month of typed.months) params.append('m', isEmpty(month) ? '' : plainBaht(month));
  }
  const moves = [
    ['on', 'extra', typed.extras],
    ['off', 'out', typed.outs],
  ] as const;
  for (const [day, name, rows] of moves) {
    for (const { on, amount } of rows) {
      if (isEmpty(on) && isEmpty(amount)) continue;
      params.append(day, (on.length > mostTyped ? undefined : typedDay(on)) ?? on);
      params.append(name, plainBaht(amount));
    }
  }
  for (const { name, amount } of typed.less) {
    if (isEmpty(name) && isEmpty(amount)) continue;
    params.append('name', name);
    params.append('less', plainBaht(amount));
  }
  if (typed.drop) params.set('drop', '1');
  if (typed.each) params.set('rounding', 'each');
  return params;
}
