/** The ledger of one deposit account: keeps the balance and the interest that is building up. */
import { interestSatang } from '../../core/deposit.ts';
import type { Rate } from '../../core/rate.ts';
import type { Satang } from '../../core/satang.ts';
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
  readonly sign: 1 | -1;
  readonly amountSatang: Satang;
  readonly balanceSatang: Satang;
}

export interface DepositLedger {
  readonly lines: readonly DepositLine[];
  balance(): Satang;
  /** The day of the last line; the opening's before there is a second one. */
  lastOn(): DayNumber;
  /** In (positive) or out (negative); days must not run backwards. */
  move(on: DayNumber, entry: Entry, satang: Satang): void;
  /** Posts what the closes since the last posting up to the day before `on` have earned (A.4). */
  payInterest(on: DayNumber): Satang;
  /** What has been earned since the last posting, seen on a day; nothing is posted. */
  accrued(on: DayNumber): Satang;
}

/** Opens a ledger on a day, empty. */
export function depositLedger(rate: Rate, openedOn: DayNumber): DepositLedger {
  const lines: DepositLine[] = [];
  let balance: Satang = 0n;
  let satangDays = 0n;
  let countedTo = openedOn;
  let paidTo = openedOn;

  const countTo = (on: DayNumber) => {
    if (on < countedTo) throw new RangeError(`${dayText(on)} lies before ${dayText(countedTo)}`);
    if (on > countedTo) satangDays += balance * BigInt(on - countedTo);
    countedTo = on;
  };
  const move = (on: DayNumber, entry: Entry, satang: Satang) => {
    countTo(on);
    balance += satang;
    const sign = satang < 0n ? -1 : 1;
    const amountSatang = satang < 0n ? -satang : satang;
    lines.push({ ...entry, on, sign, amountSatang, balanceSatang: balance });
  };
  return {
    lines,
    balance: () => balance,
    lastOn: () => lines.at(-1)?.on ?? openedOn,
    move,
    payInterest(on) {
      countTo(on);
      const interest = interestSatang(satangDays, rate);
      const channel = interestDays(dayText(paidTo), dayText(on - 1));
      satangDays = 0n;
      paidTo = on;
      if (interest > 0n) {
        const entry = { typeCode: 'INTEREST', legacyCode: 'INT', channel, receiptNo: '' } as const;
        move(on, { ...entry, description: depositWords.interest }, interest);
      }
      return interest;
    },
    accrued: (on) => interestSatang(satangDays + balance * BigInt(on - countedTo), rate),
  };
}
