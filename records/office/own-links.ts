/** Addresses of our own site that lead to content: whether it is there. */
import { uploadIn } from '../../core/media-address.ts';
import { withdrawnIn } from '../content/withdrawn.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

const categories = statement<{ key: string }, [readonly string[]]>(
  'SELECT key FROM portal.categories WHERE shown AND key = ANY ($1)',
);
const topics = statement<{ key: string }, [readonly string[]]>(`
  SELECT t.id::text AS key FROM portal.topics t
  JOIN portal.categories c ON c.key = t.category_key AND c.shown
  WHERE t.shown AND t.published_at <= now() AND t.id::text = ANY ($1)`);

const listPage = /^\/list\/([^/]+)\/?$/;
const topicPage = /^\/show\/([^/]+)\/?$/;

/** The path of an address of this site, decoded; undefined of any other. */
function ownPath(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const [path = ''] = url.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const partOf = (pattern: RegExp, url: string): string | undefined =>
  pattern.exec(ownPath(url) ?? '')?.[1];

/**
 * Those of the addresses that lead to no page of ours, or to an upload that was withdrawn;
 * `isPage` knows the pages that are there without a category or a topic. What lies elsewhere is
 * not looked at.
 */
export async function goneLinks(
  db: Db,
  urls: readonly string[],
  isPage: (path: string) => boolean,
): Promise<ReadonlySet<string>> {
  const named = (pattern: RegExp) =>
    urls.map((url) => partOf(pattern, url)).filter((part) => part !== undefined);
  const [withdrawn, lists, shown] = await Promise.all([
    withdrawnIn(db, urls.join(' ')),
    categories(db, named(listPage)),
    topics(db, named(topicPage)),
  ]);
  const [keys, ids] = [lists, shown].map((rows) => new Set(rows.map(({ key }) => key)));
  const isThere = (url: string): boolean => {
    const path = ownPath(url);
    if (path === undefined) return true;
    const [list, topic] = [partOf(listPage, url), partOf(topicPage, url)];
    if (list !== undefined) return list === 'all' || keys?.has(list) === true || isPage(path);
    if (topic !== undefined) return ids?.has(topic) === true;
    const upload = uploadIn(path);
    if (upload !== undefined) return !withdrawn.has(upload);
    return isPage(path);
  };
  return new Set(urls.filter((url) => !isThere(url)));
}
