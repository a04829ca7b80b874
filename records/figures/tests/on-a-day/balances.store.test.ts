/** Balances at the end of any day, out of the lines of the current publication alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../../tools/test-store.ts';
import { openRecords, type Records } from '../../../database.ts';
import { asUpkeep } from '../../../driver/owner.ts';
import { accountOf, makeSample, malee, somchai } from '../../../tests/sample.ts';
import { contractOf } from '../../../tests/sample-figures.ts';
import { balancesAvailableFrom, balancesOn } from '../../balances.ts';

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

const on = (day: string, memberNo = somchai) =>
  records.readAsMember(memberNo, (db) => balancesOn(db, day));
const availableFrom = (memberNo = somchai) => records.readAsMember(memberNo, balancesAvailableFrom);

test.each([
  ['2023-11-29', 0n],
  ['2023-11-30', 50_000n],
  ['2023-12-30', 50_000n],
  ['2023-12-31', 150_050n],
  ['2024-12-31', 150_050n],
  // Two lines on one day: the later one counts.
  ['2025-01-31', 250_025n],
  ['2025-03-30', 250_025n],
  ['2025-03-31', 9_007_199_254_991_018n],
  ['2025-11-22', 9_007_199_254_991_018n],
])('G.3 at the end of %s the last line on or before it tells', async (day, satang) => {
  const { shareSatang, accounts } = await on(day);
  expect(shareSatang).toBe(satang);
  expect(accounts.map((account) => account.balanceSatang)).toEqual(satang === 0n ? [] : [satang]);
});

test('D-07 a contract stands there while something of it is left', async () => {
  const all = await on('2025-11-22');
  expect(all.loans.map(({ contractNo }) => contractNo)).toEqual([contractOf(somchai)]);
  expect((await on('1990-01-01')).loans).toEqual([]);
});

test('T1 nothing is anybody else’s', async () => {
  const hers = await on('2025-11-22', malee);
  expect(hers.accounts.map(({ accountNo }) => accountNo)).toEqual([accountOf(malee)]);
  expect(await on('2025-11-22', '999999')).toEqual({ shareSatang: 0n, accounts: [], loans: [] });
  expect(await availableFrom('999999')).toBeUndefined();
});

test('before what was brought forward nothing is known, whichever ledger it was', async () => {
  const brought = (table: string, code: string) =>
    asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
      client.query(`UPDATE records.${table} SET type_code = '${code}'
        WHERE publication_id = 2 AND member_no = '${malee}' AND seq = 1`),
    );
  // Of the sample's contracts one was brought forward.
  expect([await availableFrom(), await availableFrom(malee)]).toEqual(['2017-05-31', '2017-05-31']);
  await brought('loan_lines', '01');
  expect(await availableFrom(malee)).toBe('2000-01-01');
  for (const ledger of ['share_lines', 'deposit_lines']) {
    await brought(ledger, 'BF');
    expect(await availableFrom(malee)).toBe('2023-11-30');
    await brought(ledger, 'MONTHLY');
  }
  expect([await availableFrom(), await availableFrom(malee)]).toEqual(['2017-05-31', '2000-01-01']);
});

test('before the last slip that was brought forward nothing is known', async () => {
  const [owner, accountNo] = ['000005', '01080000777'];
  await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`
      INSERT INTO records.members SELECT (jsonb_populate_record(m,
          jsonb_build_object('member_no', '${owner}', 'national_id', NULL))).*
        FROM records.members m WHERE publication_id = 2 AND member_no = '${malee}';
      INSERT INTO records.deposit_accounts SELECT (jsonb_populate_record(a,
          '{"member_no": "${owner}", "account_no": "${accountNo}"}')).*
        FROM records.deposit_accounts a
        WHERE publication_id = 2 AND account_no = '${accountOf(malee)}';
      INSERT INTO records.deposit_slips (publication_id, member_no, account_no, slip_no, opened_on,
          annual_rate, balance_satang, accrued_interest_satang, status)
        SELECT 2, '${owner}', '${accountNo}', n, '2024-01-01', 2, 100, 0, 'OPEN'
        FROM generate_series(1, 2) n;
      INSERT INTO records.deposit_lines (publication_id, seq, posted_on, sign, amount_satang,
          balance_satang, member_no, account_no, type_code, description)
        VALUES (2, 1, '2024-01-31', 1, 100, 100, '${owner}', '${accountNo}', 'BF', ''),
          (2, 2, '2024-03-31', 1, 100, 200, '${owner}', '${accountNo}', 'BF', '')`),
  );
  expect(await availableFrom(owner)).toBe('2024-03-31');
});
