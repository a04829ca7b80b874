/** The fields of the loan calculator as they are typed, and as they stand in the address. */
import { type Day, isDay } from '../../../core/days.ts';
import { isLoanDay } from '../../../core/loan/limits.ts';
import { type Rate, readRate } from '../../../core/rate.ts';
import { readBaht, type Satang, toDtoBaht } from '../../../core/satang.ts';
import { parseThaiDate, thaiDateShort } from '../../../core/thai-date.ts';
import {
  bahtToType,
  parseTypedBaht,
  parseTypedRate,
  parseTypedWhole,
  rateToType,
} from '../../../core/typed/typed-number.ts';
import type { SiteFacts } from '../../../shell/site/site.ts';

/** What the calculator takes from the cooperative's settings. */
export type LoanSettings = Pick<
  SiteFacts,
  'calculator' | 'loan_round_step' | 'day_count' | 'today'
>;

/** `1`, `2` …: a type of loan of the settings; `other`: no type, only the limits of arithmetic. */
export const otherType = 'other';

/** Every field as text; an address and a form hold nothing else. */
export interface LoanTyped {
  readonly type: string;
  readonly amount: string;
  /** What is given: how many periods, or what is paid in each. */
  readonly by: 'periods' | 'payment';
  readonly periods: string;
  readonly payment: string;
  /** Empty: that of the type. */
  readonly rate: string;
  /** The day on which the money is paid out. */
  readonly from: string;
  /** Which of the two ways the schedule shows. */
  readonly way: 'principal' | 'instalment';
  /** Empty: not asked. */
  readonly salary: string;
  /** The day on which the loan would be closed; empty: not asked. */
  readonly close: string;
}

export type LoanField = keyof LoanTyped;

export interface LoanPreset {
  readonly name: string;
  readonly rate: Rate;
  readonly maxPeriods: number;
  readonly maxSatang: Satang;
}

const mostTyped = 40;
/** What is too long is cut aloud: with its mark it is never taken for a figure. */
const bounded = (text: string): string =>
  text.length > mostTyped ? `${text.slice(0, mostTyped)}…` : text;
const usualSatang = 30_000_000n;
const usualPeriods = 36;

/** The type of loan behind its number; undefined for `other` and for what is no type. */
export function presetOf(type: string, { calculator }: LoanSettings): LoanPreset | undefined {
  const preset = /^[1-9]\d?$/.test(type) ? calculator.loan_presets[Number(type) - 1] : undefined;
  if (!preset) return undefined;
  return {
    name: preset.name,
    rate: readRate(preset.annual_rate),
    maxPeriods: preset.max_periods,
    maxSatang: readBaht(preset.max_amount),
  };
}

/** A day typed in the Buddhist era, or as the address writes it. */
export function typedDay(text: string): Day | undefined {
  const plain = text.trim();
  return parseThaiDate(plain) ?? (isDay(plain) ? plain : undefined);
}

/** What the fields of a type of loan hold before anybody has typed; of the first, unless told. */
export function startFields(site: LoanSettings, type = '1'): LoanTyped {
  const preset = presetOf(type, site);
  const most = preset?.maxSatang ?? usualSatang;
  return {
    type: preset ? type : otherType,
    amount: bahtToType(most < usualSatang ? most : usualSatang),
    by: 'periods',
    periods: String(Math.min(preset?.maxPeriods ?? usualPeriods, usualPeriods)),
    payment: '',
    rate: preset ? rateToType(preset.rate) : '6.00',
    from: thaiDateShort(site.today),
    way: 'principal',
    salary: '',
    close: '',
  };
}

const baht = (text: string): string | undefined => {
  const satang = parseTypedBaht(text);
  return satang === undefined ? undefined : toDtoBaht(satang).replace(/\.00$/, '');
};
const rate = (text: string): string | undefined => {
  const found = parseTypedRate(text);
  return found === undefined ? undefined : rateToType(found);
};

/** How the address spells what a field says; undefined: not understood. */
const plain: Partial<Record<LoanField, (text: string) => string | undefined>> = {
  amount: baht,
  payment: baht,
  salary: baht,
  rate,
  periods: (text) => parseTypedWhole(text)?.toString(),
  from: typedDay,
  close: typedDay,
};

const neatBaht = (text: string): string | undefined => {
  const satang = parseTypedBaht(text);
  return satang === undefined ? undefined : bahtToType(satang);
};
const neatDay = (text: string): string | undefined => {
  const day = typedDay(text);
  return day && isLoanDay(day) ? thaiDateShort(day) : undefined;
};

const neat: typeof plain = {
  ...plain,
  amount: neatBaht,
  payment: neatBaht,
  salary: neatBaht,
  from: neatDay,
  close: neatDay,
};

/** A field's text written out as we write it; what is not understood stays. */
export const neatly = (field: LoanField, text: string): string => neat[field]?.(text) ?? text;

/** The fields that an address fills; what it does not name is as at the start. */
export function readFields(params: URLSearchParams, site: LoanSettings): LoanTyped {
  const typeParam = params.get('type') ?? '1';
  const isValidType = presetOf(typeParam, site) !== undefined || typeParam === otherType;
  const start = startFields(site, isValidType ? typeParam : '1');
  const readField = (field: LoanField): string => {
    const text = params.get(field);
    return text === null ? start[field] : neatly(field, bounded(text));
  };
  const by = readField('by') === 'payment' ? 'payment' : 'periods';
  const method = params.get('way') ?? (by === 'payment' ? 'instalment' : start.way);
  return {
    type: start.type,
    amount: readField('amount'),
    by,
    periods: readField('periods'),
    payment: readField('payment'),
    rate: readField('rate'),
    from: readField('from'),
    way: method === 'instalment' ? 'instalment' : 'principal',
    salary: readField('salary'),
    close: readField('close'),
  };
}

/** The address of the fields. Empty ones that begin empty are left out; a fault stays as typed. */
export function writeFields(typed: LoanTyped): URLSearchParams {
  const params = new URLSearchParams();
  for (const [field, text] of Object.entries(typed) as [LoanField, string][]) {
    const optional = field === 'payment' || field === 'salary' || field === 'close';
    if (optional && text.trim() === '') continue;
    params.set(field, plain[field]?.(text) ?? bounded(text));
  }
  return params;
}
