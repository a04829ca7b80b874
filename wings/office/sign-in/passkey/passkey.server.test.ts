import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { forgetTotpSteps, tryOffice } from '../../../../tools/office.ts';
import {
  addColleague,
  enrolWithPasskey,
  enrolWithPassword,
  headersIn,
  newPassword,
  postOffice,
  signInConfirmed,
  tryPasskey,
} from '../../../../tools/passkey/tests/office-passkey.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { totpCode } from '../../../../tools/store/demo-totp.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let admin: Headers;
let mine: Awaited<ReturnType<typeof enrolWithPasskey>>;
let theirs: Awaited<ReturnType<typeof enrolWithPasskey>>;
beforeAll(async () => {
  app = await openTestApp();
  admin = await signInConfirmed(app, 'admin');
  mine = await enrolWithPasskey(app, await addColleague(app, admin, 'mine'));
  theirs = await enrolWithPasskey(app, await addColleague(app, admin, 'theirs'));
});
afterAll(() => app.close());

const asOwner = (text: string, values: unknown[] = []) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(text, values));
type Wrong = NonNullable<Parameters<typeof mine.authenticator.answer>[1]>;
const enter = (wrong: Wrong = {}, userHandle = mine.userHandle) =>
  tryPasskey(app, mine.authenticator, { userHandle, ...wrong });
const challengeFor = async (what: string, headers?: Headers): Promise<string> =>
  (await postOffice(app, what, {}, headers)).body.data.challenge;

test('D-37 a passkey opens the office for its owner', async () => {
  const answer = await enter();
  expect(answer.status).toBe(200);
  const headers = await headersIn(app, answer);
  const { body } = await app.get('/api/office/auth/getAuthUser', headers);
  expect(body.data.login).toBe('mine');
});

const refusals: readonly (readonly [string, () => Wrong])[] = [
  ['another origin', () => ({ origin: 'https://evil.example' })],
  ['the same name over https', () => ({ origin: 'https://localhost' })],
  ['another domain', () => ({ rpId: 'evil.example' })],
  ['a user who was not verified', () => ({ unverified: true })],
  ['the name of somebody else', () => ({ userHandle: theirs.userHandle })],
];

test.each(refusals)('D-37 a passkey is refused: %s', async (_, wrong) => {
  const { status, body } = await enter(wrong());
  expect([status, body.data.code]).toEqual([400, 'bad_credentials']);
});

test('D-37 whoever names nobody is not let in', async () => {
  const { status } = await tryPasskey(app, mine.authenticator, {});
  expect(status).toBe(400);
});

test('D-37 a challenge counts once, for its purpose, for five minutes', async () => {
  const { authenticator, userHandle } = mine;
  const answer = authenticator.answer(await challengeFor('auth/passkey/challenge'), { userHandle });
  expect((await postOffice(app, 'auth/passkey', answer)).status).toBe(200);
  expect((await postOffice(app, 'auth/passkey', answer)).status).toBe(400);
  // Signed anew, the challenge is spent all the same.
  const { challenge } = JSON.parse(Buffer.from(answer.client_data, 'base64url').toString());
  const fresh = authenticator.answer(challenge, { userHandle });
  expect((await postOffice(app, 'auth/passkey', fresh)).status).toBe(400);
  const headers = await headersIn(app, await enter());
  const other = await challengeFor('auth/confirm/passkey/challenge', headers);
  const confused = authenticator.answer(other, { userHandle });
  expect((await postOffice(app, 'auth/passkey', confused)).status).toBe(400);
  const late = await challengeFor('auth/passkey/challenge');
  await asOwner(`UPDATE portal.staff_challenges SET ends_at = now() - interval '1 second'`);
  const tooLate = authenticator.answer(late, { userHandle });
  expect((await postOffice(app, 'auth/passkey', tooLate)).status).toBe(400);
});

test('D-37 a challenge of one network is of no use in another', async () => {
  const elsewhere = await openTestApp({
    on: app,
    settings: { trustedProxies: ['127.0.0.1'] },
  });
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const { body } = await postOffice(elsewhere, 'auth/passkey/challenge', {}, from);
  const { userHandle } = mine;
  const stolen = mine.authenticator.answer(body.data.challenge, { userHandle });
  expect((await postOffice(app, 'auth/passkey', stolen)).status).toBe(400);
  await elsewhere.app.close();
  await elsewhere.records.close();
});

test('D-37 a counter that goes back, or stands, tells of a copy', async () => {
  expect((await enter({ counter: 100 })).status).toBe(200);
  expect((await enter({ counter: 100 })).status).toBe(400);
  expect((await enter({ counter: 99 })).status).toBe(400);
  expect((await enter({ counter: 0 })).status).toBe(400);
  expect((await enter({ counter: 101 })).status).toBe(200);
});

test('D-37 a passkey answers before dangerous actions, its owner’s alone', async () => {
  const headers = await headersIn(app, await enter());
  const end = () => postOffice(app, 'sessions/end', { kind: 'others' }, headers);
  expect((await end()).body.data.code).toBe('confirm_needed');
  const confirm = async (answer: object) =>
    (await postOffice(app, 'auth/confirm/passkey', answer, headers)).status;
  const ask = () => challengeFor('auth/confirm/passkey/challenge', headers);
  expect(await confirm(theirs.authenticator.answer(await ask()))).toBe(400);
  const other = await headersIn(app, await enter());
  const foreign = await challengeFor('auth/confirm/passkey/challenge', other);
  expect(await confirm(mine.authenticator.answer(foreign))).toBe(400);
  expect((await end()).body.data.code).toBe('confirm_needed');
  expect(await confirm(mine.authenticator.answer(await ask()))).toBe(200);
  expect((await end()).status).toBe(200);
});

test('D-37 whoever is asked once more is told whether a code would do', async () => {
  const ask = async (headers: Headers) =>
    (await postOffice(app, 'auth/confirm/passkey/challenge', {}, headers)).body.data;
  const alone = await ask(await headersIn(app, await enter()));
  expect([alone.credential_ids.length, alone.has_authenticator]).toEqual([1, false]);
  const both = await ask(admin);
  expect([both.credential_ids.length, both.has_authenticator]).toEqual([0, true]);
});

test('D-37 a passkey that was taken away, or whose owner has left, opens nothing', async () => {
  const leaver = await enrolWithPasskey(app, await addColleague(app, admin, 'leaver'));
  const tryIt = () =>
    tryPasskey(app, leaver.authenticator, { userHandle: leaver.userHandle }).then(
      ({ status }) => status,
    );
  expect(await tryIt()).toBe(200);
  await asOwner(`UPDATE portal.staff SET ended_at = now() WHERE login = 'leaver'`);
  expect(await tryIt()).toBe(400);
  await asOwner(`UPDATE portal.staff SET ended_at = NULL WHERE login = 'leaver'`);
  expect(await tryIt()).toBe(200);
  await asOwner('DELETE FROM portal.staff_passkeys WHERE staff_id = $1', [leaver.userHandle]);
  expect(await tryIt()).toBe(400);
});

test('D-37 a recovery code stands in for the authenticator, once, with the password', async () => {
  const { codes, secret } = await enrolWithPassword(app, await addColleague(app, admin, 'lost'));
  const tryIt = async (totp: string, password = newPassword) => {
    await forgetTotpSteps(app.ownerUrl);
    return tryOffice(app.ask, { login: 'lost', password, totp });
  };
  const [first = '', second = ''] = codes;
  expect((await tryIt(first, 'not mine at all')).status).toBe(400);
  const { status, body } = await tryIt(first.toUpperCase().replaceAll('-', ' '));
  expect(status).toBe(200);
  expect(body.messages).toContain('เหลืออีก 9 รหัส');
  expect((await tryIt(first)).status).toBe(400);
  expect((await tryIt(second)).body.messages).toContain('เหลืออีก 8 รหัส');
  expect((await tryIt(totpCode(secret, Date.now()))).body.messages).toBeUndefined();
  // A colleague's code is nobody else's.
  const other = await enrolWithPassword(app, await addColleague(app, admin, 'found'));
  expect((await tryIt(other.codes[0] ?? '')).status).toBe(400);
});
