import { expect, test } from 'vitest';
import { sideEntries } from './side-entries.tsx';

const item = (seq: number, used_in: string, status = '1') => ({
  ...{ seq, manu_name: `เมนู ${seq}`, manu_name_eng: `Menu ${seq}`, url: `/list/${seq}` },
  ...{ icon: 'wallet', type: 'side', is_parent: '0', status, used_in },
});

test('R088 used_in brings an entry into a portal, status keeps it out', () => {
  const list_manu = [
    item(1, 'info'),
    item(2, 'info, member'),
    item(3, 'member agency'),
    item(4, 'agency'),
    item(5, 'member', '0'),
  ];
  const menu = { list_manu, list_sub_manu: [] };
  const links = (wing: 'member' | 'agency') => sideEntries(menu, wing).map(({ link }) => link);
  expect(links('member')).toEqual(['/list/2', '/list/3']);
  expect(links('agency')).toEqual(['/list/3', '/list/4']);
  expect(sideEntries(undefined, 'member')).toEqual([]);
});
