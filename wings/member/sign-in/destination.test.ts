import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landingPath } from '../../../api/return-path.ts';
import { boardPath, destinationOf } from './destination.ts';

test('R037 board parameters lead to that board page', () => {
  expect(destinationOf({ board: 'board' })).toBe('/board');
  expect(destinationOf({ board: 'boardPost' })).toBe('/boardPost');
  expect(destinationOf({ board: 'board', topicId: '42' })).toBe('/boardShow/42');
  expect(destinationOf({ board: 'boardShow', topicId: '42' })).toBe('/boardShow/42');
  expect(destinationOf({})).toBe(landingPath);
});

test('R037 without board parameters the page asked for, else the first page', () => {
  const state = { returnTo: '/member/dep_statement/0102000001234?from=2025-09-01' };
  expect(destinationOf({ state })).toBe(state.returnTo);
  expect(destinationOf({ board: 'board', state })).toBe('/board');
  expect(destinationOf({ board: 'https:', topicId: '1', state })).toBe(state.returnTo);
  expect(destinationOf({ state: { returnTo: '//evil.example' } })).toBe(landingPath);
});

test('T29 no board parameter leaves the site or the board', () => {
  const allowed = /^(?:\/board|\/boardPost|\/boardShow\/\d{1,12})$/;
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('board', 'boardShow', '..', '//', '%2F%2Fevil', 'javascript:alert(1)', '1e3'),
  );
  fc.assert(
    fc.property(hostile, fc.option(hostile, { nil: undefined }), (board, topicId) => {
      const path = boardPath(board, topicId);
      return path === undefined || allowed.test(path);
    }),
    { numRuns: 2000 },
  );
});
