/** Public content that the cooperative edits, and the store's own settings. */
import type { Db } from './database.ts';
import { statement } from './driver/statement.ts';

export interface MenuItem {
  readonly seq: number;
  readonly nameEn: string;
  readonly nameTh: string;
  readonly url: string;
  readonly icon: string;
  readonly type: string;
  readonly isParent: boolean;
  readonly usedIn: string;
}

export interface SubMenuItem {
  readonly menuSeq: number;
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

const items = statement<MenuItem>(`
  SELECT seq, name_en AS "nameEn", name_th AS "nameTh", url, icon, type,
    is_parent AS "isParent", used_in AS "usedIn"
  FROM portal.menu_items WHERE shown ORDER BY position, seq`);
const subItems = statement<SubMenuItem>(`
  SELECT s.menu_seq AS "menuSeq", s.name, s.url, s.description
  FROM portal.sub_menu_items s JOIN portal.menu_items m ON m.seq = s.menu_seq AND m.shown
  WHERE s.shown ORDER BY s.menu_seq, s.position, s.id`);
// From one midnight of Bangkok to another, wherever the server's clock stands.
const notes = statement<{ noteHtml: string }>(`
  SELECT note_html AS "noteHtml" FROM portal.marquee,
    (SELECT (now() AT TIME ZONE 'Asia/Bangkok')::date AS today) AS clock
  WHERE shown AND coalesce(from_on <= today, true) AND coalesce(until_on >= today, true)
  ORDER BY position, id`);
const setting = statement<{ value: unknown }, [string]>(
  'SELECT value FROM portal.settings WHERE key = $1',
);

/** Menu items that are shown, in their order, and what hangs below them (R141). */
export async function menu(
  db: Db,
): Promise<{ items: readonly MenuItem[]; subItems: readonly SubMenuItem[] }> {
  const [main, sub] = await Promise.all([items(db), subItems(db)]);
  return { items: main, subItems: sub };
}

/**
 * HTML notes of the marquee that are shown today, in their order, as they were stored: sanitise
 * where they leave.
 */
export async function marquee(db: Db): Promise<readonly string[]> {
  return (await notes(db)).map((note) => note.noteHtml);
}

/** A setting that the store remembers, such as `demo`; undefined when it was never set. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  return (await setting(db, key))[0]?.value;
}
