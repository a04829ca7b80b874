import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetTotpSteps, signInStaff } from '../../../tools/office.ts';
import { demoPassword as password } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { endOwnSessions, readOwnSessions } from './home.api.ts';

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

test('ASVS 7.5.2 staff end their other sessions against the password, one or all', async () => {
  const me = await signedIn('finance');
  const [one, other] = [await signedIn('finance'), await signedIn('finance')];
  const id = await hereOf(one);
  const none = await end({ kind: 'session', id }, me);
  expect([none.status, none.body.data.fields[0].field]).toEqual([400, 'password']);
  const wrong = await end({ kind: 'others', password: 'not mine' }, me);
  expect([wrong.status, wrong.body.data.fields[0].field]).toEqual([400, 'password']);
  expect(await isIn(one)).toBe(true);
  expect((await end({ kind: 'session', id, password }, me)).status).toBe(200);
  expect([await isIn(one), await isIn(other), await isIn(me)]).toEqual([false, true, true]);
  expect((await end({ kind: 'others', password }, me)).status).toBe(200);
  expect([await isIn(other), await isIn(me)]).toEqual([false, true]);
});

test('D-37 a colleague’s session is not found, with the right password, too', async () => {
  const [me, colleague] = [await signedIn('finance'), await signedIn('admin')];
  const id = await hereOf(colleague);
  expect((await sessionsOf(me)).map((one) => one.id)).not.toContain(id);
  const { status, body } = await end({ kind: 'session', id, password }, me);
  expect([status, body.data.code]).toEqual([404, 'not_found']);
  expect(await isIn(colleague)).toBe(true);
});

test('T31 the sixth guess at the password of somebody signed in waits', async () => {
  const [me, other] = [await signedIn('support'), await signedIn('support')];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await end({ kind: 'others', password: 'guess' }, me)).status).toBe(400);
  }
  const { status, body } = await end({ kind: 'others', password }, me);
  expect([status, body.data.code]).toEqual([429, 'too_many']);
  expect(await isIn(other)).toBe(true);
});
