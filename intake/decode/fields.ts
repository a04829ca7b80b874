/** One field, strictly by its column's kind: a value, or the reason why it is none (part E). */
import { type Day, isDay } from '../../core/days.ts';
import { canonicalMembershipNumber } from '../../core/membership-number.ts';
import { isNationalId } from '../../core/national-id.ts';
import { readBaht } from '../../core/satang.ts';
import { fromBuddhistYear, monthInBuddhistYear } from '../../core/thai-date.ts';
import { normaliseThai } from '../../core/thai-text.ts';
import { reasons } from '../intake.text.ts';
import type { Column, ColumnKind } from '../layout.ts';
import type { Letters } from './letters.ts';
import { scanAmount, scanDay, scanWhole } from './scan.ts';

/** Text, day and rate are strings; an amount is satang; whole and sign are numbers. */
export type Value = string | bigint | number | null;

export class Refusal {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

type Reader = (text: string) => Value | Refusal;

/** Longer than any name, address or description; a stray quote makes longer ones. */
const longestText = 1_000;
const control = /\p{Cc}/u;
const lineBreaks = /\s*\r?\n\s*/g;
/** As Excel leaves a long number; an account number of digits and an E alone is a number. */
const scientific = /^[+-]?\d+(?:[.,]\d+)?[eE][+-]\d+$/;
/** With a digit in it, and no other digits than ASCII: ๔ and 4 would be two accounts. */
const accountNo = /^(?=.*[0-9])[\p{L}\p{M}0-9./-]{1,20}$/u;
/** Whatever the core system prints on a contract (A.3): letters, marks, dots, slashes. */
const contractNo = /^(?=.*[0-9])[\p{L}\p{M}0-9./() -]{1,20}$/u;
const agencyNo = /^[0-9]{1,15}$/;
/** At most 9,999,999,999,999.99 baht: what is above is a broken file, not money. */
const amount = /^-?(?:0|[1-9]\d{0,12})\.\d{2}$/;
/** A sum over all lines of a file, running balances included: far above any single amount. */
const total = /^-?(?:0|[1-9]\d{0,19})\.\d{2}$/;
/** Percent a year; the store keeps four decimals, so a fifth would be lost. */
const rate = /^(?:100(?:\.0{1,4})?|[1-9]?\d(?:\.\d{1,4})?)$/;
const whole = /^(?:0|[1-9]\d{0,8})$/;
const writtenDay = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const writtenYear = /^\d{4}$/;
export const noDay = '00/00/0000';
/** Years up to this one are taken for the common era, which the layout does not write. */
const lastCommonYear = 2400;

function readText(text: string): Value | Refusal {
  const tidy = normaliseThai(text.replace(lineBreaks, ' '));
  if (control.test(tidy)) return new Refusal(reasons.controlCharacter);
  return tidy.length > longestText ? new Refusal(reasons.textTooLong(longestText)) : tidy;
}

function readAccountNo(text: string): Value | Refusal {
  if (scientific.test(text)) return new Refusal(reasons.scientific(text));
  return accountNo.test(text) ? text : new Refusal(reasons.accountNo(text));
}

function readContractNo(text: string): Value | Refusal {
  if (scientific.test(text)) return new Refusal(reasons.scientific(text));
  return contractNo.test(text) ? text : new Refusal(reasons.contractNo(text));
}

function readDay(text: string): Day | Refusal {
  const [, date, month, year] = writtenDay.exec(text) ?? [];
  if (year === undefined) return new Refusal(reasons.dayForm(text));
  if (Number(year) <= lastCommonYear) return new Refusal(reasons.dayEra(text));
  const day = `${monthInBuddhistYear(year, month ?? '')}-${date}`;
  return isDay(day) ? day : new Refusal(reasons.dayMissing(text));
}

/** A month is the day that it begins with. */
function readMonth(text: string): Day | Refusal {
  const day = readDay(`01/${text}`);
  return day instanceof Refusal ? new Refusal(reasons.month(text)) : day;
}

function readYear(text: string): number | Refusal {
  const isYear = writtenYear.test(text) && Number(text) > lastCommonYear;
  return isYear ? fromBuddhistYear(Number(text)) : new Refusal(reasons.year(text));
}

interface Figure {
  readonly form: RegExp;
  readonly make: (text: string) => Value;
  /** Form and value at once, where that is quicker: undefined for what is not in the form. */
  readonly scan?: (text: string) => Value | undefined;
  readonly refuse: (text: string) => string;
}

type FigureKind = 'amount' | 'total' | 'rate' | 'whole' | 'sign' | 'agency_no';

/** Kinds that a regular expression decides; plain ASCII, so they can be read before decoding. */
const figures: Readonly<Record<FigureKind, Figure>> = {
  amount: { form: amount, make: readBaht, scan: scanAmount, refuse: reasons.amount },
  total: {
    form: total,
    make: readBaht,
    refuse: reasons.amount,
  },
  rate: { form: rate, make: (text) => text, refuse: reasons.rate },
  whole: { form: whole, make: Number, scan: scanWhole, refuse: reasons.whole },
  sign: { form: /^(?:1|0|-1)$/, make: Number, refuse: reasons.sign },
  agency_no: { form: agencyNo, make: (text) => text, refuse: reasons.agencyNo },
};

const isFigure = (kind: ColumnKind): kind is FigureKind => kind in figures;

const others: Readonly<Record<Exclude<ColumnKind, FigureKind>, Reader>> = {
  text: readText,
  member_no: (text) => canonicalMembershipNumber(text) ?? new Refusal(reasons.memberNo(text)),
  account_no: readAccountNo,
  contract_no: readContractNo,
  // The number itself is not repeated: reports are copied into letters and logs.
  national_id: (text) => (isNationalId(text) ? text : new Refusal(reasons.nationalId)),
  day: readDay,
  month: readMonth,
  year: readYear,
  flag: (text) => (text === '0' || text === '1' ? text : new Refusal(reasons.flag(text))),
};

function kindReader(kind: ColumnKind): Reader {
  if (!isFigure(kind)) return others[kind];
  const figure = figures[kind];
  return (text) => (figure.form.test(text) ? figure.make(text) : new Refusal(figure.refuse(text)));
}

/** Values that come again and again; a copy, since a slice would keep its whole block alive. */
const rememberedLimit = 4_096;
const copyOf = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('latin1');

/** By their letters, or by the number that `scan` gives them. */
function remembering(read: Reader, scan?: (bytes: string) => number | undefined): Reader {
  const cache = new Map<string | number, Value | Refusal>();
  let lastBytes: string | undefined;
  let last: Value | Refusal = null;
  return (bytes) => {
    // Lines of one ledger follow each other: whose they are is the same as before.
    if (bytes === lastBytes) return last;
    const number = scan?.(bytes);
    const before = cache.get(number ?? bytes);
    if (before !== undefined) {
      lastBytes = bytes;
      last = before;
      return before;
    }
    if (cache.size >= rememberedLimit) cache.clear();
    last = read(bytes);
    lastBytes = copyOf(bytes);
    cache.set(number ?? lastBytes, last);
    return last;
  };
}

const needsTrim = /^[\s\xa0]|[\s\xa0]$/;
const plainText = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** The reader of a column for text that is decoded already: the values of the manifest's groups. */
export function textReader(column: Column): Reader {
  const read = kindReader(column.kind);
  return (spelt) => {
    const text = needsTrim.test(spelt) ? spelt.trim() : spelt;
    if (text === '' || (column.kind === 'day' && text === noDay)) {
      return column.optional ? null : new Refusal(reasons.required);
    }
    const value = read(text);
    const unknown = typeof value === 'string' && column.oneOf?.includes(value) === false;
    return unknown ? new Refusal(reasons.oneOf(text, column.oneOf ?? [])) : value;
  };
}

function readerOf(column: Column, letters: Letters): Reader {
  const read = textReader(column);
  return (bytes) => {
    const spelt = letters(bytes);
    return spelt === undefined ? new Refusal(reasons.unassignedByte) : read(spelt);
  };
}

/**
 * The reader of a column: takes a raw field of `readRecords`. A blank field is null where the
 * column may be blank; `00/00/0000` is a blank day.
 */
export function fieldReader(column: Column, letters: Letters): Reader {
  const read = readerOf(column, letters);
  if (isFigure(column.kind)) {
    const { form, make, scan } = figures[column.kind];
    // What is not in the form has blanks around it, is blank or is none.
    if (scan) return (bytes) => scan(bytes) ?? read(bytes);
    return (bytes) => (form.test(bytes) ? make(bytes) : read(bytes));
  }
  const remembered = remembering(read, column.kind === 'day' ? scanDay : undefined);
  if (column.kind !== 'text' || column.oneOf) return remembered;
  // Texts are few and Thai, or plain and unlike each other (receipt numbers).
  return (bytes) =>
    plainText.test(bytes) && bytes.length <= longestText ? bytes : remembered(bytes);
}
