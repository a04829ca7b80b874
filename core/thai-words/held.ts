/** Text of markup with a hold on the words that a browser would tear at the end of a line. */
import { tearableWords } from './line-breaks.ts';

/** The text between two tags, as it is escaped, each torn word between these tags. */
export function heldWords(text: string, open: string, close: string): string {
  let [markup, done] = ['', 0];
  for (const [from, to] of tearableWords(text)) {
    markup += `${text.slice(done, from)}${open}${text.slice(from, to)}${close}`;
    done = to;
  }
  return markup + text.slice(done);
}
