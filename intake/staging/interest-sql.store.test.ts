/** The store's interest is that of the program, satang by satang, under every rule (B.1). */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../core/days.ts';
import { ruleFrom, type StatedBandedRule } from '../../core/loan/banded-rule.ts';
import { loanInterest } from '../../core/loan/interest.ts';
import { loanDays, rates, rules } from '../../core/loan/tests/loans.ts';
import { formatRate } from '../../core/rate.ts';
import { toDtoBaht } from '../../core/satang.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { interestJoins, interestSql } from './interest-sql.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'nothing' });
});
afterAll(() => store?.close());

const loans = fc.record({
  balance: fc.bigInt({ min: 0n, max: 99_999_999_999n }),
  rate: rates,
  from: loanDays,
  wait: fc.integer({ min: 0, max: 800 }),
  rule: fc.option(rules, { nil: undefined, freq: 100 }),
});
type Loan = typeof loans extends fc.Arbitrary<infer One> ? One : never;

const bands = fc.record({
  edges: fc.uniqueArray(fc.bigInt({ min: 1n, max: 9_999_999n }), { minLength: 1, maxLength: 4 }),
  rates: fc.array(rates, { minLength: 5, maxLength: 5 }),
  by: fc.constantFrom('WHOLE' as const, 'SLICE' as const),
  /** How far the balance lies from the first edge. */
  beyond: fc.integer({ min: -1, max: 1 }),
  since: fc.option(loanDays),
});
const bandedLoans = fc.tuple(loans, bands).map(([loan, { edges, beyond, by, since, ...own }]) => {
  const begins = [0n, ...edges.toSorted((a, b) => (a < b ? -1 : 1))];
  const text = begins
    .map((from, at) => `${toDtoBaht(from)}=${formatRate(own.rates[at] as bigint)}`)
    .join(';');
  // A third at edges, where the methods differ; the others wherever they lie.
  const atEdge = (edges[0] as bigint) + BigInt(beyond);
  const balance = loan.wait % 3 === 0 ? atEdge : loan.balance % 12_000_000n;
  return { ...loan, balance, rateBands: text, rateBandsBy: by, rateSince: since };
});
const plainLoans = loans.map((loan) => ({
  ...loan,
  ...{ rateBands: null, rateBandsBy: null, rateSince: null },
}));
type Stored = Loan & Pick<StatedBandedRule, 'rateBands' | 'rateBandsBy' | 'rateSince'>;

const sql = `
  SELECT (${interestSql})::text AS interest
  FROM unnest($1::bigint[], $2::numeric[], $3::date[], $4::date[],
    $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::date[])
    WITH ORDINALITY
    AS g(balance_satang, annual_rate, posted_on, bill_on, day_count, step, rounding,
      rate_bands, rate_bands_by, rate_since, n)
  CROSS JOIN LATERAL (
    SELECT day_count, step AS interest_step, rounding AS interest_rounding,
      rate_bands, rate_bands_by, rate_since
  ) l
  CROSS JOIN LATERAL (SELECT balance_satang, annual_rate, posted_on, bill_on) b
  ${interestJoins({ from: 'b.posted_on', to: 'b.bill_on' })} ORDER BY n`;

const stated = ({ rule, ...loan }: Stored): StatedBandedRule => ({
  ...loan,
  dayCount: rule?.dayCount ?? 'AS_DELIVERED',
  interestStep: rule?.step ?? null,
  interestRounding: rule?.rounding ?? null,
});

async function inStore(all: readonly Stored[]): Promise<readonly (string | null)[]> {
  const own = all.map(stated);
  const { rows } = await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query<{ interest: string | null }>(sql, [
      all.map(({ balance }) => balance),
      all.map(({ rate }) => `${rate}e-4`),
      all.map(({ from }) => from),
      all.map(({ from, wait }) => addDays(from, wait)),
      own.map(({ dayCount }) => dayCount),
      own.map(({ interestStep }) => interestStep),
      own.map(({ interestRounding }) => interestRounding),
      own.map(({ rateBands }) => rateBands),
      own.map(({ rateBandsBy }) => rateBandsBy),
      own.map(({ rateSince }) => rateSince),
    ]),
  );
  return rows.map(({ interest }) => interest);
}

function inProgram(loan: Stored): string | null {
  const { balance, rate, from, wait } = loan;
  const own = stated(loan);
  const plain = { ...own, rateBands: null, rateBandsBy: null, rateSince: null };
  // Before its bands a whole balance was at one rate, which the line states.
  const before = own.rateBandsBy === 'WHOLE' && own.rateSince !== null && own.rateSince > from;
  const rule = ruleFrom(before ? plain : own, from);
  return rule ? String(loanInterest(balance, rate, from, addDays(from, wait), rule)) : null;
}

test.each([
  ['one rate', plainLoans],
  ['rates by balance', bandedLoans],
])('B.1 interest of any balance between any days at %s, and none as delivered', async (_, any) => {
  const all: readonly Stored[] = fc.sample<Stored>(any, 3_000);
  const expected = all.map(inProgram);
  expect(expected).toContain(null);
  expect(await inStore(all)).toEqual(expected);
});
