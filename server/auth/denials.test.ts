import { expect, test } from 'vitest';
import { countDenials } from './denials.ts';

test('D-37 T11 a network leaves sixty entries a minute, whatever address of it asks', async () => {
  const denials = countDenials();
  const entries: boolean[] = [];
  for (let round = 0; round < 61; round += 1) {
    const address = `2001:db8:1:2::${round}`;
    entries.push(await denials.note('not_found', { address, hasPartialSession: false }));
  }
  expect(entries).toEqual([...Array(60).fill(true), false]);
  const elsewhere = { address: '2001:db8:1:3::1', hasPartialSession: false };
  expect(await denials.note('not_found', elsewhere)).toBe(true);
  expect(denials.counts.get('not_found')).toBe(62);
});

test('D-37 a flood of one kind hides no other kind, and nothing of a session', async () => {
  const denials = countDenials();
  const flood = { address: '192.0.2.7', hasPartialSession: false };
  for (let round = 0; round < 100; round += 1) await denials.note('not_found', flood);
  expect(await denials.note('not_found', flood)).toBe(false);
  expect(await denials.note('bad_credentials', flood)).toBe(true);
  expect(await denials.note('read_only', { ...flood, sessionId: 'one' })).toBe(true);
});
