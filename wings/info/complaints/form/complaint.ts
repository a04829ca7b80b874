/** A complaint as it was typed: cleaned, and what is wrong with it. The form and the server ask. */

import { graphemesOf } from '../../../../core/graphemes.ts';
import { asciiDigits, canonicalMembershipNumber } from '../../../../core/membership-number.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import { normaliseThai } from '../../../../core/thai-text.ts';
import { reportText as text } from './complaint.text.ts';

/** What people type into. */
export interface Typed {
  readonly topic: string;
  readonly detail: string;
  readonly category?: string | undefined;
  readonly contact_name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly membership_no?: string | undefined;
  readonly anonymous?: boolean | undefined;
}

/** The words to keep; contact details are null where there are none or none are wanted. */
export interface Report {
  readonly topic: string;
  readonly detail: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly membershipNo: string | null;
}

/** In characters as people count them. */
export const limits = { topic: 120, detailLeast: 10, detailMost: 2000, name: 100 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** More marks on one letter than any language has; browsers and databases sort them slowly. */
const piled = /(\p{M}{8})\p{M}+/gu;

const lengthOf = (words: string): number => [...graphemesOf(words)].length;

/** Words without invisible characters, each line kept, never more than one empty line. */
function plain(words: string): string {
  const readable = words.replace(/\r\n?/g, '\n').replace(controls, '').replace(piled, '$1');
  return normaliseThai(readable.normalize('NFC'))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const oneLine = (words: string): string => plain(words).replace(/\s+/g, ' ');
const orNull = (words: string | undefined): string | null => oneLine(words ?? '') || null;

/** Digits of a telephone number as 0–9; undefined for what is none. */
function phoneDigits(words: string): string | undefined {
  const digits = asciiDigits(words).replace(/[\s().-]/g, '');
  return /^(0\d{8,9}|\+66\d{8,9})$/.test(digits) ? digits : undefined;
}

const email = /^[^\s@<>"]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,5}$/i;

/** What will be kept of the typed. */
export function reportOf(typed: Typed): Report {
  const words = { topic: oneLine(typed.topic), detail: plain(typed.detail) };
  if (typed.anonymous) {
    return { ...words, contactName: null, phone: null, email: null, membershipNo: null };
  }
  const memberNo = orNull(typed.membership_no);
  const phone = orNull(typed.phone);
  return {
    ...words,
    contactName: orNull(typed.contact_name),
    phone: phone && (phoneDigits(phone) ?? phone),
    email: orNull(typed.email),
    membershipNo: memberNo && (canonicalMembershipNumber(memberNo) ?? memberNo),
  };
}

export type ReportFaults = Partial<Record<Exclude<keyof Typed, 'anonymous'>, string>>;

/** What is wrong, by field; empty when nothing is. */
export function faultsOfReport(typed: Typed): ReportFaults {
  const report = reportOf(typed);
  const faults: ReportFaults = { ...wordFaults(report), ...contactFaults(report) };
  if (!typed.category) faults.category = text.categoryMissing;
  return faults;
}

function wordFaults({ topic, detail }: Report): ReportFaults {
  const faults: ReportFaults = {};
  if (topic === '') faults.topic = text.topicMissing;
  else if (lengthOf(topic) > limits.topic) faults.topic = text.topicLong(limits.topic);
  const length = lengthOf(detail);
  if (length === 0) faults.detail = text.detailMissing;
  else if (length < limits.detailLeast) {
    faults.detail = text.detailShort(limits.detailLeast, length);
  } else if (length > limits.detailMost) {
    const [most, now] = [limits.detailMost, length].map((n) => formatNumber(n, 0));
    faults.detail = text.detailLong(most ?? '', now ?? '');
  }
  return faults;
}

function contactFaults({ contactName, phone, email: address, membershipNo }: Report): ReportFaults {
  const faults: ReportFaults = {};
  if (contactName && lengthOf(contactName) > limits.name) {
    faults.contact_name = text.nameLong(limits.name);
  }
  if (phone && phoneDigits(phone) === undefined) faults.phone = text.phoneWrong;
  if (address && !email.test(address)) faults.email = text.emailWrong;
  if (membershipNo && canonicalMembershipNumber(membershipNo) === undefined) {
    faults.membership_no = text.memberNoWrong;
  }
  return faults;
}
