import { expect, test } from 'vitest';
import { kepcremAddress, kepcremQuery } from './cremation-address.ts';

test('R048 whose months and which page stand in the address', () => {
  for (const address of [
    {},
    { cremation_no: 'สฌ.12/3' },
    { page: 'before.2025-01' },
    { cremation_no: '10001231', page: 'after.2024-12' },
  ]) {
    expect(kepcremAddress(new URLSearchParams(kepcremQuery(address)))).toEqual(address);
  }
  expect(kepcremQuery({})).toBe('');
});

test('R048 what nobody could have meant is left out', () => {
  const query = new URLSearchParams({ no: '1'.repeat(33), page: 'before.2025-13' });
  expect(kepcremAddress(query)).toEqual({});
});
