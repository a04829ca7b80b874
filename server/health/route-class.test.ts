import { expect, test } from 'vitest';
import { methodOf, routeClassOf } from './metrics.ts';

test.each([
  ['/api/info/manu', 'GET', 'call'],
  ['/api/docs/json', 'GET', 'document'],
  ['/*', 'GET', 'page'],
  ['/*', 'POST', 'form'],
  ['/mediafiles/*', 'GET', 'media'],
  ['/assets/entry.js', 'GET', 'file'],
  ['/rss.xml', 'GET', 'feed'],
  ['/healthz', 'GET', 'health'],
  [undefined, 'GET', 'none'],
  ['constructor', 'GET', 'file'],
])('%s by %s is a %s', (pattern, method, name) => {
  expect(routeClassOf(pattern, method)).toBe(name);
});

test('methods nobody serves count together', () => {
  expect(['GET', 'HEAD', 'POST', 'DELETE', 'PROPFIND'].map(methodOf)).toEqual([
    ...['GET', 'HEAD', 'POST', 'other', 'other'],
  ]);
});
