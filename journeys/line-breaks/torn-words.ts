/** Words of a page that the end of a line tears. */
import type { Page } from 'playwright-core';
import { readingsOf, wordAcross } from '../../core/thai-words/readings.ts';
import { readLineBreaks } from './read-breaks.ts';

/** Letters around a torn word by which it is found in the sources. */
const around = 12;

/**
 * Each torn word of a page as it stands, with a bar where its line ends and some letters around it.
 * What holds words: `web/serve` and `web/hold` in our own texts, `records/content` in markup.
 */
export async function tornWords(page: Page): Promise<string[]> {
  const breaks = await readLineBreaks(page);
  return breaks.flatMap(({ run, place }) => {
    const word = wordAcross(readingsOf(run), place);
    if (word === undefined) return [];
    const before = run.slice(Math.max(0, place - around), place);
    return [`${run.slice(...word)}: ${before}|${run.slice(place, place + around)}`];
  });
}
