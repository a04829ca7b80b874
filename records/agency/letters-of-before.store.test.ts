/** What becomes of letters that were written before they kept their wording and their bills. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { migrate, readMigrations } from '../migrate.ts';

const [school, hospital] = ['01011001', '01012002'];
const november = '2025-11-01';

let store: Awaited<ReturnType<typeof openTestStore>>;
let client: pg.Client;
beforeAll(async () => {
  store = await openTestStore({ holds: 'nothing' });
  const all = await readMigrations();
  const before = all.filter(({ name }) => name < '0038');
  await migrate(store.ownerUrl, { migrations: before });
  client = new pg.Client({ connectionString: store.ownerUrl });
  await client.connect();
  await writeAsBefore();
  await migrate(store.ownerUrl);
});
afterAll(async () => {
  await client.end();
  await store.close();
});

const as = async (role: string, ...statements: readonly string[]) => {
  await client.query(`SET ROLE ${role}`);
  for (const statement of statements) await client.query(statement);
  await client.query('RESET ROLE');
};
const rowsOf = async (columns: string) => {
  await client.query('SET ROLE sahakon_owner');
  const { rows } = await client.query(
    `SELECT ${columns} FROM portal.agency_letters ORDER BY year_be, run`,
  );
  await client.query('RESET ROLE');
  return rows;
};
const billOf = (agencyNo: string, memberNo: string) => `
  INSERT INTO records.collections (publication_id, seq, month, item_count, billed_satang,
    collected_satang, uncollected_satang, refund_pending_satang, share_total_satang,
    interest_ytd_satang, posted, member_no, agency_no, kind, status)
  VALUES (1, 1, '${november}', 1, 100, 0, 100, 0, 0, 0, false, '${memberNo}', '${agencyNo}',
    'MONTHLY', 'PENDING')`;
const itemOf = (memberNo: string) => `
  INSERT INTO records.collection_items (publication_id, seq, month, item_no, principal_satang,
    interest_satang, amount_satang, collected_satang, member_no, item_group, code, name)
  VALUES (1, 1, '${november}', 1, 0, 0, 100, 0, '${memberNo}', 'SHARE', '01', 'หุ้น')`;

async function writeAsBefore(): Promise<void> {
  const parts = ['agencies', 'agency_months', 'collections', 'collection_items'];
  await as(
    'sahakon_intake',
    ...parts.map(
      (name) => `CREATE TABLE records.${name}_1 PARTITION OF records.${name}
      FOR VALUES IN (1)`,
    ),
    `INSERT INTO records.publications (id, as_of, rows, hash)
      VALUES (1, '2025-11-28', '{}', repeat('0', 64))`,
    'INSERT INTO records.current (publication_id) VALUES (1)',
    ...[school, hospital].flatMap((no, at) => [
      `INSERT INTO records.agencies (publication_id, agency_no, name)
        VALUES (1, '${no}', 'หน่วย')`,
      `INSERT INTO records.agency_months (publication_id, agency_no, month, state, due_on, members,
        billed_satang, collected_satang, uncollected_satang, refund_pending_satang)
        VALUES (1, '${no}', '${november}', 'SENT', '2025-12-03', 1, 100, 0, 100, 0)`,
      billOf(no, `00000${at + 1}`),
      itemOf(`00000${at + 1}`),
    ]),
  );
  const opened = { prefix: 'เดิม', signer_name: 'นายคนก่อน', sheets: 3 };
  await as(
    'sahakon_owner',
    'SELECT portal.issue_agency_letters()',
    `INSERT INTO portal.agency_letter_openings
      (year_be, run, agency_no, person_no, contact_name, wording)
      SELECT year_be, run, agency_no, 1, 'ผู้แทน', '${JSON.stringify(opened)}'
      FROM portal.agency_letters WHERE agency_no = '${school}'`,
  );
}

test('D-25 the next delivery of the same bills replaces none of them', async () => {
  const before = await rowsOf('run, replaces_run, length(bills_hash) AS bills');
  expect(before).toEqual([1, 2].map((run) => ({ run, replaces_run: null, bills: 32 })));
  await as('sahakon_owner', 'SELECT portal.issue_agency_letters()');
  expect(await rowsOf('run')).toHaveLength(2);
});

test('D-25 what was read stays as it was read, the others are completed at the start', async () => {
  expect(await rowsOf('wording, sheets')).toEqual([
    { wording: { prefix: 'เดิม', signer_name: 'นายคนก่อน' }, sheets: 3 },
    { wording: null, sheets: null },
  ]);
  const now = { body: 1, prefix: 'ใหม่', signer_name: 'นายคนนี้', thai_digits: true };
  await as('sahakon_owner', `SELECT portal.settle_letter_wording('${JSON.stringify(now)}', NULL)`);
  expect(await rowsOf('wording, sheets')).toEqual([
    { wording: { ...now, prefix: 'เดิม', signer_name: 'นายคนก่อน' }, sheets: 3 },
    { wording: now, sheets: null },
  ]);
});
