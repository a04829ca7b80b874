/** A look changes nothing: every endpoint of the house is tried in it (T7, S4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import {
  type App,
  askTicket,
  entriesOf,
  look,
  owner,
  staffId,
} from '../../../wings/member/impersonation/tests/helping.ts';
import { allHandlers } from '../../handlers.ts';
import { matrix } from '../matrix.ts';

let app: App;
let office: Headers;
let session: Headers;
beforeAll(async () => {
  app = await openTestApp();
  office = await signInStaff(app, 'support');
  session = await look(app, office, '000123');
});
afterAll(() => app.close());

const endpoints = allHandlers.map(({ endpoint }) => endpoint);
const ofMember = endpoints.filter(({ who }) => who === 'member' || who === 'member_entering');
const posts = ofMember.filter(({ method }) => method === 'POST');

/** Asks that change nothing: what every page of the member asks on its way in. */
const asks = ['member.check_terms', 'member.last_update'];

test('S4 only what asks, and changes nothing, is open to staff in a member’s stead', () => {
  const open = posts.filter(({ helped }) => helped === 'open').map(({ name }) => name);
  expect(open.toSorted()).toEqual(asks);
  expect(posts.length).toBeGreaterThan(asks.length);
});

const shut = posts.filter(({ helped }) => helped !== 'open');

describe('T7 a write in a member’s stead is refused and on record with both ids', () => {
  test.each(shut.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, one) => {
    const url = one.path.replace(/:\w+/g, '1');
    const answer = await app.post(url, {}, session);
    expect([answer.status, answer.body.data.code]).toEqual([403, 'read_only']);
    const entry = 'entry' in one.audit ? one.audit.entry : name;
    expect((await entriesOf(app, entry)).at(-1)).toMatchObject({
      outcome: 'refused',
      actor_kind: 'office',
      actor: await staffId(app, 'support'),
      member_no: '000123',
    });
  });
});

test('T7 what anybody may send changes nothing of the member in a look', async () => {
  const facts = () =>
    owner(
      app,
      `SELECT password_hash, must_change, to_jsonb(a) - 'last_sign_in_at' AS account
       FROM portal.member_accounts a WHERE member_no = '000123'`,
    );
  const before = await facts();
  const open = endpoints.filter(
    ({ who, method, name, path }) =>
      who === 'visitor' && method === 'POST' && path.startsWith('/api/member/') && matrix[name],
  );
  expect(open.length).toBeGreaterThan(1);
  for (const { path, name } of open) {
    if (name === 'member.sign_out') continue;
    const { input } = matrix[name]?.malformed[0] ?? { input: {} };
    await app.post(path, input, session);
  }
  expect(await facts()).toEqual(before);
});

test('T7 no chaining: a look opens no door of the office, and a new one ends it', async () => {
  const chained = await askTicket(app, session, '000456');
  expect([chained.status, chained.body.data.code]).toEqual([401, 'session_over']);
  const next = await look(app, office, '000456');
  const read = (headers: Headers) => app.get('/api/member/share', headers);
  expect((await read(session)).status).toBe(401);
  expect((await read(next)).status).toBe(200);
});
