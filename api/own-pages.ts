/** Which addresses of our own are pages, whatever the content. */
import { paths } from './paths.ts';

const fixed: ReadonlySet<string> = new Set([
  '/',
  ...Object.values(paths).filter((path) => typeof path === 'string'),
]);
/** What lies below these is looked up by its own page, or is a file. */
const below = /^\/(?:boardShow|showdemand|verify|mediafiles|rss|election)(?:\/|$)/;

/** A page of ours that is no list and no topic. */
export const isOwnPage = (path: string): boolean =>
  fixed.has(path.replace(/(.)\/$/, '$1')) || below.test(path);
