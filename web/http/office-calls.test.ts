import { expect, test } from 'vitest';
import { createClient } from '../call.ts';
import { CallError } from './call-error.ts';
import { sendBy } from './tests/mock-page.ts';

/** A page that answers every call with `answers` and remembers what it was asked. */
function page(answers: Readonly<Record<string, { status: number; rc_code: string }>> = {}) {
  const sent: { path: string; headers: Record<string, string> }[] = [];
  const done: string[] = [];
  const { call } = createClient({
    async fetch(path, { headers }) {
      sent.push({ path, headers: headers as Record<string, string> });
      const { status = 200, rc_code = '1' } = answers[path] ?? {};
      const data = { csrf_token: `value of ${path}` };
      return new Response(JSON.stringify({ rc_code, data }), { status });
    },
    token: (area) => (area === 'office' ? undefined : 'token-of-member'),
    forgetSession: (area) => done.push(`forget ${area}`),
    notify: () => undefined,
    began: () => () => undefined,
    reload: () => done.push('reload'),
    later: (action) => action(),
  });
  return { client: { send: sendBy(call) }, sent, done };
}

test('D-38 calls of the office carry its own value, no token; the other stays', async () => {
  const { client, sent } = page();
  await client.send('POST', '/api/member/x');
  await client.send('POST', '/admin/impersonate/000123');
  await client.send('POST', '/api/member/x');
  const requests = sent.map(({ path, headers }) => [
    path,
    headers['X-CSRF-TOKEN'],
    headers.Authorization,
  ]);
  const member = ['/api/member/x', 'value of /api/info/config', 'Bearer token-of-member'];
  expect(requests).toEqual([
    ['/api/info/config', undefined, 'Bearer token-of-member'],
    member,
    ['/api/office/config', undefined, undefined],
    ['/admin/impersonate/000123', 'value of /api/office/config', undefined],
    member,
  ]);
});

test.each([
  ['GET', '0'],
  ['POST', '-2'],
] as const)(
  'D-37 a %s is told 401: the gate hears of it, nothing reloads',
  async (method, rc_code) => {
    const { client, done } = page({ '/api/office/x': { status: 401, rc_code } });
    await expect(client.send(method, '/api/office/x')).rejects.toBeInstanceOf(CallError);
    expect(done).toEqual(['forget office']);
  },
);
