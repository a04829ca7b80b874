import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShelf } from './shelf.ts';

test('what was not used longest goes first; what is too large is not kept', () => {
  const shelf = openShelf<string>(30, 20);
  shelf.put('a', 'A', 10);
  shelf.put('b', 'B', 10);
  shelf.put('c', 'C', 10);
  expect(shelf.get('a')).toBe('A');
  shelf.put('d', 'D', 10);
  expect([shelf.get('a'), shelf.get('b'), shelf.get('d')]).toEqual(['A', undefined, 'D']);
  shelf.put('a', 'larger', 21);
  expect(shelf.get('a')).toBeUndefined();
  shelf.clear();
  expect([shelf.get('d'), shelf.bytes]).toEqual([undefined, 0]);
});

test('never holds more than it may, whatever is put, used and dropped', () => {
  const step = fc.tuple(fc.constantFrom('put', 'get', 'drop'), fc.nat(9), fc.nat(60));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const shelf = openShelf<number>(100, 50);
      for (const [what, key, bytes] of steps) {
        if (what === 'put') shelf.put(`${key}`, bytes, bytes);
        else if (what === 'get') shelf.get(`${key}`);
        else shelf.drop(`${key}`);
        let sum = 0;
        for (let i = 0; i < 10; i += 1) sum += shelf.get(`${i}`) ?? 0;
        expect(shelf.bytes).toBe(sum);
        expect(sum).toBeLessThanOrEqual(100);
      }
    }),
  );
});
