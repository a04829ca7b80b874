import { expect, test } from 'vitest';
import { thaiWords } from '../dictionary.text.ts';
import { tearableWords } from '../line-breaks.ts';
import { readingsOf, wordAcross } from '../readings.ts';

const wordsIn = (text: string) => tearableWords(text).map(([from, to]) => text.slice(from, to));

test.each([
  ['ต้องเตรียมเอกสาร', ['เตรียม']],
  ['ระเบียบเป็นลายลักษณ์อักษร', ['ลายลักษณ์อักษร']],
  ['จ่ายเงินปันผลและเงินเฉลี่ยคืน', ['เงินเฉลี่ยคืน']],
  ['ติดต่อเจ้าหน้าที่ของโรงพยาบาล', ['เจ้าหน้าที่', 'โรงพยาบาล']],
  ['ผลกระทบต่อสมาชิก', ['กระทบ']],
  ['ประชุม 24 มกราคม 2569 at 09:00', []],
])('of %s a browser would tear %j', (text, torn) => {
  expect(wordsIn(text)).toEqual(torn);
});

const across = (run: string, before: string) => wordAcross(readingsOf(run), before.length);

test('a line may end between words, also where two readings differ', () => {
  // ประจำ·ปี and ประ·จำปี are two words each.
  expect(across('ประจำปี', 'ประจำ')).toBeUndefined();
  expect(across('ติดต่อเจ้าหน้าที่', 'ติดต่อ')).toBeUndefined();
  expect(across('ติดต่อเจ้าหน้าที่', 'ติดต่อเจ้า')).toEqual([6, 17]);
});

test('of what the dictionary does not know nobody says where it parts', () => {
  expect(across('ฉฉบบฉ', 'ฉฉ')).toBeUndefined();
});

test('each word stands once, in the order of the alphabet', () => {
  expect(thaiWords).toEqual([...new Set(thaiWords)].sort());
});
