import { request as rawRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../../api/problem.ts';
import {
  ask,
  headersOf,
  openTestServer,
  post,
  type TestServer,
  type TestSession,
} from './test-server.ts';

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await openTestServer();
  session = await server.signIn('000123');
});
afterAll(() => server.close());

const refShape = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

test('R101 R177 a good answer: string code, both spellings, nothing undeclared', async () => {
  const csrf = await server.csrf();
  const answer = await server.app.inject(post('/api/trial/enter', { csrf }, { member: '000111' }));
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({
    rc_code: '1',
    messages: 'เข้าแล้ว',
    massages: 'เข้าแล้ว',
    message: 'เข้าแล้ว',
    token: expect.any(String),
    expires_in: 43_200,
  });
  const mine = await server.app.inject({ url: '/api/trial/mine/7', headers: headersOf(session) });
  expect(mine.json()).toEqual({
    rc_code: '1',
    data: { member: '000123', turn: expect.any(Number), inner: { kept: 'yes' } },
  });
});

test('R101 R177 a failure: sentence in every spelling, reference, code, fields', async () => {
  const answer = await server.app.inject(post('/api/trial/fails', session, { how: 'sing' }));
  expect(answer.statusCode).toBe(400);
  const { text } = problems.bad_input;
  const message = 'กรุณาเลือกจากตัวเลือกที่มี';
  expect(answer.json()).toEqual({
    rc_code: '-1',
    rc_des: text,
    messages: text,
    massages: text,
    message: text,
    error: text,
    errors: [message],
    data: {
      ref: expect.stringMatching(refShape),
      code: 'bad_input',
      fields: [{ field: 'how', message }],
    },
  });
});

test('a refusal that is an answer keeps its code and text', async () => {
  const answer = await server.app.inject(post('/api/trial/fails', session, { how: 'refused' }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ rc_code: '0', rc_des: 'ยังไม่ได้' });
});

test('R146 getAuthUser without a session: 400, rc 0, data.error', async () => {
  const csrf = await server.csrf();
  const answer = await server.app.inject(post('/api/member/auth/getAuthUser', { csrf }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    rc_code: '0',
    data: { error: problems.session_invalid.text, code: 'session_invalid' },
  });
});

test('T22 a crash tells a reference and nothing else; the audit log knows it', async () => {
  const answer = await server.app.inject(post('/api/trial/fails', session, { how: 'crash' }));
  expect(answer.statusCode).toBe(500);
  expect(answer.payload).not.toMatch(/SELECT|kitchen|\bat \/|stack|Error/);
  const { ref } = answer.json().data;
  await server.app.auditLog.flush();
  const [entry] = await ask(
    server,
    `SELECT entry, outcome, actor, session_id IS NOT NULL AS session, address, detail
     FROM portal.audit_entries WHERE ref = '${ref}'`,
  );
  expect(entry).toEqual({
    entry: 'trial.fails',
    outcome: 'failed',
    actor: '000123',
    session: true,
    address: '127.0.0.1',
    detail: { code: 'failed' },
  });
});

test('T27 429 says when to come back', async () => {
  const answer = await server.app.inject(post('/api/trial/fails', session, { how: 'busy' }));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '42']);
});

test.each([
  ['papers_crowded', '10'],
  ['paper_slow', '30'],
])('D-11 a paper that is not made in time (%s): 503, and when to ask again', async (how, after) => {
  const answer = await server.app.inject(post('/api/trial/fails', session, { how }));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, after]);
  expect(answer.json()).toMatchObject({
    rc_code: '0',
    message: problems.papers_away.text,
    data: { code: 'papers_away' },
  });
});

test.each([
  ['malformed', '{"how":', 400],
  ['an array', '[1]', 400],
  ['a bare value', '"how"', 400],
  ['21 levels deep', `{"how":${'['.repeat(21)}${']'.repeat(21)}}`, 400],
  ['after a prototype', '{"how":"busy","__proto__":{"a":1}}', 400],
  ['after a constructor', '{"how":"busy","constructor":{"prototype":{"a":1}}}', 400],
  ['larger than 100 kB', JSON.stringify({ how: 'x'.repeat(100_001) }), 413],
])('T19 T21 a body that is %s is refused', async (_, payload, status) => {
  const call = post('/api/trial/fails', session);
  const headers = { ...call.headers, 'content-type': 'application/json' };
  const answer = await server.app.inject({ ...call, headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().data.ref).toMatch(refShape);
});

test('a body that is no JSON by its own word is 415', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const call = post('/api/trial/fails', session);
    const headers = { ...call.headers, 'content-type': type };
    const answer = await server.app.inject({ ...call, headers, payload: 'how=busy' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().data.code).toBe('bad_media');
  }
});

test('a POST without a body is an empty input', async () => {
  const { payload: _, ...call } = post('/api/member/auth/logout', await server.signIn('000111'));
  expect((await server.app.inject(call)).statusCode).toBe(200);
});

test.each([
  ['/api/trial/mine/1?role=admin', 'role'],
  ['/api/trial/mine/1?from=1&from=2', 'from'],
  ['/api/trial/mine/1?number=2', 'number'],
  ['/api/trial/mine/123456789012345678901', 'number'],
])('T21 %s names the field at fault', async (url, field) => {
  const answer = await server.app.inject({ url, headers: headersOf(session) });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data.fields).toEqual([{ field, message: expect.any(String) }]);
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['POST', '/api/nothing'],
  ['GET', '/api/trial/fails'],
  ['DELETE', '/api/trial/mine/1'],
] as const)('%s %s is not there', async (method, url) => {
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.payload).toContain(problems.not_found.text);
  expect(answer.json().rc_code).toBe('0');
});

test('a path that cannot be read is 400 in the envelope', async () => {
  const answer = await server.app.inject({ url: '/api/trial/mine/%zz' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().rc_code).toBe('-1');
});

test('HEAD answers like GET, without a body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/api/info/footer' });
  expect([answer.statusCode, answer.payload]).toEqual([200, '']);
});

test('an answer is kept for member, address and publication, and only then', async () => {
  const turnOf = async (who: TestSession, url = '/api/trial/mine/55') =>
    (await server.app.inject({ url, headers: headersOf(who) })).json().data.turn;
  const first = await turnOf(session);
  const other = await server.signIn('000111');
  expect(await turnOf(other)).not.toBe(first);
  expect(await turnOf(session, '/api/trial/mine/56')).not.toBe(first);
  expect(await turnOf(session)).toBe(first);
  await ask(
    server,
    `BEGIN; SET LOCAL ROLE sahakon_intake;
     INSERT INTO records.publications (id, as_of, rows, hash, made_up)
       VALUES (99, '2025-12-01', '{}', '', true);
     CREATE TABLE records.members_99 (LIKE records.members);
     INSERT INTO records.members_99 SELECT * FROM records.members;
     UPDATE records.members_99 SET publication_id = 99;
     ALTER TABLE records.members ATTACH PARTITION records.members_99 FOR VALUES IN (99);
     UPDATE records.current SET publication_id = 99; COMMIT`,
  );
  expect(await turnOf(session)).toBeGreaterThan(first);
});

test('D-37 a success and a denial stand in the audit log, target and all', async () => {
  const answer = await server.app.inject({
    url: '/api/trial/mine/404',
    headers: headersOf(session),
  });
  const { ref } = answer.json().data;
  await server.app.inject({ url: '/api/trial/mine/8675309', headers: headersOf(session) });
  await server.app.inject({ url: '/api/trial/mine/secret', headers: headersOf(session) });
  await server.app.auditLog.flush();
  const rows = await ask(
    server,
    `SELECT outcome, actor_kind, actor, ref, detail FROM portal.audit_entries
     WHERE entry = 'trial.read' ORDER BY seq DESC LIMIT 3`,
  );
  const common = { actor_kind: 'member', actor: '000123' };
  expect(rows).toEqual([
    { ...common, outcome: 'ok', ref: null, detail: { target: 'unreadable' } },
    { ...common, outcome: 'ok', ref: null, detail: { target: '8675309' } },
    { ...common, outcome: 'refused', ref, detail: { target: '404', code: 'not_found' } },
  ]);
});

test('over a socket: HTTP that is none gets 400, and the server goes on', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const call = rawRequest({ port, path: '/api/info/footer', headers: { host: '127.0.0.1' } });
    call.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    call.end();
  });
  expect(status).toBe(200);
  const long = await fetch(`http://127.0.0.1:${port}/api/info/footer`, {
    headers: { 'x-long': 'x'.repeat(20_000) },
  });
  expect(long.status).toBe(431);
});
