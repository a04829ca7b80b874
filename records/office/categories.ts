/** The categories of the site, written as one list by editors. Needs `asStaff`. */

import type { HomeBlock } from '../content/home.ts';
import type { ContentType } from '../content/topics/category.ts';
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';

export interface OfficeCategory {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly content_type: ContentType;
  readonly home_block: HomeBlock | null;
  readonly shown: boolean;
}

export interface CountedCategory extends OfficeCategory {
  /** Deleted ones too: the category cannot go while it has any. */
  readonly topics: number;
}

const columns = 'key, name, description, content_type, home_block, shown';
const all = statement<CountedCategory>(`
  SELECT c.key, c.name, c.description, c.content_type, c.home_block, c.shown,
    coalesce(n.topics, 0) AS topics
  FROM portal.categories c
    LEFT JOIN (SELECT category_key, count(*)::int AS topics FROM portal.topics GROUP BY 1) n
      ON n.category_key = c.key
  ORDER BY c.position`);
/** Grows out of everything that stands there: whoever changes a word changes it. */
const version = statement<{ version: string }>(`
  SELECT md5(coalesce(jsonb_agg(jsonb_build_array(${columns}) ORDER BY position), '[]')::text)
    AS version FROM portal.categories`);
const lock = statement<never>('SELECT key FROM portal.categories ORDER BY key FOR UPDATE');
const drop = statement<never, [string]>(`
  DELETE FROM portal.categories WHERE key NOT IN
    (SELECT r.key FROM jsonb_to_recordset($1::jsonb) AS r (key text))`);
const listed = `SELECT r.*, row_number() OVER () AS position
  FROM jsonb_to_recordset($1::jsonb) AS r (key text, name text, description text,
    content_type text, home_block text, shown boolean)`;
const update = statement<never, [string]>(`
  UPDATE portal.categories c SET name = r.name, description = r.description,
    content_type = r.content_type, home_block = r.home_block, shown = r.shown,
    position = r.position
  FROM (${listed}) r WHERE c.key = r.key AND (c.name, c.description, c.content_type, c.home_block,
    c.shown, c.position) IS DISTINCT FROM (r.name, r.description, r.content_type, r.home_block,
    r.shown, r.position)`);
const insert = statement<never, [string]>(`
  INSERT INTO portal.categories (${columns}, position)
  SELECT ${columns}, position FROM (${listed}) r
  WHERE NOT EXISTS (SELECT FROM portal.categories c WHERE c.key = r.key)`);

/** In order, with the version of the whole list. */
export async function officeCategories(db: Db) {
  const [rows, versions] = await Promise.all([all(db), version(db)]);
  return { categories: rows, version: versions[0]?.version ?? '' };
}

/** Keeps others from writing the list until the transaction ends; its version. */
export async function lockCategories(db: Db): Promise<string> {
  await lock(db);
  return (await version(db))[0]?.version ?? '';
}

/** Writes the list as it is given, once it is locked. */
export async function writeCategories(db: Db, list: readonly OfficeCategory[]): Promise<void> {
  const json = JSON.stringify(list);
  await drop(db, json);
  await update(db, json);
  await insert(db, json);
}
