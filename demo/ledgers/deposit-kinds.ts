/** The kinds of deposit accounts of the demonstration (A.4). */
import { formatRate, type Rate, readRate } from '../../core/rate.ts';
import { type BandMethod, bandRate, type RateBands, readBands } from '../../core/rate-bands.ts';
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
  /** Where the rate goes by the balance; as the extract writes it, and read. */
  readonly banded: { readonly text: string; readonly read: RateBands } | undefined;
}

function kind(code: Kind['code'], rateText: string, numberPart: string, minimum: Satang): Kind {
  const rate = readRate(rateText);
  const name = kindNames[code];
  const usual = { delivered: false, banded: undefined };
  return { code, name, rateText, rate, numberPart, minimumSatang: minimum, ...usual };
}

/** A kind of special savings whose rate goes by the balance, from the lowest one upwards. */
function bandedKind(key: KindCode, numberPart: string, text: string, by: BandMethod): Kind {
  const read = readBands(text, by);
  if (read === null) throw new RangeError('a kind without bands');
  const lowest = formatRate(bandRate(read, 0n));
  return {
    ...kind('SPECIAL', lowest, numberPart, 0n),
    name: kindNames[key],
    banded: { text, read },
  };
}

export const kinds: Readonly<Record<KindCode, Kind>> = {
  SAVINGS: kind('SAVINGS', '1.50', '02', 10_000n),
  SPECIAL: kind('SPECIAL', '2.50', '03', 0n),
  FIXED: kind('FIXED', '2.75', '04', 0n),
  /** Over a year of 360 days. */
  RETIREMENT: { ...kind('SPECIAL', '3.00', '05', 0n), name: kindNames.RETIREMENT, delivered: true },
  STEPS: bandedKind('STEPS', '06', '0.00=1.50;100000.00=2.00;500000.00=2.25', 'SLICE'),
  GROWTH: bandedKind('GROWTH', '07', '0.00=1.75;50000.00=2.25;1000000.00=2.75', 'WHOLE'),
  /** Each sum paid in is a slip, at the rate of its day. */
  SLIPS: { ...kind('FIXED', '2.75', '08', 0n), name: kindNames.SLIPS },
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
