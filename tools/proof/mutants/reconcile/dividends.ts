/** Dividends from the shares held, refunds from the interest paid, and what is left to pay. */
import {
  calendarOf,
  countOf,
  groupBy,
  keyOf,
  type Mismatches,
  mustDay,
  nearest,
  type Row,
  rateOf,
  satangOf,
  sumOf,
  type Tables,
  textOf,
} from './plain.ts';

export type ByMember = ReadonlyMap<string, readonly Row[]>;

interface Year {
  readonly row: Row;
  readonly from: number;
  readonly to: number;
}

/** A line's share of the year as a numerator, over twelve or over the year's days. */
function weightOf({ row, from, to }: Year, on: number): bigint {
  if (textOf(row, 'METHOD') === 'DAILY') return BigInt(to - on);
  const [start, day] = [calendarOf(from), calendarOf(on)];
  const month = (day.year - start.year) * 12 + day.month - start.month;
  return BigInt(12 - month - (day.date <= countOf(row, 'CUTOFF_DAY') ? 0 : 1));
}

function dividendOf(year: Year, shares: readonly Row[]): bigint {
  const { row, from, to } = year;
  const isWhole = (line: Row) =>
    mustDay(line, 'POSTED_ON') < from ||
    (textOf(line, 'TYPE_CODE') === 'BF' && mustDay(line, 'POSTED_ON') === from);
  const before = shares.filter(isWhole).at(-1);
  const parts = textOf(row, 'METHOD') === 'DAILY' ? BigInt(to - from + 1) : 12n;
  const held = before ? satangOf(before, 'BALANCE') : 0n;
  const moved = shares
    .filter((line) => !isWhole(line) && mustDay(line, 'POSTED_ON') <= to)
    .map((line) => {
      const amount = BigInt(textOf(line, 'SIGN')) * satangOf(line, 'AMOUNT');
      return amount * weightOf(year, mustDay(line, 'POSTED_ON'));
    });
  const rate = rateOf(row, 'DIVIDEND_RATE');
  const whole = parts * 1_000_000n;
  const all = [held * parts, ...moved].map((part) => part * rate);
  const rounded = (numerators: readonly bigint[]): bigint =>
    numerators.reduce((sum, numerator) => sum + nearest(numerator, whole), 0n);
  const sum =
    textOf(row, 'ROUNDING') === 'PER_LINE'
      ? rounded(all)
      : rounded([all.reduce((total, part) => total + part, 0n)]);
  return sum < 0n ? 0n : sum;
}

const within = (lines: readonly Row[], { from, to }: Year): readonly Row[] =>
  lines.filter((line) => {
    const on = mustDay(line, 'POSTED_ON');
    return on >= from && on <= to;
  });

/** `EMG=0;HSG=8.00` for the types that have a rate of their own. */
function refundRate(year: Row, type: string): bigint {
  const stated = textOf(year, 'LOAN_TYPE_RATES');
  const rates = new Map(stated.split(';').map((one) => one.split('=') as [string, string]));
  const own = rates.get(type);
  return own === undefined ? rateOf(year, 'REFUND_RATE') : rateOf({ RATE: own }, 'RATE');
}

function compareDividend(
  dividend: Row,
  year: Year,
  shares: readonly Row[],
  loanLines: readonly Row[],
  deductions: readonly Row[],
  typeOf: ReadonlyMap<string, string>,
  found: Mismatches,
): void {
  const where = `dividend ${keyOf(dividend, 'MEMBER_NO', 'YEAR')}`;
  const of = (column: string) => satangOf(dividend, column);
  const last = shares.filter((line) => mustDay(line, 'POSTED_ON') <= year.to).at(-1);
  found.same(of('SHARE_BASE'), last ? satangOf(last, 'BALANCE') : 0n, `${where} SHARE_BASE`);
  const paid = within(loanLines, year).map((line) => ({
    satang: satangOf(line, 'INTEREST'),
    rate: refundRate(year.row, typeOf.get(textOf(line, 'CONTRACT_NO')) ?? ''),
  }));
  const method = textOf(year.row, 'REFUND_METHOD');
  const counted = paid.filter(({ rate }) => method !== 'BY_LOAN_TYPE' || rate > 0n);
  const paidInYear = counted.reduce((sum, { satang }) => sum + satang, 0n);
  // More may have been given back than was paid.
  const interest = paidInYear > 0n ? paidInYear : 0n;
  const weighted = counted.reduce((sum, { satang, rate }) => sum + satang * rate, 0n);
  const isDelivered = method === 'AS_DELIVERED';
  if (!isDelivered) found.same(of('INTEREST_BASE'), interest, `${where} INTEREST_BASE`);
  const refund = isDelivered ? of('REFUND') : nearest(weighted > 0n ? weighted : 0n, 1_000_000n);
  const isHeld = (column: string) => textOf(dividend, column) === 'HELD';
  const expected = isHeld('DIVIDEND_STATUS') ? 0n : dividendOf(year, shares);
  found.same(of('DIVIDEND'), expected, `${where} DIVIDEND`);
  found.same(of('REFUND'), isHeld('REFUND_STATUS') ? 0n : refund, `${where} REFUND`);
  found.same(of('DEDUCTED'), sumOf(deductions, 'AMOUNT'), `${where} DEDUCTED`);
  const net = of('DIVIDEND') + of('REFUND') + of('GIFT') - of('DEDUCTED');
  found.same(of('NET'), net, `${where} NET`);
  found.must(of('GIFT') >= 0n && net >= 0n, `${where} is below nothing`);
}

export function compareDividends(
  tables: Tables,
  shares: ByMember,
  loanLines: ByMember,
  found: Mismatches,
): void {
  const years = new Map(
    tables.of('dividend_years').map((row): [string, Year] => {
      const [from, to] = [mustDay(row, 'STARTS_ON'), mustDay(row, 'ENDS_ON')];
      return [textOf(row, 'YEAR'), { row, from, to }];
    }),
  );
  const typeOf = new Map(
    tables.of('loans').map((row) => [textOf(row, 'CONTRACT_NO'), textOf(row, 'TYPE_CODE')]),
  );
  const deductions = groupBy(tables.of('dividend_deductions'), 'MEMBER_NO', 'YEAR');
  for (const dividend of tables.of('dividends')) {
    const key = keyOf(dividend, 'MEMBER_NO', 'YEAR');
    const year = years.get(textOf(dividend, 'YEAR'));
    if (year === undefined) throw new Error(`dividend ${key} is of no year`);
    const memberNo = textOf(dividend, 'MEMBER_NO');
    compareDividend(
      ...([dividend, year, shares.get(memberNo) ?? [], loanLines.get(memberNo) ?? []] as const),
      ...([deductions.get(key) ?? [], typeOf, found] as const),
    );
  }
}
