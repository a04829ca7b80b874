import { expect, test } from 'vitest';
import { type ClaimKey, claimLeaf, claimPlace } from './claim-place.ts';

const keyOf = (number: number): ClaimKey => ['2025-10-15', `000000${number}/2568`];

test('R051 a place names a day that exists and a request', () => {
  expect(claimPlace(undefined)).toEqual({});
  expect(claimPlace('before.2025-10-15.0001207/2568')).toEqual({
    before: ['2025-10-15', '0001207/2568'],
  });
  expect(claimPlace('after.2024-02-29.a.b')).toEqual({ after: ['2024-02-29', 'a.b'] });
  expect(() => claimPlace('before.2025-02-29.1')).toThrow(
    expect.objectContaining({ code: 'bad_input' }),
  );
});

test('R051 a leaf holds no more than a page and names its neighbours', () => {
  expect(claimLeaf([3, 2, 1], {}, keyOf, 2)).toEqual({
    claims: [3, 2],
    next: 'before.2025-10-15.0000002/2568',
    prev: null,
  });
  expect(claimLeaf([1], { before: keyOf(2) }, keyOf, 2)).toEqual({
    claims: [1],
    next: null,
    prev: 'after.2025-10-15.0000001/2568',
  });
  expect(claimLeaf([5, 4, 3], { after: keyOf(2) }, keyOf, 2)).toEqual({
    claims: [4, 3],
    next: 'before.2025-10-15.0000003/2568',
    prev: 'after.2025-10-15.0000004/2568',
  });
  expect(claimLeaf([], { before: keyOf(1) }, keyOf, 2)).toEqual({
    claims: [],
    next: null,
    prev: null,
  });
});
