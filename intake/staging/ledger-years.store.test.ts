/** Sums by year in the store: those of the rows that are staged, of each file once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPart } from '../../records/parts.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { subjectOf } from '../layout.ts';
import { sumYears } from './ledger-years.ts';
import { withSession } from './session.ts';
import { startPublication } from './staging.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  await store.close();
});

const line = (seq: number, on: string, sign: number, amount: number, balance: number) =>
  `('000007', ${seq}, '${on}', ${sign}, ${amount}, ${balance},
    '${seq === 1 ? 'BF' : 'MONTHLY'}', '')`;

test('F12 a run that was cut leaves no year twice, of each file its own', async () => {
  await withSession(store.ownerUrl, async (session) => {
    const id = await startPublication(session);
    const part = await createPart(session, subjectOf('share_lines'), id);
    await createPart(session, subjectOf('deposit_lines'), id);
    await session.query(
      `INSERT INTO ${part}
         (member_no, seq, posted_on, sign, amount_satang, balance_satang, type_code, description)
       VALUES ${[
         line(1, '2019-12-30', 1, 900, 900),
         line(2, '2019-12-31', 1, 100, 1_000),
         line(3, '2021-01-31', 1, 100, 1_100),
         line(4, '2021-02-28', -1, 30, 1_070),
         line(5, '2021-02-28', 1, 0, 1_070),
       ]}`,
    );
    for (const name of ['share_lines', 'share_lines', 'deposit_lines'] as const) {
      await sumYears(session, subjectOf(name), id);
    }
    const { rows } = await session.query(
      `SELECT year, first_seq, last_seq, in_count, out_count, in_satang, out_satang, forward_satang,
         closing_satang, lost_satang + adjusted_satang AS more, interest_satang
       FROM staging.ledger_years_${id} WHERE ledger_no = '' ORDER BY year`,
    );
    await session.query(
      `DROP TABLE staging.ledger_years_${id}, staging.ledger_digests_${id}, ${part},
         staging.deposit_lines_${id}`,
    );
    const none = { more: 0n, interest_satang: null };
    expect(rows).toEqual([
      {
        ...{ year: 2019, first_seq: 1, last_seq: 2, in_count: 1, out_count: 0, ...none },
        ...{ in_satang: 100n, out_satang: 0n, forward_satang: 900n, closing_satang: 1000n },
      },
      {
        ...{ year: 2021, first_seq: 3, last_seq: 5, in_count: 1, out_count: 1, ...none },
        ...{ in_satang: 100n, out_satang: 30n, forward_satang: null, closing_satang: 1070n },
      },
    ]);
  });
});
