/** Fields of a form of the office: what each is called, takes and says. */
import type { ReactNode } from 'react';
import { isSafeLink } from '../../core/browser/safe-link.ts';
import { asciiDigits } from '../../core/membership-number.ts';
import { formatRate } from '../../core/rate.ts';
import { parseThaiDate, thaiDateShort } from '../../core/thai-date.ts';
import { parseTypedRate } from '../../core/typed/typed-number.ts';
import { editFormText as text } from './edit-form.text.ts';

/** As it travels, and as a form holds it. */
export type FieldValue = string | boolean | null;
export type FormValues = Readonly<Record<string, FieldValue>>;

/** What a field of its own kind is drawn with. */
export interface PartProps {
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  readonly error: string | undefined;
}

type FieldKind =
  | ('line' | 'area' | 'link' | 'day' | 'rate' | 'digits' | 'count')
  | ('check' | 'choice' | 'part');

export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: FieldKind;
  readonly required?: boolean;
  /** Characters; of a count the largest number. */
  readonly most?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Words that were written there before. */
  readonly suggestions?: readonly string[];
  readonly part?: (props: PartProps) => ReactNode;
  /** How a value is said, where it is not said as it is written. */
  readonly words?: (value: FieldValue) => string;
}

type Read = { readonly value: FieldValue } | { readonly fault: string };

function readRate(typed: string): Read {
  const rate = parseTypedRate(typed);
  if (rate === undefined) return { fault: text.badRate };
  return rate > 1_000_000n ? { fault: text.highRate } : { value: formatRate(rate) };
}

/** A whole number from one on. */
function readCount(typed: string, most = 999_999): Read {
  const isWhole = /^0*[1-9]\d{0,5}$/.test(typed) && Number(typed) <= most;
  return isWhole ? { value: String(Number(typed)) } : { fault: text.badCount(most) };
}

function readText(spec: FieldSpec, typed: string): Read {
  const words = typed.trim();
  if (words === '') {
    if (spec.required) return { fault: text.missing };
    return { value: spec.kind === 'day' || spec.kind === 'link' ? null : '' };
  }
  switch (spec.kind) {
    case 'day': {
      const day = parseThaiDate(words);
      return day === undefined ? { fault: text.badDay } : { value: day };
    }
    case 'rate':
      return readRate(words);
    case 'count':
      return readCount(asciiDigits(words), spec.most);
    case 'digits':
      return { value: asciiDigits(words).replace(/[\s-]/g, '') };
    case 'link':
      return isSafeLink(words) && /^(?:https:\/\/|\/)/.test(words)
        ? { value: words }
        : { fault: text.badLink };
    default:
      return spec.most !== undefined && [...words].length > spec.most
        ? { fault: text.tooLong(spec.most) }
        : { value: words };
  }
}

/** What is in a field as it travels, or what is wrong with it. */
export function readField(spec: FieldSpec, typed: FieldValue): Read {
  if (spec.kind === 'part') {
    return spec.required && !typed ? { fault: text.missing } : { value: typed };
  }
  return typeof typed === 'string' ? readText(spec, typed) : { value: typed };
}

/** A value as a field shows it to be changed. */
export function typedOf(spec: FieldSpec, value: FieldValue): FieldValue {
  if (spec.kind === 'check' || spec.kind === 'part') return value;
  if (value === null) return '';
  return spec.kind === 'day' ? thaiDateShort(String(value)) : value;
}

/** A value in words, for the history. */
export function wordsOf(spec: FieldSpec, value: FieldValue | undefined): string {
  if (spec.words !== undefined) return spec.words(value ?? null);
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (value === undefined || value === null || value === '') return text.nothing;
  if (spec.kind === 'day') return thaiDateShort(value);
  return spec.choices?.find((choice) => choice.value === value)?.label ?? value;
}
