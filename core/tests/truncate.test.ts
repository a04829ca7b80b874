import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionLimit, textLimit, truncate } from '../truncate.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
const clusters = (text: string): string[] => [...segmenter.segment(text)].map((s) => s.segment);

describe('truncate', () => {
  test('R180 80 of any text, 120 of a question', () => {
    expect(textLimit).toBe(80);
    expect(questionLimit).toBe(120);
    expect(truncate('a'.repeat(80))).toBe('a'.repeat(80));
    expect(truncate('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
    expect(truncate('a'.repeat(121), questionLimit)).toBe(`${'a'.repeat(120)}…`);
  });

  test('R180 a Thai letter keeps its vowel and tone mark', () => {
    const text = 'ที่'.repeat(81);
    expect(truncate(text)).toBe(`${'ที่'.repeat(80)}…`);
    expect(truncate('กี้กุ้ง', 1)).toBe('กี้…');
    expect(truncate('ขี้น้ำ', 1)).toBe('ขี้…');
  });

  test('R180 80 clusters of three code units each are not cut', () => {
    const text = 'ที่'.repeat(80);
    expect(text.length).toBe(240);
    expect(truncate(text)).toBe(text);
  });

  test('R180 an emoji stays whole', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(truncate(`${family}${family}`, 1)).toBe(`${family}…`);
    expect(truncate(`🇹🇭🇹🇭`, 1)).toBe('🇹🇭…');
    expect(truncate('👍🏽👍🏽👍🏽', 2)).toBe('👍🏽👍🏽…');
    expect(truncate(family, 1)).toBe(family);
  });

  test('R180 the empty text and a limit of nothing', () => {
    expect(truncate('')).toBe('');
    expect(truncate('ก', 0)).toBe('…');
  });

  test('R180 never splits a cluster, keeps the beginning, says when it cut', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('ที่', 'น้ำ', 'ก์', '👩‍👩‍👧‍👦', '🇹🇭', 'é', ' '),
    );
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, limit) => {
        const all = clusters(whole);
        const short = truncate(whole, limit);
        if (all.length <= limit) expect(short).toBe(whole);
        else expect(short).toBe(`${all.slice(0, limit).join('')}…`);
      }),
    );
  });
});
