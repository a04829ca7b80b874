/** The loan products of the demonstration: three families and their limits (A.3). */
import { withBands } from '../../core/loan/banded-rule.ts';
import type { InterestRule, StatedRule } from '../../core/loan/interest-rule.ts';
import { statedRule } from '../../core/loan/rules.ts';
import { formatRate, type Rate, readRate } from '../../core/rate.ts';
import { type BandMethod, bandRate, type RateBands, readBands } from '../../core/rate-bands.ts';
import { type Satang, wholeBaht } from '../../core/satang.ts';
import { type ProductCode, productNames } from '../words/loan.text.ts';

export type Family = 'EMERGENCY' | 'ORDINARY' | 'SPECIAL';

export interface Product {
  readonly code: ProductCode;
  readonly name: string;
  readonly family: Family;
  /** Percent a year; where it goes by the balance the highest, by which instalments are set. */
  readonly rate: Rate;
  /** Where the rate goes by the balance; as the extract writes it, and read. */
  readonly banded: { readonly text: string; readonly read: RateBands } | undefined;
  readonly mostSatang: Satang;
  readonly mostPeriods: number;
  /** Drawn again and again up to what was approved. */
  readonly revolving: boolean;
  /** How its interest is computed, as its contracts say it. */
  readonly stated: StatedRule;
  /** The same; undefined where the core system has its interest from elsewhere. */
  readonly rule: InterestRule | undefined;
}

const usual: StatedRule = { dayCount: 'ACT_365F', interestStep: null, interestRounding: null };

interface Limits {
  readonly baht: number;
  readonly periods: number;
  readonly revolving?: true;
}

function product(
  code: ProductCode,
  family: Family,
  rateText: string,
  most: Limits,
  stated: StatedRule = usual,
): Product {
  const rate = readRate(rateText);
  const mostSatang = wholeBaht(most.baht);
  const name = productNames[code];
  const rule = statedRule(stated);
  const { periods: mostPeriods, revolving = false } = most;
  const limits = { mostSatang, mostPeriods, revolving };
  return { code, name, family, rate, banded: undefined, ...limits, stated, rule };
}

/** A special product whose rate rises with the balance. */
function bandedProduct(code: ProductCode, most: Limits, text: string, by: BandMethod): Product {
  const read = readBands(text, by);
  if (read === null) throw new RangeError('a product without bands');
  const highest = product(code, 'SPECIAL', formatRate(bandRate(read, wholeBaht(most.baht))), most);
  return {
    ...highest,
    banded: { text, read },
    rule: highest.rule && withBands(highest.rule, read),
  };
}

/** The rate that a balance has reached, as the extract writes it. */
export const rateTextAt = ({ rate, banded }: Product, balanceSatang: Satang): string =>
  formatRate(banded ? bandRate(banded.read, balanceSatang) : rate);

const small: Limits = { baht: 100_000, periods: 60 };

export const products: Readonly<Record<ProductCode, Product>> = {
  EMG: product('EMG', 'EMERGENCY', '6.50', { baht: 50_000, periods: 12 }),
  ORD: product('ORD', 'ORDINARY', '6.00', { baht: 3_000_000, periods: 180 }),
  ORC: product('ORC', 'ORDINARY', '5.75', { baht: 3_000_000, periods: 180 }),
  HSG: product('HSG', 'SPECIAL', '5.50', { baht: 5_000_000, periods: 360 }),
  EDU: bandedProduct('EDU', { baht: 500_000, periods: 96 }, '0.00=5.00;100000.00=5.25', 'WHOLE'),
  VEH: product('VEH', 'SPECIAL', '5.75', { baht: 900_000, periods: 84 }),
  DEP: product('DEP', 'SPECIAL', '4.25', { baht: 500_000, periods: 60 }),
  // Taken by the cast alone: one that is drawn again, and one under each other rule of interest.
  STP: bandedProduct('STP', { baht: 200_000, periods: 60 }, '0.00=5.00;100000.00=5.75', 'SLICE'),
  REV: product('REV', 'EMERGENCY', '6.50', { baht: 50_000, periods: 24, revolving: true }),
  SOL: product('SOL', 'SPECIAL', '5.00', small, {
    ...{ dayCount: 'ACT_ACT', interestStep: 'SATANG', interestRounding: 'DOWN' },
  }),
  MED: product('MED', 'SPECIAL', '4.50', small, {
    ...{ dayCount: 'THIRTY_360', interestStep: 'QUARTER', interestRounding: 'HALF_UP' },
  }),
  OCC: product('OCC', 'SPECIAL', '5.25', small, {
    ...{ dayCount: 'MONTHLY', interestStep: 'BAHT', interestRounding: 'UP' },
  }),
  BNK: product('BNK', 'SPECIAL', '4.75', small, {
    ...{ dayCount: 'AS_DELIVERED', interestStep: null, interestRounding: null },
  }),
};

/** Instalments are rounded up to ten baht (A.3). */
export const roundStepSatang: Satang = 1_000n;

/** Paid out after this day of the month, a loan is first due at the end of the next one (A.3). */
export const firstDueCutoffDay = 15;
