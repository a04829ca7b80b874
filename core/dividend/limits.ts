/** What a dividend may be asked of (B.3): rates, amounts, days; each breach by its name. */
import { addMonths, isDay, monthEnd } from '../days.ts';
import { type Satang, SumsByKey } from '../satang.ts';
import type { DividendFault, DividendYear, ShareMove } from './year.ts';

/** 10 % a year, the ceiling by regulation (A.5). */
const highestDividendRate = 100_000n;
/** 100 %. */
const highestRefundRate = 1_000_000n;
/** 999,999,999.99 baht. */
const highestSatang = 99_999_999_999n;

const within = (value: bigint, lowest: bigint, highest: bigint): boolean =>
  value >= lowest && value <= highest;

/** Whether an amount lies within 0 to 999,999,999.99 baht. */
export const isAmount = (satang: Satang): boolean => within(satang, 0n, highestSatang);

/** A year above is one of the Buddhist era. */
const lastCommonYear = '2400';

/** Twelve whole months, of the common era. */
function isFiscalYear({ startsOn, endsOn }: DividendYear): boolean {
  if (endsOn.slice(0, 4) > lastCommonYear) return false;
  if (!isDay(endsOn) || endsOn !== monthEnd(endsOn)) return false;
  return startsOn === addMonths(`${endsOn.slice(0, 8)}01`, -11);
}

/** Whether the shares fall below nothing on any day's close. */
function overdrawn(broughtForwardSatang: Satang, moves: readonly ShareMove[]): boolean {
  const byDay = new SumsByKey<string>();
  for (const { on, satang } of moves) byDay.add(on, satang);
  let balance = broughtForwardSatang;
  for (const day of [...byDay.keys()].sort()) {
    balance += byDay.of(day);
    if (balance < 0n) return true;
  }
  return false;
}

/** What is wrong with the year itself. */
export function yearFaultOf(year: DividendYear): DividendFault | undefined {
  if (!isFiscalYear(year)) return 'YEAR_UNKNOWN';
  if (!within(year.dividendRate, 0n, highestDividendRate)) return 'DIVIDEND_RATE_OUT_OF_RANGE';
  if (!within(year.refundRate, 0n, highestRefundRate)) return 'REFUND_RATE_OUT_OF_RANGE';
  const { cutoffDay } = year;
  if (!(Number.isInteger(cutoffDay) && cutoffDay >= 0 && cutoffDay <= 31)) {
    return 'CUTOFF_OUT_OF_RANGE';
  }
  return undefined;
}

/** The first thing wrong with a year, the shares brought forward and the moves within it. */
export function dividendFaultOf(
  year: DividendYear,
  broughtForwardSatang: Satang,
  moves: readonly ShareMove[],
): DividendFault | undefined {
  const fault = yearFaultOf(year);
  if (fault) return fault;
  for (const { on, satang } of moves) {
    if (!isDay(on) || on < year.startsOn || on > year.endsOn) return 'DAY_OUTSIDE_YEAR';
    if (!within(satang, -highestSatang, highestSatang)) return 'AMOUNT_OUT_OF_RANGE';
  }
  if (!isAmount(broughtForwardSatang)) return 'AMOUNT_OUT_OF_RANGE';
  return overdrawn(broughtForwardSatang, moves) ? 'OVERDRAWN' : undefined;
}
