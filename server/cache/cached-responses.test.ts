import { expect, test } from 'vitest';
import { keepAnswers, keepPublicAnswers } from './cached-responses.ts';

test('an answer belongs to one member, one address, one publication', () => {
  const kept = keepAnswers();
  expect(kept.get('000123', '/a', 7)).toBeUndefined();
  kept.put('000123', '/a', 7, Buffer.from('mine'));
  expect(kept.get('000123', '/a', 7)).toEqual(Buffer.from('mine'));
  expect(kept.get('000124', '/a', 7)).toBeUndefined();
  expect(kept.get('000123', '/b', 7)).toBeUndefined();
});

test('a new publication drops everything, and an old one brings nothing back', () => {
  const kept = keepAnswers();
  kept.get('000123', '/a', 7);
  kept.put('000123', '/a', 7, Buffer.from('old'));
  expect(kept.get('000123', '/a', 8)).toBeUndefined();
  kept.put('000123', '/b', 7, Buffer.from('late'));
  expect(kept.get('000123', '/b', 8)).toBeUndefined();
  expect(kept.get('000123', '/a', 7)).toBeUndefined();
});

test('what was not used longest goes first, and one large answer is not kept at all', () => {
  const kept = keepAnswers(1000);
  kept.get('m', '/', 1);
  for (let at = 0; at < 100; at += 1) kept.put('m', `/${at}`, 1, Buffer.alloc(10));
  expect(kept.get('m', '/0', 1)).toBeDefined();
  kept.put('m', '/100', 1, Buffer.alloc(10));
  expect(kept.get('m', '/0', 1)).toBeDefined();
  expect(kept.get('m', '/1', 1)).toBeUndefined();
  kept.put('m', '/large', 1, Buffer.alloc(11));
  expect(kept.get('m', '/large', 1)).toBeUndefined();
});

test('a public answer is at most a minute old', () => {
  const clock = { now: 1 };
  const kept = keepPublicAnswers(() => clock.now);
  kept.get('', '/a', '1');
  kept.put('', '/a', '1', Buffer.from('old'));
  clock.now = 60_001;
  expect(kept.get('', '/a', '1')).toEqual(Buffer.from('old'));
  clock.now = 60_002;
  expect(kept.get('', '/a', '1')).toBeUndefined();
  expect(kept.counts).toEqual({ hits: 1, misses: 2 });
});

test('T27 no flood of queries pushes out an answer without one', () => {
  const kept = keepPublicAnswers();
  kept.get('', '/a', '1');
  kept.put('', '/a', '1', Buffer.from('plain'));
  kept.get('', '/a?', '1');
  for (let i = 0; i < 300; i += 1) kept.put('', `/a?${i}`, '1', Buffer.alloc(70_000));
  expect(kept.get('', '/a', '1')).toEqual(Buffer.from('plain'));
  expect(kept.get('', '/a?0', '1')).toBeUndefined();
});
