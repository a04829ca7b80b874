import { expect, test } from 'vitest';
import { thaiWords } from '../../../core/thai-words/dictionary.text.ts';
import { tearableWords } from '../../../core/thai-words/line-breaks.ts';
import { readSources } from '../../tidy/source.ts';
import { patternOf, wordsToHold } from './torn-words.ts';

/** What of a text is held by the words of some texts. */
const heldIn = (text: string, texts: readonly string[]) =>
  [...text.matchAll(new RegExp(patternOf(wordsToHold(texts)), 'g'))].map(([word]) => word);

test.each([
  ['ต้องเตรียมเอกสาร', ['เตรียม']],
  ['ติดต่อเจ้าหน้าที่ของโรงพยาบาล', ['เจ้าหน้าที่', 'โรงพยาบาล']],
])('of %s the words are held that a browser would tear', (text, words) => {
  expect(heldIn(text, [text])).toEqual(words);
});

test('a word that is held in one text is held in every other', () => {
  expect(heldIn('เขาเตรียมแล้ว', ['ต้องเตรียมเอกสาร'])).toEqual(['เตรียม']);
});

test('of two words that begin together the longer one is held', () => {
  const both = ['ใบเสร็จ', 'ใบเสร็จรับเงิน'];
  expect(heldIn('ออกใบเสร็จรับเงินแล้ว', both)).toEqual(['ใบเสร็จรับเงิน']);
});

test('where the letters of one lie across another, the words around are held together', () => {
  expect(heldIn('ดูรายการเงินกู้', ['การเงิน', 'รายการเงินกู้'])).toEqual(['รายการเงินกู้']);
});

test('a short word, whose letters lie in many others, is held with the one before it', () => {
  const text = 'เป็นตัวเลขที่มากกว่า';
  expect(tearableWords(text).map((range) => text.slice(...range))).toEqual(['มาก', 'กว่า']);
  expect(wordsToHold([text])).toEqual(['ที่มาก', 'กว่า']);
});

test('a word has not ended before a vowel or tone that belongs to its last letter', () => {
  expect(heldIn('เขากลับไป', ['แล้วกลับไป'])).toEqual(['กลับ']);
  expect(heldIn('กลับ้า', ['แล้วกลับไป'])).toEqual([]);
});

test('no word is missed in any text of the portal, and of the dictionary', () => {
  const texts = readSources('.', /\.text\.ts$/)
    .filter(({ path }) => /^(?:api|core|kit|parts|server|shell|web|wings)\//.test(path))
    .map(({ text }) => text);
  const words = wordsToHold(texts);
  const pattern = new RegExp(patternOf(words), 'g');
  const missed = texts.flatMap((text) => {
    const held = [...text.matchAll(pattern)].map(({ 0: word, index }) => [
      index,
      index + word.length,
    ]);
    return tearableWords(text)
      .filter(([from, to]) => !held.some(([start = 0, end = 0]) => start <= from && end >= to))
      .map((range) => text.slice(...range));
  });
  expect(missed).toEqual([]);
  expect(words.length).toBeGreaterThan(150);
  expect(words.length).toBeLessThan(thaiWords.length / 4);
});
