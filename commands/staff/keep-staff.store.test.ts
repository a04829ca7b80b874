import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { findPhone } from '../../records/sign-in/phones.ts';
import { credentialsOf } from '../../records/staff/credentials.ts';
import { listStaff } from '../../records/staff/keep-staff.ts';
import { newTotpSecret } from '../../records/staff/totp.ts';
import { tryOffice, withOfficeValue } from '../../tools/office.ts';
import { testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { totpCode } from '../../tools/store/demo-totp.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { type AdminStore, inStore } from '../admin/admin-command.ts';
import { rolesOf } from './commands.ts';
import * as staff from './keep-staff.ts';
import { approvePhone, withdrawPhone } from './phones.ts';
import { newPassword } from './secrets.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const asAdmin = <T>(work: (store: AdminStore) => Promise<T>) => inStore(app.ownerUrl, work);
const secretsOf = async (login: string, password: string, totpSecret: string) =>
  credentialsOf({ login, password, totpSecret }, testHandlerSettings);

/** A member of staff as the command line makes them; gives how to sign in. */
async function addStaff(login: string, roles: readonly string[], ownMemberNo?: string) {
  const password = newPassword();
  const secret = newTotpSecret();
  const made = await secretsOf(login, password, secret);
  const fresh = {
    login,
    name: `นาย ${login}`,
    roles,
    ownMemberNo,
    relatives: ['000456'],
  };
  expect(await asAdmin((store) => staff.addStaff(store, fresh, made, 'ผู้จัดการ'))).toBe(true);
  return { password, secret, hash: made.passwordHash };
}

async function enter(login: string, { password, secret }: { password: string; secret: string }) {
  const totp = totpCode(secret, Date.now());
  const { status, cookies } = await tryOffice(app.ask, { login, password, totp });
  return { status, cookie: cookies[0]?.split(';')[0] ?? '' };
}
const seen = (cookie: string) => app.get('/api/office/auth/getAuthUser', { cookie });
const auditLog = (entry: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query('SELECT actor, detail FROM portal.audit_entries WHERE entry = $1', [entry]),
  ).then(({ rows }) => rows);

test('D-37 who is added signs in with what was shown, and is on record without', async () => {
  const shown = await addStaff('noi', ['service'], '000123');
  const { status, cookie } = await enter('noi', shown);
  expect(status).toBe(200);
  expect((await seen(cookie)).body.data).toMatchObject({ name: 'นาย noi', roles: ['service'] });
  const rows = await auditLog('staff.add');
  expect(rows).toEqual([
    {
      actor: 'ผู้จัดการ',
      detail: { login: 'noi', roles: ['service'], own: '000123', relatives: ['000456'] },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(shown.password);
  const again = { login: 'noi', name: 'น้อย', roles: [], ownMemberNo: undefined, relatives: [] };
  const made = await secretsOf('noi', newPassword(), newTotpSecret());
  expect(await asAdmin((store) => staff.addStaff(store, again, made, 'x'))).toBe(false);
  const stored = await asAdmin((store) => store.query('SELECT totp_sealed FROM portal.staff'));
  expect(JSON.stringify(stored.rows)).not.toContain(shown.secret);
});

test('D-37 roles change with the next call, without another sign-in', async () => {
  const { cookie } = await enter('kai', await addStaff('kai', ['content']));
  expect((await seen(cookie)).body.data.roles).toEqual(['content']);
  expect(await asAdmin((store) => staff.setRoles(store, 'kai', ['finance'], 'x'))).toBe(true);
  expect((await seen(cookie)).body.data.roles).toEqual(['finance']);
  expect(await asAdmin((store) => staff.setRoles(store, 'nobody', [], 'x'))).toBe(false);
});

test('D-37 new secrets end the sessions and the old secrets', async () => {
  const before = await addStaff('pim', []);
  const { cookie } = await enter('pim', before);
  const fresh = { password: newPassword(), secret: newTotpSecret() };
  const made = await secretsOf('pim', fresh.password, fresh.secret);
  const replaced = { ...made, before: before.hash };
  expect(await asAdmin((store) => staff.resetStaff(store, 'pim', replaced, 'x'))).toBe(true);
  expect((await seen(cookie)).status).toBe(401);
  expect((await enter('pim', before)).status).toBe(400);
  expect((await enter('pim', fresh)).status).toBe(200);
});

test('D-37 whoever leaves is out at once for good; the login stays theirs', async () => {
  const shown = await addStaff('lek', ['admin']);
  const { cookie } = await enter('lek', shown);
  expect(await asAdmin((store) => staff.endStaff(store, 'lek', 'x'))).toBe(true);
  expect((await seen(cookie)).status).toBe(401);
  const headers = await withOfficeValue(app.ask, { cookie });
  expect((await app.post('/api/office/sessions/end', { kind: 'others' }, headers)).status).toBe(
    401,
  );
  expect((await enter('lek', shown)).status).toBe(400);
  expect(await asAdmin((store) => staff.endStaff(store, 'lek', 'x'))).toBe(false);
  expect(await asAdmin((store) => staff.isTaken(store, 'lek'))).toBe(true);
  expect(await auditLog('staff.end')).toEqual([
    { actor: 'x', detail: { login: 'lek', sessions: 1 } },
  ]);
});

test('D-31 relatives are added and removed by their numbers', async () => {
  await addStaff('dao', ['service']);
  const change = { login: 'dao', how: 'add', memberNos: ['000111', '000456'] } as const;
  await asAdmin((store) => staff.changeRelatives(store, change, 'x'));
  const remove = { ...change, how: 'remove', memberNos: ['000456'] } as const;
  await asAdmin((store) => staff.changeRelatives(store, remove, 'x'));
  const dao = (await asAdmin(listStaff)).find(({ login }) => login === 'dao');
  expect(dao?.relatives).toEqual(['000111']);
});

test('T9 the counter agrees only to a telephone that a code has proven', async () => {
  const put = (proven: string) =>
    asAdmin((store) =>
      store.query(
        `INSERT INTO portal.member_phones (member_no, phone, new_confirmed_at)
         VALUES ('000111', '0899999999', ${proven})`,
      ),
    );
  const approve = () => asAdmin((store) => approvePhone(store, '000111', 'ผู้จัดการ'));
  await put('NULL');
  expect(await approve()).toBeUndefined();
  await asAdmin((store) => store.query('DELETE FROM portal.member_phones'));
  await put('now()');
  const from = await approve();
  expect(Number(from) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect(await approve()).toBeUndefined();
  expect(await auditLog('member.phone.approve')).toHaveLength(1);
});

test('T9 the counter takes a telephone back: what is on its way, then what counts', async () => {
  const sql = (text: string) => asAdmin((store) => store.query(text));
  const give = (phone: string, effective: string) =>
    sql(`INSERT INTO portal.member_phones
      (member_no, phone, new_confirmed_at, old_confirmed_at, effective_at)
      VALUES ('000123', '${phone}', now(), now(), ${effective})`);
  const withdraw = () => asAdmin((store) => withdrawPhone(store, '000123', 'ผู้จัดการ'));
  const used = () => app.records.readAsMember('000123', findPhone);
  const onRecord = await used();
  await give('0811111111', "now() - interval '9 days'");
  await give('0822222222', "now() - interval '1 day'");
  await give('0833333333', "now() + interval '1 hour'");
  expect(await withdraw()).toEqual({ phones: ['08x-xxx-3333'], inForce: false });
  expect(await used()).toBe('0822222222');
  expect(await withdraw()).toMatchObject({ inForce: true });
  expect(await used()).toBe(onRecord);
  expect(await withdraw()).toBeUndefined();
  const rows = await auditLog('member.phone.withdraw');
  expect(rows.map(({ actor }) => actor)).toEqual(['ผู้จัดการ', 'ผู้จัดการ']);
  expect(JSON.stringify(rows)).not.toMatch(/0833333333|0822222222/);
});

test('roles are named once each, and only those of the house', () => {
  expect(rolesOf(['service,content', 'service'])).toEqual(['content', 'service']);
  expect(rolesOf([])).toEqual([]);
  expect(() => rolesOf(['boss'])).toThrow(/boss/);
});

test('passwords that are made hold ninety bits and differ', () => {
  const made = Array.from({ length: 200 }, newPassword);
  expect(new Set(made).size).toBe(200);
  for (const one of made) expect(one).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
});
