import { expect, test } from 'vitest';
import { lastPage, pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 'gap', 20]],
  [3, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [7, 20, [1, 'gap', 6, 7, 8, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
  [18, 20, [1, 'gap', 17, 18, 19, 20]],
  [99, 3, [1, 2, 3]],
])('D-17 page %i of %i names %j', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers);
});

test('every page is reached by names alone, in order, from any page', () => {
  for (let last = 1; last <= 30; last += 1) {
    for (let page = 1; page <= last; page += 1) {
      const numbers = pageNumbers(page, last).filter((n) => n !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(page);
      expect(numbers).toContain(Math.min(page + 1, last));
    }
  }
});

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
])('D-01 %i rows of 20 a page fill %i', (total, pages) => {
  expect(lastPage(total, 20)).toBe(pages);
});
