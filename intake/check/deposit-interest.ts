/** What an account, or a slip of it, has earned since its last posting of interest (B.2). */
import type { Day } from '../../core/days.ts';
import { interestSatang } from '../../core/deposit.ts';
import { formatRate, type Rate } from '../../core/rate.ts';
import { type RateBands, satangAtRates } from '../../core/rate-bands.ts';
import { type Satang, toDtoBaht } from '../../core/satang.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import { reasons } from '../intake.text.ts';
import type { Earning } from './expected-ledger.ts';
import type { MovementType } from './movement.ts';

/** A line as far as interest goes; `day` is the number of its day. */
export interface EarningLine {
  readonly type: MovementType;
  readonly on: Day;
  readonly day: number;
  readonly balance: Satang;
  /** Undefined where it states none. */
  readonly rate: Rate | undefined;
}

const linesFile = 'deposit_lines.csv';

export class DepositRun {
  lines = 0;
  /** Undefined where the account's rate does not go by its balance. */
  bands: RateBands | undefined = undefined;
  /** Where counting began: the last posting, or the first line. */
  from: Day = '';
  /** The rate that lines state, and its first day; undefined where none states one. */
  rate: Rate | undefined = undefined;
  rateFrom: Day = '';
  /** Whether a line before stated another one. */
  changed = false;
  /** Whether something was earned since `from` before any line stated a rate. */
  unstated = false;
  countedTo = 0;
  balance: Satang = 0n;
  /** Σ satang × days, at the present rate; of bands, all stands in `earlier`. */
  satangDays = 0n;
  /** Σ satang × days × rate, at the rates before it and at those of bands. */
  earlier = 0n;

  start(bands?: RateBands): void {
    Object.assign(this, new DepositRun());
    this.bands = bands;
  }

  /** Counts the closes up to the day before this one. */
  countTo(day: number): void {
    if (day > this.countedTo) {
      const days = BigInt(day - this.countedTo);
      if (this.bands) this.earlier += satangAtRates(this.bands, this.balance) * days;
      else this.satangDays += this.balance * days;
    }
    this.countedTo = day;
  }

  follow({ type, on, day, balance, rate }: EarningLine): void {
    this.countTo(day);
    if (type === 'INTEREST' || this.lines === 0) {
      this.satangDays = 0n;
      this.earlier = 0n;
      this.unstated = false;
      this.from = on;
    }
    if (rate !== undefined && rate !== this.rate) this.change(rate, on);
    this.lines += 1;
    this.balance = balance;
  }

  /** From the close of this day on. */
  private change(rate: Rate, on: Day): void {
    if (this.rate === undefined) this.unstated = this.satangDays > 0n;
    else this.earlier += this.satangDays * this.rate;
    this.changed = this.rate !== undefined;
    this.rate = rate;
    this.rateFrom = on;
    this.satangDays = 0n;
  }
}

/** Why what a row says of its rate cannot be: the column and the reason. */
export function rateFault(
  { rate, rateFrom, changed, unstated, from }: DepositRun,
  account: Earning,
): readonly [string, string] | undefined {
  if (rate === undefined) return undefined;
  if (account.rate !== rate) {
    const [stated, own] = [formatRate(rate), formatRate(account.rate)];
    return ['ANNUAL_RATE', reasons.fromLines(linesFile, stated, own)];
  }
  const { rateSince } = account;
  const fits = changed ? rateSince === rateFrom : (rateSince ?? '') <= rateFrom;
  if (rateSince !== null && !fits) {
    const [first, own] = [thaiDateShort(rateFrom), thaiDateShort(rateSince)];
    return ['RATE_SINCE', reasons.fromLines(linesFile, first, own)];
  }
  const isMissing = unstated && !account.delivered;
  return isMissing ? ['ANNUAL_RATE', reasons.rateUnstated(thaiDateShort(from))] : undefined;
}

/**
 * Why the accrued interest that an open account's row states cannot be. It is not known where the
 * core system delivers it, or where the rate is younger than the last posting and no line states
 * the one before; without lines nothing is earned.
 */
export function accruedFault(
  run: DepositRun,
  account: Earning,
  toDay: number,
): readonly [string, string] | undefined {
  const isYounger = run.rate === undefined && (account.rateSince ?? '') > run.from;
  if (run.lines > 0 && (account.delivered || isYounger)) return undefined;
  run.countTo(toDay);
  const accrued = interestSatang(run.earlier + run.satangDays * account.rate);
  if (account.accruedSatang === accrued) return undefined;
  const [expected, value] = [toDtoBaht(accrued), toDtoBaht(account.accruedSatang)];
  return ['ACCRUED_INTEREST', reasons.fromLines(linesFile, expected, value)];
}
