import { expect, test } from 'vitest';
import { config, page } from './http/tests/mock-page.ts';

test('F13 a call whose answer was lost is made once more under its key', async () => {
  const lost = { broken: true };
  const { client, sent } = page({
    '/api/info/config': config,
    '/api/info/demand': [lost, { body: { rc_code: '1' } }, lost, { status: 502 }, lost],
    '/api/member/auth/otp': lost,
    '/api/info/home': lost,
  });
  const keys = () => sent.splice(0).map(({ init }) => init.headers['Idempotency-Key']);
  await client.send('POST', '/api/info/demand');
  const [, first, again] = keys();
  expect(first).toBeDefined();
  expect(again).toBe(first);
  await expect(client.send('POST', '/api/info/demand')).rejects.toMatchObject({ status: 502 });
  const [next, last, ...more] = keys();
  expect([last, more]).toEqual([next, []]);
  expect(next).not.toBe(first);
  // What cannot be repeated is not: a code would be sent twice.
  await expect(client.send('POST', '/api/member/auth/otp')).rejects.toMatchObject({ status: 0 });
  await expect(client.send('GET', '/api/info/home')).rejects.toMatchObject({ status: 0 });
  expect(keys()).toEqual([undefined, undefined]);
});

test('F13 a refusal is an answer: the call is not made again', async () => {
  const { client, sent } = page({
    '/api/info/config': config,
    '/api/member/x': { status: 503, body: { rc_code: '0' } },
  });
  await expect(client.send('POST', '/api/member/x')).rejects.toMatchObject({ status: 503 });
  expect(sent.map(({ path }) => path)).toEqual(['/api/info/config', '/api/member/x']);
});
