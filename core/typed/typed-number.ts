/** Figures as people type them: thousands marks, Thai digits, blanks; never guessed. */
import { asciiDigits } from '../membership-number.ts';
import { parseRate, type Rate } from '../rate.ts';
import { parseBaht, type Satang } from '../satang.ts';
import { formatBaht } from '../thai-number.ts';

/** Commas stand between thousands alone: `5,75` might mean 5.75 or 575, and is neither. */
const figure = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d*)?$/;

/** The figure without its marks; undefined when the text is none, or negative. */
function plain(text: string): string | undefined {
  const parts = figure.exec(asciiDigits(text).replace(/\s+/g, ''));
  if (!parts) return undefined;
  const [, whole = '', fraction = ''] = parts;
  // Somebody about to type the decimals has typed the point only.
  return whole.replaceAll(',', '') + (fraction === '.' ? '' : fraction);
}

/** `1,234.50`, `๑๒๓๔`, `1 234` → satang; undefined for more than two decimals. */
export function parseTypedBaht(text: string): Satang | undefined {
  const found = plain(text);
  return found === undefined ? undefined : parseBaht(found);
}

/** `6`, `6.25 %`, `๖.๐๐`; undefined for more than four decimals. */
export function parseTypedRate(text: string): Rate | undefined {
  const found = plain(text.replace(/\s*[%％]\s*$/, ''));
  return found === undefined ? undefined : parseRate(found);
}

/** A whole number of at most six digits: `36`, `๓๖`. */
export function parseTypedWhole(text: string): number | undefined {
  const found = plain(text);
  return found !== undefined && /^\d{1,6}$/.test(found) ? Number(found) : undefined;
}

/** An amount as a field shows it: `300,000`, `1,234.50`. */
export function bahtToType(satang: Satang): string {
  return formatBaht(satang).replace(/\.00$/, '');
}

/** A rate as a field shows it, with two to four decimals: `6.00`, `5.125`. */
export function rateToType(rate: Rate): string {
  const digits = rate.toString().padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${fraction}`;
}
