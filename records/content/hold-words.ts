/** Markup as it leaves, with a hold on the words that a browser would tear at the end of a line. */
import { heldWords } from '../../core/thai-words/held.ts';

const ownSpan = /<\/?span>/g;
const tagOrText = /<[^>]*>|[^<]+/g;

/**
 * Clean markup (`clean-html.ts`) with a bare `span` around each word that a browser would tear: it
 * adds no letter to what is read, copied or searched, and style sheets keep it on one line. Other
 * bare spans say nothing and go: a paragraph within one would stand on one line.
 */
export const holdWords = (html: string): string =>
  html
    .replace(ownSpan, '')
    .replace(tagOrText, (part) =>
      part.startsWith('<') ? part : heldWords(part, '<span>', '</span>'),
    );
