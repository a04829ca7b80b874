/** A half that somebody knew before the member came proves nothing afterwards (T15). */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { findDevice } from '../../../../records/sign-in/guard/devices.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { openVisitor, type TestApp, type Visitor } from './visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const asOwner = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(sql));
beforeEach(async () => {
  for (const table of ['one_time_codes', 'sign_in_failures', 'devices']) {
    await asOwner(`DELETE FROM portal.${table}`);
  }
});

const cookie = '__Host-device';
const planted = 'A'.repeat(43);
/** Asked for a code on a browser that is new; the others are not. */
const otpMember = '000222';
const [one, another] = ['000111', '000123'];

/** A browser that holds this half, wherever it has it from. */
function holding(deviceCookie: string): Visitor {
  const visitor = openVisitor(app);
  visitor.cookies.set(cookie, deviceCookie);
  return visitor;
}
const deviceCookieOf = ({ cookies }: Visitor): string => cookies.get(cookie)?.split(';')[0] ?? '';
const isKnown = async (memberNo: string, deviceCookie: string): Promise<boolean> => {
  const hash = createHash('sha256').update(deviceCookie).digest();
  return (await app.records.readAsMember(memberNo, (db) => findDevice(db, hash))) !== undefined;
};
const complete = (visitor: Visitor, ticket: string, otp = app.outbox.lastCode()) =>
  visitor.post('/api/member/auth/login/otp', { ticket, otp });
const year =
  /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=31536000$/m;

describe('T15 a half that was planted', () => {
  test('is replaced when the password lets in, and saves nobody the proof of work', async () => {
    const victim = holding(planted);
    const { body, cookies } = await victim.signIn(one);
    expect(body.rc_code).toBe('1');
    expect(cookies).toMatch(year);
    expect(deviceCookieOf(victim)).not.toBe(planted);
    expect([await isKnown(one, deviceCookieOf(victim)), await isKnown(one, planted)]).toEqual([
      true,
      false,
    ]);
    const codes = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      codes.push((await holding(planted).signIn(one, 'x')).body.data.code);
    }
    expect(codes).toEqual(['bad_credentials', 'bad_credentials', 'captcha_needed']);
  });

  test('is replaced with the right code; by it a code is asked again', async () => {
    const victim = holding(planted);
    const begun = await victim.signIn(otpMember);
    // The code belongs to the half it was asked for with. Sent again, it might undo a newer one.
    expect([begun.body.data.step, begun.cookies]).toEqual(['new_device', '']);
    const { ticket } = begun.body.data;
    const { body, cookies } = await complete(victim, ticket);
    expect(body.rc_code).toBe('1');
    expect(cookies).toMatch(year);
    expect(deviceCookieOf(victim)).not.toBe(planted);
    expect((await victim.signIn(otpMember)).body.rc_code).toBe('1');
    expect((await holding(planted).signIn(otpMember)).body.data.step).toBe('new_device');
  });

  test('brings whoever planted it nothing by a sign-in of their own', async () => {
    const victim = holding(planted);
    await victim.signIn(one);
    const thief = holding(planted);
    expect((await thief.signIn(another)).body.rc_code).toBe('1');
    expect(await isKnown(one, deviceCookieOf(thief))).toBe(false);
    expect(await isKnown(one, deviceCookieOf(victim))).toBe(true);
    expect(await isKnown(another, deviceCookieOf(victim))).toBe(false);
  });

  test('that was known to its owner is worth nothing to them afterwards', async () => {
    const thief = openVisitor(app);
    await thief.signIn(another);
    const copied = deviceCookieOf(thief);
    const victim = holding(copied);
    await victim.signIn(one);
    expect([await isKnown(one, copied), await isKnown(another, copied)]).toEqual([false, false]);
  });
});

describe('S1 a browser that two members use', () => {
  test('knows both after each of their sign-ins; one who is known keeps its half', async () => {
    const shared = openVisitor(app);
    await shared.signIn(one);
    const { ticket } = (await shared.signIn(otpMember)).body.data;
    await complete(shared, ticket);
    await shared.signIn(another);
    const deviceCookie = deviceCookieOf(shared);
    for (const memberNo of [one, another, otpMember]) {
      const { body, cookies } = await shared.signIn(memberNo);
      expect([memberNo, body.rc_code]).toEqual([memberNo, '1']);
      expect(cookies).toMatch(year);
      expect(deviceCookieOf(shared)).toBe(deviceCookie);
    }
    const { rows } = await asOwner(`SELECT member_no FROM portal.devices
      WHERE known_at IS NOT NULL AND ended_at IS NULL ORDER BY member_no`);
    expect(rows.map((row) => row.member_no)).toEqual([one, another, otpMember]);
  });

  test('a code is of the half it was asked for with, and of no other one', async () => {
    const shared = openVisitor(app);
    const { ticket } = (await shared.signIn(otpMember)).body.data;
    const before = deviceCookieOf(shared);
    await shared.signIn(one);
    expect(deviceCookieOf(shared)).not.toBe(before);
    expect((await complete(shared, ticket)).body.data.code).toBe('code_over');
  });

  test('a refused sign-in and a wrong code change nothing of the browser', async () => {
    const shared = openVisitor(app);
    await shared.signIn(one);
    const deviceCookie = deviceCookieOf(shared);
    expect((await shared.signIn(another, 'x')).cookies).toBe('');
    const { ticket } = (await shared.signIn(otpMember)).body.data;
    const wrong = app.outbox.lastCode() === '000000' ? '111111' : '000000';
    expect((await complete(shared, ticket, wrong)).cookies).toBe('');
    expect([deviceCookieOf(shared), await isKnown(one, deviceCookie)]).toEqual([
      deviceCookie,
      true,
    ]);
  });
});

describe('two sign-ins at once in one browser', () => {
  const tabs = (deviceCookie: string) => [holding(deviceCookie), holding(deviceCookie)] as const;

  test.each(['known', 'new'])(
    'T15 a browser that is %s is known whichever answer is last',
    async (how) => {
      let deviceCookie = planted;
      if (how === 'known') {
        const first = openVisitor(app);
        await first.signIn(one);
        deviceCookie = deviceCookieOf(first);
      }
      const both = tabs(deviceCookie);
      const answers = await Promise.all(both.map((tab) => tab.signIn(one)));
      expect(answers.map(({ body }) => body.rc_code)).toEqual(['1', '1']);
      for (const tab of both) expect(await isKnown(one, deviceCookieOf(tab))).toBe(true);
      expect(await isKnown(one, planted)).toBe(false);
    },
  );

  test('T15 an answer that comes late does not bring the old half back', async () => {
    const shared = openVisitor(app);
    await shared.signIn(one);
    const isAwaited = `SELECT FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted
      AND transactionid = pg_current_xact_id()::xid`;
    const late = await asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
      await store.query('BEGIN');
      await store.query(`UPDATE portal.devices SET device_hash = sha256('newer')`);
      const answer = shared.signIn(one);
      while ((await store.query(isAwaited)).rowCount === 0) await setTimeout(5);
      await store.query('COMMIT');
      return answer;
    });
    expect(late.body.rc_code).toBe('1');
    expect(late.cookies).not.toContain(cookie);
    expect(await isKnown(one, 'newer')).toBe(true);
  });

  test('T15 who is known there goes along while somebody else becomes known', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await asOwner('DELETE FROM portal.devices');
      const first = openVisitor(app);
      await first.signIn(one);
      const [known, fresh] = tabs(deviceCookieOf(first));
      await Promise.all([known.signIn(one), fresh.signIn(another)]);
      expect(await isKnown(one, deviceCookieOf(fresh))).toBe(true);
      expect(await isKnown(another, deviceCookieOf(fresh))).toBe(true);
      expect(await isKnown(one, deviceCookieOf(first))).toBe(false);
    }
  });
});
