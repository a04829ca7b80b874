/** The store's interest is that of the program, satang by satang, under every rule (B.1). */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../core/days.ts';
import { loanInterest } from '../../core/loan/interest.ts';
import { loanDays, rates, rules } from '../../core/loan/tests/loans.ts';
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
  rule: rules,
});

const sql = `
  SELECT (${interestSql})::text AS interest
  FROM unnest($1::bigint[], $2::numeric[], $3::date[], $4::date[],
    $5::text[], $6::text[], $7::text[])
    WITH ORDINALITY
    AS g(balance_satang, annual_rate, posted_on, bill_on, day_count, step, rounding, n)
  CROSS JOIN LATERAL (
    SELECT day_count, step AS interest_step, rounding AS interest_rounding
  ) l
  CROSS JOIN LATERAL (SELECT balance_satang, annual_rate, posted_on, bill_on) b
  ${interestJoins({ from: 'b.posted_on', to: 'b.bill_on' })} ORDER BY n`;

test('B.1 interest of any balance between any days, and none as delivered', async () => {
  const some = fc.sample(loans, 3_000);
  const delivered = some.slice(0, 10).map((one) => ({ ...one, rule: undefined }));
  const all = [...some, ...delivered];
  const { rows } = await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query<{ interest: string | null }>(sql, [
      all.map(({ balance }) => balance),
      all.map(({ rate }) => `${rate}e-4`),
      all.map(({ from }) => from),
      all.map(({ from, wait }) => addDays(from, wait)),
      all.map(({ rule }) => rule?.dayCount ?? 'AS_DELIVERED'),
      all.map(({ rule }) => rule?.step ?? null),
      all.map(({ rule }) => rule?.rounding ?? null),
    ]),
  );
  const expected = all.map(({ balance, rate, from, wait, rule }) =>
    rule ? String(loanInterest(balance, rate, from, addDays(from, wait), rule)) : null,
  );
  expect(rows.map(({ interest }) => interest)).toEqual(expected);
});
