import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { enterAgency } from '../../../tools/agency/in-agency.ts';
import { demoPassword as password } from '../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { endOwnSessions, readSessions } from './security.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const [admin, viewer, hospital] = ['01011001', '01011001-2', '01012002'];

type Headers = Awaited<ReturnType<typeof app.signInAgency>>;
type Shown = { readonly id: string; readonly here: boolean };

const sessionsOf = async (who: Headers): Promise<readonly Shown[]> =>
  (await app.get(readSessions.path, who)).body.data.sessions;
const hereOf = async (who: Headers) => (await sessionsOf(who)).find(({ here }) => here)?.id;
const end = (input: object, who: Headers) => app.post(endOwnSessions.path, input, who);
const isIn = async (who: Headers) => (await app.get(readSessions.path, who)).status === 200;

test('a contact sees where they are signed in, and ends another at once', async () => {
  const [me, other] = [await app.signInAgency(admin), await app.signInAgency(admin)];
  const { body } = await app.get(readSessions.path, me);
  expect(body.data.sessions[0]).toMatchObject({
    here: true,
    remembered: false,
    address: '127.0.0.1',
    browser: null,
    began_at: expect.stringMatching(/Z$/),
    seen_at: expect.stringMatching(/Z$/),
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|token|cookie/);
  const id = await hereOf(other);
  expect((await end({ kind: 'session', id, password }, me)).body.rc_code).toBe('1');
  expect([await isIn(other), await isIn(me)]).toEqual([false, true]);
  expect((await end({ kind: 'session', id, password }, me)).status).toBe(404);
});

test('all others end; this one stays, and a colleague’s and another agency’s', async () => {
  const me = await app.signInAgency(admin);
  const others = [await app.signInAgency(admin), await app.signInAgency(admin)];
  const strangers = [await app.signInAgency(viewer), await app.signInAgency(hospital)];
  expect((await end({ kind: 'others', password }, me)).status).toBe(200);
  expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
  expect(await Promise.all([me, ...strangers].map(isIn))).toEqual([true, true, true]);
  expect(await sessionsOf(me)).toEqual([expect.objectContaining({ here: true })]);
});

test('R136 T3 a colleague’s and another agency’s are not found, not even by an admin', async () => {
  const me = await app.signInAgency(admin);
  for (const login of [viewer, hospital]) {
    const stranger = await app.signInAgency(login);
    const id = await hereOf(stranger);
    expect((await sessionsOf(me)).map((one) => one.id)).not.toContain(id);
    const { status, body } = await end({ kind: 'session', id, password }, me);
    expect([login, status, body.data.code]).toEqual([login, 404, 'not_found']);
    expect(await isIn(stranger)).toBe(true);
  }
});

test('ASVS 7.5.2 none end without the password; the sixth guess waits', async () => {
  const [me, other] = [await app.signInAgency(viewer), await app.signInAgency(viewer)];
  const id = await hereOf(other);
  for (const what of [{ kind: 'others' }, { kind: 'session', id }]) {
    const { status, body } = await end(what, me);
    expect([status, body.data.fields[0].field]).toEqual([400, 'password']);
  }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, body } = await end({ kind: 'others', password: 'guess' }, me);
    expect([status, body.data.fields[0].field]).toEqual([400, 'password']);
  }
  expect((await end({ kind: 'others', password }, me)).status).toBe(429);
  const change = { mem_oldpassword: password, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' };
  expect((await app.post('/api/membergroup/member_pass', change, me)).status).toBe(429);
  expect(await isIn(other)).toBe(true);
});

test('each look and each ending stands in the audit log, with whose it was', async () => {
  const me = await app.signInAgency(hospital);
  await app.signInAgency(hospital);
  await sessionsOf(me);
  await end({ kind: 'others', password: 'guess' }, me);
  await end({ kind: 'others', password }, me);
  await app.app.auditLog.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query(`SELECT entry, outcome, actor_kind, actor FROM portal.audit_entries
      WHERE entry LIKE 'agency.security%' AND actor LIKE '${hospital}%' ORDER BY seq DESC LIMIT 3`),
  );
  const by = { actor_kind: 'agency', actor: `${hospital}-1` };
  expect(rows).toEqual([
    { entry: 'agency.security.end', outcome: 'ok', ...by },
    { entry: 'agency.security.end', outcome: 'refused', ...by },
    { entry: 'agency.security.read', outcome: 'ok', ...by },
  ]);
});

test('R057 who is not in, or must change the password first, is told nothing', async () => {
  const member = await app.signIn('000123');
  for (const who of [{}, member]) {
    expect((await app.get(readSessions.path, who)).status).toBe(401);
    expect((await end({ kind: 'others', password }, who)).status).toBe(401);
  }
  const { token, cookie, csrf } = await enterAgency(app, admin, { entering: true });
  const entering = { ...member, authorization: `Bearer ${token}`, cookie, 'x-csrf-token': csrf };
  expect((await app.get(readSessions.path, entering)).status).toBe(403);
  expect((await end({ kind: 'others', password }, entering)).status).toBe(403);
});
