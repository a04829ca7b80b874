/** T23: people get in, stay in, get out; then logs, audit, answers and store are searched. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRows } from '../../../journeys/extract.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { UpkeepRole } from '../../../records/roles.ts';
import { confirmOffice, forgetTotpSteps, withOfficeValue } from '../../../tools/office.ts';
import { type Headers, type HttpRequest, withCsrfToken } from '../../../tools/sign-in.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../../tools/store/demo-totp.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { openLog } from '../../start/log.ts';
import { agencyDay } from './agency.ts';
import { identityOf, proof } from './identity.ts';
import { passwords } from './passwords.ts';
import { openWitness } from './witness.ts';

const witness = openWitness();
let app: Awaited<ReturnType<typeof openTestApp>>;
let answers = 0;

const newPhone = '0899990123';

beforeAll(async () => {
  const log = openLog({ write: (line) => witness.hear('log', line) });
  app = await openTestApp({ log });
  witness.keep('password', demoPassword);
  for (const password of Object.values(passwords)) witness.keep('password', password);
  witness.keep('telephone', newPhone);
  for (const { PHONE, NATIONAL_ID } of await readRows(app.extractFolder, 'members.csv')) {
    if (PHONE) witness.keep('telephone', PHONE);
    if (NATIONAL_ID) witness.keep('national ID', NATIONAL_ID);
  }
});
afterAll(() => app.close());

/** Asks, and has the answer heard; what it is meant to carry is kept from then on. */
async function ask(request: HttpRequest) {
  const answer = await app.ask(request);
  answers += 1;
  const source = `answer ${answers} to ${request.method} ${request.url.split('?')[0]}`;
  const { token, new_password, mem_password, data } = Object(answer.body);
  for (const secret of [token, new_password, mem_password]) {
    if (typeof secret === 'string') witness.keep('token', secret, source);
  }
  if (typeof data?.ticket === 'string') witness.keep('ticket', data.ticket, source);
  for (const cookie of answer.cookies) {
    const value = /^[\w-]+=([\w-]{43});/.exec(cookie)?.[1];
    if (value !== undefined) witness.keep('token', value);
  }
  witness.hear(source, JSON.stringify(answer.body));
  return answer;
}

const cookiesOf = (lines: readonly string[]) =>
  lines.map((line) => line.split(';')[0] ?? '').join('; ');
const post = async (url: string, body: object, headers?: Headers) =>
  ask({ method: 'POST', url, body, headers: await withCsrfToken(ask, headers) });
const get = (url: string, headers: Headers = {}) => ask({ method: 'GET', url, headers });

/** The newest code; it stands in the message to its owner and nowhere else. */
function codeSent(): string {
  const code = app.outbox.lastCode();
  witness.keep('code', code, `message to ${app.outbox.messages.at(-1)?.to}`);
  return code;
}

const logon = '/api/member/auth/login';
const tryLogon = (membership_no: string, mem_password = demoPassword) =>
  post(logon, { membership_no, mem_password });

async function signIn(memberNo: string, password = demoPassword): Promise<Headers> {
  const { body, cookies } = await tryLogon(memberNo, password);
  return sessionHeaders(body.token, cookies);
}

const sessionHeaders = (token: string, cookies: readonly string[]): Promise<Headers> =>
  withCsrfToken(ask, { authorization: `Bearer ${token}`, cookie: cookiesOf(cookies) });

test('T23 sign-in: wrong, malformed, in the wrong field, and right', async () => {
  expect((await tryLogon('000123', passwords.wrong)).status).toBe(400);
  expect((await tryLogon('999999', passwords.wrong)).status).toBe(400);
  // What people type into the field above: the password, the number on their card, the telephone.
  for (const typed of [demoPassword, '1992341001335', '0810004567']) {
    expect((await tryLogon(typed)).body.rc_code).toBe('-1');
  }
  const other = { ...(await withCsrfToken(ask)), 'content-type': 'application/json' };
  const broken = `{"membership_no":"000123","mem_password":"${demoPassword}"`;
  expect((await ask({ method: 'POST', url: logon, headers: other, body: broken })).status).toBe(
    400,
  );
  const extra = { membership_no: '000123', mem_password: demoPassword, otp: passwords.wrong };
  expect((await post(logon, extra)).status).toBe(400);
  const me = await signIn('000123');
  expect((await get('/api/member/share', me)).status).toBe(200);
  expect((await get(`/api/member/share?token=${me.authorization?.slice(7)}`, me)).status).toBe(400);
  expect((await post('/api/member/auth/logout', {}, me)).status).toBe(200);
  expect((await get('/api/member/share', me)).status).toBe(401);
});

let changing: Headers;

test('T23 a new browser: a wrong code, another, and the right one', async () => {
  const first = await tryLogon('000222');
  expect(first.body.rc_code).toBe('2');
  const { ticket } = first.body.data;
  const browser = { cookie: cookiesOf(first.cookies) };
  const code = codeSent();
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await post(`${logon}/otp`, { ticket, otp: wrong }, browser)).status).toBe(400);
  const second = await post(`${logon}/otp`, { ticket, otp: code }, browser);
  expect(second.status).toBe(200);
  expect((await post(`${logon}/otp`, { ticket, otp: code }, browser)).status).toBe(400);
  changing = await sessionHeaders(second.body.token, second.cookies);
});

test('T23 a changed password: unfit, old one wrong, and by its code', async () => {
  const change = (mem_password: string, mem_oldpassword = demoPassword) =>
    post('/api/member/member_pass', { mem_password, mem_oldpassword }, changing);
  expect((await change(passwords.unfit)).status).toBe(400);
  expect((await change(passwords.changed, passwords.wrong)).status).toBe(400);
  const { body } = await change(passwords.changed);
  expect(body.rc_code).toBe('2');
  const { new_password, mem_password, data } = body;
  const sent = { otp: codeSent(), ticket: data.ticket, new_password, mem_password };
  const confirm = '/api/member/member_pass/otp';
  expect((await post(confirm, sent, changing)).status).toBe(200);
});

test('T23 a forced new password, with a telephone that is confirmed', async () => {
  const me = await signIn('000789');
  const { status, body, cookies } = await post(
    '/api/member/update_password',
    { mem_password: passwords.forced, mem_phone: newPhone },
    me,
  );
  expect([status, body.data.phone_waits]).toEqual([200, true]);
  const otp = codeSent();
  const { ticket } = body.data.phone_code;
  witness.keep('ticket', ticket, `answer ${answers} to POST /api/member/update_password`);
  // The cookie half is a new one once the records are open.
  const inside = { ...me, cookie: cookiesOf(cookies) };
  const confirmed = await post('/api/member/phone/confirm', { otp, ticket }, inside);
  expect(confirmed.status).toBe(200);
});

test.each([
  ['register', '000321', passwords.registered],
  ['forget', '000123', passwords.recovered],
])('T23 %s: an identity, its code, and a password', async (flow, memberNo, password) => {
  const url = `/api/member/auth/${flow}`;
  const identity = await identityOf(app.ownerUrl, memberNo);
  const swapped = { ...identity, membership_no: identity.id_card };
  expect((await post(url, swapped)).status).toBe(400);
  expect((await post(url, identity)).body.data.code).toBe('captcha_needed');
  const first = await post(url, { ...identity, ...(await proof(ask)) });
  const browser = { cookie: cookiesOf(first.cookies) };
  const { ticket } = first.body.data;
  const right = await post(`${url}/otp`, { ticket, otp: codeSent() }, browser);
  const next = { ticket: right.body.data.ticket, terms_version: right.body.data.terms?.version };
  const set = (mem_password: string) => post(`${url}/password`, { ...next, mem_password }, browser);
  expect((await set(passwords.unfit)).status).toBe(400);
  expect((await set(password)).body.rc_code).toBe('1');
  expect((await set(password)).status).toBe(400);
});

test('T23 staff: a sign-in, a ticket, a look and what it may not do', async () => {
  await forgetTotpSteps(app.ownerUrl);
  const door = await withOfficeValue(ask);
  const login = { login: 'support', password: demoPassword, totp: demoTotpCode('support') };
  const url = '/api/office/auth/login';
  const bad = { ...login, password: passwords.wrong };
  expect((await ask({ method: 'POST', url, headers: door, body: bad })).status).toBe(400);
  const opened = await ask({ method: 'POST', url, headers: door, body: login });
  expect(opened.status).toBe(200);
  const office = await withOfficeValue(ask, { cookie: cookiesOf(opened.cookies) });
  const wrong = { url: '/api/office/auth/confirm', headers: office, body: { totp: '000000' } };
  expect((await ask({ method: 'POST', ...wrong })).status).toBe(400);
  expect((await confirmOffice(app, office, 'support')).status).toBe(200);
  const body = { reason: 'สมาชิกโทรแจ้งว่ายอดหุ้นไม่ขึ้น', ticket_no: 'SR-2568-7' };
  const wish = { url: '/admin/impersonate/000123', headers: office, body };
  const made = await ask({ method: 'POST', ...wish });
  expect(made.status).toBe(200);
  const shown = {
    ...office,
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    'x-impersonation-ticket': made.body.data.ticket,
  };
  const opening = await get('/admin/impersonate/auth/member', shown);
  expect(opening.body.impersonated).toBe(true);
  expect((await get('/admin/impersonate/auth/member', shown)).status).toBe(410);
  const look = await sessionHeaders(opening.body.token, opening.cookies);
  expect((await get('/api/member/share', look)).status).toBe(200);
  const change = { mem_password: passwords.changed, mem_oldpassword: demoPassword };
  expect((await post('/api/member/member_pass', change, look)).status).toBe(403);
});

test('T23 an agency: wrong sign-ins, all its pages, a changed password', async () => {
  const { wrong, unfit, ofAgency } = passwords;
  const came = await agencyDay(ask, { right: demoPassword, wrong, unfit, next: ofAgency });
  expect(came).toEqual({ in: [400, 400], rooms: [200], change: [400, 400, 200], out: [400, 200] });
});

/** Every row of a table as text, bytes in hexadecimal. */
async function rowsOf(
  table: string,
  role: UpkeepRole = 'sahakon_owner',
): Promise<readonly string[]> {
  return asUpkeep(app.ownerUrl, role, async (store) => {
    const { rows } = await store.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM ${table} t`,
    );
    return rows.map(({ row }) => row);
  });
}

const portalTables = () =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query<{ name: string }>(
      `SELECT format('portal.%I', tablename) AS name FROM pg_tables WHERE schemaname = 'portal'`,
    );
    return rows.map(({ name }) => name);
  });

test('T23 none of it stands in logs, audit, answers or a message to another', async () => {
  await app.app.auditLog.flush();
  const entries = await rowsOf('portal.audit_entries', 'sahakon_audit');
  for (const entry of entries) witness.hear('audit', entry);
  for (const { to, subject = '', text } of app.outbox.messages) {
    witness.hear(`message to ${to}`, `${subject} ${text}`);
  }
  expect(entries.length).toBeGreaterThan(15);
  expect(witness.heard).toBeGreaterThan(60);
  expect(witness.secretKinds.join()).toBe('code,national ID,password,telephone,ticket,token');
  expect(witness.findings()).toEqual([]);
});

test('T23 the store holds no password, code, token or ticket as it is used', async () => {
  for (const table of await portalTables()) {
    for (const row of await rowsOf(table)) witness.hear(table, row);
  }
  expect(witness.findings(['password', 'code', 'token', 'ticket'])).toEqual([]);
});

test('T23 a token that did leak into the log would have been found', async () => {
  const { authorization = '' } = changing;
  app.app.log.warn({ seen: authorization }, 'a leak on purpose');
  expect(witness.findings(['token'])).toEqual(['token in log']);
});
