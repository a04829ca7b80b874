/** The kinds of deposit accounts of the demonstration (A.4). */
import { type Rate, readRate } from '../../core/rate.ts';
import type { Satang } from '../../core/satang.ts';
import { kindNames } from '../words/ledger.text.ts';

export type KindCode = keyof typeof kindNames;

export interface Kind {
  readonly code: 'SAVINGS' | 'SPECIAL' | 'FIXED';
  readonly name: string;
  /** Percent a year as the extract writes it. */
  readonly rateText: string;
  readonly rate: Rate;
  /** Two digits of the account number after the branch. */
  readonly numberPart: string;
  /** What must stay in the account, and so cannot be withdrawn. */
  readonly minimumSatang: Satang;
  /** Interest is computed by a rule of its own, which no extract can state. */
  readonly delivered: boolean;
}

function kind(code: Kind['code'], rateText: string, numberPart: string, minimum: Satang): Kind {
  const rate = readRate(rateText);
  const name = kindNames[code];
  return { code, name, rateText, rate, numberPart, minimumSatang: minimum, delivered: false };
}

export const kinds: Readonly<Record<KindCode, Kind>> = {
  SAVINGS: kind('SAVINGS', '1.50', '02', 10_000n),
  SPECIAL: kind('SPECIAL', '2.50', '03', 0n),
  FIXED: kind('FIXED', '2.75', '04', 0n),
  /** Over a year of 360 days. */
  RETIREMENT: { ...kind('SPECIAL', '3.00', '05', 0n), name: kindNames.RETIREMENT, delivered: true },
  /** Each sum paid in is a slip, at the rate of its day. */
  SLIPS: { ...kind('FIXED', '2.75', '06', 0n), name: kindNames.SLIPS },
};

/**
 * Savings and special savings post interest at the end of these months, as the reference statement
 * shows (A.4: every cooperative has dates of its own); fixed accounts at maturity.
 */
export const postingMonths: readonly number[] = [3, 9];

/**
 * Account number of eleven digits, shown 2-2-5-rest (part F): branch 01, kind, and a running
 * number of the member and a check digit.
 */
export function accountNo(of: Kind, memberNo: string): string {
  return `01${of.numberPart}${memberNo}${Number(memberNo) % 7}`;
}
