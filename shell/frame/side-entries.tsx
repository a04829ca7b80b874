import { SpriteIcon } from '../../kit/icon/SpriteIcon.tsx';
import { itemsIn, type Menu, type Wing } from './menu.ts';
import type { SideEntry } from './portal/side-entry.ts';

/** What the cooperative puts into a portal's side menu: each entry's own address, no sub-items. */
export const sideEntries = (menu: Menu | undefined, wing: Wing): readonly SideEntry[] =>
  menu
    ? itemsIn(menu, wing).map(({ seq, manu_name: name, url, icon }) => ({
        ...{ link: url, id: `menu-${seq}`, key: 0, name },
        icon: <SpriteIcon of={icon} />,
      }))
    : [];
