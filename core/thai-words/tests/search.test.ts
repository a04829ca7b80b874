import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForSearch } from '../search.ts';

describe('foldForSearch', () => {
  test.each([
    ['นํ้าผึ้ง', 'น้ำผึง', 'ำ of two letters, and a tone mark left out'],
    ['กฤษณ์', 'กฤษณ', 'the silencing mark left out'],
    ['ก๊วยเตี๋ยว', 'กวยเตียว', 'all tone marks left out'],
    ['เพ็ญ', 'เพญ', 'the shortening mark left out'],
    ['สมชาย  ใจดี', ' สมชาย ใจดี ', 'blanks'],
    ['สมชาย\u00a0ใจดี', 'สมชาย\tใจดี', 'blanks of other kinds'],
    ['สม\u200bชาย', 'สมชาย', 'a zero-width space'],
    ['๑๒๓/๔๕', '123/45', 'Thai digits'],
    ['１２３', '123', 'full-width digits'],
    ['SOMCHAI', 'Somchai', 'capitals'],
    ['Cafe\u0301', 'CAFÉ', 'letters composed and not'],
    ['เเม่ปิง', 'แมปิง', 'two sara e'],
    ['ท่ี', 'ที่', 'marks in another order'],
    ['นาย\u200b ก', 'นาย ก', 'a zero-width space before a blank'],
    ['ก\u0e4dา', 'กำ', 'nikhahit and aa'],
    ['ดี่ี', 'ดี', 'a vowel twice with a mark between'],
    ['พฺรหฺม', 'พรหม', 'the dots of old spellings'],
  ])('A.2 %j is found by %j: %s', (text, query) => {
    expect(foldForSearch(query)).toBe(foldForSearch(text));
  });

  test.each([
    ['ฉฉ.0001234/2568', 'ฉฉ.0001234/2568'],
    ['  สมหญิง   ใจดี ', 'สมหญิง ใจดี'],
    ['น้ำ', 'นำ'],
    ['๐๙', '09'],
    ['สม6800123', 'สม6800123'],
    ['O’Brien', 'o’brien'],
    ['่', ''],
    ['', ''],
  ])('A.2 %j folds to %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  test.each([
    ['ปิ', 'ปี'],
    ['กา', 'กำ'],
    ['สุข', 'ศุข'],
    ['มา', 'มั'],
    ['แม', 'เม'],
  ])('A.2 %j and %j stay apart: letters and vowels count', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });

  const letters = 'กนมทเแาะัิีึืฺุูำํ็่้๊๋์๎๐๙09aBé\u0301 \t\u00a0\u200b\u200d\ufeff１';
  const thai = fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 });

  test('A.2 doing it twice changes nothing more', () => {
    fc.assert(
      fc.property(thai, (text) => {
        const once = foldForSearch(text);
        expect(foldForSearch(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  test('A.2 whoever leaves out every mark still finds', () => {
    const syllable = fc.constantFrom('น้ำ', 'ผึ้ง', 'ที่', 'รักษ์', 'เพ็ญ', 'กุ้ง', 'ใจ', ' ', 'ณ');
    fc.assert(
      fc.property(fc.array(syllable, { maxLength: 8 }), (syllables) => {
        const name = syllables.join('');
        const bare = name.replace(/[็่้๊๋์]/g, '');
        expect(foldForSearch(bare)).toBe(foldForSearch(name));
      }),
    );
  });

  test('A.2 a part of a name is found in the whole name', () => {
    const syllable = fc.constantFrom('สม', 'ชาย', 'น้ำ', 'ผึ้ง', 'ศรี', 'รักษ์', 'Som', '๑๒');
    const syllables = fc.array(syllable, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(syllables, syllables, syllables, (before, part, after) => {
        const whole = foldForSearch([...before, ...part, ...after].join(''));
        expect(whole).toContain(foldForSearch(part.join('')));
      }),
    );
  });
});
