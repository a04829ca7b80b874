/** What an older system brought forward begins a ledger and moves nothing (A.2, A.4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { depositMonths, storedDeposits } from '../figures/deposits.ts';
import { storedShares } from '../figures/shares.ts';
import { makeSample } from '../tests/sample.ts';
import type { Days } from './ledger.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

test('what a share ledger brings forward is its opening balance, not paid in', async () => {
  const pensioner = '000003';
  const line = (seq: number, on: string, amount: number, balance: number, type: string) =>
    `(2, ${seq}, NULL, '${on}', 1, ${amount}, ${balance}, '${pensioner}', '${type}', NULL, '',
      NULL)`;
  await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`INSERT INTO records.share_lines VALUES
      ${line(1, '2010-01-01', 700, 700, 'BF')}, ${line(2, '2010-01-31', 50, 750, 'MONTHLY')}`),
  );
  const read = (days: Days) =>
    records.readAsMember(pensioner, (db) =>
      Promise.all([storedShares.summary(db, days), storedShares.lines(db, { ...days, limit: 9 })]),
    );
  const nothingOut = { outSatang: 0n, outCount: 0, lostSatang: 0n, adjustedSatang: 0n };
  const [whole, all] = await read({});
  expect(whole).toEqual({
    ...{ openingSatang: 700n, inSatang: 50n, inCount: 1, closingSatang: 750n },
    ...nothingOut,
  });
  expect(all.map((one) => [one.seq, one.sign, one.amountSatang])).toEqual([
    [2, 1, 50n],
    [1, 0, 700n],
  ]);
  const [firstDay] = await read({ to: '2010-01-01' });
  expect(firstDay).toEqual({
    ...{ openingSatang: 700n, inSatang: 0n, inCount: 0, closingSatang: 700n },
    ...nothingOut,
  });
});

test('what a deposit account brings forward is its opening balance, not paid in', async () => {
  const [owner, accountNo] = ['000004', '01020000777'];
  const line = (seq: number, on: string, sign: number, amount: number, balance: number) =>
    `(2, ${seq}, '${on}', ${sign}, ${amount}, ${balance}, '${owner}', '${accountNo}',
      '${seq === 1 ? 'BF' : 'DEPOSIT'}', '')`;
  await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`INSERT INTO records.deposit_lines (publication_id, seq, posted_on, sign,
        amount_satang, balance_satang, member_no, account_no, type_code, description) VALUES
      ${line(1, '2010-01-01', 1, 700, 700)}, ${line(2, '2010-01-31', 1, 50, 750)}`),
  );
  const [whole, all, months] = await records.readAsMember(owner, (db) =>
    Promise.all([
      storedDeposits(accountNo).summary(db, {}),
      storedDeposits(accountNo).lines(db, { limit: 9 }),
      depositMonths(db, accountNo, {}),
    ]),
  );
  expect(whole).toEqual({
    ...{ openingSatang: 700n, inSatang: 50n, inCount: 1, closingSatang: 750n },
    ...{ outSatang: 0n, outCount: 0, lostSatang: 0n, adjustedSatang: 0n },
  });
  expect(all.map((one) => [one.seq, one.sign, one.amountSatang])).toEqual([
    [2, 1, 50n],
    [1, 0, 700n],
  ]);
  expect(months).toEqual([{ month: '2010-01', inSatang: 50n, outSatang: 0n }]);
});

test('B.2 of several slips brought forward none was paid in; the last has the sum', async () => {
  const [owner, accountNo] = ['000005', '01080000777'];
  const line = (seq: number, on: string, type: string, amount: number, balance: number) =>
    `(2, ${seq}, '${on}', 1, ${amount}, ${balance}, '${owner}', '${accountNo}', '${type}', '')`;
  await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`INSERT INTO records.deposit_lines (publication_id, seq, posted_on, sign,
        amount_satang, balance_satang, member_no, account_no, type_code, description) VALUES
      ${line(1, '2010-01-01', 'BF', 700, 700)}, ${line(2, '2010-02-15', 'BF', 300, 1_000)},
      ${line(3, '2010-02-28', 'DEPOSIT', 50, 1_050)}`),
  );
  const read = (days: Days) =>
    records.readAsMember(owner, (db) =>
      Promise.all([
        storedDeposits(accountNo).summary(db, days),
        storedDeposits(accountNo).lines(db, { ...days, limit: 9 }),
        depositMonths(db, accountNo, days),
      ]),
    );
  const nothingOut = { outSatang: 0n, outCount: 0, lostSatang: 0n, adjustedSatang: 0n };
  const [whole, all, months] = await read({});
  expect(whole).toEqual({
    ...{ openingSatang: 1_000n, inSatang: 50n, inCount: 1, closingSatang: 1_050n },
    ...nothingOut,
  });
  expect(all.map((one) => [one.seq, one.sign])).toEqual([
    [3, 1],
    [2, 0],
    [1, 0],
  ]);
  expect(months.map(({ inSatang }) => inSatang)).toEqual([50n, 0n]);
  const some = [
    [{ to: '2010-01-31' }, 700n, 0n],
    [{ from: '2010-02-01' }, 1_000n, 50n],
    [{ from: '2010-02-16' }, 1_000n, 50n],
  ] as const;
  for (const [days, openingSatang, inSatang] of some) {
    const [summary] = await read(days);
    expect(summary).toMatchObject({ openingSatang, inSatang });
    expect(summary?.closingSatang).toBe(openingSatang + inSatang);
  }
});
