/**
 * Makes elements for the server, which holds the words of their text together: the build puts this
 * in the place of React's own (`tools/bundle/held/held-words.ts`). Of an element whose only child
 * is a text the browser's React compares that text alone with its own, whatever tags it lies in,
 * and writes all of it anew when it changes: this costs the browser nothing.
 */
import * as runtime from 'react/jsx-runtime';
import { Link } from 'react-router';
import { lettersOnly } from '../hold/letters-only.ts';
import { heldText } from './held-text.ts';

export { Fragment, jsxs } from 'react/jsx-runtime';

/** A link of the router hands all that it gets on to its element. */
const isElement = (type: unknown): boolean =>
  type === Link || (typeof type === 'string' && !lettersOnly.has(type));

/** The same as React's, but for text in which a browser would tear a word. */
export const jsx: typeof runtime.jsx = (type, props, key) => {
  const { children, ...others } = props as { readonly children?: unknown };
  const isText = typeof children === 'string' && isElement(type);
  const markup = isText ? heldText(children) : undefined;
  if (markup === undefined) return runtime.jsx(type, props, key);
  return runtime.jsx(type, { ...others, dangerouslySetInnerHTML: { __html: markup } }, key);
};
