import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetTotpSteps, signInStaff } from '../../../tools/office.ts';
import { demoTotpCode } from '../../../tools/store/demo-totp.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { endOwnSessions, readOwnSessions } from './security.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => forgetTotpSteps(app.ownerUrl));

type Headers = Awaited<ReturnType<typeof signInStaff>>;

async function signedIn(login: string): Promise<Headers> {
  await forgetTotpSteps(app.ownerUrl);
  return signInStaff(app, login);
}

const sessionsOf = async (who: Headers) =>
  (await app.get(readOwnSessions.path, who)).body.data.sessions as { id: string; here: boolean }[];
const hereOf = async (who: Headers) => (await sessionsOf(who)).find(({ here }) => here)?.id;
const end = (input: object, who: Headers) => app.post(endOwnSessions.path, input, who);
const isIn = async (who: Headers) => (await app.get(readOwnSessions.path, who)).status === 200;

/** Proves the second factor again, as the dialog does. */
async function confirm(who: Headers, login: string): Promise<void> {
  await forgetTotpSteps(app.ownerUrl);
  const { status } = await app.post('/api/office/auth/confirm', { totp: demoTotpCode(login) }, who);
  expect(status).toBe(200);
}

test('ASVS 7.5.2 staff end their other sessions after a second proof, one or all', async () => {
  const me = await signedIn('finance');
  const [one, other] = [await signedIn('finance'), await signedIn('finance')];
  const id = await hereOf(one);
  const early = await end({ kind: 'session', id }, me);
  expect([early.status, early.body.data.code]).toEqual([403, 'confirm_needed']);
  expect(await isIn(one)).toBe(true);
  await confirm(me, 'finance');
  expect((await end({ kind: 'session', id }, me)).status).toBe(200);
  expect([await isIn(one), await isIn(other), await isIn(me)]).toEqual([false, true, true]);
  expect((await end({ kind: 'others' }, me)).status).toBe(200);
  expect([await isIn(other), await isIn(me)]).toEqual([false, true]);
});

test('D-37 a colleague’s session is not found, however proven', async () => {
  const [me, colleague] = [await signedIn('finance'), await signedIn('admin')];
  await confirm(me, 'finance');
  const id = await hereOf(colleague);
  expect((await sessionsOf(me)).map((one) => one.id)).not.toContain(id);
  const { status, body } = await end({ kind: 'session', id }, me);
  expect([status, body.data.code]).toEqual([404, 'not_found']);
  expect(await isIn(colleague)).toBe(true);
});

test('T31 whoever holds a session and no second factor ends nobody’s', async () => {
  const [me, other] = [await signedIn('support'), await signedIn('support')];
  expect((await end({ kind: 'others' }, me)).status).toBe(403);
  expect(await isIn(other)).toBe(true);
});
