import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './board.address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test.each([
  ['', {}],
  ['q=&page=', {}],
  ['q=%20กู้%20&page=3', { q: 'กู้', page: '3' }],
  ['page=1', {}],
  ['page=-1', {}],
  ['utm_source=line', {}],
])('R015 the address ?%s asks for %j', (query, input) => {
  expect(read(query)).toEqual(input);
});

test('an address that was written is read as it was meant', () => {
  const input = { q: 'กู้ & ยืม?', page: '2' };
  expect(read(writeAddress(input).split('?')[1] ?? '')).toEqual(input);
  expect(writeAddress({ page: '1' })).toBe('/board');
  expect(read(`q=${'ก'.repeat(300)}`).q).toHaveLength(100);
});
