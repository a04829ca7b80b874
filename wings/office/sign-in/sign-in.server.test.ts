import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { proveTotp } from '../../../records/staff/prove-totp.ts';
import { forgetTotpSteps, signInStaff, tryOffice, withOfficeValue } from '../../../tools/office.ts';
import { testHandlerSettings } from '../../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../../tools/store/demo-totp.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp({ settings: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());
beforeEach(() => forgetTotpSteps(app.ownerUrl));

/** Comes from a network of its own: its budgets are nobody else's. */
const stranger = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` });
const asOwner = (sql: string, values: unknown[] = []) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql, values));
const who = (headers: Record<string, string>) => app.get('/api/office/auth/getAuthUser', headers);
const others = { kind: 'others' };
const staffId = async (login: string): Promise<string> =>
  (await asOwner('SELECT id FROM portal.staff WHERE login = $1', [login])).rows[0].id;

test('D-37 password and code open the office: one cookie, no token, none that stays', async () => {
  const answer = await tryOffice(app.ask, {
    login: ' Support ',
    totp: demoTotpCode('support'),
    headers: stranger(),
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ rc_code: '1' });
  expect(answer.cookies).toHaveLength(1);
  expect(answer.cookies[0]).toMatch(
    /^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  const cookie = answer.cookies[0]?.split(';')[0] ?? '';
  expect((await who({ cookie, ...stranger() })).body.data).toEqual({
    login: 'support',
    name: 'ปรานี ช่วยเหลือ',
    roles: ['service'],
    idle_left_seconds: 900,
    site_address: '/home',
  });
});

interface Wrong {
  readonly login: string;
  readonly password?: string;
  readonly totp?: string | (() => string);
}

describe('D-37 whatever is wrong, the answer is the same', () => {
  const wrong = [
    ['the login', { login: 'nobody', totp: '123456' }],
    ['the password', { login: 'admin', password: 'Sahakon#2567' }],
    ['the code', { login: 'admin', totp: '000000' }],
    ['no code at all', { login: 'admin', totp: 'abc' }],
    ['somebody else’s code', { login: 'admin', totp: () => demoTotpCode('support') }],
    [
      'a code of five minutes ago',
      { login: 'admin', totp: () => demoTotpCode('admin', Date.now() - 300_000) },
    ],
  ] satisfies [string, Wrong][];
  test.each<[string, Wrong]>(wrong)('%s', async (_, shown) => {
    const { totp, ...rest } = shown;
    const code = typeof totp === 'function' ? totp() : totp;
    const answer = await tryOffice(app.ask, {
      ...rest,
      ...(code && { totp: code }),
      headers: stranger(),
    });
    const { ref, ...data } = answer.body.data;
    expect(ref).toBeTruthy();
    expect([answer.status, answer.body.rc_code, answer.cookies]).toEqual([400, '-1', []]);
    expect(data.code).toBe('bad_credentials');
    expect(answer.body.error).toContain('ชื่อผู้ใช้ รหัสผ่าน หรือรหัสยืนยันไม่ถูกต้อง');
    await app.app.auditLog.flush();
    const last = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
      store.query(`SELECT outcome, actor_kind, detail FROM portal.audit_entries WHERE ref = $1`, [
        ref,
      ]),
    );
    expect(last.rows).toEqual([
      { outcome: 'refused', actor_kind: 'visitor', detail: { code: 'bad_credentials' } },
    ]);
  });
});

test('D-37 a code counts once, and an older one never after it', async () => {
  const now = Date.now();
  const code = demoTotpCode('support', now);
  expect((await tryOffice(app.ask, { login: 'support', totp: code })).status).toBe(200);
  expect((await tryOffice(app.ask, { login: 'support', totp: code })).status).toBe(400);
  const before = demoTotpCode('support', now - 30_000);
  expect((await tryOffice(app.ask, { login: 'support', totp: before })).status).toBe(400);
  const { records } = app;
  const services = { records, settings: testHandlerSettings };
  const id = await staffId('support');
  expect(await proveTotp(services, id, code)).toBe(false);
  const next = demoTotpCode('support', now + 30_000);
  const spaced = `${next.slice(0, 3)} ${next.slice(3)}`;
  const attempts = Array.from({ length: 20 }, () => proveTotp(services, id, spaced));
  expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
});

test('D-37 who is staff no more is out at once, and the code proves nothing', async () => {
  const headers = await signInStaff(app, 'support', stranger());
  expect((await who(headers)).status).toBe(200);
  const id = await staffId('support');
  await asOwner('UPDATE portal.staff SET ended_at = now() WHERE id = $1', [id]);
  try {
    const seen = await who(headers);
    expect([seen.status, seen.body.rc_code]).toEqual([401, '0']);
    const acted = await app.post('/api/office/sessions/end', others, headers);
    expect([acted.status, acted.body.rc_code]).toEqual([401, '-2']);
    await forgetTotpSteps(app.ownerUrl);
    expect((await tryOffice(app.ask, { login: 'support' })).status).toBe(400);
    const services = { records: app.records, settings: testHandlerSettings };
    expect(await proveTotp(services, id, demoTotpCode('support'))).toBe(false);
  } finally {
    await asOwner('UPDATE portal.staff SET ended_at = NULL WHERE id = $1', [id]);
  }
});

test('D-37 a new sign-in ends the session before it; signing out ends it for good', async () => {
  const first = await signInStaff(app, 'admin', stranger());
  await forgetTotpSteps(app.ownerUrl);
  const value = await withOfficeValue(app.ask, first);
  const again = await app.ask({
    method: 'POST',
    url: '/api/office/auth/login',
    headers: value,
    body: { login: 'admin', password: 'Sahakon#2568', totp: demoTotpCode('admin') },
  });
  expect(again.status).toBe(200);
  expect((await who(first)).status).toBe(401);
  const cookie = again.cookies[0]?.split(';')[0] ?? '';
  const second = await withOfficeValue(app.ask, { cookie });
  const out = await app.post('/api/office/auth/logout', {}, second);
  expect(out.status).toBe(200);
  expect(out.cookies[0]).toContain('Max-Age=0');
  expect((await who(second)).status).toBe(401);
});

test('D-38 a value of the portal, or of another session, does not move the office', async () => {
  const headers = await signInStaff(app, 'admin', stranger());
  await forgetTotpSteps(app.ownerUrl);
  const totp = demoTotpCode('admin');
  expect((await app.post('/api/office/auth/confirm', { totp }, headers)).status).toBe(200);
  const foreign = await withOfficeValue(app.ask, {});
  const send = async (more: Record<string, string>) => {
    const { body } = await app.post('/api/office/sessions/end', others, { ...headers, ...more });
    return body.data.code;
  };
  expect(await send({ 'x-csrf-token': foreign['x-csrf-token'] ?? '' })).toBe('forged');
  expect(await send({ 'x-csrf-token': 'x' })).toBe('forged');
  expect(await send({ 'sec-fetch-site': 'same-site' })).toBe('forged');
  expect((await app.post('/api/office/sessions/end', others, headers)).status).toBe(200);
});

test('D-37 codes beside a right password are guessed ten times, wherever from', async () => {
  const login = 'finance';
  const guess = (totp: string) => tryOffice(app.ask, { login, totp, headers: stranger() });
  for (let at = 0; at < 10; at += 1) expect((await guess('000000')).status).toBe(400);
  const [right, again] = [await guess(demoTotpCode(login)), await guess('000000')];
  expect([right.status, right.body.error]).toEqual([400, again.body.error]);
  // Who does not know the password uses up nothing of it.
  const other = { login: 'registry', totp: '000000', password: 'Sahakon#2567' };
  for (let at = 0; at < 12; at += 1) await tryOffice(app.ask, { ...other, headers: stranger() });
  const { status } = await tryOffice(app.ask, {
    ...{ login: 'registry', totp: demoTotpCode('registry'), headers: stranger() },
  });
  expect(status).toBe(200);
});

test('D-37 the sixth try at a login from one network waits, whatever it shows', async () => {
  const one = { ...(await withOfficeValue(app.ask)), ...stranger() };
  const send = (login: string, password: string) =>
    app.ask({
      method: 'POST',
      url: '/api/office/auth/login',
      headers: one,
      body: { login, password, totp: demoTotpCode('admin') },
    });
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await send('ghost', 'wrong')).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const refused = await send('ghost', 'wrong');
  expect(refused.body.error).toMatch(/รออีก 15 นาที/);
  expect((await send('admin', 'Sahakon#2568')).status).toBe(200);
});
