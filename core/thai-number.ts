/** Figures for Thai readers: Arabic digits, comma for thousands, point for decimals (R182). */
import { readBaht, type Satang } from './satang.ts';

const formats = new Map<number, Intl.NumberFormat>();

function formatOf(decimals: number): Intl.NumberFormat {
  const cached = formats.get(decimals);
  if (cached) return cached;
  const made = new Intl.NumberFormat('th-TH-u-nu-latn', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Without this, what rounds to nothing from below would read "-0.00".
    signDisplay: 'negative',
  });
  formats.set(decimals, made);
  return made;
}

const plain = /^(-?)(\d+)(?:\.(\d+))?$/;
const inThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** A plain figure with so many decimals, 2 unless told: `1234567.5` → `1,234,567.50` (R182). */
export function formatNumber(value: number | bigint, decimals = 2): string {
  const [, sign = '', whole, fraction = ''] = plain.exec(String(value)) ?? [];
  // What has to be rounded is the browser's affair, which takes a slow phone a tenth of a second
  // when it is asked first; most figures have no more decimals than are shown.
  if (whole === undefined || fraction.length > decimals) return formatOf(decimals).format(value);
  return sign + inThousands(whole) + (decimals > 0 ? `.${fraction.padEnd(decimals, '0')}` : '');
}

/**
 * The one writer of amounts to read: satang, or baht as our server wrote them, as `1,234,567.50`;
 * U+2212 before what is negative, as wide as a plus sign and spoken as minus (R182). Throws
 * RangeError for text that is no amount: nothing may stand in its place.
 */
export function formatBaht(amount: Satang | string): string {
  const satang = typeof amount === 'string' ? readBaht(amount) : amount;
  const digits = (satang < 0n ? -satang : satang).toString().padStart(3, '0');
  const whole = inThousands(digits.slice(0, -2));
  return `${satang < 0n ? '−' : ''}${whole}.${digits.slice(-2)}`;
}

/** An amount that moves something, its sign written out: `+1,000.00`, `−500.00`, `0.00` (R183). */
export const formatMove = (amount: Satang | string): string => {
  const words = formatBaht(amount);
  return words.startsWith('−') || words === '0.00' ? words : `+${words}`;
};
