import { expect, test } from 'vitest';
import { keysetPage } from './page.ts';

/** Nine months, newest first, read as the store reads them. */
const months = Array.from({ length: 9 }, (_, at) => `2025-0${9 - at}`);
const how = { limit: 4, cursorOf: (month: string) => month };

function read(page?: string) {
  const [direction, key = ''] = page?.split(/\.(.*)/) ?? [];
  const most = how.limit + 1;
  if (direction === 'before') {
    return keysetPage(months.filter((month) => month < key).slice(0, most), { before: key }, how);
  }
  if (direction === 'after') {
    return keysetPage(months.filter((month) => month > key).slice(-most), { after: key }, how);
  }
  return keysetPage(months.slice(0, most), {}, how);
}

test('D-01 every line once, page by page, and the same way back', () => {
  const forth = [read()];
  for (let next = forth[0]?.next; next; next = forth.at(-1)?.next) forth.push(read(next));
  expect(forth.flatMap(({ lines }) => lines)).toEqual(months);
  expect(forth[0]?.prev).toBeNull();
  const back = [forth.at(-1)];
  for (let prev = back[0]?.prev; prev; prev = back[0]?.prev) back.unshift(read(prev));
  expect(back.flatMap((page) => page?.lines)).toEqual(months);
});

test('D-01 a page beside which nothing lies has no neighbours', () => {
  expect(keysetPage(['2025-01'], {}, how)).toEqual({ lines: ['2025-01'], next: null, prev: null });
  expect(keysetPage([], { before: '2025-01' }, how)).toEqual({ lines: [], next: null, prev: null });
});
