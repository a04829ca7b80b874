import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf, processCount } from './processes.ts';

test('a program that is no worker has the whole', () => {
  expect(processCount).toBe(1);
  expect(partOf(40)).toBe(40);
});

test('parts make up the whole, and each can work', () => {
  const numbers = {
    whole: fc.integer({ min: 1, max: 1e9 }),
    processes: fc.integer({ min: 1, max: 64 }),
  };
  fc.assert(
    fc.property(fc.record(numbers), ({ whole, processes }) => {
      const part = partOf(whole, 1, processes);
      expect(part * processes).toBeGreaterThanOrEqual(whole);
      expect((part - 1) * processes).toBeLessThan(whole);
    }),
  );
  expect(partOf(10, 2, 64)).toBe(2);
  expect(partOf(1, 2, 64)).toBe(1);
});
