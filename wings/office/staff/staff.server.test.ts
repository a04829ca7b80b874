import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataOf } from '../../../api/endpoint.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import {
  addColleague,
  enrolWithPassword,
  postOffice,
  signInConfirmed,
} from '../../../tools/passkey/tests/office-passkey.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readStaff } from './staff.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  admin = await signInConfirmed(app, 'admin');
});
afterAll(() => app.close());

type Colleague = DataOf<typeof readStaff>['staff'][number];

const asOwner = (text: string, values: unknown[] = []) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(text, values));
const staffId = async (login: string): Promise<string> =>
  (await asOwner('SELECT id FROM portal.staff WHERE login = $1', [login])).rows[0].id;

async function seen(login: string): Promise<Colleague> {
  const { body } = await app.get(readStaff.path, admin);
  const found = body.data.staff.find((one: Colleague) => one.login === login);
  if (!found) throw new Error(`${login} is not listed`);
  return found;
}

const aboutOf = ({ login, version, name, roles, membership_no, relatives }: Colleague) => ({
  ...{ staff_login: login, version, name, roles, membership_no: membership_no ?? '', relatives },
});
const whom = ({ login, version }: Colleague) => ({ staff_login: login, version });
const keep = (what: string, input: object, headers = admin) =>
  postOffice(app, `staff/${what}`, input, headers);

test('D-37 an administrator makes a colleague, who has nothing to come in with yet', async () => {
  const token = await addColleague(app, admin, 'kaew', { roles: ['service'] });
  expect(token).toMatch(/^[\w-]{43}$/);
  const kaew = await seen('kaew');
  expect(kaew).toMatchObject({ roles: ['service'], has_password: false, passkeys: 0 });
  const hours = (Date.parse(kaew.enrols_until ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47.9);
  expect(hours).toBeLessThanOrEqual(48);
  // The store has no more of the link than its hash.
  const { rows } = await asOwner(`SELECT encode(token_hash, 'hex') AS hash
    FROM portal.staff_enrolments`);
  expect(JSON.stringify(rows)).not.toContain(token);
  const again = await keep('add', { ...aboutOf(kaew), version: undefined });
  expect([again.status, again.body.data.fields[0].field]).toEqual([400, 'staff_login']);
});

test('D-31 own membership and relatives must be members, each of one colleague', async () => {
  await addColleague(app, admin, 'dao');
  const dao = aboutOf(await seen('dao'));
  const wrong = [
    [{ membership_no: '999999' }, 'membership_no'],
    // Of `support`.
    [{ membership_no: '222' }, 'membership_no'],
    [{ relatives: ['999999'] }, 'relatives'],
    [{ relatives: ['x'] }, 'relatives'],
    [{ membership_no: '123', relatives: ['000123'] }, 'relatives'],
  ] as const;
  for (const [more, field] of wrong) {
    const { status, body } = await keep('change', { ...dao, ...more });
    expect([status, body.data.fields[0].field]).toEqual([400, field]);
  }
  const good = { ...dao, membership_no: '123', relatives: ['๑๑๑', '000111'] };
  expect((await keep('change', good)).status).toBe(200);
  expect(await seen('dao')).toMatchObject({ membership_no: '000123', relatives: ['000111'] });
  const none = { ...dao, version: dao.version + 1 };
  expect((await keep('change', none)).status).toBe(200);
  expect(await seen('dao')).toMatchObject({ membership_no: null, relatives: [] });
});

test.each(['\u202e', '\0', '\ud800'])('T29 nothing hides in a name: %j', async (hidden) => {
  const support = { ...aboutOf(await seen('support')), name: `ปรา${hidden}นี` };
  const { status, body } = await keep('change', support);
  expect([status, body.data.fields]).toMatchObject([400, [{ field: 'name' }]]);
});

test('D-37 whoever has seen an older edition writes over nothing', async () => {
  await addColleague(app, admin, 'fon');
  const before = aboutOf(await seen('fon'));
  expect((await keep('change', { ...before, name: 'ฝน ชื่นใจ' })).status).toBe(200);
  for (const what of ['change', 'end', 'reset']) {
    const { staff_login, version } = before;
    const input = what === 'change' ? { ...before, name: 'ฝน' } : { staff_login, version };
    const { status, body } = await keep(what, input);
    expect([what, status, body.data.code]).toEqual([what, 409, 'conflict']);
  }
  expect(await seen('fon')).toMatchObject({ name: 'ฝน ชื่นใจ', ended_at: null });
});

test('D-37 the last administrator keeps the role; nobody ends or resets themselves', async () => {
  const me = await seen('admin');
  const without = await keep('change', { ...aboutOf(me), roles: ['auditor'] });
  expect([without.status, without.body.data.code]).toEqual([403, 'not_allowed']);
  for (const what of ['end', 'reset']) {
    const { status, body } = await keep(what, whom(me));
    expect([what, status, body.data.code]).toEqual([what, 403, 'not_allowed']);
  }
  // A second one who cannot sign in yet is none.
  const token = await addColleague(app, admin, 'nok', { roles: ['admin'] });
  expect((await keep('change', { ...aboutOf(me), roles: ['auditor'] })).status).toBe(403);
  await enrolWithPassword(app, token);
  expect((await keep('change', { ...aboutOf(me), roles: ['auditor'] })).status).toBe(200);
  // From the next call on.
  expect((await app.get(readStaff.path, admin)).status).toBe(404);
  await asOwner(`UPDATE portal.staff SET roles = '{admin,auditor}' WHERE login = 'admin'`);
  const nok = await seen('nok');
  expect((await keep('end', whom(nok))).status).toBe(200);
  expect((await seen('nok')).ended_at).not.toBeNull();
  expect((await keep('end', whom(await seen('nok')))).status).toBe(404);
});

test('D-31 D-37 nobody widens their own roles, nor drops what ties them to a member', async () => {
  // Ties are added by oneself, too.
  const tied = { ...aboutOf(await seen('admin')), membership_no: '000111', relatives: ['000456'] };
  expect((await keep('change', tied)).status).toBe(200);
  const mine = aboutOf(await seen('admin'));
  const wider = [
    { roles: ['admin', 'auditor', 'service'] },
    { relatives: [] },
    { relatives: ['000222'] },
    { membership_no: '' },
    { membership_no: '000789' },
  ];
  for (const more of wider) {
    const { status, body } = await keep('change', { ...mine, ...more });
    expect([more, status, body.data.code]).toEqual([more, 403, 'not_allowed']);
  }
  expect(aboutOf(await seen('admin'))).toEqual(mine);
  // On the server nobody of the office acts: the command may.
  const { rows } = await asOwner(
    `SELECT portal.change_staff('admin', NULL, NULL, NULL, '', '{}') AS outcome`,
  );
  expect(rows).toEqual([{ outcome: 'done' }]);
});

test('D-31 looks in a member’s stead end when own membership or relatives change', async () => {
  const { rows } = await asOwner(
    `INSERT INTO portal.sessions (kind, subject, token_hash, cookie_hash, entering, remember,
       idle_seconds, ends_at, address, agent, helper_id)
     SELECT 'impersonation', '000111', sha256('look'), sha256('cookie'), false, false,
       900, now() + interval '1 hour', '127.0.0.1', 'test', id
     FROM portal.staff WHERE login = 'support' RETURNING id`,
  );
  const runs = async () => {
    const text = 'SELECT revoked_at IS NULL AS runs FROM portal.sessions WHERE id = $1';
    return (await asOwner(text, [rows[0].id])).rows[0].runs;
  };
  const change = async (more: object) =>
    (await keep('change', { ...aboutOf(await seen('support')), ...more })).status;
  const { relatives } = await seen('support');
  expect([await change({ name: 'ปรานี ช่วยเหลือดี' }), await runs()]).toEqual([200, true]);
  expect([await change({ relatives: [...relatives, '000456'] }), await runs()]).toEqual([
    200,
    false,
  ]);
  await asOwner('UPDATE portal.sessions SET revoked_at = NULL WHERE id = $1', [rows[0].id]);
  expect([await change({ membership_no: '' }), await runs()]).toEqual([200, false]);
});

test('D-37 a reset takes all that opens, ends every session, and gives a link anew', async () => {
  const token = await addColleague(app, admin, 'ploy', { roles: ['content'] });
  await enrolWithPassword(app, token);
  await asOwner(
    `INSERT INTO portal.sessions (kind, subject, token_hash, cookie_hash, entering, remember,
       idle_seconds, ends_at, address, agent)
     SELECT 'office', id::text, sha256(login::bytea), sha256(name::bytea), false, false,
       900, now() + interval '1 hour', '127.0.0.1', 'test'
     FROM portal.staff WHERE login = 'ploy'`,
  );
  const ploy = await seen('ploy');
  expect(ploy).toMatchObject({ has_password: true, recovery_codes: 10, enrols_until: null });
  const { status, body } = await keep('reset', whom(ploy));
  expect(status).toBe(200);
  expect(await seen('ploy')).toMatchObject({ has_password: false, recovery_codes: 0 });
  const living = await asOwner(
    `SELECT FROM portal.sessions s JOIN portal.staff m ON m.id::text = s.subject
     WHERE m.login = 'ploy' AND s.revoked_at IS NULL`,
  );
  expect(living.rowCount).toBe(0);
  const [, fresh = ''] = body.data.address.split('#');
  const old = await postOffice(app, 'enrol/open', { token });
  expect([old.status, old.body.data.code]).toEqual([410, 'gone']);
  await enrolWithPassword(app, fresh);
  expect(await seen('ploy')).toMatchObject({ has_password: true, recovery_codes: 10 });
});

test('D-37 without a fresh second factor nothing is made, changed, ended or reset', async () => {
  await asOwner('UPDATE portal.sessions SET confirmed_at = now() - interval $$6 minutes$$');
  const about = { ...aboutOf(await seen('content')), roles: ['admin'] };
  const { version: _, ...fresh } = { ...about, staff_login: 'sneaky' };
  for (const [what, input] of [
    ['add', fresh],
    ['change', about],
    ['end', whom(await seen('content'))],
    ['reset', whom(await seen('content'))],
  ] as const) {
    const { status, body } = await keep(what, input);
    expect([what, status, body.data.code]).toEqual([what, 403, 'confirm_needed']);
  }
});

test('D-37 the app’s own role raises nobody: not by SQL, not in a colleague’s name', async () => {
  const finance = await staffId('finance');
  const asFinance = (work: Parameters<typeof app.records.asStaff>[1]) =>
    app.records.asStaff(finance, work);
  const attempts = [
    sql`UPDATE portal.staff SET roles = '{admin}' WHERE id = ${finance}`,
    sql`UPDATE portal.staff SET password_hash = 'x' WHERE login = 'admin'`,
    sql`INSERT INTO portal.staff (login, name, roles) VALUES ('x1', 'x', '{admin}')`,
    sql`DELETE FROM portal.staff_relatives`,
    sql`INSERT INTO portal.staff_relatives VALUES (${finance}, '000123')`,
    sql`INSERT INTO portal.staff_enrolments (token_hash, staff_id)
      VALUES (sha256('x'), ${finance})`,
    sql`INSERT INTO portal.staff_recovery_codes VALUES (${finance}, sha256('x'))`,
    sql`UPDATE portal.staff_passkeys SET counter = 0`,
    sql`SELECT challenge_hash FROM portal.staff_challenges`,
    sql`SELECT portal.change_staff('finance', NULL, NULL, '{admin}', NULL, NULL)`,
    sql`SELECT portal.add_staff('x2', 'x', '{admin}', NULL, '{}', NULL, NULL)`,
    sql`SELECT portal.end_staff('admin', NULL)`,
    sql`SELECT portal.reset_staff('admin', NULL, NULL, NULL, NULL)`,
    sql`SELECT portal.start_enrolment('finance', sha256('x'))`,
    sql`SELECT portal.end_staff_sessions(${finance})`,
  ];
  for (const attempt of attempts) {
    await expect(asFinance((db) => attempt.execute(db))).rejects.toMatchObject({ code: '42501' });
  }
  const { rows } = await app.records.asStaff(finance, (db) =>
    sql`SELECT login FROM portal.list_staff()`.execute(db),
  );
  expect(rows).toEqual([]);
  const own = await app.records.asStaff(finance, (db) =>
    sql`SELECT login FROM portal.staff`.execute(db),
  );
  expect(own.rows).toEqual([{ login: 'finance' }]);
});
