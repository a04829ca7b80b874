/** A password changes once, and nothing begun with the old one outlives it (T15, F19). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inStore } from '../../../commands/admin/admin-command.ts';
import * as contacts from '../../../commands/staff/keep-contacts.ts';
import * as staff from '../../../commands/staff/keep-staff.ts';
import { demoPassword } from '../../../demo/cast.ts';
import { findAccount, holdPassword, replacePassword } from '../../../records/sign-in/accounts.ts';
import { openBrowser } from '../audit-log/browser.ts';
import { supporting } from '../audit-log/rows/office.ts';
import { openScene } from '../audit-log/scene.ts';
import { ask } from '../test-server.ts';
import { racers, together } from './race.ts';

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const times = <T>(make: (at: number) => T, count = racers) =>
  Array.from({ length: count }, (_, at) => make(at));
const fresh = (at: number | string) => `ข้าวเหนียวมะม่วง ${at} จาน`;
const send = (name: string, input: object, session: object) =>
  scene.send(scene.endpoint(name), input, session);
type Answer = Awaited<ReturnType<typeof send>>;
const isIn = ({ statusCode, body }: Answer) => statusCode === 200 && body.includes('"token"');

const lockAccount = (memberNo: string) =>
  `SELECT FROM portal.member_accounts WHERE member_no = '${memberNo}' FOR UPDATE`;
const lockAgency = (agencyNo: string) =>
  `SELECT FROM portal.agency_accounts WHERE agency_no = '${agencyNo}' FOR UPDATE`;
const living = async (subject: string) =>
  (
    await ask<{ count: number }>(
      scene.server,
      `SELECT count(*)::int AS count FROM portal.sessions
       WHERE subject = '${subject}' AND revoked_at IS NULL`,
    )
  )[0]?.count;
const visitor = async () => ({ csrf: await scene.server.csrf() });
const signIn = async (membership_no: string, mem_password: string) =>
  send('member.sign_in', { membership_no, mem_password }, await visitor());
const signInAgency = async (member_group_no: string, member_group_pass: string) =>
  send('agency.sign_in', { member_group_no, member_group_pass }, await visitor());

describe('a member’s', () => {
  test('F19 of twelve changes with one old password one counts; all sessions end', async () => {
    const sessions = await Promise.all(times(() => scene.server.signIn('000123')));
    const answers = await together(scene, lockAccount('000123'), () =>
      sessions.map((one, at) =>
        send(
          'member.change_password',
          { mem_password: fresh(at), mem_oldpassword: demoPassword },
          one,
        ),
      ),
    );
    const won = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [at] : []));
    expect(won).toHaveLength(1);
    // More than one had looked at the old one before it changed.
    const beaten = answers.filter(({ body }) => body.includes('mem_oldpassword'));
    expect(beaten.length).toBeGreaterThan(1);
    expect(await living('000123')).toBe(0);
    expect(isIn(await signIn('000123', demoPassword))).toBe(false);
    expect(isIn(await signIn('000123', fresh(won[0] ?? '')))).toBe(true);
  });

  test('F19 of twelve that have checked the same hash one replaces it', async () => {
    const { records } = scene.server;
    const before = (await records.readAsMember('000111', findAccount))?.passwordHash ?? '';
    const replace = (at: number) =>
      records.asMember('000111', (db) =>
        replacePassword(db, before, { passwordHash: `${before}${at}`, mustChange: false }),
      );
    const done = await together(scene, lockAccount('000111'), () => times(replace));
    expect(done.filter(Boolean)).toHaveLength(1);
    const after = (await records.readAsMember('000111', findAccount))?.passwordHash;
    expect(after).toBe(`${before}${done.indexOf(true)}`);
    // So a stronger hash of the old password, stored by a sign-in, brings it back no more.
    expect(await replace(99)).toBe(false);
    expect(await records.asMember('000111', (db) => holdPassword(db, before))).toBe(false);
    await ask(
      scene.server,
      `UPDATE portal.member_accounts SET password_hash = '${before}' WHERE member_no = '000111'`,
    );
  });

  test('T15 F19 sign-ins under way while it changes begin no session that stays', async () => {
    const own = await scene.server.signIn('000456');
    const input = { mem_password: fresh('หก'), mem_oldpassword: demoPassword };
    const browsers = await Promise.all(times(visitor, 3));
    const shown = { membership_no: '000456', mem_password: demoPassword };
    await together(scene, lockAccount('000456'), () => [
      ...browsers.map((one) => send('member.sign_in', shown, one)),
      send('member.change_password', input, own),
      ...browsers.map((one) => send('member.sign_in', shown, one)),
    ]);
    expect(await living('000456')).toBe(0);
    // Nor does a session whose password was proven before it changed, and that is begun after.
    expect(isIn(await signIn('000456', demoPassword))).toBe(false);
  });

  test('T15 a code that was sent on the old password opens nothing after it changed', async () => {
    await ask(scene.server, 'DELETE FROM portal.one_time_codes');
    const browser = openBrowser(scene.server);
    const shown = { membership_no: '000222', mem_password: demoPassword };
    const { data } = await browser.post('/api/member/auth/login', shown);
    const otp = scene.outbox.lastCode();
    const { records } = scene.server;
    const own = await scene.server.signIn('000222');
    const input = { mem_password: fresh('สอง'), mem_oldpassword: demoPassword };
    const response = await send('member.change_password', input, own);
    const { data: sent, new_password, mem_password } = response.json();
    const code = scene.outbox.lastCode();
    const references = { new_password, mem_password, ticket: sent.ticket };
    const changed = await send('member.confirm_password', { ...references, otp: code }, own);
    expect(changed.statusCode).toBe(200);
    const late = await browser.ready({ ticket: data.ticket, otp });
    const { statusCode, body } = await send('member.sign_in_by_code', late.input, late.session);
    expect([statusCode, JSON.parse(body).data.code]).toEqual([400, 'code_over']);
    expect(await living('000222')).toBe(0);
    expect(await records.readAsMember('000222', findAccount)).toBeDefined();
  });

  test('T27 of thirty sign-ins at once twenty are left', async () => {
    const passwordHash = (await scene.server.records.readAsMember('000111', findAccount))
      ?.passwordHash;
    expect(passwordHash).toBeDefined();
    await ask(
      scene.server,
      `UPDATE portal.sessions SET revoked_at = now() WHERE subject = '000111'`,
    );
    await together(scene, lockAccount('000111'), () =>
      times((at) => signInAs('000111', `browser ${at}`), 30),
    );
    expect(await living('000111')).toBe(20);
  });
});

/** By a browser of its own, in a network of its own: none waits for another. */
async function signInAs(membership_no: string, agent: string) {
  const { server } = scene;
  const at = Number(agent.split(' ')[1]);
  const remoteAddress = `198.18.${at}.1`;
  const csrf = await server.csrf();
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/member/auth/login', remoteAddress },
    headers: {
      ...{ 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' },
      ...{ 'x-csrf-token': csrf, 'user-agent': agent },
    },
    payload: { membership_no, mem_password: demoPassword },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('an agency’s', () => {
  test('F19 of twelve changes with one old password one counts; all sessions end', async () => {
    const endpoint = scene.endpoint('agency.change_password');
    const sessions = await Promise.all(times(() => scene.holder(endpoint, 'agency:01012002')));
    const answers = await together(scene, lockAgency('01012002'), () =>
      sessions.map((one, at) =>
        send(
          'agency.change_password',
          { mem_password: fresh(at), mem_oldpassword: demoPassword },
          one,
        ),
      ),
    );
    const won = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [at] : []));
    expect(won).toHaveLength(1);
    expect(await living('01012002-1')).toBe(0);
    expect(isIn(await signInAgency('01012002', demoPassword))).toBe(false);
    expect(isIn(await signInAgency('01012002', fresh(won[0] ?? '')))).toBe(true);
  });

  test('T15 F19 sign-ins under way while it changes begin no session that stays', async () => {
    const endpoint = scene.endpoint('agency.change_password');
    const own = await scene.holder(endpoint, 'agency:01010003');
    const input = { mem_password: fresh('สาม'), mem_oldpassword: demoPassword };
    const shown = { member_group_no: '01010003', member_group_pass: demoPassword };
    const browsers = await Promise.all(times(visitor, 3));
    await together(scene, lockAgency('01010003'), () => [
      ...browsers.map((one) => send('agency.sign_in', shown, one)),
      send('agency.change_password', input, own),
      ...browsers.map((one) => send('agency.sign_in', shown, one)),
    ]);
    expect(await living('01010003-1')).toBe(0);
  });

  test('D-03 F19 a change and new secrets of staff at once: one of them counts', async () => {
    const contact = { agencyNo: '01010001', personNo: 1 };
    const asAdmin = <T>(work: Parameters<typeof inStore<T>>[1]) =>
      inStore(scene.server.store.ownerUrl, work);
    const before = (await asAdmin((store) => contacts.passwordOf(store, contact))) ?? '';
    const endpoint = scene.endpoint('agency.change_password');
    const own = await scene.holder(endpoint, 'agency:01010001');
    const input = { mem_password: fresh('สี่'), mem_oldpassword: demoPassword };
    const done = await together<unknown>(scene, lockAgency('01010001'), () => [
      send('agency.change_password', input, own).then(({ statusCode }) => statusCode === 200),
      ...times((at) =>
        asAdmin((store) =>
          contacts.resetContact(store, { ...contact, before, passwordHash: `new ${at}` }, 'x'),
        ),
      ),
    ]);
    expect(done.filter((one) => one === true)).toHaveLength(1);
    expect(await living('01010001-1')).toBe(0);
  });
});

test('D-37 F19 new secrets of staff count once; no sign-in under way outlives them', async () => {
  const { ownerUrl } = scene.server.store;
  const asAdmin = <T>(work: Parameters<typeof inStore<T>>[1]) => inStore(ownerUrl, work);
  await supporting(scene);
  const before = (await asAdmin((store) => staff.passwordOf(store, 'support'))) ?? '';
  const config = await scene.server.app.inject({ url: '/api/office/config' });
  const shown = { login: 'support', password: demoPassword, totp: scene.facts.totp };
  const done = await together<unknown>(
    scene,
    `SELECT FROM portal.staff WHERE login = 'support' FOR UPDATE`,
    () => [
      send('office.sign_in', shown, { csrf: config.json().data.csrf_token }),
      ...times((at) =>
        asAdmin((store) =>
          staff.resetStaff(
            store,
            'support',
            { before, passwordHash: `new ${at}`, totpSealed: Buffer.from('x') },
            'x',
          ),
        ),
      ),
    ],
  );
  expect(done.filter((one) => one === true)).toHaveLength(1);
  expect(await living(scene.facts.supportId)).toBe(0);
});
