import { expect, test } from 'vitest';
import { addressOf, viewOf } from '../tabs.ts';
import { listAddress, listInput } from './list-address.ts';

const query = (text: string) => new URLSearchParams(text);

test('R018 the list is what the address says; empty choices are none', () => {
  expect(listInput(query(''))).toEqual({});
  expect(listInput(query('category=&status=&page='))).toEqual({});
  expect(listInput(query('category=LOAN&status=CLOSED&page=2&view=list&x=1'))).toEqual({
    category: 'LOAN',
    status: 'CLOSED',
    page: '2',
  });
});

test('the address of a page keeps the filter; the first page needs no number', () => {
  expect(listAddress({})).toBe('/demand');
  expect(listAddress({ category: 'LOAN', page: '4' }, 2)).toBe('/demand?category=LOAN&page=2');
  expect(listAddress({ status: 'CLOSED' }, 1)).toBe('/demand?status=CLOSED');
});

test('R018 each part has an address; what is no part shows the list', () => {
  for (const view of ['list', 'file', 'track'] as const) {
    expect(viewOf(new URL(addressOf(view), 'http://site').searchParams)).toBe(view);
  }
  expect([viewOf(query('view=x')), viewOf(query(''))]).toEqual(['list', 'list']);
});
