/** T7: the ticket and what it opens, against the real app (R138, R150; S4). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import {
  type App,
  entriesOf,
  fetched,
  look,
  owner,
  redeem,
  staffId,
  ticketFor,
} from './helping.ts';

let app: App;
let office: Headers;
beforeAll(async () => {
  const handlers = { ...testHandlerSettings, alertMail: 'manager@coop.example' };
  app = await openTestApp({ settings: { handlers } });
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await signInStaff(app, 'support');
});

const statusAndCode = (answer: { status: number; body: { data?: { code?: string } } }) => [
  answer.status,
  answer.body.data?.code,
];
const goneError = [410, 'gone'];

test('R138 R150 a ticket opens a session as the member for 15 minutes, stored as one', async () => {
  const { status, body, cookies } = await redeem(app, office, await ticketFor(app, office, '123'));
  expect(status).toBe(200);
  expect(body).toEqual({
    rc_code: '1',
    token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 900,
    membership_no: '000123',
    impersonated: true,
    member: {
      MEMBER_NAME: 'สมหญิง',
      MEMBER_SURNAME: 'ใจดี',
      PRENAME: 'นาง',
      member_group_no: expect.any(String),
      member_group_name: expect.any(String),
    },
  });
  expect(cookies.join()).toMatch(/member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/);
  expect(cookies.join()).not.toMatch(/Max-Age/);
});

test('R150 what is told before the click uses nothing up', async () => {
  const ticket = await ticketFor(app, office, '000123');
  const peek = (cookie = office.cookie ?? '') =>
    app.get('/api/member/impersonate', { ...fetched, cookie, 'x-impersonation-ticket': ticket });
  expect((await peek()).body.data).toEqual({
    helper: 'ปรานี ช่วยเหลือ',
    membership_no: '000123',
    name: 'นางสมหญิง ใจดี',
    left_seconds: expect.any(Number),
  });
  expect(statusAndCode(await peek(''))).toEqual(goneError);
  expect((await redeem(app, office, ticket)).status).toBe(200);
  expect(statusAndCode(await peek())).toEqual(goneError);
});

test('T7 twice: the second try gets 410, and the manager a mail', async () => {
  const ticket = await ticketFor(app, office, '000123');
  expect((await redeem(app, office, ticket)).status).toBe(200);
  expect(statusAndCode(await redeem(app, office, ticket))).toEqual(goneError);
  expect((await entriesOf(app, 'office.help.alert')).at(-1)).toEqual({
    outcome: 'refused',
    actor_kind: 'office',
    actor: await staffId(app, 'support'),
    member_no: '000123',
    detail: { alert: true, why: 'used', helper: 'ปรานี ช่วยเหลือ' },
  });
  const mail = app.outbox.messages.at(-1);
  expect(mail).toMatchObject({ channel: 'mail', to: 'manager@coop.example' });
  expect(mail?.text).toMatch(/ปรานี ช่วยเหลือ.*000123/);
  expect(mail?.text).not.toContain(ticket);
});

test('T7 of a hundred at once exactly one opens', async () => {
  const ticket = await ticketFor(app, office, '000123');
  // A server that has too much to do says so, and is asked again.
  async function attempt(): Promise<number> {
    const { status } = await redeem(app, office, ticket);
    return status === 503 ? attempt() : status;
  }
  const statuses = await Promise.all(Array.from({ length: 100 }, attempt));
  const counts = Map.groupBy(statuses, (status) => status);
  expect([...counts].map(([status, all]) => [status, all.length]).toSorted()).toEqual([
    [200, 1],
    [410, 99],
  ]);
});

test('T7 late: after a minute the ticket is nothing, and its use is on record', async () => {
  const ticket = await ticketFor(app, office, '000123');
  await owner(app, `UPDATE portal.help_tickets SET ends_at = now() WHERE used_at IS NULL`);
  expect(statusAndCode(await redeem(app, office, ticket))).toEqual(goneError);
  const [{ left }] = (await owner(
    app,
    `SELECT extract(epoch FROM ends_at - made_at)::int AS left FROM portal.help_tickets
     WHERE used_at IS NOT NULL LIMIT 1`,
  )) as [{ left: number }];
  expect(left).toBe(60);
  const last = (await entriesOf(app, 'office.help.alert')).at(-1);
  expect(last.detail).toMatchObject({ alert: false, why: 'late' });
});

test.each([
  ['a navigation', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour site', { 'sec-fetch-site': 'same-site' }],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
  ['no script of ours', { 'x-requested-with': '' }],
])('T7 by %s: refused on record, and the ticket stays unused', async (_, shape) => {
  const ticket = await ticketFor(app, office, '000123');
  const answer = await redeem(app, office, ticket, { ...fetched, ...shape });
  expect(statusAndCode(answer)).toEqual([403, 'forged']);
  expect((await entriesOf(app, 'member.help.open')).at(-1)).toMatchObject({ outcome: 'refused' });
  expect((await redeem(app, office, ticket)).status).toBe(200);
});

test('T7 from another browser: with no cookie of the office, or a colleague’s', async () => {
  const ticket = await ticketFor(app, office, '000123');
  expect(statusAndCode(await redeem(app, {}, ticket))).toEqual(goneError);
  const other = await signInStaff(app, 'admin');
  expect(statusAndCode(await redeem(app, other, ticket))).toEqual(goneError);
  const last = (await entriesOf(app, 'office.help.alert')).slice(-2);
  expect(last.map(({ detail }) => detail.why)).toEqual(['elsewhere', 'elsewhere']);
  expect((await redeem(app, office, ticket)).status).toBe(200);
});

test('T7 a ticket outlives neither the session that made it nor the role', async () => {
  const ticket = await ticketFor(app, office, '000123');
  await app.post('/api/office/auth/logout', {}, office);
  expect(statusAndCode(await redeem(app, office, ticket))).toEqual(goneError);
  office = await signInStaff(app, 'support');
  const second = await ticketFor(app, office, '000123');
  await owner(app, `UPDATE portal.staff SET roles = '{content}' WHERE login = 'support'`);
  expect(statusAndCode(await redeem(app, office, second))).toEqual(goneError);
  await owner(app, `UPDATE portal.staff SET roles = '{service}' WHERE login = 'support'`);
});

const share = (headers: Headers) => app.get('/api/member/share', headers);

test('D-31 a look ends with the role, with leaving the office and with the next look', async () => {
  const first = await look(app, office, '000123');
  expect((await share(first)).status).toBe(200);
  const second = await look(app, office, '000789');
  expect([(await share(first)).status, (await share(second)).status]).toEqual([401, 200]);
  await owner(app, `UPDATE portal.staff SET roles = '{content}' WHERE login = 'support'`);
  expect((await share(second)).status).toBe(401);
  await owner(app, `UPDATE portal.staff SET roles = '{service}' WHERE login = 'support'`);
  const third = await look(app, office, '000123');
  await app.post('/api/office/auth/logout', {}, office);
  expect((await share(third)).status).toBe(401);
});

test('D-31 both ids stand in the entries of a look, and the member can read them', async () => {
  const session = await look(app, office, '000456');
  await share(session);
  const helper = await staffId(app, 'support');
  const ids = { actor_kind: 'office', actor: helper, member_no: '000456', outcome: 'ok' };
  for (const entry of ['office.help.ticket', 'office.help.open', 'member.share.read']) {
    expect((await entriesOf(app, entry)).at(-1), entry).toMatchObject(ids);
  }
  const seen = await app.records.readAsMember('000456', (db) =>
    sql<{ entry: string }>`SELECT entry FROM portal.audit_entries`.execute(db),
  );
  expect(seen.rows.map(({ entry }) => entry)).toContain('office.help.open');
});

test('R150 the session says who looks, and how long; to the member it says nobody', async () => {
  const session = await look(app, office, '000123');
  const { body } = await app.post('/api/member/auth/getAuthUser', {}, session);
  expect(body.data).toMatchObject({ membership_no: '000123', helper: 'ปรานี ช่วยเหลือ' });
  expect(body.data.ends_in_seconds).toBeLessThanOrEqual(900);
  const own = await app.signIn('000123');
  const member = await app.post('/api/member/auth/getAuthUser', {}, own);
  expect(member.body.data.helper).toBeNull();
});
