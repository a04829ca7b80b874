import { expect, test } from 'vitest';
import { countDenials } from '../denials.ts';

test('D-37 T11 a network leaves sixty entries a minute, whatever address of it asks', async () => {
  const denials = countDenials();
  const entries: boolean[] = [];
  for (let turn = 0; turn < 61; turn += 1) {
    entries.push(await denials.note('not_found', false, `2001:db8:1:2::${turn}`));
  }
  expect(entries).toEqual([...Array(60).fill(true), false]);
  expect(await denials.note('not_found', false, '2001:db8:1:3::1')).toBe(true);
  expect(denials.counts.get('not_found')).toBe(62);
});
