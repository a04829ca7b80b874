import { expect, test } from 'vitest';
import { isPlain, withoutHost } from '../auth/origin.ts';

const plain = (host: string | undefined, url = '/home', more: readonly string[] = []) =>
  isPlain({
    httpVersion: '1.1',
    url,
    host,
    rawHeaders: [...(host === undefined ? [] : ['Host', host]), ...more],
  });

test.each(['portal.example', 'a_b.local:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
  'the host %s is one',
  (host) => expect(plain(host)).toBe(true),
);

test.each([
  '',
  'a b',
  'a"b',
  '<script>',
  'user@host',
  'evil.example/x',
  '-x',
  '[::1',
  'a:b',
  'a,b',
])('T22 the host %j is none', (host) => expect(plain(host)).toBe(false));

test('T22 what decides is said once, however it is spelled; a cookie may come in parts', () => {
  for (const name of ['HOST', 'Content-Length', 'Transfer-Encoding', 'Origin', 'X-CSRF-Token']) {
    const more = name === 'HOST' ? [name, 'b'] : [name, '1', name.toLowerCase(), '1'];
    expect(plain('a', '/', more), name).toBe(false);
  }
  expect(plain('a', '/', ['Cookie', 'a=1', 'Cookie', 'b=2', 'X-Forwarded-For', '::1'])).toBe(true);
});

test('T22 a whole address is that of the host that is named beside it', () => {
  expect(plain('a.example', 'http://A.example/home')).toBe(true);
  expect(plain('a.example', 'https://b.example/home')).toBe(false);
  expect(plain('a.example', 'http://a.example:80/home')).toBe(false);
});

test('only a request older than HTTP/1.1 may leave the host out', () => {
  expect(plain(undefined)).toBe(false);
  const old = { httpVersion: '1.0', host: undefined, rawHeaders: [] };
  expect(isPlain({ ...old, url: '/healthz' })).toBe(true);
  expect(isPlain({ ...old, url: 'http://a.example/' })).toBe(false);
});

test('a whole address is read as its path', () => {
  expect(withoutHost({ url: 'http://x.example:80/home?a=http://y/z' })).toBe('/home?a=http://y/z');
  expect(withoutHost({ url: '/home?a=http://y/z' })).toBe('/home?a=http://y/z');
  expect(withoutHost({ url: 'http://x.example?a=1' })).toBe('/?a=1');
  expect(withoutHost({ url: 'http://x.example' })).toBe('/');
});
