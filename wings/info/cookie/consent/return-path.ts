/** Where an answer about cookies leads back to: a page of this site, never another place (T29). */
import { paths } from '../../../../api/paths.ts';

const longest = 1000;
/** A single slash, then visible ASCII without what a browser might read as another host. */
const own = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** The path if it is one of this site, else the cookie policy. */
export function returnPath(path: string | null): string {
  if (path === null || path.length > longest || !own.test(path)) return paths.cookies;
  const { origin, pathname, search } = new URL(path, 'http://site');
  return origin === 'http://site' && !pathname.startsWith('//') ? pathname + search : paths.cookies;
}
