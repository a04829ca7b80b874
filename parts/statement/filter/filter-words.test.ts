import { expect, test } from 'vitest';
import { filterInWords } from './filter.text.ts';

test.each([
  [{}, 'ทุกช่วงเวลา'],
  [{ q: 'รายเดือน' }, 'ทุกช่วงเวลา · ค้นหา “รายเดือน”'],
  [{ q: ' 2,500 ', from: '2025-11-01' }, 'ตั้งแต่ 1 พ.ย. 2568 · ค้นหา “2,500”'],
  // Nothing is left of these to search for: the ledger below them is whole.
  [{ q: '' }, 'ทุกช่วงเวลา'],
  [{ q: ' ' }, 'ทุกช่วงเวลา'],
  [{ q: '่' }, 'ทุกช่วงเวลา'],
])('R046 %j is worded as what the ledger shows', (filter, words) => {
  expect(filterInWords(filter)).toBe(words);
});
