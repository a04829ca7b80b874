import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './list.address.ts';

const read = (query: string) => readAddress('news', new URLSearchParams(query));

test.each([
  ['', {}],
  ['q=&year=&page=', {}],
  ['q=%20กู้%20&year=2025&page=3', { q: 'กู้', year: '2025', page: '3' }],
  ['page=1', {}],
  ['page=-1', {}],
  ['page=1e3', {}],
  ['year=2568x', {}],
  ['utm_source=line', {}],
])('R013 the address ?%s asks for %j', (query, input) => {
  expect(read(query)).toEqual({ category: 'news', ...input });
});

test('D-17 an address that was written is read as it was meant', () => {
  const input = { category: 'news', q: 'กู้ & ยืม?', year: '2025', page: '2' };
  const [path, query = ''] = writeAddress(input).split('?');
  expect(path).toBe('/list/news');
  expect(read(query)).toEqual(input);
  expect(writeAddress({ category: 'news', page: '1' })).toBe('/list/news');
});

test('a question is cut where the store would stop reading', () => {
  expect(read(`q=${'ก'.repeat(300)}`).q).toHaveLength(100);
});
