/**
 * Makes elements for the browser, which holds the words of their text together once it has the list
 * (`HeldWords.tsx`); the build puts this in the place of React's own. Pages that the server has
 * rendered are taken over without the list: React compares each text beside an element.
 */
import * as runtime from 'react/jsx-runtime';
import { Link } from 'react-router';
import { heldText } from './held-text.ts';
import { lettersOnly } from './letters-only.ts';

export { Fragment } from 'react/jsx-runtime';

/** A link of the router hands all that it gets on to its element. */
const isElement = (type: unknown): boolean =>
  type === Link ||
  type === runtime.Fragment ||
  (typeof type === 'string' && !lettersOnly.has(type));

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/**
 * Pieces of text side by side are one text, and one item of a flex box; all else stays in its
 * place, by which React knows it again.
 */
function heldAmong(children: readonly unknown[]): readonly unknown[] {
  let held: unknown[] | undefined;
  for (let from = 0, to = 0; from < children.length; from = to) {
    const child = children[from];
    to = from + 1;
    while (isText(child) && isText(children[to])) to += 1;
    const own = isText(child) ? heldText(children.slice(from, to).join('')) : heldIn(child);
    if (own === undefined || own === child) continue;
    held ??= [...children];
    held.fill(null, from, to)[from] = own;
  }
  return held ?? children;
}

function heldIn(children: unknown): unknown {
  if (typeof children === 'string') return heldText(children) ?? children;
  return Array.isArray(children) ? heldAmong(children) : children;
}

/** What makes elements like React's, but for text in which a browser would tear a word. */
const holding =
  (make: typeof runtime.jsx): typeof runtime.jsx =>
  (type, props, key) => {
    const { children } = props as { readonly children?: unknown };
    const own = isElement(type) ? heldIn(children) : children;
    return make(type, own === children ? props : { ...(props as object), children: own }, key);
  };

export const jsx = holding(runtime.jsx);
export const jsxs = holding(runtime.jsxs);
