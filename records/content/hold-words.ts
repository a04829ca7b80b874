/** Markup as it leaves, with a hold on the words that a browser would tear at the end of a line. */
import { tearableWords } from '../../core/thai-words/line-breaks.ts';

const ownSpan = /<\/?span>/g;
const tagOrText = /<[^>]*>|[^<]+/g;

function held(text: string): string {
  let [markup, done] = ['', 0];
  for (const [from, to] of tearableWords(text)) {
    markup += `${text.slice(done, from)}<span>${text.slice(from, to)}</span>`;
    done = to;
  }
  return markup + text.slice(done);
}

/**
 * Clean markup (`clean-html.ts`) with a bare `span` around each word that a browser would tear: it
 * adds no letter to what is read, copied or searched, and `kit/html` keeps it on one line. Other
 * bare spans say nothing and go: a paragraph within one would stand on one line.
 */
export const holdWords = (html: string): string =>
  html
    .replace(ownSpan, '')
    .replace(tagOrText, (part) => (part.startsWith('<') ? part : held(part)));
