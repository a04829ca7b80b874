/** The member menu and the keys that the selected entry follows (R059, R060, R062, R103, R178). */
import { paths } from '../../../api/paths.ts';
import type { SideState } from '../../../shell/frame/portal/side-entry.ts';
import { menuNames } from './frame.text.ts';

/** What is drawn beside an entry. */
export type MenuDrawing =
  | 'person'
  | 'share'
  | 'loan'
  | 'deposit'
  | 'receipt'
  | 'guarantee'
  | 'coins'
  | 'people'
  | 'cremation'
  | 'welfare'
  | 'certificate'
  | 'security'
  | 'key'
  | 'leave'
  | 'home';

export interface MenuItem {
  /** Address of the screen; undefined for what only acts (log out). */
  readonly link: string | undefined;
  readonly id: string;
  readonly key: number;
  readonly name: string;
  readonly icon: MenuDrawing;
}

type Name = keyof typeof menuNames;

const item = (id: Name, key: number, icon: MenuDrawing, link?: string): MenuItem => ({
  link,
  id,
  key,
  name: menuNames[id],
  icon,
});

/** In the order of R059; log out stands last. */
export const menuItems: readonly MenuItem[] = [
  item('status', 1, 'person', paths.memberStatus),
  item('share', 2, 'share', paths.memberShare),
  item('loan', 3, 'loan', paths.memberLoan),
  item('deposit', 4, 'deposit', paths.memberDeposit),
  item('kep', 5, 'receipt', paths.memberKep),
  item('coll', 6, 'guarantee', paths.memberColl),
  item('dividend', 8, 'coins', paths.memberDividend),
  item('gian', 7, 'people', paths.memberGian),
  item('password', 9, 'key', paths.memberPassword),
  item('logout', 10, 'leave'),
];

/** Under a heading of their own: R059 names none of them, and a phone's menu has every room. */
export const moreItems: readonly MenuItem[] = [
  item('kepcrem', 12, 'cremation', paths.memberKepcrem),
  item('welfare', 10, 'welfare', paths.memberWelfare),
  item('certificate', 13, 'certificate', paths.memberCertificate),
  item('security', 14, 'security', paths.memberSecurity),
];

/**
 * Keys by the word after `/member/` (R178). Welfare shares log out's key, as specified; 13 and 14
 * are our own, for rooms that the specification does not have.
 */
const keys: ReadonlyMap<string, number> = new Map([
  ['status', 1],
  ['share', 2],
  ['loan', 3],
  ['loan_statement', 3],
  ['deposit', 4],
  ['dep_statement', 4],
  ['kep', 5],
  ['coll', 6],
  ['gian', 7],
  ['dividend', 8],
  ['password', 9],
  ['logout', 10],
  ['welfare', 10],
  ['logon', 11],
  ['kepcrem', 12],
  ['certificate', 13],
  ['security', 14],
  ['welcome', 99],
]);

/** The word after `/member/`: what a screen is called in its address. */
export const wordOf = (pathname: string): string =>
  /^\/member\/([a-z_-]+)/.exec(pathname)?.[1] ?? '';

/** Before any path is known (R108). */
export const firstSidebar: SideState = { key: 1, theme: 'light' };

/** The sidebar at a path: its key follows the path, and stays the first one elsewhere. */
export function sidebarAt(pathname: string): SideState {
  const key = keys.get(wordOf(pathname));
  return key === undefined ? firstSidebar : { ...firstSidebar, key };
}

/**
 * The entry to mark as the current page: the one that leads to a screen, since log out, which has
 * welfare's key, is no place to stand on.
 */
export function currentItem(pathname: string): MenuItem | undefined {
  const key = keys.get(wordOf(pathname));
  return [...menuItems, ...moreItems].find(
    (entry) => entry.link !== undefined && entry.key === key,
  );
}

/** Screens that carry the note of the last update (R007, D-22). */
const noted = new Set([
  ...['share', 'loan', 'loan_statement', 'deposit', 'dep_statement', 'kep', 'dividend'],
]);

export function hasUpdateNote(pathname: string): boolean {
  return noted.has(wordOf(pathname));
}
