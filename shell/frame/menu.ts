/** The menu as the server tells it, and which of it stands in which wing (R088–R091). */

export interface MenuItem {
  readonly seq: number;
  readonly manu_name_eng: string;
  readonly manu_name: string;
  readonly url: string;
  readonly icon: string;
  readonly type: string;
  readonly is_parent: string;
  readonly status: string;
  readonly used_in: string;
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

/** A link below an entry; without a description its name says all. */
export type SubEntry = Omit<SubMenuItem, 'manu_id'>;

export type Wing = 'info' | 'member' | 'agency';

/** The wings that `used_in` names, whatever stands between them; none: the public site. */
function standsIn(usedIn: string, wing: Wing): boolean {
  const named = usedIn.toLowerCase().match(/[a-z]+/g) ?? ['info'];
  return named.includes(wing);
}

/** Items that are switched on (`status` '1') and stand in the wing, in the server's order. */
export const itemsIn = (menu: Menu, wing: Wing): readonly MenuItem[] =>
  menu.list_manu.filter((item) => item.status === '1' && standsIn(item.used_in, wing));
