/** Amounts as payrolls write them, to the satang or refused, never guessed (part E). */
import { asciiDigits } from '../../membership-number.ts';
import { parseBaht, type Satang } from '../../satang.ts';
import type { ResultCell, ResultFault } from './cell.ts';
import { baht } from './words.text.ts';

/** `1,234.50`, `1234.5`, `0`; thousands marks only where they belong. */
const written = /^(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d+))?$/;
const scientific = /^[+-]?\d+(?:[.,]\d+)?[eE][+-]?\d+$/;
/** `-12.50`, `12.50-`, `(12.50)`. */
const negative = /^(?:[-−–]\s*[\d,.]+|[\d,.]+\s*[-−–]|\(\s*[\d,.]+\s*\))$/;
/** `฿100`, `100 บาท`: of which money. */
const currencySign = new RegExp(`^฿\\s*|\\s*(?:฿|${baht})$`, 'g');
const digits = /^\d{1,15}$/;
const number = /^(\d{1,15})(?:\.(\d{1,40}))?$/;
/** A spreadsheet keeps fifteen digits of a number; what stands behind them is noise. */
const significantDigits = 15;

export type ReadAmount = Satang | { readonly fault: ResultFault };

const refuse = (fault: ResultFault): ReadAmount => ({ fault });

/** A typed amount: text of a cell. */
function readText(text: string): ReadAmount {
  const plain = asciiDigits(text).trim().replace(currencySign, '');
  if (scientific.test(plain)) return refuse('scientific');
  if (negative.test(plain)) return refuse('negative');
  const parts = written.exec(plain);
  if (!parts) return refuse('amount');
  if ((parts[1]?.replace(/0+$/, '').length ?? 0) > 2) return refuse('fraction');
  const [whole = '', fraction = ''] = plain.replaceAll(',', '').split('.');
  return parseBaht(`${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`) ?? refuse('amount');
}

/** Rounds the digits to so many places behind the point, in whole numbers. */
function atPlaces(whole: string, fraction: string, places: number): string {
  const all = `${whole}${fraction.slice(0, places).padEnd(places, '0')}`;
  const up = (fraction.charCodeAt(places) || 48) >= 53 ? 1n : 0n;
  return (BigInt(all) + up).toString().padStart(places + 1, '0');
}

/**
 * A number of a workbook: `2450.0700000000002` is how 2,450.07 lies in it. What is left of it in
 * fifteen digits must end with the satang.
 */
function readNumber(text: string): ReadAmount {
  if (scientific.test(text)) return refuse('scientific');
  if (/^-/.test(text)) return refuse('negative');
  const parts = number.exec(text);
  if (!parts) return refuse('amount');
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '');
  const fraction = parts[2] ?? '';
  const places = Math.max(significantDigits - whole.length, 2);
  const rounded = atPlaces(whole, fraction, places);
  const satang = rounded.slice(0, rounded.length - places + 2);
  return /^0*$/.test(rounded.slice(satang.length)) ? BigInt(satang) : refuse('fraction');
}

/** Satang; undefined for a blank cell, which is no zero. A formula is the caller's to refuse. */
export function readAmount(cell: ResultCell): ReadAmount | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'string') return cell.trim() === '' ? undefined : readText(cell);
  return cell.is === 'number' ? readNumber(cell.text) : refuse('amount');
}

/** Satang written as digits alone, filled with zeros: of fixed width. */
export function readSatang(text: string): ReadAmount | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  if (/^[-−]|[-−]$/.test(plain)) return refuse('negative');
  return digits.test(plain) ? BigInt(plain) : refuse('amount');
}
