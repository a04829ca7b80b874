/** The public menu as the server tells it, made ready for the bar (R031, R088–R091). */
import { words } from '../../words.text.ts';

interface MenuItem {
  readonly seq: number;
  readonly manu_name: string;
  readonly url: string;
  readonly type: string;
  readonly is_parent: string;
  readonly status: string;
}

interface SubMenuItem {
  readonly manu_id: number;
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

export interface Menu {
  readonly list_manu: readonly MenuItem[];
  readonly list_sub_manu: readonly SubMenuItem[];
}

export interface BarEntry {
  readonly key: number;
  readonly name: string;
  readonly link: string;
  /** Undefined for a plain link; empty for a parent whose children are not there yet (R033). */
  readonly subs: readonly Omit<SubMenuItem, 'manu_id'>[] | undefined;
}

/** The way home, there even when the menu cannot be had (R089). */
export const homeEntry: BarEntry = { key: 0, name: words.home, link: '/home', subs: undefined };

/**
 * Entries of the top bar in the server's order: items of type `main` that are switched on, each
 * parent (`is_parent` not '0') with the sub-items that name it. Without a menu, and in front of
 * one that forgot it, the way home.
 */
export function barEntries(menu: Menu | undefined): readonly BarEntry[] {
  const entries = menu ? mainEntries(menu) : [];
  return entries.some((entry) => entry.link === homeEntry.link) ? entries : [homeEntry, ...entries];
}

function mainEntries(menu: Menu): BarEntry[] {
  return menu.list_manu
    .filter((item) => item.type === 'main' && item.status === '1')
    .map((item) => ({
      key: item.seq,
      name: item.manu_name,
      link: item.url,
      subs: item.is_parent === '0' ? undefined : subsOf(menu, item.seq),
    }));
}

function subsOf(menu: Menu, parent: number): Omit<SubMenuItem, 'manu_id'>[] {
  return menu.list_sub_manu
    .filter((sub) => sub.manu_id === parent)
    .map(({ name, url, description }) => ({ name, url, description }));
}
