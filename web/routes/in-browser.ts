/** Pages that no server renders. */
import type { RouteObject } from 'react-router';
import { page } from '../page.ts';

/** Around them all, so that with the first of them come the words that a browser would tear. */
export const inBrowser = (children: RouteObject[]): RouteObject =>
  page({
    screen: 'HeldWords',
    inBrowser: true,
    load: () => import('../hold/HeldWords.tsx'),
    children,
  });
