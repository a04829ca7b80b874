/** What guarantees, beneficiaries, welfare and dividends must show (D-13, D-14, D-15, D-32). */

import { nights } from '../../../../core/tests/naive/calendar.ts';
import { naiveYearFraction } from '../../../../core/tests/naive/dividend.ts';
import { Fraction, zero } from '../../../../core/tests/naive/fraction.ts';
import { isCounted, refundRateOf } from '../../recount/formats/dividends.ts';
import { rateOf } from '../../recount/formats/rate.ts';
import { baht, orNull, total, yearBe } from './dto.ts';
import type { Expectation, Row } from './extract-figures.ts';
import { available, isRevolving } from './loans.ts';

const satang = (text: string | undefined): bigint => BigInt(text || '0');

const owedOf = (row: Row): bigint =>
  satang(row.principalBalanceSatang) + satang(row.writtenOffSatang);

/** Left × signed for / granted, rounded half up, at most what was signed for or is left. */
function exposure(row: Row): bigint {
  const left = owedOf(row);
  const [signed, granted] = [satang(row.guaranteedSatang), satang(row.approvedSatang)];
  const most = left < signed ? left : signed;
  if (granted <= 0n) return most;
  const part = new Fraction(left * signed, granted).nearest(new Fraction(1)).floor();
  return part < most ? part : most;
}

const secured = (row: Row) => ({
  contract_no: row.contractNo,
  contract_date: row.contractDate,
  approved_amount: baht(row.approvedSatang),
  revolving: isRevolving(row),
  principal_balance: baht(row.principalBalanceSatang),
});

/** Of each contract, in however many ways one stands for it, what is owed on it at most. */
const exposures = (rows: readonly Row[]): bigint => {
  const contracts = Map.groupBy(rows, ({ contractNo }) => contractNo).values();
  const most = (its: readonly Row[]) => [owedOf(its[0] as Row), total(its.map(exposure))] as const;
  return total([...contracts].map(most).map(([left, sum]) => (sum < left ? sum : left)));
};

export function guaranteesAnswer({ expected, asOf }: Expectation, limit: number | undefined) {
  const guarantees = (expected.guarantees as unknown as readonly Row[]).filter(
    (row) => owedOf(row) > 0n || row.mayBeDrawn === '1',
  );
  const inPerson = guarantees.filter(({ kind }) => kind === 'PERSON').length;
  const mine = expected.loans.open
    .map(({ loan }) => loan as Row)
    .filter((row) => satang(row.principalBalanceSatang) > 0n || available(row, asOf) !== null);
  return {
    as_of: asOf,
    given: guarantees.map((row) => ({
      ...secured(row),
      may_be_drawn: row.mayBeDrawn === '1',
      seq: Number(row.seq),
      kind: row.kind,
      written_off_amount: baht(row.writtenOffSatang || '0'),
      guaranteed_amount: baht(row.guaranteedSatang),
      my_share: baht(exposure(row)),
      debt_status: orNull(row.debtStatus),
    })),
    given_total: {
      count: new Set(guarantees.map(({ contractNo }) => contractNo)).size,
      guaranteed_amount: baht(total(guarantees.map((row) => row.guaranteedSatang))),
      my_share: baht(exposures(guarantees)),
    },
    right: limit === undefined ? null : { limit, left: Math.max(0, limit - inPerson) },
    mine: mine.flatMap((row) => {
      const its = expected.collateral.filter(({ contractNo }) => contractNo === row.contractNo);
      if (its.length === 0) return [];
      return {
        ...secured(row),
        guarantors: its.map(({ amountSatang }) => ({ amount: baht(amountSatang) })),
        guaranteed_total: baht(total(its.map(({ amountSatang }) => amountSatang))),
      };
    }),
  };
}

/** Ten-thousandths of a percent with two decimals, or as many as it needs. */
const percentText = (percent: bigint): string =>
  `${percent / 10_000n}.${String(percent % 10_000n)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')}`;

export function beneficiariesAnswer({ expected, asOf }: Expectation) {
  const { rows, percent } = expected.beneficiaries;
  const stated = rows.filter(({ sharePercent }) => sharePercent);
  return {
    as_of: asOf,
    beneficiaries: rows.map((row) => ({
      order_no: Number(row.orderNo),
      share_percent: orNull(row.sharePercent),
      document_on: row.documentOn,
      effective_on: orNull(row.effectiveOn),
    })),
    total_percent: stated.length === 0 ? null : percentText(percent),
  };
}

export function welfareAnswer(
  { expected, asOf }: Expectation,
  curKey: '1' | '2' | '3',
  types: readonly Row[],
) {
  const of = <T>(key: string, list: readonly T[]) => (curKey === key ? list : null);
  return {
    as_of: asOf,
    curKey,
    received: of(
      '1',
      (expected.welfare.received as readonly Row[]).map((row) => ({
        paid_on: row.paidOn,
        amount: baht(row.amountSatang),
      })),
    ),
    requests: of(
      '2',
      (expected.welfare.claims as readonly Row[]).map((row) => ({
        requested_on: row.requestedOn,
        amount: baht(row.amountSatang),
      })),
    ),
    rights: of(
      '3',
      types
        .toSorted((a, b) => ((a.typeCode ?? '') < (b.typeCode ?? '') ? -1 : 1))
        .map((row) => ({
          max_amount: baht(row.maxAmountSatang),
          deadline_days: row.deadlineDays ? Number(row.deadlineDays) : null,
        })),
    ),
  };
}

type Year = Expectation['expected']['dividends'][number];

const yearAnswer = ({ dividend }: Year) => {
  const row = dividend as unknown as Row;
  return {
    year_be: yearBe(row.year),
    dividend_rate: row.dividendRate,
    refund_rate: row.refundRate,
    refund_method: row.refundMethod,
    share_base: baht(dividend.shareBaseSatang),
    dividend: baht(dividend.dividendSatang),
    interest_base: baht(dividend.interestBaseSatang),
    refund: baht(dividend.refundSatang),
    gift: baht(row.giftSatang),
    deductions: dividend.deductions.map(({ amountSatang }) => ({ amount: baht(amountSatang) })),
    net: baht(dividend.netSatang),
    bank_code: orNull(row.bankCode),
    paid_on: orNull(row.paidOn),
  };
};

export const dividendsAnswer = ({ expected, asOf }: Expectation) => ({
  as_of: asOf,
  years: expected.dividends.map(yearAnswer),
});

const oneSatang = new Fraction(1);

/** Each part's share of a sum that is rounded once, or each part rounded. */
function parted(parts: readonly Fraction[], perLine: boolean): readonly bigint[] {
  if (perLine) return parts.map((part) => part.nearest(oneSatang).floor());
  let [sum, before] = [zero, 0n];
  return parts.map((part) => {
    sum = sum.plus(part);
    const now = sum.nearest(oneSatang).floor();
    const own = now - before;
    before = now;
    return own;
  });
}

/** Ten-thousandths of a percent as they are written: `8.25`. */
const rateText = (rate: bigint): string => String(Number(rate) / 10_000);

export function originAnswer({ asOf }: Expectation, stated: Year) {
  const { origin, interest, dividend, computedSatang } = stated;
  const year = origin.year;
  const terms = {
    ...{ startsOn: year.startsOn ?? '', endsOn: year.endsOn ?? '', method: year.method },
    cutoffDay: Number(year.cutoffDay),
  } as Parameters<typeof naiveYearFraction>[0];
  const whole = year.method === 'DAILY' ? [...nights(terms.startsOn, terms.endsOn)].length + 1 : 12;
  const rate = new Fraction(rateOf(year.dividendRate), 1_000_000);
  const moves = [
    { on: null, satang: origin.broughtForwardSatang, ratio: new Fraction(1) },
    ...origin.moves.map(({ on, satang: moved }) => ({
      on,
      satang: moved,
      ratio: naiveYearFraction(terms, on),
    })),
  ];
  const parts = parted(
    moves.map(({ satang: moved, ratio }) => new Fraction(moved).times(ratio).times(rate)),
    year.rounding === 'PER_LINE',
  );
  const isDelivered = year.refundMethod === 'AS_DELIVERED';
  const paid = isDelivered ? [] : interest;
  const refunds = parted(
    paid.map(
      (one) => new Fraction(one.interestSatang * refundRateOf(year, one.typeCode), 1_000_000),
    ),
    false,
  );
  const counted = paid.filter((one) => isCounted(year, one.typeCode));
  return {
    as_of: asOf,
    year_be: yearBe(`${year.year}`),
    starts_on: year.startsOn,
    ends_on: year.endsOn,
    cutoff_day: Number(year.cutoffDay),
    weight_of: whole,
    dividend: {
      rate: year.dividendRate,
      lines: moves.map(({ on, satang: moved, ratio }, at) => ({
        month: on === null ? null : on.slice(0, 7),
        on,
        amount: baht(moved),
        weight: Number(ratio.times(new Fraction(whole)).floor()),
        dividend: baht(parts[at]),
      })),
      reckoned: baht(computedSatang),
      recorded: baht(dividend.dividendSatang),
      base: baht(total(moves.map(({ satang: moved }) => moved))),
      recorded_base: baht(dividend.shareBaseSatang),
    },
    refund: {
      method: year.refundMethod,
      rate: year.refundRate,
      lines: paid.map((one, at) => ({
        contract_no: one.contractNo,
        interest: baht(one.interestSatang),
        rate: rateText(refundRateOf(year, one.typeCode)),
        left_out: !isCounted(year, one.typeCode),
        refund: baht(refunds[at]),
      })),
      reckoned: baht(isDelivered ? dividend.refundSatang : total(refunds)),
      recorded: baht(dividend.refundSatang),
      base: baht(
        isDelivered ? dividend.interestBaseSatang : total(counted.map((one) => one.interestSatang)),
      ),
      recorded_base: baht(dividend.interestBaseSatang),
    },
  };
}
