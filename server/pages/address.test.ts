import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPersonal, sharedAddress, spelledPath } from './address.ts';

test.each([
  ['/home', '/home'],
  ['/', '/'],
  ['/HOME', '/home'],
  ['/home////', '/home'],
  ['/list//news/', '/list/news'],
  ['/x/../home', '/home'],
  ['/%68o%6De', '/home'],
  ['/%2e%2e/home', '/home'],
  ['/home\\', '/home'],
  ['/.//evil.example', '/evil.example'],
  ['/LIST/NEWS', '/list/NEWS'],
  ['/BOARDpost', '/boardPost'],
  ['/boardshow/17', '/boardShow/17'],
  ['/AUTH/error/X', '/auth/Error/X'],
  ['/auth/notfounduser', '/auth/notFoundUser'],
  ['/Member/Logon/boardPost', '/member/logon/boardPost'],
  ['/%6dember/share', '/member/share'],
  ['/list/%E0%B8%81', '/list/%E0%B8%81'],
  ['/list/a%20b%2Fc', '/list/a%20b%2Fc'],
])('T27 the page of %s is spelled %s', (path, spelled) => {
  expect(spelledPath(path)).toBe(spelled);
});

test('a spelling leads nowhere else: it stays as it is and names no host', () => {
  const fragment = fc.constantFrom(...'/\\.%2eE5fa:@#A;'.split(''), '%2e', '%41', 'member', 'auth');
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 12 }), (signs) => {
      const path = `/${signs.join('')}`;
      fc.pre(/^\/(?![/\\])/.test(path) && !/%(?![\da-f]{2})/i.test(path));
      const spelled = spelledPath(path);
      expect(spelled).toMatch(/^\/(?![/\\])/);
      expect(spelledPath(spelled)).toBe(spelled);
    }),
    { numRuns: 5_000 },
  );
});

test('R021 R022 what looks the same shares one address; what differs does not', () => {
  expect(sharedAddress('/auth/Error/x/y')).toBe('/auth/Error');
  expect(sharedAddress('/auth/notFoundUser/x?a=1')).toBe('/auth/notFoundUser?a=1');
  expect(sharedAddress('/cookie/x')).toBe('/cookie/nowhere');
  for (const url of ['/auth/Error', '/auth/Errors/x', '/cookie/policy?version=1', '/list/auth']) {
    expect(sharedAddress(url)).toBe(url);
  }
});

test('T31 a portal is one in any case', () => {
  for (const path of ['/member', '/MEMBER/share', '/Office/x']) expect(isPersonal(path)).toBe(true);
  for (const path of ['/members', '/home', '/x/member']) expect(isPersonal(path)).toBe(false);
});
