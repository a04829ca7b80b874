import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appendAudit } from '../../../../records/audit.ts';
import { rememberDevice } from '../../../../records/sign-in/guard/devices.ts';
import { demoPassword as password } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const path = '/api/member/security';
const end = `${path}/end`;
const choose = `${path}/choice`;
const history = `${path}/history`;
const share = '/api/member/share';

type Headers = Awaited<ReturnType<typeof app.signIn>>;

const sessionsOf = async (me: Headers) => (await app.get(path, me)).body.data.sessions;
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

/** What is in the audit log has been written a moment after its answer. */
async function eventsOf(me: Headers, query = '') {
  const { status, body } = await app.get(`${history}${query}`, me);
  expect(status).toBe(200);
  return body.data;
}

describe('where I am signed in', () => {
  test('lists my sessions, this one marked; another one is ended at once', async () => {
    const [me, other] = [await app.signIn('000123'), await app.signIn('000123')];
    const sessions = await sessionsOf(me);
    expect(sessions.filter(({ here }: { here: boolean }) => here)).toHaveLength(1);
    const mine = await sessionsOf(other);
    const otherId = mine.find(({ here }: { here: boolean }) => here).id;
    expect((await app.post(end, { kind: 'session', id: otherId, password }, me)).status).toBe(200);
    expect((await app.get(share, other)).status).toBe(401);
    expect((await app.get(share, me)).status).toBe(200);
    expect((await app.post(end, { kind: 'session', id: otherId, password }, me)).status).toBe(404);
  });

  test('R136 somebody else’s session is not found, and lives on', async () => {
    const [me, stranger] = [await app.signIn('000123'), await app.signIn('000111')];
    const [{ id }] = await sessionsOf(stranger);
    const { status, body } = await app.post(end, { kind: 'session', id, password }, me);
    expect([status, body.data.code]).toEqual([404, 'not_found']);
    expect((await app.get(share, stranger)).status).toBe(200);
    expect((await sessionsOf(me)).map((one: { id: string }) => one.id)).not.toContain(id);
  });

  test('all others end, this one stays', async () => {
    const me = await app.signIn('000123');
    const others = [await app.signIn('000123'), await app.signIn('000123')];
    expect((await app.post(end, { kind: 'others', password }, me)).body.rc_code).toBe('1');
    for (const other of others) expect((await app.get(share, other)).status).toBe(401);
    expect(await sessionsOf(me)).toEqual([expect.objectContaining({ here: true, staff: null })]);
  });

  test('ASVS 7.5.2 others end against the password; tries count with its change', async () => {
    const [me, other] = [await app.signIn('000222'), await app.signIn('000222')];
    const { id } = (await sessionsOf(other)).find((one: { here: boolean }) => one.here);
    const targets = [{ kind: 'others' }, { kind: 'session', id }];
    for (const what of targets) {
      const none = await app.post(end, what, me);
      expect([none.status, none.body.data.fields[0].field]).toEqual([400, 'password']);
    }
    for (const what of [...targets, ...targets, ...targets].slice(0, 5)) {
      const { status, body } = await app.post(end, { ...what, password: 'not mine' }, me);
      expect([status, body.data.code]).toEqual([400, 'bad_credentials']);
      expect(body.data.fields).toEqual([{ field: 'password', message: expect.any(String) }]);
    }
    const limited = await app.post(end, { kind: 'others', password }, me);
    expect(limited.status).toBe(429);
    const change = { mem_oldpassword: password, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน' };
    expect((await app.post('/api/member/member_pass', change, me)).status).toBe(429);
    expect((await app.get(share, other)).status).toBe(200);
    // One's own needs no password: that is leaving.
    const own = (await sessionsOf(me)).find((one: { here: boolean }) => one.here);
    expect((await app.post(end, { kind: 'session', id: own.id }, me)).status).toBe(200);
    expect((await app.get(share, me)).status).toBe(401);
  });

  test('tells the browser in two words and no token, no hash', async () => {
    const me = await app.signIn('000111');
    const { body } = await app.get(path, me);
    expect(JSON.stringify(body)).not.toMatch(/hash|token|cookie/);
    const secret = me.authorization?.slice('Bearer '.length) ?? 'none';
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});

test('a remembered browser of mine is ended, a stranger’s is not found', async () => {
  const browser = { before: undefined, agent: chrome, address: '203.0.113.7' };
  const remember = (no: string, fill: number) =>
    app.records.asMember(no, (db) =>
      rememberDevice(db, { hash: Buffer.alloc(32, fill), ...browser }),
    );
  await remember('000123', 1);
  await remember('000111', 2);
  const devicesOf = async (me: Headers) => (await app.get(path, me)).body.data.devices;
  const [me, stranger] = [await app.signIn('000123'), await app.signIn('000111')];
  const ofMine = (await devicesOf(me)).find((one: { system: string }) => one.system === 'Android');
  expect(ofMine).toMatchObject({ browser: 'Chrome', address: '203.0.113.7', here: false });
  const [{ id: foreign }] = await devicesOf(stranger);
  expect((await app.post(end, { kind: 'device', id: foreign }, me)).status).toBe(404);
  expect((await app.post(end, { kind: 'device', id: ofMine.id }, me)).status).toBe(200);
  expect((await devicesOf(me)).map((one: { id: string }) => one.id)).not.toContain(ofMine.id);
  expect((await devicesOf(stranger)).map((one: { id: string }) => one.id)).toContain(foreign);
});

test('PDPA 19 offers are taken back as easily as given; the newest choice counts', async () => {
  const me = await app.signIn('000123');
  const marketing = async () => (await app.get(path, me)).body.data.marketing.choice;
  expect(await marketing()).toBe(false);
  for (const choice of [true, false, true]) {
    const { status, body } = await app.post(choose, { marketing: choice }, me);
    expect([status, body.data]).toEqual([200, { choice }]);
    expect(await marketing()).toBe(choice);
  }
  expect((await app.get(path, await app.signIn('000111'))).body.data.marketing.choice).toBe(false);
});

describe('history', () => {
  const note = (memberNo: string, entry: string, actorKind: 'member' | 'office' = 'member') => ({
    entry,
    outcome: 'ok' as const,
    actorKind,
    actor: actorKind === 'office' ? '00000000-0000-4000-8000-000000000001' : memberNo,
    memberNo,
    address: '203.0.113.7',
    agent: chrome,
  });

  test('shows sign-ins and looks of staff, never my own looks, nor anybody else’s', async () => {
    const meNo = '000111';
    const me = await app.signIn(meNo);
    await app.get(share, me);
    await app.records.asVisitor((db) =>
      appendAudit(
        db,
        note(meNo, 'member.share.read'),
        note(meNo, 'member.share.read', 'office'),
        note(meNo, 'member.password.change'),
        note(meNo, 'nobody.knows.this', 'office'),
        note('000123', 'member.password.change'),
      ),
    );
    const { events } = await eventsOf(me);
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['staff_other', 'password', 'staff_look']);
    expect(kinds).toContain('sign_in');
    expect(JSON.stringify(events)).not.toMatch(/member\.|nobody\.knows/);
    const look = events.find(({ kind }: { kind: string }) => kind === 'staff_look');
    expect(look).toMatchObject({ staff: '', address: null, browser: null });
    const change = events.find(({ kind }: { kind: string }) => kind === 'password');
    expect(change).toMatchObject({ staff: null, browser: 'Chrome', system: 'Android', ok: true });
    const only = async (filter: string) =>
      (await eventsOf(me, `?filter=${filter}`)).events.map((one: { kind: string }) => one.kind);
    expect(await only('staff')).toEqual(['staff_other', 'staff_look']);
    expect(await only('password')).toEqual(['password']);
    expect(new Set(await only('sign_in'))).toEqual(new Set(['sign_in']));
  });

  test('goes on page by page, each entry once', async () => {
    const me = await app.signIn('000123');
    await app.records.asVisitor((db) =>
      appendAudit(db, ...Array.from({ length: 45 }, () => note('000123', 'member.phone.confirm'))),
    );
    const seen: string[] = [];
    let cursor = '';
    for (let pages = 0; pages < 20; pages += 1) {
      const { events, next } = await eventsOf(me, cursor);
      seen.push(...events.map(({ id }: { id: string }) => id));
      if (next === null) break;
      cursor = `?cursor=${next}`;
    }
    expect(seen.length).toBeGreaterThan(45);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
  });
});

test('R057 without a session nothing of it is told', async () => {
  for (const url of [path, history]) expect((await app.get(url)).status).toBe(401);
  for (const [url, input] of [
    [end, { kind: 'others' }],
    [choose, { marketing: true }],
  ] as const) {
    const { status, body } = await app.post(url, input);
    expect([url, status, body.rc_code]).toEqual([url, 401, '-2']);
  }
});
