/** A store that took in real records beside the demo, as it could once, is closed by 0045. */
import { afterEach, expect, test } from 'vitest';
import { hashes, seedAccounts, termsVersion, type Upkeep } from '../../../demo/seed/accounts.ts';
import { seedContacts } from '../../../demo/seed/agency/contacts.ts';
import { demoStaff } from '../../../demo/seed/staff/staff.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { migrate, readMigrations } from '../../../records/migrate.ts';
import { readSetting } from '../../../records/site.ts';
import { credentialsOf } from '../../../records/staff/credentials.ts';
import { demoPassword, testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { doorsThatOpen, everyDoor, members } from './doors.ts';

const keys = testHandlerSettings;
const own = 'KNAUQQKLJ5HDAMBZKNAUQQKLJ5HDAMBZ';
let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of close) await one();
  close = [];
});

/** Members and agencies as an intake of then left them: of `numbers`, their IDs begin so. */
async function deliver(ownerUrl: string, numbers: readonly string[], nationalId: string) {
  await asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    const { rows } = await client.query(
      `INSERT INTO records.publications (as_of, rows, hash)
       VALUES ('2025-11-28', '{"members": 1}', 'x') RETURNING id`,
    );
    const { id } = rows[0];
    for (const table of ['members', 'agencies']) {
      await client.query(`CREATE TABLE records.${table}_${id} PARTITION OF records.${table}
        FOR VALUES IN (${id})`);
    }
    await client.query(
      `INSERT INTO records.agencies (publication_id, agency_no, name, head_name, head_position)
       SELECT $1, unnest(ARRAY['01011001', '01012002', '01010001', '01010003']), 'x', 'x', 'x'`,
      [id],
    );
    await client.query(
      `INSERT INTO records.members (publication_id, member_no, prefix, first_name, last_name,
         national_id, birth_date, joined_on, member_type, status_code, agency_no,
         monthly_share_satang, share_suspended, share_held_satang, share_balance_satang,
         employee_no, payroll_consent_on)
       SELECT $1, no, 'x', 'x', 'x', $3 || lpad(no, 10, '0'), '1980-01-01', '2010-01-01',
         'ORDINARY', '0', '01011001', 100000, false, 0, 0, no, '2010-01-01'
       FROM unnest($2::text[]) no`,
      [id, numbers, nationalId],
    );
    await client.query(
      `INSERT INTO records.current (publication_id) VALUES ($1)
       ON CONFLICT (single) DO UPDATE SET publication_id = excluded.publication_id`,
      [id],
    );
  });
}

const staffOfThen = new Map([
  ['admin', 'อำนวย จัดการดี'],
  ['finance', 'วิไล บัญชีดี'],
  ['support', 'ปรานี ช่วยเหลือ'],
]);

/** The demo's staff as they were then; the role of the third has another name today. */
async function insertStaffOfThen(client: Upkeep): Promise<void> {
  for (const { login, totpSecret } of demoStaff.filter((one) => staffOfThen.has(one.login))) {
    const made = await credentialsOf({ login, password: demoPassword, totpSecret }, keys);
    await client.query(
      `INSERT INTO portal.staff (login, name, roles, password_hash, totp_sealed)
       VALUES ($1, $2, ARRAY[$1], $3, $4)`,
      [login, staffOfThen.get(login), made.passwordHash, made.totpSealed],
    );
  }
}

/** A demo before 0045 with members of these numbers, and one person of staff besides the demo's. */
async function openBefore(numbers: readonly string[], nationalId: string) {
  const store = await openTestStore({ holds: 'nothing' });
  close.push(store.close);
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name.startsWith('0045-'));
  await migrate(store.ownerUrl, { appLogin: store.appLogin, migrations: all.slice(0, at) });
  await deliver(store.ownerUrl, numbers, nationalId);
  const hashOf = await hashes(keys);
  const noi = await credentialsOf({ login: 'noi', password: demoPassword, totpSecret: own }, keys);
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO portal.terms_versions (kind, version, title, body_html, effective_on)
       VALUES ('TERMS', $1, 'x', 'x', '2025-01-01')`,
      [termsVersion],
    );
    await seedAccounts(client, hashOf);
    await insertStaffOfThen(client);
    await seedContacts(client, keys);
    await client.query(`INSERT INTO portal.settings VALUES ('demo', 'true')`);
    await client.query(
      `INSERT INTO portal.staff (login, name, roles, password_hash, totp_sealed)
       VALUES ('noi', 'นภา ใจดี', ARRAY['support'], $1, $2)`,
      [noi.passwordHash, noi.totpSealed],
    );
    await client.query(
      `INSERT INTO portal.sessions (kind, subject, token_hash, cookie_hash, entering, remember,
         idle_seconds, ends_at, address, agent)
       SELECT 'office', id::text, sha256('a'), sha256('b'), false, false, 900,
         now() + interval '1 hour', '127.0.0.1', 'test' FROM portal.staff WHERE login = 'admin'
       UNION ALL SELECT 'agency', '01011001-1', sha256('c'), sha256('d'), false, false, 900,
         now() + interval '1 hour', '127.0.0.1', 'test'`,
    );
    await client.query('COMMIT');
  });
  return store;
}

async function openAfter(store: Awaited<ReturnType<typeof openBefore>>) {
  await migrate(store.ownerUrl, { appLogin: store.appLogin });
  const app = await openTestApp({ on: store, settings: { trustedProxies: ['127.0.0.1'] } });
  close.unshift(app.close);
  const living = await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query('SELECT kind FROM portal.sessions WHERE revoked_at IS NULL'),
  );
  const staff = await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query('SELECT login FROM portal.staff WHERE ended_at IS NULL'),
  );
  return {
    demo: await app.records.readAsVisitor((db) => readSetting(db, 'demo')),
    sessions: living.rows.length,
    doors: await doorsThatOpen(app),
    staff: staff.rows.map(({ login }) => login).sort(),
  };
}

test('with real records of other numbers nobody of the demo comes in any more', async () => {
  const store = await openBefore(['500001'], '110');
  expect(await openAfter(store)).toEqual({
    demo: undefined,
    sessions: 0,
    doors: [],
    staff: ['noi'],
  });
}, 240_000);

test('a demo that shows what was made up stays one, and its people stay', async () => {
  const store = await openBefore(members, '199');
  expect(await openAfter(store)).toEqual({
    ...{ demo: true, sessions: 2 },
    // Newer people of the demo come with its next start.
    doors: everyDoor.filter((login) => login !== 'content' && login !== 'registry'),
    staff: ['admin', 'finance', 'noi', 'support'],
  });
}, 240_000);

test('where the flag went long ago, staff and agencies of the demo end, too', async () => {
  const store = await openBefore(['500001'], '110');
  await asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query('ALTER TABLE portal.settings DISABLE TRIGGER end_demo');
    await client.query(`DELETE FROM portal.settings WHERE key = 'demo'`);
    await client.query('DELETE FROM portal.member_accounts');
    await client.query(`INSERT INTO portal.agency_accounts
      (agency_no, person_no, contact_name, role, password_hash)
      VALUES ('7', 1, 'x', 'admin', 'x')`);
  });
  const after = await openAfter(store);
  expect(after).toEqual({ demo: undefined, sessions: 0, doors: [], staff: ['noi'] });
  const left = await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query('SELECT agency_no FROM portal.agency_accounts'),
  );
  expect(left.rows).toEqual([{ agency_no: '7' }]);
}, 240_000);
