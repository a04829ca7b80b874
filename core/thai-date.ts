/**
 * Days, months and instants as Thai readers and extracts write them, and the home of the Buddhist
 * era: a year of it is made by arithmetic and never stored (D-01, R181).
 */
import { type Day, isDay } from './days.ts';
import { asciiDigits } from './membership-number.ts';

const shortMonths = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
] as const;

/** January first. */
export const longMonths = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
] as const;

export const weekdays = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'] as const;

/** Years that the Buddhist era is ahead of the common one; SQL that writes a year adds them. */
export const eraYears = 543;
/** Bangkok has kept UTC+7 without summer time since 1920. */
const bangkokMillis = 7 * 3_600_000;

/** 2025 → 2568. */
export const toBuddhistYear = (year: number): number => year + eraYears;

/** 2568 → 2025. */
export const fromBuddhistYear = (yearBe: number): number => yearBe - eraYears;

/** The Buddhist year of a day or a month: `2025-01-31` → 2568. */
export const buddhistYear = (text: string): number => toBuddhistYear(Number(text.slice(0, 4)));

/** A month of a Buddhist year as dates have it: 2568 and 1 → `2025-01`. */
export const monthInBuddhistYear = (yearBe: number | string, month: number | string): string =>
  `${fromBuddhistYear(Number(yearBe))}-${String(month).padStart(2, '0')}`;

/** `2025-01-31` → `31/01/2568`, as extracts and payroll files write it. */
export const thaiDateNumeric = (day: Day): string =>
  `${day.slice(8)}/${day.slice(5, 7)}/${buddhistYear(day)}`;

function monthOf(names: readonly string[], text: string): string {
  return names[Number(text.slice(5, 7)) - 1] ?? '';
}

/** `2025-01-31` → `31 ม.ค. 2568`, for tables. Text that is no day comes back as it is. */
export function thaiDateShort(day: Day): string {
  if (!isDay(day)) return day;
  return `${Number(day.slice(8))} ${monthOf(shortMonths, day)} ${buddhistYear(day)}`;
}

/** `2025-01-31` → `31 มกราคม 2568`, for documents. Text that is no day comes back as it is. */
export function thaiDateLong(day: Day): string {
  if (!isDay(day)) return day;
  return `${Number(day.slice(8))} ${monthOf(longMonths, day)} ${buddhistYear(day)}`;
}

/** `2025-01-31` → `ศุกร์`. Text that is no day has none. */
export function thaiWeekday(day: Day): string {
  return isDay(day) ? (weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '') : '';
}

/** `2025-11` → `พฤศจิกายน 2568`. Text that is no month comes back as it is. */
export function thaiMonthLong(month: string): string {
  return isDay(`${month}-01`) ? `${monthOf(longMonths, month)} ${buddhistYear(month)}` : month;
}

/** `2025-11` → `พ.ย. 2568`. Text that is no month comes back as it is. */
export function thaiMonthShort(month: string): string {
  return isDay(`${month}-01`) ? `${monthOf(shortMonths, month)} ${buddhistYear(month)}` : month;
}

/** The day it is in Bangkok at an instant. */
export function bangkokDay(instant: Date): Day {
  return new Date(instant.getTime() + bangkokMillis).toISOString().slice(0, 10);
}

/** An instant as read in Bangkok: `28 พ.ย. 2568 14:05 น.` */
export function thaiDateTime(instant: Date): string {
  const clock = new Date(instant.getTime() + bangkokMillis).toISOString().slice(11, 16);
  return `${thaiDateShort(bangkokDay(instant))} ${clock} น.`;
}

const numeric = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const worded = /^(\d{1,2})\s*([\u0e00-\u0e4e.]+)\s*(\d{4})$/;

/** Month of a Thai name, long or short, with its dots or without: 1 to 12; 0 of no month. */
export function monthNumber(name: string): number {
  const bare = name.replaceAll('.', '');
  const long = (longMonths as readonly string[]).indexOf(bare);
  if (long >= 0) return long + 1;
  return shortMonths.findIndex((month) => month.replaceAll('.', '') === bare) + 1;
}

/**
 * Reads a day of the Buddhist era: `1/9/2568`, `01/09/2568`, `1 ก.ย. 2568`, `1 กันยายน 2568`, in
 * Arabic or Thai digits. A day that does not exist, a year of two digits and a year that is not
 * clearly Buddhist (2400 or less) are undefined: refused rather than guessed (part E).
 */
export function parseThaiDate(text: string): Day | undefined {
  const plain = asciiDigits(text).trim();
  const parts = numeric.exec(plain) ?? worded.exec(plain);
  if (!parts) return undefined;
  const [, date = '', monthText = '', yearText = ''] = parts;
  const month = /^\d+$/.test(monthText) ? Number(monthText) : monthNumber(monthText);
  const year = Number(yearText);
  if (year <= 2400) return undefined;
  const day = `${monthInBuddhistYear(year, month)}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}
