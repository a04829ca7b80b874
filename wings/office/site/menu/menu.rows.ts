/** How this list's endpoints answer each kind of caller. */
import { inRow, listRows } from '../../../../tools/endpoints/tests/list-rows.ts';

const fresh = {
  id: null,
  name: 'เมนูทดสอบ',
  name_en: '',
  url: '/home',
  icon: '',
  type: 'main',
  is_parent: false,
  shown: true,
  used_in: 'info',
  subs: [],
};

export const { matrixRows, auditRows, raceRows } = listRows({
  name: 'office.menu',
  entry: 'office.menu.saved',
  table: 'menu_items',
  role: 'content',
  other: 'admin',
  fresh,
  malformed: inRow(
    fresh,
    {
      name: '',
      name_en: 'x'.repeat(41),
      url: 'home',
      icon: 'skull',
      type: 'top',
      used_in: 'office',
      subs: 1,
    },
    'items',
  ),
  rows: 'items',
  version: 'd41d8cd98f00b204e9800998ecf8427e'.repeat(2),
});
