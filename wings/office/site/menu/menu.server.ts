/** The public menu as a tree of items and sub-items. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { isOwnPage } from '../../../../api/own-pages.ts';
import { Problem } from '../../../../api/problem.ts';
import type { Db } from '../../../../records/database.ts';
import { contentHistory, type StoredRow } from '../../../../records/office/history.ts';
import { goneLinks } from '../../../../records/office/own-links.ts';
import { menuItemList, subMenuItemList } from '../../../../records/office/site-lists.ts';
import type { Services } from '../../../../records/services.ts';
import { drawnIcon } from '../../../../shell/frame/menu-signs.ts';
import { changeOf, refuseOvertaken } from '../list/list.server.ts';
import { readOfficeMenu, saveOfficeMenu } from './menu.api.ts';

const handle = handlersOn<Services>();
type Data = DataOf<typeof readOfficeMenu>;
type Item = Data['items'][number];
type Sub = Item['subs'][number];
type Changed = NonNullable<Data['history'][number]['before']>;

const subjects = [menuItemList.table, subMenuItemList.table];
const wings = ['info', 'member', 'agency'] as const;

/** As the menu's readers understand it: without a word of theirs, the public site. */
function usedIn(stored: unknown): string {
  const named =
    String(stored)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const known = wings.filter((wing) => (named as readonly string[]).includes(wing));
  return known.length === 0 ? 'info' : known.join(' ');
}

const itemOf = (row: StoredRow): Omit<Item, 'subs'> => ({
  id: String(row.seq),
  name: String(row.name_th),
  name_en: String(row.name_en),
  url: String(row.url),
  icon: drawnIcon(String(row.icon)) as Item['icon'],
  type: row.type === 'main' ? 'main' : 'other',
  is_parent: row.is_parent === true,
  shown: row.shown === true,
  used_in: usedIn(row.used_in),
});

const subOf = (row: StoredRow): Sub => ({
  id: String(row.id),
  name: String(row.name),
  url: String(row.url),
  description: String(row.description),
  shown: row.shown !== false,
});

const changedItem = (row: StoredRow): Changed => ({
  ...itemOf(row),
  description: '',
  position: Number(row.position ?? 0),
});
const changedSub = (row: StoredRow): Changed => ({
  ...subOf(row),
  menu: String(row.menu_seq),
  position: Number(row.position),
});

async function readTree(db: Db): Promise<Data> {
  const [items, subs, history] = await Promise.all([
    menuItemList.read(db),
    subMenuItemList.read(db),
    contentHistory(db, subjects),
  ]);
  const below = Map.groupBy(subs.rows, (row) => String(row.menu_seq));
  const urls = [...items.rows, ...subs.rows].map((row) => String(row.url));
  return {
    version: items.version + subs.version,
    items: items.rows.map((row) => ({
      ...itemOf(row),
      subs: (below.get(String(row.seq)) ?? []).map(subOf),
    })),
    gone: [...(await goneLinks(db, urls, isOwnPage))],
    history: history.map((change) =>
      changeOf(change, change.subject === menuItemList.table ? changedItem : changedSub),
    ),
  };
}

type Sent<Row> = Omit<Row, 'id' | 'subs'> & { readonly id: string | null };

/** The tree that stands in the place of the one before. @throws Problem conflict */
async function writeTree(
  db: Db,
  items: readonly (Sent<Item> & { readonly subs: readonly Sent<Sub>[] })[],
): Promise<void> {
  const areItemsStored = await menuItemList.write(
    db,
    items.map(({ id, name, subs, ...item }, position) => ({
      ...item,
      seq: id,
      position,
      name_th: name,
      is_parent: item.is_parent || subs.length > 0,
    })),
  );
  const { rows } = await menuItemList.read(db);
  const subs = items.flatMap((item, at) =>
    item.subs.map((sub, position) => ({ ...sub, position, menu_seq: String(rows[at]?.seq) })),
  );
  const areSubsStored = await subMenuItemList.write(db, subs);
  if (!areItemsStored || !areSubsStored) throw new Problem('conflict');
}

export const handlers: readonly Handler<Services>[] = [
  handle(readOfficeMenu, {
    run: async ({ who, services }) => ({
      data: await services.records.asStaff(who.staffId, readTree),
    }),
  }),
  handle(saveOfficeMenu, {
    run: async ({ input, who, services }) => ({
      data: await services.records.asStaff(who.staffId, async (db) => {
        const [items, subs] = [await menuItemList.lock(db), await subMenuItemList.lock(db)];
        if (items + subs !== input.version) await refuseOvertaken(db, subjects);
        await writeTree(db, input.items);
        return readTree(db);
      }),
    }),
  }),
];
