import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemesOf } from './graphemes.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
const bySegmenter = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
const thai = Array.from({ length: 0x7f }, (_, place) => String.fromCodePoint(0x0e00 + place));
const marks = [...'\n\r\t –—“”…·aZ09.-\u00a0\u200d\u200b\u0301👩👍🏽é'];

test('graphemes are those of the Unicode segmenter, whatever stands beside what', () => {
  const letter = fc.oneof(fc.constantFrom(...thai), fc.constantFrom(...marks), fc.string());
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 12 }), (letters) => {
      const text = letters.join('');
      expect([...graphemesOf(text)]).toEqual(bySegmenter(text));
    }),
    { numRuns: 2_000 },
  );
});

test('every pair of two Thai letters', () => {
  for (const first of [...thai, ...marks]) {
    for (const second of [...thai, ...marks]) {
      const text = `ก${first}${second}`;
      expect([...graphemesOf(text)], text).toEqual(bySegmenter(text));
    }
  }
});

test.each([
  ['ก้ำกึ่ง', ['ก้ำ', 'กึ่', 'ง']],
  ['\u0e48ก', ['\u0e48', 'ก']],
  ['👩‍👧ก', ['👩‍👧', 'ก']],
])('%s', (text, graphemes) => {
  expect([...graphemesOf(text)]).toEqual(graphemes);
});
