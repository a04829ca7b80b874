import { expect, test } from 'vitest';
import { deriveKeys, type LiveKeys } from '../../../records/keys/key-ring.ts';
import { holdBack } from './hold-back.ts';

const [first, second] = [deriveKeys(1, 'a'.repeat(32)), deriveKeys(2, 'b'.repeat(32))];

test('a version that was not allowed yet is read after the one that writes', () => {
  let now: LiveKeys = [first];
  const ring = holdBack({ live: () => now });
  const versions = () => ring.live().map(({ version }) => version);
  expect(versions()).toEqual([1]);
  ring.hold?.allow(1);
  now = [second, first];
  expect([ring.hold?.newest(), versions()]).toEqual([2, [1, 2]]);
  ring.hold?.allow(2);
  expect(versions()).toEqual([2, 1]);
});

test('before anybody was asked, and where nothing else is left, the newest writes', () => {
  const ring = holdBack({ live: () => [second, first] });
  expect(ring.live()[0]).toBe(second);
  const replaced = holdBack({ live: () => [second] });
  replaced.hold?.allow(1);
  expect(replaced.live()).toEqual([second]);
});
