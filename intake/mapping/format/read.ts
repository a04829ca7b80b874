/** A cell of the core's file to the value that our layout has for it, strictly by its format. */
import { asciiDigits } from '../../../core/membership-number.ts';
import { normaliseThai } from '../../../core/thai-text.ts';
import { Refusal } from '../../decode/fields.ts';
import { formatReasons as reasons } from '../mapping.text.ts';
import { dateReader } from './day-form.ts';
import { type Format, isDated } from './format.ts';

/** Amounts are satang, whole numbers bigint; days ISO, all else text; blank is null. */
export type CellValue = string | bigint | null;
export type ReadCell = (text: string) => CellValue | Refusal;

type FormatOf<K extends Format['kind']> = Extract<Format, { kind: K }>;

const lineBreaks = /\s*[\r\n]+\s*/g;
const control = /\p{Cc}/u;
/** As a spreadsheet leaves a long number: its last digits are lost. */
const scientific = /^[+-]?\d+(?:[.,]\d+)?[eE][+-]?\d+$/;
/** With an E inside letters and digits it may be a number of the core; with a sign it is not. */
const scientificText = /^[+-]?\d+(?:[.,]\d+)?[eE][+-]\d+$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

function readText({ pad }: FormatOf<'text'>): ReadCell {
  return (text) => {
    if (scientificText.test(text)) return new Refusal(reasons.scientific(text));
    if (control.test(text)) return new Refusal(reasons.control);
    return pad === undefined ? text : text.padStart(pad, '0');
  };
}

const readMemberNo: ReadCell = (text) => {
  const digits = asciiDigits(text).replace(/^0+(?=\d{6})/, '');
  if (scientific.test(digits)) return new Refusal(reasons.scientific(text));
  return /^\d{1,6}$/.test(digits) ? digits.padStart(6, '0') : new Refusal(reasons.memberNo(text));
};

/** The number is not repeated in the reason: reports are copied into letters and logs. */
const readNationalId: ReadCell = (text) => {
  const digits = asciiDigits(text).replace(/[\s-]/g, '');
  return /^\d{13}$/.test(digits) ? digits : new Refusal(reasons.nationalId);
};

/** Digits without thousands marks; undefined where these stand at odd places. */
function withoutMarks(text: string, thousands: boolean | undefined): string | undefined {
  if (!text.includes(',')) return text;
  return thousands && grouped.test(text) ? text.replaceAll(',', '') : undefined;
}

function readWhole({ thousands }: FormatOf<'whole'>): ReadCell {
  return (text) => {
    const digits = withoutMarks(asciiDigits(text), thousands) ?? '';
    if (scientific.test(digits)) return new Refusal(reasons.scientific(text));
    return /^\d{1,18}$/.test(digits) ? BigInt(digits) : new Refusal(reasons.whole(text));
  };
}

/** The digits before and after the point; undefined of what is no number of that format. */
function decimalParts(digits: string, implied: number | undefined): [string, string] | undefined {
  if (implied !== undefined) {
    if (!/^\d{1,22}$/.test(digits)) return undefined;
    const all = digits.padStart(implied + 1, '0');
    return [all.slice(0, all.length - implied), all.slice(all.length - implied)];
  }
  const [, before, after = ''] = /^(\d{0,20})(?:\.(\d{0,10}))?$/.exec(digits) ?? [];
  return before === undefined || before + after === '' ? undefined : [before || '0', after];
}

interface Signed {
  readonly negative: boolean;
  readonly rest: string;
}

const signs = {
  leading: /^(-?)(.+)$/,
  trailing: /^()(.+?)(-?)$/,
  parentheses: /^(\(?)(.+?)(\)?)$/,
} as const;

function signOf(text: string, style: keyof typeof signs): Signed | undefined {
  const [, before = '', rest = '', after = ''] = signs[style].exec(text) ?? [];
  if (style === 'parentheses' && (before === '') !== (after === '')) return undefined;
  return { negative: before + after !== '', rest: rest.trim() };
}

function readAmount({ thousands, implied, negative = 'leading' }: FormatOf<'amount'>): ReadCell {
  return (text) => {
    const plain = asciiDigits(text);
    if (scientific.test(plain)) return new Refusal(reasons.scientific(text));
    const signed = signOf(plain, negative);
    const digits = signed && withoutMarks(signed.rest, thousands);
    const parts = digits === undefined ? undefined : decimalParts(digits, implied);
    if (!signed || !parts) return new Refusal(reasons.amount(text));
    const [baht, decimals] = parts;
    if (/[1-9]/.test(decimals.slice(2))) return new Refusal(reasons.fraction(text));
    const satang = BigInt(baht + decimals.slice(0, 2).padEnd(2, '0'));
    if (satang > mostSatang) return new Refusal(reasons.amount(text));
    return signed.negative ? -satang : satang;
  };
}

/** Percent with two decimals at least, as our layout has it: `6.00`, `6.125`. */
function readRate({ implied }: FormatOf<'rate'>): ReadCell {
  return (text) => {
    const parts = decimalParts(asciiDigits(text).replace(/\s*%$/, ''), implied);
    if (!parts) return new Refusal(reasons.rate(text));
    const [whole, decimals] = parts;
    const least = decimals.replace(/0+$/, '').padEnd(2, '0');
    return least.length > 4
      ? new Refusal(reasons.rate(text))
      : `${whole.replace(/^0+(?=\d)/, '')}.${least}`;
  };
}

function readerOf(format: Format): ReadCell {
  switch (format.kind) {
    case 'text':
      return readText(format);
    case 'member-no':
      return readMemberNo;
    case 'national-id':
      return readNationalId;
    case 'whole':
      return readWhole(format);
    case 'amount':
      return readAmount(format);
    case 'rate':
      return readRate(format);
    default:
      return dateReader(format);
  }
}

/** A sum of a control file stays below it; what is above is a broken file, not money. */
const mostSatang = 10n ** 18n;

/** Days and Thai words come again and again; the cache is emptied when it is full. */
const cachedLimit = 4_096;
/** Letters that need neither trimming nor one spelling: most of a ledger. */
const plainText = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** The reader of a column; blanks at both ends are dropped, and nothing left is null. */
export function cellReader(format: Format): ReadCell {
  const read = readerOf(format);
  const cache = new Map<string, CellValue | Refusal>();
  const isDay = isDated(format);
  return (spelt) => {
    if (spelt === '') return null;
    const isPlain = plainText.test(spelt);
    if (isPlain && !isDay) return read(spelt);
    const before = cache.get(spelt);
    if (before !== undefined) return before;
    const text = isPlain ? spelt : normaliseThai(spelt.replace(lineBreaks, ' '));
    const value = text === '' ? null : read(text);
    if (cache.size >= cachedLimit) cache.clear();
    cache.set(spelt, value);
    return value;
  };
}
