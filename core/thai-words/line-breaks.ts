/**
 * Where a browser would end a line of Thai inside a word. It takes the boundaries that ICU finds,
 * and Node's `Intl.Segmenter` gives the same ones, so that the server knows them beforehand.
 */
import { readingsOf, wordAcross } from './readings.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const thaiRun = /[\u0e01-\u0e4e]{2,}/g;

/** Where the words lie that a browser may tear, as `[from, to]`, in the order of the text. */
export function tearableWords(text: string): readonly (readonly [from: number, to: number])[] {
  return [...text.matchAll(thaiRun)].flatMap(({ 0: run, index: start }) => {
    const breaks = [...segmenter.segment(run)].map(({ index }) => index).slice(1);
    if (breaks.length === 0) return [];
    const readings = readingsOf(run);
    const torn = new Map<number, number>();
    for (const place of breaks) {
      const word = wordAcross(readings, place);
      if (word) torn.set(start + word[0], start + word[1]);
    }
    return [...torn];
  });
}
