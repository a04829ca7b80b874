import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readRows, readThaiDate } from '../../../journeys/extract.ts';
import type { Records } from '../../../records/database.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readLastUpdate } from './frame.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const who = '/api/member/auth/getAuthUser';
const leave = '/api/member/auth/logout';
const terms = '/api/member/termofconditional';
const updated = '/api/member/lastupdate_bydepstatement';

test('R146 a good session is told who it is and how long it may rest', async () => {
  const { status, body } = await app.post(who, {}, await app.signIn('000123'));
  expect(status).toBe(200);
  expect(body).toEqual({
    rc_code: '1',
    data: {
      membership_no: '000123',
      prefix: 'นาง',
      first_name: 'สมหญิง',
      last_name: 'ใจดี',
      idle_left_seconds: expect.any(Number),
      ends_in_seconds: expect.any(Number),
      helper: null,
      quarantine_as_of: null,
    },
  });
  expect(body.data.idle_left_seconds).toBeGreaterThan(850);
  expect(body.data.ends_in_seconds).toBeGreaterThan(43_100);
});

test('0045 who is in quarantine is told the day, be it that of all others', async () => {
  const change = (sql: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_intake', (client) => client.query(sql));
  const quarantineOf = async (no: string) => {
    const { data } = (await app.post(who, {}, await app.signIn(no))).body;
    return data.quarantine_as_of;
  };
  for (const day of ['2025-11-27', '2025-11-28']) {
    await change(`INSERT INTO records.quarantine (publication_id, member_no, as_of)
      SELECT publication_id, '000123', '${day}' FROM records.current`);
    expect([await quarantineOf('000123'), await quarantineOf('000111')]).toEqual([day, null]);
    await change('DELETE FROM records.quarantine');
  }
  expect(await quarantineOf('000123')).toBeNull();
});

test('R146 R170 without a good session: 400 with rc 0 and the error', async () => {
  const { cookie = '', authorization = '' } = await app.signIn('000123');
  for (const tokens of [{}, { cookie }, { authorization }, { cookie: 'x=1', authorization }]) {
    const { status, body } = await app.post(who, {}, tokens);
    expect([status, body.rc_code]).toEqual([400, '0']);
    expect(body.data.error).toBe('กรุณาเข้าสู่ระบบอีกครั้ง');
  }
});

test('R118 R145 log out ends the session on the server and says so', async () => {
  const me = await app.signIn('000123');
  const left = await app.post(leave, {}, me);
  expect([left.status, left.body.rc_code]).toEqual([200, '1']);
  expect([left.body.messages, left.body.massages]).toEqual(['ออกจากระบบแล้ว', 'ออกจากระบบแล้ว']);
  expect((await app.post(who, {}, await withNewGuard(me))).status).toBe(400);
  expect((await app.get('/api/member/share', me)).status).toBe(401);
});

/** The halves alone: the forgery value belongs to a session that has ended. */
const withNewGuard = async ({ cookie = '', authorization = '' }) => ({ cookie, authorization });

test('R145 whoever is out already may leave all the same', async () => {
  const { status, body } = await app.post(leave, {});
  expect([status, body.rc_code, body.messages]).toEqual([200, '1', 'ออกจากระบบแล้ว']);
});

test('R058 who has resigned since the sign-in is no member any more', async () => {
  const me = await app.signIn('000222');
  expect((await app.get('/api/member/share', me)).status).toBe(200);
  const set = (code: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
      client.query('UPDATE records.members SET status_code = $1 WHERE member_no = $2', [
        code,
        '000222',
      ]),
    );
  await set('3');
  try {
    expect((await app.post(who, {}, await withNewGuard(me))).status).toBe(400);
    for (const query of ['share', 'deposit']) {
      const { status, body } = await app.get(`/api/member/${query}`, me);
      expect([query, status, body.rc_code]).toEqual([query, 401, '0']);
    }
    const { status, body } = await app.post(updated, {}, await withNewGuard(me));
    expect([status, body.rc_code]).toEqual([401, '-2']);
  } finally {
    await set('0');
  }
});

test('D-01 a member who left the records after the gate is 404, not zeros', async () => {
  let hasLeft = false;
  const leaving = (records: Records): Records => ({
    ...records,
    readAsMember: (one, ...how) => records.readAsMember(hasLeft ? '999999' : one, ...how),
    ofPublication: (...shown) => leaving(records.ofPublication(...shown)),
  });
  const late = await openTestApp({ wrap: leaving });
  try {
    const me = await late.signIn('000123');
    hasLeft = true;
    for (const query of ['share', 'deposit', 'dep_statement/01020001234']) {
      const { status, body } = await late.get(`/api/member/${query}`, me);
      expect([query, status, body.data.code]).toEqual([query, 404, 'not_found']);
    }
  } finally {
    await late.close();
  }
});

test.each([
  ['000123', '1'],
  ['000789', '2'],
  ['000456', '0'],
])('R152 R063 the terms check of %s answers %s', async (memberNo, code) => {
  const { status, body } = await app.post(terms, undefined, await app.signIn(memberNo));
  expect([status, body.rc_code]).toEqual([200, code]);
  expect(body.data).toBeUndefined();
});

test('T15 R063 a look ahead lets nobody in: other calls would bear a void half', async () => {
  const asOwner = (sql: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_owner', (client) => client.query(sql));
  const entering = await app.signIn('000456');
  await asOwner(`INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
    SELECT '000456', kind, version, address, agent FROM portal.terms_acceptances
    WHERE member_no = '000123' AND kind = 'TERMS'`);
  try {
    const ahead = await app.post(terms, {}, { ...entering, 'x-background': '1' });
    expect([ahead.status, ahead.body.rc_code, ahead.cookies]).toEqual([401, '-2', []]);
    expect((await app.post(who, {}, entering)).status).toBe(200);
    const entered = await app.post(terms, {}, entering);
    expect([entered.status, entered.body.rc_code]).toEqual([200, '1']);
    expect(entered.cookies).toHaveLength(1);
    expect((await app.post(who, {}, entering)).status).toBe(400);
  } finally {
    await asOwner(`DELETE FROM portal.terms_acceptances WHERE member_no = '000456'`);
  }
});

test('R151 the last update is the newest posting day of the own deposits', async () => {
  const [accounts, lines] = await Promise.all([
    readRows(app.extractFolder, 'deposit_accounts.csv'),
    readRows(app.extractFolder, 'deposit_lines.csv'),
  ]);
  const own = accounts.filter((row) => row.MEMBER_NO === '000123').map((row) => row.ACCOUNT_NO);
  const days = lines
    .filter((row) => own.includes(row.ACCOUNT_NO))
    .map(({ POSTED_ON = '' }) => readThaiDate(POSTED_ON));
  const { body } = await app.post(updated, undefined, await app.signIn('000123'));
  expect(body).toEqual({ rc_code: '1', data: days.toSorted().at(-1) });
});

test('R151 the date is a day of the calendar as ISO writes it, or null; nothing else', () => {
  for (const good of ['2025-11-28', null]) {
    expect(z.safeParse(readLastUpdate.data, good).success, String(good)).toBe(true);
  }
  for (const bad of ['28/11/2568', '', 20_251_128, undefined]) {
    expect(z.safeParse(readLastUpdate.data, bad).success, String(bad)).toBe(false);
  }
});

test('R151 without deposits it is the day of the records', async () => {
  const { body } = await app.post(updated, undefined, await app.signIn('000111'));
  expect(body.data).toBe('2025-11-28');
});

test('R171 a POST without a session says -2; with open terms the date stays closed', async () => {
  for (const url of [terms, updated]) {
    const { status, body } = await app.post(url);
    expect([url, status, body.rc_code]).toEqual([url, 401, '-2']);
    expect(body.massages).toBe(body.messages);
  }
  expect((await app.post(updated, {}, await app.signIn('000456'))).status).toBe(403);
});

test.each([who, leave, terms, updated])(
  'D-01 %s takes no payload but an empty one',
  async (url) => {
    const me = await app.signIn('000123');
    const { status, body } = await app.post(url, { membership_no: '000222' }, me);
    expect(status).toBe(400);
    expect(body.data.fields[0].field).toBe('membership_no');
  },
);
