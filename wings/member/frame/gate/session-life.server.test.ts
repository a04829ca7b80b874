import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { demoPassword } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const who = '/api/member/auth/getAuthUser';
const background = { 'x-background': '1' };

/** Turns the database's clock for the sessions of a member. */
async function age(memberNo: string, change: string) {
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `UPDATE portal.sessions SET ${change} WHERE subject = $1 AND revoked_at IS NULL
       RETURNING floor(extract(epoch FROM now() - last_seen_at))::int AS resting`,
      [memberNo],
    ),
  );
  return rows[0].resting as number;
}
const restingFor = (memberNo: string) => age(memberNo, 'revoked_at = NULL');

test('T15 a call that a page makes by itself is no sign of life; one of a person is', async () => {
  const me = await app.signIn('000123');
  await age('000123', `last_seen_at = now() - interval '500 seconds'`);
  const looked = await app.post(who, {}, { ...me, ...background });
  expect(looked.status).toBe(200);
  expect(looked.body.data.idle_left_seconds).toBeGreaterThan(390);
  expect(looked.body.data.idle_left_seconds).toBeLessThanOrEqual(400);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await restingFor('000123')).toBeGreaterThanOrEqual(500);
  const lived = await app.post(who, {}, me);
  expect(lived.body.data.idle_left_seconds).toBe(900);
  await expect.poll(() => restingFor('000123')).toBeLessThan(5);
});

test('T15 R170 a session that rested too long is over, also with both halves', async () => {
  const me = await app.signIn('000111');
  await age('000111', `last_seen_at = now() - interval '961 seconds'`);
  for (const headers of [{ ...me, ...background }, me]) {
    const { status, body } = await app.post(who, {}, headers);
    expect([status, body.rc_code]).toEqual([400, '0']);
    expect(body.data.error).toBe('กรุณาเข้าสู่ระบบอีกครั้ง');
  }
});

test('T15 nothing moves the end of a session in use', async () => {
  const me = await app.signIn('000111');
  await age('000111', `ends_at = now() + interval '30 seconds'`);
  const { body } = await app.post(who, {}, me);
  expect(body.data.ends_in_seconds).toBeLessThanOrEqual(30);
  expect(body.data.idle_left_seconds).toBeLessThanOrEqual(30);
  await age('000111', 'ends_at = now()');
  expect((await app.post(who, {}, me)).status).toBe(400);
});

test('T15 a remembered session lives for seven days, and rests as long', async () => {
  const input = { membership_no: '000111', mem_password: demoPassword, remember: true };
  const { body, cookies } = await app.post('/api/member/auth/login', input);
  const week = 7 * 24 * 60 * 60;
  expect(body.expires_in).toBe(week);
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const me = { authorization: `Bearer ${body.token}`, cookie };
  await age('000111', `last_seen_at = now() - interval '3 days'`);
  const { data } = (await app.post(who, {}, me)).body;
  expect(data.idle_left_seconds).toBe(data.ends_in_seconds);
  expect(data.ends_in_seconds).toBeGreaterThan(week - 60);
});
