import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { forgetTotpSteps, tryOffice } from '../../../tools/office.ts';
import {
  addColleague,
  enrolWithPasskey,
  enrolWithPassword,
  newPassword,
  openLink,
  postOffice,
  signInConfirmed,
  tryPasskey,
} from '../../../tools/passkey/tests/office-passkey.ts';
import { openAuthenticator } from '../../../tools/passkey/tests/soft-authenticator.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { totpCode } from '../../../tools/store/demo-totp.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let admin: Headers;
let count = 0;
let login = '';
let token = '';
beforeAll(async () => {
  app = await openTestApp();
  admin = await signInConfirmed(app, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  login = `newcomer${count}`;
  token = await addColleague(app, admin, login);
});

const asOwner = (text: string, values: unknown[] = []) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(text, values));
const step = (what: string, input: object) => postOffice(app, `enrol/${what}`, input);
const enter = async (totp: string, password = newPassword) => {
  await forgetTotpSteps(app.ownerUrl);
  return tryOffice(app.ask, { login, password, totp });
};
const credentials = async () =>
  (
    await asOwner(
      `SELECT s.password_hash IS NOT NULL AS password,
         (SELECT count(*)::int FROM portal.staff_passkeys WHERE staff_id = s.id) AS passkeys,
         (SELECT count(*)::int FROM portal.staff_recovery_codes WHERE staff_id = s.id) AS codes
       FROM portal.staff s WHERE login = $1`,
      [login],
    )
  ).rows[0];
const nothing = { password: false, passkeys: 0, codes: 0 };

test('D-37 a newcomer sets password and authenticator, and signs in with them', async () => {
  const { secret, codes } = await enrolWithPassword(app, token);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/);
  expect((await enter(totpCode(secret, Date.now()))).status).toBe(200);
  const { rows } = await asOwner(
    `SELECT encode(code_hash, 'escape') AS hash, totp_sealed::text AS sealed
     FROM portal.staff_recovery_codes JOIN portal.staff ON id = staff_id WHERE login = $1`,
    [login],
  );
  for (const readable of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(readable);
});

test('D-37 the code that proved the authenticator opens nothing once more', async () => {
  const { secret } = await enrolWithPassword(app, token);
  const { status } = await tryOffice(app.ask, {
    ...{ login, password: newPassword, totp: totpCode(secret, Date.now()) },
  });
  expect(status).toBe(400);
});

test('D-37 a link counts once, and not after 48 hours', async () => {
  await enrolWithPassword(app, token);
  const again = await step('open', { token });
  expect([again.status, again.body.data.code]).toEqual([410, 'gone']);
  const late = await addColleague(app, admin, `late${count}`);
  const page = await openLink(app, late);
  await asOwner(`UPDATE portal.staff_enrolments SET ends_at = now() - interval '1 second'
    WHERE used_at IS NULL`);
  expect((await step('open', { token: late })).status).toBe(410);
  expect((await step('authenticator', page)).status).toBe(410);
});

test('D-37 who opens the link elsewhere takes it from the page before', async () => {
  const first = await openLink(app, token);
  const { key, sealed } = (await step('authenticator', first)).body.data;
  const second = await openLink(app, token);
  const totp = totpCode(key, Date.now());
  const before = await step('password', { ...first, sealed, totp, password: newPassword });
  expect([before.status, before.body.data.code]).toEqual([409, 'conflict']);
  // Nor is the secret of that page of use in this one.
  const mixed = await step('password', { ...second, sealed, totp, password: newPassword });
  expect([mixed.status, mixed.body.data.code]).toEqual([409, 'conflict']);
  expect(await credentials()).toEqual(nothing);
});

test('D-37 nothing counts before the first code is right', async () => {
  const page = await openLink(app, token);
  const { key, sealed } = (await step('authenticator', page)).body.data;
  const wrong = { ...page, sealed, totp: '000000', password: newPassword };
  const refused = await step('password', wrong);
  expect([refused.status, refused.body.data.fields[0].field]).toEqual([400, 'totp']);
  const totp = totpCode(key, Date.now());
  for (const password of ['short', 'password1234', `${login}${login}`]) {
    const { status, body } = await step('password', { ...wrong, totp, password });
    expect([status, body.data.fields[0].field]).toEqual([400, 'password']);
  }
  expect(await credentials()).toEqual(nothing);
  expect((await enter(totp)).status).toBe(400);
  expect((await step('password', { ...wrong, totp })).status).toBe(200);
});

test('D-37 a newcomer makes a passkey, and signs in with nothing else', async () => {
  const { authenticator, userHandle } = await enrolWithPasskey(app, token);
  expect((await tryPasskey(app, authenticator, { userHandle })).status).toBe(200);
  expect(await credentials()).toEqual({ password: false, passkeys: 1, codes: 0 });
  expect((await enter('000000', '')).status).toBe(400);
  expect((await enter('000000')).status).toBe(400);
});

test('D-37 of a passkey that is not right nothing is kept', async () => {
  const page = await openLink(app, token);
  const ask = async () => (await step('passkey/challenge', page)).body.data.challenge as string;
  const key = openAuthenticator({ rpId: 'localhost', origin: 'http://localhost' });
  const register = async (input: object) => (await step('passkey', { ...page, ...input })).status;
  expect(await register(key.register(await ask(), { origin: 'https://evil.example' }))).toBe(400);
  expect(await register(key.register(await ask(), { rpId: 'evil.example' }))).toBe(400);
  expect(await register(key.register(await ask(), { unverified: true }))).toBe(400);
  // A challenge of one's own making, of another purpose, and of another page.
  expect(await register(key.register('bm90aGluZw'))).toBe(400);
  const { body } = await postOffice(app, 'auth/passkey/challenge', {});
  expect(await register(key.register(body.data.challenge))).toBe(400);
  const others = await openLink(app, await addColleague(app, admin, `other${count}`));
  const theirs = (await step('passkey/challenge', others)).body.data.challenge;
  expect(await register(key.register(theirs))).toBe(400);
  const replayed = key.register(await ask(), { origin: 'https://evil.example' });
  expect(await register(replayed)).toBe(400);
  expect(await register(key.register(await ask()))).toBe(200);
  expect(await credentials()).toEqual({ password: false, passkeys: 1, codes: 0 });
});
