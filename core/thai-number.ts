/** Figures for Thai readers: Arabic digits, comma for thousands, point for decimals (R182). */
import type { Satang } from './satang.ts';

const formats = new Map<number, Intl.NumberFormat>();

function formatOf(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('th-TH-u-nu-latn', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Without this, what rounds to nothing from below would read "-0.00".
    signDisplay: 'negative',
  });
  formats.set(decimals, made);
  return made;
}

/** A plain figure with so many decimals, 2 unless told: `1234567.5` → `1,234,567.50` (R182). */
export function formatNumber(value: number | bigint, decimals = 2): string {
  return formatOf(decimals).format(value);
}

/** Satang as baht to read: `1,234,567.50`; a hyphen before what is negative (R182). */
export function formatBaht(satang: Satang): string {
  const digits = (satang < 0n ? -satang : satang).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${satang < 0n ? '-' : ''}${whole}.${digits.slice(-2)}`;
}
