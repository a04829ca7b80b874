/** The anti-forgery value: when it is fetched, and how long it is kept (R143, D-38). */
import { expect, test } from 'vitest';
import { config, fresh, page } from './tests/mock-page.ts';

test('R143 a refused anti-forgery value is renewed once, then the refusal stands', async () => {
  const csrfRefusal = { status: 403, body: { rc_code: '0', data: { code: 'forged', ref: 'A1' } } };
  const path = '/api/member/member_pass';
  const healed = page({
    '/api/info/config': [config, fresh],
    [path]: [csrfRefusal, { body: { rc_code: '1' } }],
  });
  await healed.client.send('POST', path);
  expect(healed.sent.at(-1)?.init.headers['X-CSRF-TOKEN']).toBe('guard-2');
  const refused = page({ '/api/info/config': config, [path]: csrfRefusal });
  await expect(refused.client.send('POST', path)).rejects.toMatchObject({ ref: 'A1' });
  expect(refused.sent.filter((one) => one.path === path)).toHaveLength(2);
});

test('R143 the value is fetched once for many posts and anew after signing in', async () => {
  const { client, sent } = page({
    '/api/info/config': [config, fresh],
    '/api/member/auth/login': { body: { rc_code: '1', token: 't' } },
    '/api/member/lastupdate_bydepstatement': { body: { rc_code: '1', data: null } },
  });
  await client.send('POST', '/api/member/lastupdate_bydepstatement');
  await client.send('POST', '/api/member/auth/login');
  expect(sent.filter((one) => one.path === '/api/info/config')).toHaveLength(1);
  await client.send('POST', '/api/member/lastupdate_bydepstatement');
  expect(sent.at(-1)?.init.headers['X-CSRF-TOKEN']).toBe('guard-2');
});

test('R143 a look at the session keeps the value if it is good, else renews it', async () => {
  const look = '/api/member/auth/getAuthUser';
  const { client, sent } = page({
    '/api/info/config': [config, fresh],
    [look]: [
      { body: { rc_code: '1' } },
      { body: { rc_code: '1' } },
      { status: 400, body: { rc_code: '0' } },
    ],
    '/api/member/lastupdate_bydepstatement': { body: { rc_code: '1', data: null } },
  });
  const fetches = () => sent.filter((one) => one.path === '/api/info/config').length;
  client.prepare('member');
  expect(fetches()).toBe(1);
  await client.send('POST', look);
  await client.send('POST', look);
  expect(fetches()).toBe(1);
  await client.send('POST', look).catch(() => undefined);
  await client.send('POST', '/api/member/lastupdate_bydepstatement');
  expect(sent.at(-1)?.init.headers['X-CSRF-TOKEN']).toBe('guard-2');
});

test('R143 a value that could not be had ahead is fetched again without a word', async () => {
  const { client, sent, notices } = page({
    '/api/info/config': [{ broken: true }, config],
    '/api/member/lastupdate_bydepstatement': { body: { rc_code: '1', data: null } },
  });
  client.prepare('member');
  await new Promise((resolve) => setTimeout(resolve));
  await client.send('POST', '/api/member/lastupdate_bydepstatement');
  expect(sent.at(-1)?.init.headers['X-CSRF-TOKEN']).toBe('guard-1');
  expect(notices).toEqual([]);
});
