/** What stood before differences had words of their own stands afterwards (0036). */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { migrate, readMigrations } from '../migrate.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let client: pg.Client;
beforeAll(async () => {
  store = await openTestStore({ holds: 'nothing' });
  client = new pg.Client({ connectionString: store.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await store.close();
});

const staff = `INSERT INTO portal.staff (login, name, roles, password_hash, totp_sealed)
  VALUES ('ff', 'f', ARRAY['finance'], 'x', 'x') RETURNING id`;
const handedIn = `INSERT INTO portal.agency_reports (agency_no, month, state, explanation, saved_by,
    saved_by_name, submitted_at, submitted_by, submitted_by_name, members, billed_satang,
    collected_satang, slips_satang, publication_id, decided_by, decided_at)
  VALUES ($1, '2025-11-01', $2, $3, 1, 'x', now(), 1, 'x', 1, 500, 500, $4, 1, $5, now())`;
const draft = `INSERT INTO portal.agency_reports (agency_no, month, explanation, saved_by,
    saved_by_name, state, returned_by)
  VALUES ($1, '2025-11-01', 'โอนขาดไปหนึ่งบาท', 1, 'x', $2, $3)`;
const slip = `INSERT INTO portal.agency_slips (agency_no, month, paid_on, amount_satang, file_type,
    file, sha256, person_no, contact_name, added_at)
  VALUES ($1, '2025-11-01', '2025-11-28', 400, 'application/pdf', 'x', sha256($2), 1, 'x', $3)`;
const accepted = `INSERT INTO portal.agency_steps (agency_no, month, step, actor_kind, staff_id, at)
  VALUES ($1, '2025-11-01', 'ACCEPTED', 'office', $2, '2025-11-29')`;

test('D-23 reports that stand keep their words; accepted proofs stay', async () => {
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name.startsWith('0036-'));
  await migrate(store.ownerUrl, { migrations: all.slice(0, at) });
  await client.query('SET ROLE sahakon_owner');
  const { id } = (await client.query(staff)).rows[0];
  await client.query(handedIn, ['1', 'SUBMITTED', 'โอนขาดไปหนึ่งบาท', 400, null]);
  await client.query(handedIn, ['2', 'ACCEPTED', '', 500, id]);
  await client.query(draft, ['3', 'DRAFT', null]);
  // Accepted, and sent back when something else was billed; one proof came after that.
  await client.query(draft, ['4', 'RETURNED', 'SYSTEM']);
  await client.query(accepted, ['4', id]);
  await client.query(slip, ['4', 'a', '2025-11-28']);
  await client.query(slip, ['4', 'b', '2025-11-30']);
  await client.query('RESET ROLE');
  await migrate(store.ownerUrl);
  await client.query('SET ROLE sahakon_owner');
  const reports = await client.query(
    'SELECT agency_no, explained_satang FROM portal.agency_reports ORDER BY agency_no',
  );
  expect(reports.rows.map((row) => Object.values(row))).toEqual([
    ['1', '100'],
    ['2', null],
    ['3', null],
    ['4', null],
  ]);
  const slips = await client.query(
    'SELECT accepted_at IS NOT NULL AS stays FROM portal.agency_slips ORDER BY added_at',
  );
  expect(slips.rows).toEqual([{ stays: true }, { stays: false }]);
});
