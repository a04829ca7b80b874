/** The menu as a tree in the browser: what a change makes of it. Pure. */
import type { DataOf, InputOf } from '../../../../api/endpoint.ts';
import type { readOfficeMenu, saveOfficeMenu } from './menu.api.ts';

export type MenuData = DataOf<typeof readOfficeMenu>;
export type Item = MenuData['items'][number];
export type Sub = Item['subs'][number];
/** As it is sent: what is new has no number. */
export type SentItem = InputOf<typeof saveOfficeMenu>['items'][number];
export type SentSub = SentItem['subs'][number];
export type Tree = readonly SentItem[];

/** The row that is edited, as the address names it: `12`, `new`, `12.5`, `12.new`. */
export interface Place {
  readonly item: string;
  readonly sub: string | undefined;
}

export function placeOf(edited: string): Place {
  const [item = '', sub] = edited.split('.');
  return { item, sub };
}

/** An item in the place of the one with its number, or behind all. */
export function withItem(tree: Tree, item: SentItem): Tree {
  const at = tree.findIndex(({ id }) => id !== null && id === item.id);
  return at < 0 ? [...tree, item] : tree.with(at, item);
}

/** A sub-item below an item: in its place, or behind the others when it comes from elsewhere. */
export function withSub(tree: Tree, above: string, sub: SentSub): Tree {
  return tree.map((item) => {
    const at = item.subs.findIndex(({ id }) => id !== null && id === sub.id);
    if (item.id !== above) return at < 0 ? item : { ...item, subs: item.subs.toSpliced(at, 1) };
    return { ...item, subs: at < 0 ? [...item.subs, sub] : item.subs.with(at, sub) };
  });
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [one] = list.slice(from, from + 1);
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Without the item of the number. */
export const withoutItem = (tree: Tree, id: string): Tree => tree.filter((item) => item.id !== id);

export const withoutSub = (tree: Tree, id: string): Tree =>
  tree.map((item) => ({ ...item, subs: item.subs.filter((sub) => sub.id !== id) }));
