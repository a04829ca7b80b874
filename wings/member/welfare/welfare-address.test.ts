import { expect, test } from 'vitest';
import { addressOf, viewOf } from './welfare-address.ts';

const viewed = (query: string) => viewOf(new URLSearchParams(query));

test('R106 the tab stands in the address and is read from it', () => {
  expect(viewed('')).toEqual({ curKey: '1' });
  expect(viewed('curKey=2')).toEqual({ curKey: '2' });
  expect(addressOf({ curKey: '1' })).toBe('/member/welfare');
  expect(addressOf({ curKey: '3' })).toBe('/member/welfare?curKey=3');
  const page = 'before.2025-10-15.0001207/2568';
  const address = addressOf({ curKey: '2', page });
  expect(viewed(address.split('?')[1] ?? '')).toEqual({ curKey: '2', page });
});

test('R106 a tab or a page that nobody could have meant is the first one', () => {
  expect(viewed('curKey=9&page=x')).toEqual({ curKey: '1' });
  expect(viewed('curKey=2&page=before.2025-02-30.1')).toEqual({ curKey: '2' });
  expect(viewed('curKey=3&page=before.2025-02-28.1')).toEqual({ curKey: '3' });
});
