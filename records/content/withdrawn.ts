/** What staff have withdrawn of their uploads, and how pages leave it out (D-40). */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { withdrawnMedia as words } from './withdrawn.text.ts';

const address = '/mediafiles/(?:images|files)/Office/([0-9a-f]{32})';

/** SQL: what lay at this address was withdrawn. */
export const isWithdrawn = (url: string): string => `EXISTS (
  SELECT FROM portal.media gone WHERE gone.withdrawn_at IS NOT NULL
    AND gone.name = substring(${url} FROM '^${address}'))`;

const withdrawn = statement<{ name: string }, [readonly string[]]>(
  'SELECT name FROM portal.media WHERE withdrawn_at IS NOT NULL AND name = ANY ($1)',
);

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(address, 'g'))].map(([, name = '']) => name);

/** Those of the names in a text that were withdrawn. */
export async function withdrawnIn(db: Db, text: string): Promise<ReadonlySet<string>> {
  const names = namesIn(text);
  const found = names.length === 0 ? [] : await withdrawn(db, names);
  return new Set(found.map(({ name }) => name));
}

/**
 * An article that says so in place of what was withdrawn. It is cleaned afterwards: a mark within
 * an attribute may cut a tag short here.
 */
export async function withoutWithdrawn(db: Db, html: string): Promise<string> {
  const gone = await withdrawnIn(db, html);
  if (gone.size === 0) return html;
  const isGone = (part: string) => namesIn(part).some((name) => gone.has(name));
  return html
    .replace(/<img\b[^>]*>/g, (tag) => (isGone(tag) ? `<em>${words.picture}</em>` : tag))
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (whole, href: string, inner: string) =>
      isGone(href) ? `${inner} <em>${words.link}</em>` : whole,
    );
}
