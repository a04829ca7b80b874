import { expect, test } from 'vitest';
import { openPublicResponseCache, openResponseCache } from './cached-responses.ts';

test('an answer belongs to one member, one address, one publication', () => {
  const cache = openResponseCache();
  expect(cache.get('000123', '/a', 7)).toBeUndefined();
  cache.put('000123', '/a', 7, Buffer.from('mine'));
  expect(cache.get('000123', '/a', 7)).toEqual(Buffer.from('mine'));
  expect(cache.get('000124', '/a', 7)).toBeUndefined();
  expect(cache.get('000123', '/b', 7)).toBeUndefined();
});

test('a new publication drops everything, and an old one brings nothing back', () => {
  const cache = openResponseCache();
  cache.get('000123', '/a', 7);
  cache.put('000123', '/a', 7, Buffer.from('old'));
  expect(cache.get('000123', '/a', 8)).toBeUndefined();
  cache.put('000123', '/b', 7, Buffer.from('late'));
  expect(cache.get('000123', '/b', 8)).toBeUndefined();
  expect(cache.get('000123', '/a', 7)).toBeUndefined();
});

test('what was not used longest goes first, and one large answer is not kept at all', () => {
  const cache = openResponseCache(1000);
  cache.get('m', '/', 1);
  for (let at = 0; at < 100; at += 1) cache.put('m', `/${at}`, 1, Buffer.alloc(10));
  expect(cache.get('m', '/0', 1)).toBeDefined();
  cache.put('m', '/100', 1, Buffer.alloc(10));
  expect(cache.get('m', '/0', 1)).toBeDefined();
  expect(cache.get('m', '/1', 1)).toBeUndefined();
  cache.put('m', '/large', 1, Buffer.alloc(11));
  expect(cache.get('m', '/large', 1)).toBeUndefined();
});

test('a public answer is at most a minute old', () => {
  const clock = { now: 1 };
  const cache = openPublicResponseCache(() => clock.now);
  cache.get('', '/a', '1');
  cache.put('', '/a', '1', Buffer.from('old'));
  clock.now = 60_001;
  expect(cache.get('', '/a', '1')).toEqual(Buffer.from('old'));
  clock.now = 60_002;
  expect(cache.get('', '/a', '1')).toBeUndefined();
  expect(cache.counts).toEqual({ hits: 1, misses: 2 });
});

test('the last public answer outlives its version and its minute, a member’s does not', () => {
  const clock = { now: 1 };
  const cache = openPublicResponseCache(() => clock.now);
  cache.get('', '/a', '1');
  cache.put('', '/a', '1', Buffer.from('old'));
  expect(cache.get('', '/a', '2')).toBeUndefined();
  clock.now = 600_000;
  expect(cache.last('', '/a')).toEqual(Buffer.from('old'));
  expect(cache.last('', '/b')).toBeUndefined();
  cache.put('', '/a', '2', Buffer.from('new'));
  expect(cache.last('', '/a')).toEqual(Buffer.from('new'));
  const figures = openResponseCache();
  figures.get('000123', '/a', 7);
  figures.put('000123', '/a', 7, Buffer.from('mine'));
  expect(figures.last('000123', '/a')).toBeUndefined();
});

test('T27 no flood of queries pushes out an answer without one', () => {
  const cache = openPublicResponseCache();
  cache.get('', '/a', '1');
  cache.put('', '/a', '1', Buffer.from('plain'));
  cache.get('', '/a?', '1');
  for (let i = 0; i < 300; i += 1) cache.put('', `/a?${i}`, '1', Buffer.alloc(70_000));
  expect(cache.get('', '/a', '1')).toEqual(Buffer.from('plain'));
  expect(cache.get('', '/a?0', '1')).toBeUndefined();
});
