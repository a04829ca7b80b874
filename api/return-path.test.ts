import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberReturnPath } from './return-path.ts';

test.each([
  '/member/share',
  '/member/dep_statement/0102000001234?from=2025-09-01&to=2025-11-28&page=before.12',
  '/member/loan_statement/%E0%B8%89%E0%B8%89.0001234%2F2568',
  '/member/update-password',
])('R057 %s comes back after signing in', (path) => {
  expect(memberReturnPath({ returnTo: path })).toBe(path);
});

test.each([
  '/member/logon',
  '/member/logon/board/1',
  '/member/logon?x=1',
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/member/../../home',
  '/member/share/../../home',
  '/member/share/%2e%2E/%2e./home',
  '/member/%2e%2e/home',
  '/member//evil.example',
  '/member/',
  '/member/share#x',
  '/member/share\n',
  '/home',
  7,
  null,
  undefined,
])('T29 %s is no page of the portal', (path) => {
  expect(memberReturnPath({ returnTo: path })).toBeUndefined();
});

test('a navigation without state asked for nothing', () => {
  for (const state of [undefined, null, 'x', 7, {}])
    expect(memberReturnPath(state)).toBeUndefined();
});

test('T29 whatever passes stays a portal page on our own origin', () => {
  const hostile = fc.constantFrom(
    '..',
    '.',
    '%2e',
    '/',
    '\\',
    '@',
    ':',
    '?',
    '#',
    'x',
    '\t',
    'logon',
  );
  const pieces = fc.array(fc.oneof(hostile, fc.string({ maxLength: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        pieces.map((p) => `/member/${p.join('')}`),
      ),
      (path) => {
        const page = memberReturnPath({ returnTo: path });
        if (page === undefined) return true;
        const url = new URL(page, 'https://coop.example');
        return url.origin === 'https://coop.example' && url.pathname.startsWith('/member/');
      },
    ),
    { numRuns: 5000 },
  );
});
