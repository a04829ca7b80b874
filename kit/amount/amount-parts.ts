/** An amount taken apart for setting in type. */
import type { Satang } from '../../core/satang.ts';
import { formatBaht } from '../../core/thai-number.ts';

/** Satang, or baht as they travel (`"-1234.50"`). */
export type AmountValue = Satang | string;

export interface AmountParts {
  /** U+2212 before what is negative: as wide as a plus sign, and spoken as minus. */
  readonly sign: '' | '−';
  /** Baht with thousands marks: `46,212`. */
  readonly baht: string;
  /** Point and two digits: `.95`. */
  readonly satang: string;
}

/** The parts of an amount. Throws RangeError for text that is none, as `formatBaht`. */
export function amountParts(value: AmountValue): AmountParts {
  const text = formatBaht(value);
  const sign = text.startsWith('−') ? '−' : '';
  return { sign, baht: text.slice(sign.length, -3), satang: text.slice(-3) };
}

const signs = { 1: '+', 0: '', [-1]: '−' } as const;

/**
 * The sign of a movement as it is printed: + in, − out, nothing for neutral (R183), nor where
 * nothing moved: a payment of interest alone leaves the principal as it was.
 */
export function movementSign(sign: -1 | 0 | 1, value: AmountValue): '+' | '−' | '' {
  return formatBaht(value) === '0.00' ? '' : signs[sign];
}
