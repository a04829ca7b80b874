/** The first admin of a store: by the code of its start alone, once, and nobody after them. */
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { qrRows } from '../../../papers/verify/qr.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { offerBegin } from '../../../records/staff/begin.ts';
import { totpAddress } from '../../../records/staff/totp.ts';
import { tryOffice, withOfficeValue } from '../../../tools/office.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openTestStore } from '../../../tools/test-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let app: Awaited<ReturnType<typeof openTestApp>>;
let code: string;
beforeEach(async () => {
  store = await openTestStore({ holds: 'tables' });
  app = await openTestApp({ on: store });
  code = (await app.records.asVisitor(offerBegin)) ?? '';
});
afterEach(async () => {
  await app.close();
  await store.close();
});

const owner = (sql: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
const person = () => ({ code, login: 'somsri', name: 'สมศรี ใจดี', password: 'ฝนตกที่ริมน้ำสามวัน' });

async function send(path: string, body: object) {
  const headers = await withOfficeValue(app.ask);
  return app.ask({ method: 'POST', url: `/api/office/begin${path}`, headers, body });
}
const totp = (key: string) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key) }).generate();
async function complete(changes: object = {}) {
  const { key } = (await send('/prepare', person())).body.data;
  return send('', { ...person(), key, totp: totp(key), ...changes });
}

test('D-37 the code of the start makes an admin who is signed in, and shuts the door', async () => {
  expect((await app.get('/api/office/begin')).body.data).toEqual({ open: true });
  const { status, body, cookies } = await complete({ code: ` ${code.toUpperCase()} ` });
  expect([status, body.rc_code]).toEqual([200, '1']);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const officer = await app.get('/api/office/auth/getAuthUser', { cookie });
  expect(officer.body.data).toMatchObject({ login: 'somsri', roles: ['admin', 'content'] });
  expect((await app.get('/api/office/begin')).body.data).toEqual({ open: false });
  expect((await send('/prepare', person())).status).toBe(404);
  expect(await owner('SELECT FROM portal.begin_codes')).toEqual([]);
  expect(await app.records.asVisitor(offerBegin)).toBeUndefined();
});

test.each(['\u202e', '\0', '\ud800'])('T29 nothing hides in the first name: %j', async (hidden) => {
  const { status, body } = await send('/prepare', { ...person(), name: `สม${hidden}ศรี` });
  expect([status, body.data.fields]).toMatchObject([400, [{ field: 'name' }]]);
});

test('D-37 the first admin has ten recovery codes, each a way in', async () => {
  const { recovery_codes: codes } = (await complete()).body.data;
  expect(new Set(codes).size).toBe(10);
  for (const one of codes) expect(one).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/);
  const shown = { login: 'somsri', password: person().password, totp: codes[3] };
  expect((await tryOffice(app.ask, shown)).status).toBe(200);
  expect((await tryOffice(app.ask, shown)).status).toBe(400);
});

test('D-37 the code that made the admin is the confirmation of the next five minutes', async () => {
  const { cookies } = await complete();
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const headers = await withOfficeValue(app.ask, { cookie });
  const add = (login: string) => {
    const body = { staff_login: login, name: 'มาลี', roles: ['service'] };
    const input = { ...body, membership_no: '', relatives: [] };
    return app.ask({ method: 'POST', url: '/api/office/staff/add', headers, body: input });
  };
  expect((await add('malee')).status).toBe(200);
  await owner(`UPDATE portal.sessions SET confirmed_at = confirmed_at - interval '5 minutes'`);
  expect((await add('manee')).body.data.code).toBe('confirm_needed');
});

test('D-37 of two who begin at once one is the first', async () => {
  const { key } = (await send('/prepare', person())).body.data;
  const one = (login: string) => send('', { ...person(), login, key, totp: totp(key) });
  const statuses = (await Promise.all([one('somsri'), one('malee')])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 404]);
  expect(await owner('SELECT FROM portal.staff')).toHaveLength(1);
});

test('T13 neither a guess, nor an earlier code, nor one of yesterday opens anything', async () => {
  const field = async (with_: string) =>
    (await send('/prepare', { ...person(), code: with_ })).body.data.fields?.[0].field;
  expect(await field('aaaaa-aaaaa-aaaaa-aaaaa')).toBe('code');
  const earlier = code;
  code = (await app.records.asVisitor(offerBegin)) ?? '';
  expect(await field(earlier)).toBe('code');
  expect(await field(code)).toBeUndefined();
  await owner(`UPDATE portal.begin_codes SET expires_at = now() - interval '1 second'`);
  expect(await field(code)).toBe('code');
  expect(await owner('SELECT FROM portal.staff')).toEqual([]);
});

test('a weak password and a wrong code of the authenticator are told at their fields', async () => {
  const weak = await send('/prepare', { ...person(), password: 'somsri2568' });
  expect(weak.body.data.fields[0].field).toBe('password');
  const wrong = await complete({ totp: '000000' });
  expect([wrong.status, wrong.body.data.fields[0].field]).toEqual([400, 'totp']);
  expect(await owner('SELECT FROM portal.staff')).toEqual([]);
});

test('D-37 the picture names the cooperative, as the office may have overruled it', async () => {
  const first = (await send('/prepare', person())).body.data;
  expect(first.rows).toEqual(qrRows(totpAddress(first.key, 'somsri', 'Tua Yang Teachers')));
  await owner(`INSERT INTO portal.site_overrides (key, value)
    VALUES ('coopNameEN', '"Ban Suan Savings Cooperative, Limited"')`);
  await app.close();
  app = await openTestApp({ on: store });
  // It is read when somebody asks; the call before brings it.
  await app.get('/api/office/begin');
  const { key, rows } = (await send('/prepare', person())).body.data;
  expect(rows).toEqual(qrRows(totpAddress(key, 'somsri', 'Ban Suan')));
});

// Last: what it uses up no other test has.
test('T13 guesses of one network come to an end', async () => {
  const statuses: number[] = [];
  const headers = await withOfficeValue(app.ask);
  for (let at = 0; at < 25; at += 1) {
    const body = { ...person(), code: `guess-${at}` };
    const url = '/api/office/begin/prepare';
    statuses.push((await app.ask({ method: 'POST', url, headers, body })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
