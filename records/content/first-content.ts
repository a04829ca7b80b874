/** The first content of a site: a menu with its categories, and a piece of news. */
import type { Db } from '../database.ts';
import { statement } from '../driver/statement.ts';
import { searchTextOf } from './topics/search-words.ts';

export interface FirstMenuEntry {
  readonly name: string;
  readonly nameEn: string;
  readonly url: string;
  readonly icon: string;
  readonly below?: readonly {
    readonly name: string;
    readonly url: string;
    readonly description: string;
  }[];
}

export interface FirstCategory {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly block: string | null;
}

const lock = statement(`SELECT pg_advisory_xact_lock(hashtext('first content'))`);
const state = statement<FirstState>(`
  SELECT EXISTS (SELECT FROM portal.menu_items) AS menu,
    EXISTS (SELECT FROM portal.topics) AS news,
    ARRAY(SELECT key FROM portal.site_overrides) AS overruled,
    portal.waiting_complaints() AS complaints`);
const putItem = statement<unknown, [number, string, string, string, string, boolean]>(`
  INSERT INTO portal.menu_items (seq, name_th, name_en, url, icon, type, is_parent, used_in)
  VALUES ($1, $2, $3, $4, $5, 'main', $6, 'info')`);
const putSubItem = statement<unknown, [number, number, string, string, string]>(`
  INSERT INTO portal.sub_menu_items (menu_seq, position, name, url, description)
  VALUES ($1, $2, $3, $4, $5)`);
const putCategory = statement<unknown, [string, string, string, string, string | null]>(`
  INSERT INTO portal.categories (key, name, description, content_type, home_block, position)
  SELECT $1, $2, $3, $4, $5, coalesce(max(position), 0) + 1 FROM portal.categories
  ON CONFLICT (key) DO NOTHING`);
const putTopic = statement<{ id: string }, [string, string, string, string]>(`
  INSERT INTO portal.topics (category_key, title, body_html, search_text, published_at)
  VALUES ($1, $2, $3, $4, now()) RETURNING id::text AS id`);

export interface FirstState {
  readonly menu: boolean;
  readonly news: boolean;
  /** Names of the settings that the office overrules. */
  readonly overruled: readonly string[];
  /** How many wait for an answer; 0 for who is no administrator. */
  readonly complaints: number;
}

/** What there is already. */
export async function readFirstState(db: Db): Promise<FirstState> {
  const [row] = await state(db);
  if (row === undefined) throw new Error('a SELECT without FROM gives one row');
  return row;
}

/** Writes a menu; false, and nothing, where there is one. */
export async function putFirstMenu(
  db: Db,
  entries: readonly FirstMenuEntry[],
  categories: readonly FirstCategory[],
): Promise<boolean> {
  await lock(db);
  if ((await readFirstState(db)).menu) return false;
  for (const { key, name, description, type, block } of categories) {
    await putCategory(db, key, name, description, type, block);
  }
  for (const [at, { name, nameEn, url, icon, below = [] }] of entries.entries()) {
    await putItem(db, at + 1, name, nameEn, url, icon, below.length > 0);
    for (const [position, one] of below.entries()) {
      await putSubItem(db, at + 1, position + 1, one.name, one.url, one.description);
    }
  }
  return true;
}

/** Publishes a piece of news; undefined, and nothing, where something is published already. */
export async function putFirstNews(
  db: Db,
  { title, bodyHtml }: { readonly title: string; readonly bodyHtml: string },
  category: FirstCategory,
): Promise<string | undefined> {
  await lock(db);
  if ((await readFirstState(db)).news) return undefined;
  const { key, name, description, type, block } = category;
  await putCategory(db, key, name, description, type, block);
  const [made] = await putTopic(
    db,
    ...([key, title, bodyHtml, searchTextOf({ title, summary: '', bodyHtml })] as const),
  );
  return made?.id;
}
