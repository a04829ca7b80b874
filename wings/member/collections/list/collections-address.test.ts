import { expect, test } from 'vitest';
import { kepAddress, kepQuery } from './collections-address.ts';

test('R047 a list is known again by its address', () => {
  for (const address of [
    { kind: 'monthly' },
    { kind: 'other' },
    { kind: 'monthly', page: 'before.2024-01.1' },
    { kind: 'other', page: 'after.2024-12.3' },
  ] as const) {
    expect(kepAddress(new URLSearchParams(kepQuery(address)))).toEqual(address);
  }
  expect(kepQuery({ kind: 'monthly' })).toBe('');
});

test('R047 what nobody could have meant shows the first page of the monthly list', () => {
  for (const query of ['tab=x', 'page=before.2024-13.1', 'page=2', 'tab=OTHER&page=']) {
    expect(kepAddress(new URLSearchParams(query))).toEqual({ kind: 'monthly' });
  }
});
