import { expect, test } from 'vitest';
import { maskTypedIds, maskWrittenIds } from './national-ids.ts';

test.each([
  ['1101700230708', '1xxxxxxxxxxx8'],
  ['1-1017-00230-70-8', '1-xxxx-xxxxx-xx-8'],
  ['1 1017 00230 70 8', '1 xxxx xxxxx xx 8'],
  ['11017002307.08', '1xxxxxxxxxx.x8'],
  ['๑๑๐๑๗๐๐๒๓๐๗๐๘', '๑xxxxxxxxxxx๘'],
  ['๑-๑๐๑๗-๐๐๒๓๐-๗๐-๘', '๑-xxxx-xxxxx-xx-๘'],
  ['１１０１７００２３０７０８', '１xxxxxxxxxxx８'],
  ['1\u00001017\u000000230708', '1\u0000xxxx\u0000xxxxxxx8'],
  ['เลข 1101700230708 ของ', 'เลข 1xxxxxxxxxxx8 ของ'],
  ['11017002307081101700230708', '1xxxxxxxxxxxxxxxxxxxxxxxx8'],
  ['0001101700230708', '0001xxxxxxxxxxx8'],
  ['1101700230709', '1xxxxxxxxxxx9'],
])('T23 %j is shown as %j', (typed, shown) => {
  expect(maskTypedIds(typed)).toBe(shown);
});

test.each(['', '110170023070', 'สม.0000001/2568', '28/11/2568 10:30'])(
  'what holds fewer digits stays: %j',
  (words) => {
    expect(maskTypedIds(words)).toBe(words);
  },
);

test('T23 a sentence of ours is covered where an ID stands in it, sums and lists are not', () => {
  expect(maskWrittenIds('ไม่มีบัญชี 1101700230708 ใน x')).toBe('ไม่มีบัญชี 1xxxxxxxxxxx8 ใน x');
  expect(maskWrittenIds('ไม่มีบัญชี ๑-๑๐๑๗-๐๐๒๓๐-๗๐-๘')).toBe('ไม่มีบัญชี ๑-xxxx-xxxxx-xx-๘');
  for (const words of [
    'ควรรวมได้ 11017002307.08 แต่รวมได้ 11017002307.09',
    'ต้องเป็นค่าใดค่าหนึ่งใน 01, 02, 03, 04, 05, 06, 09',
    'บัญชี 1101700230709',
  ]) {
    expect(maskWrittenIds(words)).toBe(words);
  }
});
