import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('D-19 an answer leads back to the page it was given on', () => {
  expect(returnPath('/home')).toBe('/home');
  expect(returnPath('/list/news?page=2&q=%E0%B8%81')).toBe('/list/news?page=2&q=%E0%B8%81');
});

test.each([
  null,
  '',
  'home',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/home\r\nSet-Cookie: a=b',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%00\u0000',
  '/ก',
  `/${'a'.repeat(1000)}`,
])('T29 %j leads to no other place', (path) => {
  expect(returnPath(path)).toBe('/cookie/cookies');
});
