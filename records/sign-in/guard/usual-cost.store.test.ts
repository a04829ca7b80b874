import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords, type Records } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { usualCost } from './usual-cost.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

test('T13 the usual cost is that of most stored hashes, whatever the settings say', async () => {
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(`UPDATE portal.member_accounts
      SET password_hash = replace(password_hash, 'm=1024,t=1', 'm=19456,t=2')
      WHERE member_no <> '000123'`);
  });
  const usual = { argonMemoryKib: 19_456, argonPasses: 2 };
  expect(await usualCost(records)).toEqual(usual);
  // Kept: the next sign-ins do not ask again.
  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query('DELETE FROM portal.member_accounts'),
  );
  expect(await usualCost(records)).toEqual(usual);
});
