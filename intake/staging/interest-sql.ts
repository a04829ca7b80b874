/** Interest of a loan's balance between two days in SQL, by the rule of its contract `l` (B.1). */
import { partsOfYear } from '../../core/loan/usual-rule.ts';

const parts = {
  of360: partsOfYear / 360n,
  of365: partsOfYear / 365n,
  of366: partsOfYear / 366n,
  month: partsOfYear / 12n,
} as const;

const monthEndOf = (day: string): string =>
  `(date_trunc('month', ${day}) + interval '1 month - 1 day')::date`;
const monthsOf = (day: string): string =>
  `(date_part('year', ${day}) * 12 + date_part('month', ${day}))::int`;
const dateOf30 = (day: string): string =>
  `CASE WHEN ${day} = ${monthEndOf(day)} THEN 30 ELSE date_part('day', ${day})::int END`;
/** From the end of a month always to the end of one. */
const monthsLater = (day: string, months: string): string => `(CASE WHEN ${day} = ${monthEndOf(day)}
  THEN ${monthEndOf(`(date_trunc('month', ${day}) + make_interval(months => ${months}))`)}
  ELSE (${day} + make_interval(months => ${months}))::date END)`;

/** Σ satang × rate of `b` by the bands of `l`, see `satangAtRates` in core/rate-bands.ts. */
const bandedWeight = `(
  SELECT CASE l.rate_bands_by
    WHEN 'WHOLE' THEN b.balance_satang * (array_agg(e.rate ORDER BY e.from_satang DESC)
      FILTER (WHERE e.from_satang <= b.balance_satang))[1]
    ELSE sum((least(b.balance_satang, coalesce(e.to_satang, b.balance_satang)) - e.from_satang)
      * e.rate) FILTER (WHERE e.from_satang < b.balance_satang) END
  FROM (
    SELECT p.rate, p.from_satang, lead(p.from_satang) OVER (ORDER BY p.from_satang) AS to_satang
    FROM (
      SELECT (split_part(band, '=', 1)::numeric * 100) AS from_satang,
        (split_part(band, '=', 2)::numeric * 10000) AS rate
      FROM regexp_split_to_table(l.rate_bands, ';') band
    ) p
  ) e)`;

/** SQL: the bands of the contract hold only since a later day. */
const younger = (from: string): string => `coalesce(l.rate_since > ${from}, false)`;

interface Days {
  /** SQL of two days, the second not before the first. */
  readonly from: string;
  readonly to: string;
}

/**
 * Lateral joins whose `y.parts` is the part of a year between the days; null as delivered, and from
 * a day before the contract's bands hold where they are slices: of a whole balance it was at one
 * rate, which `b` states. Each is computed once a row for its OFFSET: without, the planner puts the
 * text of one into the next until it plans longer than a small store takes to answer.
 */
export const interestJoins = ({ from, to }: Days): string => `
  CROSS JOIN LATERAL (SELECT ${monthsOf(to)} - ${monthsOf(from)} AS months OFFSET 0) begun
  CROSS JOIN LATERAL (
    SELECT begun.months - (${monthsLater(from, 'begun.months')} > ${to})::int AS months OFFSET 0
  ) whole
  CROSS JOIN LATERAL (SELECT ${to} - ${monthsLater(from, 'whole.months')} AS days OFFSET 0) beyond
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(greatest(0, least(${to}, make_date(n + 1, 1, 1))
      - greatest(${from}, make_date(n, 1, 1)))), 0)::int AS days
    FROM generate_series(date_part('year', ${from})::int, date_part('year', ${to})::int) n
    WHERE n % 4 = 0 AND (n % 100 <> 0 OR n % 400 = 0)
  ) leap
  CROSS JOIN LATERAL (SELECT CASE WHEN ${younger(from)} AND l.rate_bands_by = 'SLICE' THEN NULL
  ELSE CASE l.day_count
    WHEN 'ACT_365F' THEN (${to} - ${from}) * ${parts.of365}
    WHEN 'ACT_ACT' THEN (${to} - ${from} - leap.days) * ${parts.of365} + leap.days * ${parts.of366}
    WHEN 'THIRTY_360'
      THEN (begun.months * 30 + ${dateOf30(to)} - ${dateOf30(from)}) * ${parts.of360}
    WHEN 'MONTHLY' THEN whole.months * ${parts.month} + beyond.days * ${parts.of365}
  END END AS parts OFFSET 0) y
  CROSS JOIN LATERAL (SELECT CASE coalesce(l.interest_step, 'SATANG')
    WHEN 'BAHT' THEN 100 WHEN 'QUARTER' THEN 25 ELSE 1 END AS satang OFFSET 0) step
  CROSS JOIN LATERAL (
    SELECT (CASE WHEN l.rate_bands IS NULL OR ${younger(from)}
        THEN b.balance_satang::numeric * (b.annual_rate * 10000)::bigint
        ELSE coalesce(${bandedWeight}, 0) END) * y.parts AS above,
      ${partsOfYear * 1_000_000n}::numeric * step.satang AS below OFFSET 0
  ) exact`;

/** SQL of the interest in satang, rounded once; null as delivered. `b` has balance and rate. */
export const interestSql = `step.satang * CASE coalesce(l.interest_rounding, 'HALF_UP')
  WHEN 'UP' THEN div(exact.above + exact.below - 1, exact.below)
  WHEN 'DOWN' THEN div(exact.above, exact.below)
  ELSE div(2 * exact.above + exact.below, 2 * exact.below) END`;
