/**
 * Drawings that lie in files of their own. On the first page that its visitor sees these files come
 * after the first paint, as fonts do: the server sends such a drawing without its address, and a
 * script of the head gives it (web/head/late-drawings.ts).
 */
import { createContext } from 'react';

/** Whether the page as served is such a first one. */
export const LateDrawingsContext = createContext(false);

/** The attribute that holds the address until then. */
export const lateHref = 'data-href';
