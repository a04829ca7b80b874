/** Text of a page that the browser renders, with a hold on the words that it would tear. */
import { createElement, type ReactElement } from 'react';

const thai = /[\u0e01-\u0e4e]{4}/;

/** Finds the words once their list has come; until then nothing is held. */
let torn: RegExp | undefined;

/** Pages say the same again and again, and React leaves an element alone that is the same one. */
const known = new Map<string, ReactElement | undefined>();
const mostKnown = 2000;
/** Longer texts stand on few pages. */
const longestKnown = 500;

/** From now on what the pattern finds stays on one line: its one group has all of a word. */
export function holdWords(pattern: string): void {
  torn = new RegExp(pattern);
  known.clear();
}

function elementOf(text: string, pattern: RegExp): ReactElement | undefined {
  const parts = text.split(pattern);
  if (parts.length === 1) return undefined;
  // Every second part is one of the words. Within a flex box each would be an item of its own.
  const held = parts.map((part, at) => (at % 2 === 1 ? createElement('x-w', {}, part) : part));
  return createElement('x-t', {}, ...held);
}

/** The text with each such word in an element `x-w`, as on the server; undefined without one. */
export function heldText(text: string): ReactElement | undefined {
  if (torn === undefined || !thai.test(text)) return undefined;
  if (text.length > longestKnown) return elementOf(text, torn);
  if (!known.has(text)) {
    if (known.size >= mostKnown) known.clear();
    known.set(text, elementOf(text, torn));
  }
  return known.get(text);
}
