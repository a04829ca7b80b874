/** Text of a rendered page with a hold on the words that a browser would tear at a line's end. */
import { heldWords } from '../../core/thai-words/held.ts';

const thai = /[\u0e01-\u0e4e]{2}/;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Pages say the same again and again: what was read once is looked up. */
const known = new Map<string, string | undefined>();
const mostKnown = 5000;
/** Longer texts stand on few pages, and strangers write some of them. */
const longestKnown = 500;

function markupOf(text: string): string | undefined {
  const escaped = text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);
  const words = heldWords(escaped, '<x-w>', '</x-w>');
  // Within a flex box each piece of text would be an item of its own.
  return words === escaped ? undefined : `<x-t>${words}</x-t>`;
}

/**
 * Markup that says the same with each such word in an element `x-w`, which stays on one line
 * (`kit/text/text.module.css`); undefined for a text without one. No letter is added to what is
 * read, copied or searched.
 */
export function heldText(text: string): string | undefined {
  if (!thai.test(text)) return undefined;
  if (text.length > longestKnown) return markupOf(text);
  if (!known.has(text)) {
    if (known.size >= mostKnown) known.clear();
    known.set(text, markupOf(text));
  }
  return known.get(text);
}
