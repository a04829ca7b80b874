import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardPath, destinationOf, landingPath } from './destination.ts';

test('R037 board parameters lead to that board page', () => {
  expect(destinationOf({ board: 'board' })).toBe('/board');
  expect(destinationOf({ board: 'boardPost' })).toBe('/boardPost');
  expect(destinationOf({ board: 'board', topicId: '42' })).toBe('/boardShow/42');
  expect(destinationOf({ board: 'boardShow', topicId: '42' })).toBe('/boardShow/42');
  expect(destinationOf({})).toBe(landingPath);
});

test('R037 what is asked for comes back after signing in, with its filters', () => {
  const asked = '/member/dep_statement/0102000001234?from=2025-09-01&to=2025-11-28&page=before.12';
  expect(destinationOf({ asked })).toBe(asked);
  expect(destinationOf({ asked: '/member/logon' })).toBe(landingPath);
  expect(destinationOf({ asked: '/member/logon/board/1' })).toBe(landingPath);
});

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/member/../../home',
  '/member//evil.example',
  '/home',
  '/member/share/../../home',
  '/member/%2e%2e/home',
  '/member/',
  7,
  null,
])('T29 %s leads to the first page', (asked) => {
  expect(destinationOf({ asked })).toBe(landingPath);
});

test('T29 no board parameter leaves the site or the board', () => {
  const known = /^(?:\/board|\/boardPost|\/boardShow\/\d{1,12})$/;
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('board', 'boardShow', '..', '//', '%2F%2Fevil', 'javascript:alert(1)', '1e3'),
  );
  fc.assert(
    fc.property(hostile, fc.option(hostile, { nil: undefined }), (board, topicId) => {
      const path = boardPath(board, topicId);
      return path === undefined || known.test(path);
    }),
    { numRuns: 2000 },
  );
});

test('T29 any page asked for stays a portal page on our own origin', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((s) => `/member/${s}`),
      ),
      (asked) => {
        const url = new URL(destinationOf({ asked }), 'https://coop.example');
        return url.origin === 'https://coop.example' && url.pathname.startsWith('/member/');
      },
    ),
    { numRuns: 2000 },
  );
});
