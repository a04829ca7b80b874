/** Names over several lines: at blanks, else at words, else between whole letters. */
import { graphemesOf } from '../../core/graphemes.ts';
import type { Measure } from '../glyphs/font-letters.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment);

/** As many parts in each line as fit, `glue` between them. */
function fill(parts: readonly string[], glue: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : last + glue + part;
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** Lines of `text`, none longer than `width` ems, unless a single letter is. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const fits = (line: string) => measure(line) <= width;
  if (fits(text)) return [text];
  const parts = text.split(' ').filter((part) => part !== '');
  return fill(parts, ' ', fits).flatMap((line) => {
    if (fits(line)) return [line];
    return fill(wordsOf(line), '', fits).flatMap((word) =>
      fits(word) ? [word] : fill([...graphemesOf(word)], '', fits),
    );
  });
}
