/** Markup as it leaves, with a hold on the words that a browser would tear at the end of a line. */
import { LRUCache } from 'lru-cache';
import { heldWords } from '../../core/thai-words/held.ts';

const ownSpan = /<\/?span>/g;
const tagOrText = /<[^>]*>|[^<]+/g;

/** Letters, of what came and of what it became. */
const mostCached = 2_000_000;
/** Where words end is looked up in a dictionary: most of what a guide or the terms cost. */
const cached = new LRUCache<string, string>({
  maxSize: mostCached,
  sizeCalculation: (held, html) => held.length + html.length + 1,
});

const hold = (html: string): string =>
  html
    .replace(ownSpan, '')
    .replace(tagOrText, (part) =>
      part.startsWith('<') ? part : heldWords(part, '<span>', '</span>'),
    );

/**
 * Clean markup (`clean-html.ts`) with a bare `span` around each word that a browser would tear: it
 * adds no letter to what is read, copied or searched, and style sheets keep it on one line. Other
 * bare spans say nothing and go: a paragraph within one would stand on one line.
 */
export function holdWords(html: string): string {
  const found = cached.get(html);
  if (found !== undefined) return found;
  const held = hold(html);
  cached.set(html, held);
  return held;
}
