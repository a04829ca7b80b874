/** The client of the pages against the real app, as an agency's person (R160). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Method } from '../../../api/endpoint.ts';
import { enterAgency } from '../../../tools/agency/in-agency.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { createClient } from '../../../web/call.ts';
import type { Surroundings } from '../../../web/http/page-environment.ts';
import { allHandlers } from '../../handlers.ts';

const guide = '/api/membergroup/guide_group';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A page of the agency's that knows its token and cookie, and fetches the other value itself. */
async function pageOf(login: string) {
  const { token, cookie } = await enterAgency(app, login);
  const requests: string[] = [];
  const done: string[] = [];
  const around: Surroundings = {
    async fetch(path, { method, headers, body }) {
      requests.push(`${method ?? 'GET'} ${path}`);
      const answer = await app.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: path,
        headers: {
          ...{ host: 'localhost', cookie, 'sec-fetch-site': 'same-origin' },
          ...(headers as Record<string, string>),
        },
        ...(typeof body === 'string' && { payload: body }),
      });
      return new Response(answer.payload, { status: answer.statusCode });
    },
    token: (wing) => (wing === 'agency' ? token : undefined),
    forgetSession: (wing) => done.push(`forget ${wing}`),
    notify: ({ kind, text }) => done.push(`${kind}: ${text}`),
    began: () => () => undefined,
    reload: () => done.push('reload'),
    later: (action) => action(),
  };
  const { call } = createClient(around);
  /** Calls the endpoint at an address, as a page does that imports it. */
  const send = (method: Method, path: string, input: object = {}) => {
    const at = allHandlers.find(({ endpoint: one }) => one.path === path && one.method === method);
    if (!at) throw new Error(`nothing at ${path}`);
    return call(at.endpoint, input);
  };
  return { client: { send }, requests, done };
}

test('R160 one client function reads by GET, writes by POST, for its agency alone', async () => {
  const { client, requests, done } = await pageOf('01011001');
  const cover = await client.send('GET', '/api/membergroup/keeprep', { year: 2568, month: 11 });
  expect(cover).toMatchObject({ rc_code: '1', data: { unit: { no: '01011001' } } });
  const response = await client.send('POST', `${guide}/read`, { version: 1 });
  expect(response).toMatchObject({ rc_code: '1', data: { version: 1 } });
  const read = await client.send('GET', guide, { version: 1 });
  expect(read.data).toMatchObject({ read_at: (response.data as { read_at: string }).read_at });
  expect(requests).toEqual([
    'GET /api/membergroup/keeprep?year=2568&month=11',
    // What a POST needs against forgery is the agency's own.
    'GET /api/membergroup/config',
    `POST ${guide}/read`,
    `GET ${guide}?version=1`,
  ]);
  expect(done).toEqual([]);

  const other = await pageOf('01012002');
  const theirs = await other.client.send('GET', guide, { version: 1 });
  expect(theirs.data).toMatchObject({ read_at: null });
});

test('R160 what is refused is said with the message, in both methods', async () => {
  const { client, done } = await pageOf('01011001-2');
  const month = { year: 2568, month: 11, version: 0 };
  const write = client.send('POST', '/api/membergroup/report/recall', month);
  await expect(write).rejects.toMatchObject({ status: 403 });
  const read = client.send('GET', '/api/membergroup/keeprep', { year: 2568, month: 13 });
  await expect(read).rejects.toMatchObject({ status: 400 });
  expect(done).toHaveLength(2);
  for (const outcome of done) expect(outcome).toMatch(/^error: [ก-๙]/);
});

test('R160 a session that has ended opens neither', async () => {
  const { client, done } = await pageOf('01011001');
  await client.send('POST', '/api/membergroup/auth/logout');
  const read = client.send('GET', '/api/membergroup/keeprep', { year: 2568, month: 11 });
  await expect(read).rejects.toMatchObject({ status: 401 });
  const write = client.send('POST', `${guide}/read`, { version: 1 });
  await expect(write).rejects.toMatchObject({ status: 401 });
  expect(done).toContain('reload');
});
