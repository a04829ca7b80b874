/** Two members' rows in a store whose row-level security has been taken away (S8). */
import { openTestStore } from '../../../tools/test-store.ts';
import { openRecords } from '../../database.ts';
import { asUpkeep } from '../../driver/owner.ts';
import { makeSample, malee } from '../sample.ts';
import { october, subAgencyNo } from '../sample-figures.ts';

const unprotect = (table: string) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY;`;
const ofPortal = [
  'member_accounts',
  'sessions',
  'terms_acceptances',
  'devices',
  'sign_in_failures',
  'pending_changes',
  'member_phones',
  'member_choices',
  'audit_entries',
  'papers',
];

/** Whoever answers with Malee's rows to somebody else gives LEAK away. */
export async function openUnprotected() {
  const store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  await asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
    // Whoever answers with a stranger's rows gives this one away.
    await client.query(`UPDATE records.members SET first_name = 'LEAK' WHERE member_no = '${malee}';
      UPDATE records.members SET national_id = 'LEAK' WHERE member_no = '${malee}';
      UPDATE records.share_lines SET description = 'LEAK', amount_satang = 1
        WHERE member_no = '${malee}';
      UPDATE records.deposit_lines SET description = 'LEAK', posted_on = '2030-01-01'
        WHERE member_no = '${malee}';
      UPDATE records.deposit_accounts SET account_name = 'LEAK' WHERE member_no = '${malee}';
      UPDATE records.agency_months SET month = '2025-12-01'
        WHERE agency_no <> '${subAgencyNo}' AND month = '${october}';
      UPDATE records.beneficiaries SET full_name = 'LEAK' WHERE member_no = '${malee}';
      UPDATE records.loans SET principal_balance_satang = 1 WHERE member_no = '${malee}'`);
    const { rows } = await client.query(`SELECT oid::regclass AS name FROM pg_class
      WHERE relnamespace = 'records'::regnamespace AND relrowsecurity`);
    await client.query(rows.map(({ name }) => unprotect(name)).join(''));
  });
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query(ofPortal.map((table) => unprotect(`portal.${table}`)).join(''));
  });
  const records = await openRecords(store.appUrl);
  return {
    store,
    records,
    async close() {
      await records.close();
      await store.close();
    },
  };
}
