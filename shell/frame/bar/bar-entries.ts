/** The public menu as the server tells it, made ready for the bar (R031, R088–R091). */
import { words } from '../../../kit/words.text.ts';
import { itemsIn, type Menu, type MenuItem, type SubEntry } from '../menu.ts';
import { barText } from './bar.text.ts';

export interface BarEntry {
  readonly key: number;
  readonly name: string;
  /** For readers of English. */
  readonly nameEn: string;
  /** Name of its drawing (`shell/frame/menu-signs`). */
  readonly icon: string;
  /** Its own page; undefined for a parent that has none. */
  readonly link: string | undefined;
  /** Undefined for a plain link; empty for a parent whose children are not there yet (R033). */
  readonly subs: readonly SubEntry[] | undefined;
}

/** A report that the cooperative's settings link to (D-02). */
export interface Report {
  readonly name: string;
  readonly url: string;
}

/** The first item of every menu, also where the menu cannot be had (R089). */
export const homeItem: MenuItem = {
  ...{ seq: 0, manu_name_eng: 'Home', manu_name: words.home, url: '/home', icon: 'home' },
  ...{ type: 'main', is_parent: '0', status: '1', used_in: 'info' },
};

/**
 * Entries of the top bar in the server's order: items of type `main` that are switched on and stand
 * on the public site, each parent (`is_parent` not '0') with the sub-items that name it. Without a
 * menu, and in front of one that forgot it, the way home; at the end the reports, if there are any.
 */
export function barEntries(
  menu: Menu | undefined,
  reports: readonly Report[] = [],
): readonly BarEntry[] {
  const items = menu ? itemsIn(menu, 'info').filter(({ type }) => type === 'main') : [];
  const hasHome = items.some(({ url }) => url === homeItem.url);
  const entries = (hasHome ? items : [homeItem, ...items]).map((item) => entryOf(item, menu));
  return [...entries, ...reportsEntry(reports)];
}

const entryOf = (item: MenuItem, menu: Menu | undefined): BarEntry => ({
  key: item.seq,
  name: item.manu_name,
  nameEn: item.manu_name_eng,
  icon: item.icon,
  link: item.url,
  subs: item.is_parent === '0' || !menu ? undefined : subsOf(menu, item.seq),
});

function subsOf(menu: Menu, parent: number): SubEntry[] {
  return menu.list_sub_manu
    .filter((sub) => sub.manu_id === parent)
    .map(({ name, url, description }) => ({ name, url, description }));
}

function reportsEntry(reports: readonly Report[]): BarEntry[] {
  if (reports.length === 0) return [];
  const subs = reports.map((report) => ({ ...report, description: '' }));
  return [{ key: -1, ...barText.reports, icon: 'file-text', link: undefined, subs }];
}

/** The page of its own that a parent leads to, unless one of its sub-items leads there. */
export const ownPage = ({ link, subs }: BarEntry): string | undefined =>
  subs?.some(({ url }) => url === link) ? undefined : link;

/**
 * How an entry is marked: `page` where it leads to the page that is shown, `true` where one of its
 * sub-items does, or where the page lies below the one it leads to (`near`).
 */
export function markOf(
  { link, subs }: BarEntry,
  current: string,
  near: string | undefined,
): 'page' | 'true' | undefined {
  if (link === current && !subs) return 'page';
  const below = [link, ...(subs ?? []).map(({ url }) => url)];
  return [current, near].some((path) => path !== undefined && below.includes(path))
    ? 'true'
    : undefined;
}
