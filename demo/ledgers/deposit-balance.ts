/** The ledger of one deposit account: keeps the balance and the interest that is building up. */
import { interestSatang } from '../../core/deposit.ts';
import { type Rate, readRate } from '../../core/rate.ts';
import { type RateBands, satangAtRates } from '../../core/rate-bands.ts';
import { divideHalfUp, type Satang } from '../../core/satang.ts';
import { type DayNumber, dayText } from '../calendar.ts';
import { depositWords, interestDays } from '../words/ledger.text.ts';

export type LineType =
  | 'OPEN'
  | 'DEPOSIT'
  | 'WITHDRAW'
  | 'INTEREST'
  | 'FEE'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'TAX'
  | 'CORRECTION'
  | 'RATE'
  | 'CLOSE';

/** What happened, without how much: standard code, the old system's code, the words. */
export interface Entry {
  readonly typeCode: LineType;
  readonly legacyCode: string;
  readonly description: string;
  readonly channel: string;
  /** Of what payroll deducted, the month's receipt; otherwise ''. */
  readonly receiptNo: string;
}

export interface DepositLine extends Entry {
  readonly on: DayNumber;
  readonly sign: 1 | 0 | -1;
  readonly amountSatang: Satang;
  readonly balanceSatang: Satang;
  /** The rate from this day's close on, where the line states it; otherwise ''. */
  readonly rateText: string;
  /** The slip that it is of; '' in an account without slips. */
  readonly slipNo: string;
}

export interface DepositLedger {
  readonly lines: readonly DepositLine[];
  balance(): Satang;
  /** The day of the last line; the opening's before there is a second one. */
  lastOn(): DayNumber;
  /**
   * In (positive) or out (negative); days must not run backwards. The line states the rate from
   * this day's close on where `rateText` tells one.
   */
  move(on: DayNumber, entry: Entry, satang: Satang, rateText?: string): void;
  /** Another rate from this day's close on, told by a line that moves nothing. */
  changeRate(on: DayNumber, entry: Entry, rateText: string): void;
  /** Posts what the closes since the last posting up to the day before `on` have earned (A.4). */
  payInterest(on: DayNumber): Satang;
  /** What has been earned since the last posting, seen on a day; nothing is posted. */
  accrued(on: DayNumber): Satang;
}

/** What satang × days × rate come to in a year of `yearDays`, for a core's rule of its own. */
const over = (sum: bigint, yearDays: 360 | 365): Satang =>
  yearDays === 365 ? interestSatang(sum) : divideHalfUp(sum, 36_000n * 10_000n);

export interface Terms {
  readonly rate: Rate;
  /** Undefined where the rate does not go by the balance. */
  readonly bands?: RateBands | undefined;
  /** Left out: 365. */
  readonly yearDays?: 360 | 365;
}

/** Opens the ledger of an account, or of one slip of it, on a day, empty. */
export function depositLedger(
  { rate: openingRate, bands, yearDays = 365 }: Terms,
  openedOn: DayNumber,
  slipNo = '',
): DepositLedger {
  const lines: DepositLine[] = [];
  let balance: Satang = 0n;
  let rate = openingRate;
  // Σ satang × days × rate.
  let earned = 0n;
  let countedTo = openedOn;
  let paidTo = openedOn;

  // What the balance weighs in a night.
  const inNight = () => (bands ? satangAtRates(bands, balance) : balance * rate);
  const countTo = (on: DayNumber) => {
    if (on < countedTo) throw new RangeError(`${dayText(on)} lies before ${dayText(countedTo)}`);
    if (on > countedTo) earned += inNight() * BigInt(on - countedTo);
    countedTo = on;
  };
  const move = (on: DayNumber, entry: Entry, satang: Satang, rateText = '') => {
    countTo(on);
    if (rateText !== '') rate = readRate(rateText);
    balance += satang;
    const sign = satang === 0n ? 0 : satang < 0n ? -1 : 1;
    const amountSatang = satang < 0n ? -satang : satang;
    lines.push({ ...entry, on, sign, amountSatang, balanceSatang: balance, rateText, slipNo });
  };
  return {
    lines,
    balance: () => balance,
    lastOn: () => lines.at(-1)?.on ?? openedOn,
    move,
    changeRate: (on, entry, rateText) => move(on, entry, 0n, rateText),
    payInterest(on) {
      countTo(on);
      const interest = over(earned, yearDays);
      const channel = interestDays(dayText(paidTo), dayText(on - 1));
      earned = 0n;
      paidTo = on;
      if (interest > 0n) {
        const entry = { typeCode: 'INTEREST', legacyCode: 'INT', channel, receiptNo: '' } as const;
        move(on, { ...entry, description: depositWords.interest }, interest);
      }
      return interest;
    },
    accrued: (on) => over(earned + inNight() * BigInt(on - countedTo), yearDays),
  };
}
