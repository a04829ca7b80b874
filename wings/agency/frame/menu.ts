/** The menu of the agencies' portal and the entry that a path belongs to (R079, R082, R103). */
import { paths } from '../../../api/paths.ts';
import { menuNames } from './frame.text.ts';

type Name = keyof typeof menuNames;

export interface MenuItem {
  /** Address of the screen; undefined for what only acts (log out). */
  readonly link: string | undefined;
  readonly id: Name;
  readonly key: number;
  readonly name: string;
  /** What is drawn beside it. */
  readonly icon: Name;
}

const item = (id: Name, key: number, link?: string): MenuItem => ({
  link,
  id,
  key,
  name: menuNames[id],
  icon: id,
});

/** In the order of R079; log out stands last. */
export const menuItems: readonly MenuItem[] = [
  item('cover', 1, paths.agencyCover),
  item('letters', 2, paths.agencyLetters),
  item('summary', 3, paths.agencySummary),
  item('password', 4, paths.agencyPassword),
  item('guide', 5, paths.agencyGuide),
  item('logout', 6),
];

/** Where one comes from the password's page and no entry leads. */
const below: Readonly<Record<string, string>> = { [paths.agencySecurity]: paths.agencyPassword };

/** The entry to mark as the current page; the overview has none. */
export function currentItem(pathname: string): MenuItem | undefined {
  return menuItems.find(({ link }) => link === (below[pathname] ?? pathname));
}
