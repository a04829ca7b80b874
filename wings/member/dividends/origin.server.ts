/** The working of one year as it travels: computed from the movements, held against the records. */
import type { DataOf } from '../../../api/endpoint.ts';
import type { DividendLine } from '../../../core/dividend/dividend.ts';
import { weightDenominator } from '../../../core/dividend/dividend.ts';
import { refundTerms } from '../../../core/dividend/refund.ts';
import { dividendWorking, refundWorking, type Working } from '../../../core/dividend/working.ts';
import type { DividendYear } from '../../../core/dividend/year.ts';
import { formatRate, parseRate } from '../../../core/rate.ts';
import { toDtoBaht } from '../../../core/satang.ts';
import type {
  Dividend,
  DividendOrigin,
  StoredYear,
  YearInterest,
} from '../../../records/figures/dividends.ts';
import type { readDividend } from './dividends.api.ts';
import type { Origin } from './working-words.ts';

interface OnRecord {
  readonly row: Dividend;
  readonly origin: DividendOrigin;
  readonly interests: readonly YearInterest[];
}

function termsOf(year: StoredYear): DividendYear {
  const [dividendRate, refundRate] = [parseRate(year.dividendRate), parseRate(year.refundRate)];
  if (dividendRate === undefined || refundRate === undefined) {
    throw new TypeError(`rates of ${year.year} cannot be read`);
  }
  const { startsOn, endsOn, method, cutoffDay, rounding } = year;
  return { startsOn, endsOn, method, cutoffDay, rounding, dividendRate, refundRate };
}

const lineOf = ({ on, satang, weight, dividendSatang }: DividendLine) => ({
  month: on === undefined ? null : on.slice(0, 7),
  on: on ?? null,
  amount: toDtoBaht(satang),
  weight: Number(weight),
  dividend: toDtoBaht(dividendSatang),
});

const sumsOf = <V>({ verdict, baseSatang, computedSatang }: Working<unknown, V>) => ({
  verdict,
  base: toDtoBaht(baseSatang),
  reckoned: toDtoBaht(computedSatang),
});

/** Both parts of a year; `yearDto` is the year as the page has it. */
export function originOf(
  asOf: string,
  yearDto: DataOf<typeof readDividend>['years'][number],
  { row, origin, interests }: OnRecord,
): Origin {
  const terms = termsOf(origin.year);
  const dividend = dividendWorking(terms, origin.broughtForwardSatang, origin.moves, {
    baseSatang: row.shareBaseSatang,
    paidSatang: row.dividendSatang,
    isWithheld: row.dividendStatus === 'HELD',
  });
  const method = origin.year.refundMethod;
  const stated = { method, refundRate: terms.refundRate, typeRates: origin.year.loanTypeRates };
  const refund = refundWorking(refundTerms(stated), interests, {
    baseSatang: row.interestBaseSatang,
    paidSatang: row.refundSatang,
    isWithheld: row.refundStatus === 'HELD',
  });
  return {
    as_of: asOf,
    year_be: yearDto.year_be,
    starts_on: terms.startsOn,
    ends_on: terms.endsOn,
    method: terms.method,
    cutoff_day: terms.cutoffDay,
    rounding: terms.rounding,
    weight_of: Number(weightDenominator(terms)),
    dividend: {
      ...sumsOf(dividend),
      rate: yearDto.dividend_rate,
      lines: dividend.lines.map(lineOf),
      recorded: yearDto.dividend,
      recorded_base: yearDto.share_base,
    },
    refund: {
      ...sumsOf(refund),
      method,
      rate: yearDto.refund_rate,
      lines: refund.lines.map(({ paid, rate, isLeftOut, refundSatang }) => ({
        contract_no: paid.contractNo,
        type_name: paid.typeName,
        interest: toDtoBaht(paid.interestSatang),
        rate: formatRate(rate),
        left_out: isLeftOut,
        refund: toDtoBaht(refundSatang),
      })),
      recorded: yearDto.refund,
      recorded_base: yearDto.interest_base,
    },
  };
}
