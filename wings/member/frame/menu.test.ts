import { expect, test } from 'vitest';
import {
  currentItem,
  firstSidebar,
  hasUpdateNote,
  menuItems,
  moreItems,
  sidebarAt,
} from './menu.ts';

test('R059 the menu stands in the order of the specification', () => {
  expect(menuItems.map((item) => item.name)).toEqual([
    'ข้อมูลส่วนบุคคล',
    'ทุนเรือนหุ้น',
    'เงินกู้',
    'เงินฝาก',
    'รายการเรียกเก็บ',
    'การค้ำประกัน',
    'ปันผล/เฉลี่ยคืน',
    'ผู้รับโอนประโยชน์',
    'เปลี่ยนรหัสผ่าน',
    'ออกจากระบบ',
  ]);
});

test('R059 D-12 D-15 the rooms that it does not name stand in a group of their own', () => {
  expect(moreItems.map((item) => item.name)).toEqual([
    'ฌาปนกิจสงเคราะห์',
    'สวัสดิการ',
    'หนังสือรับรองยอด',
    'ความปลอดภัยของบัญชี',
  ]);
});

test('R103 every entry has link, id, key, name and icon; only log out has no screen', () => {
  const all = [...menuItems, ...moreItems];
  for (const item of all) {
    expect(Object.keys(item)).toEqual(['link', 'id', 'key', 'name', 'icon']);
    expect(item.link === undefined).toBe(item.id === 'logout');
  }
  expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
});

test.each([
  ['/member/status', 1],
  ['/member/share', 2],
  ['/member/loan', 3],
  ['/member/loan_statement/6800123', 3],
  ['/member/deposit', 4],
  ['/member/dep_statement/0102000001234', 4],
  ['/member/kep', 5],
  ['/member/coll', 6],
  ['/member/gian', 7],
  ['/member/dividend', 8],
  ['/member/password', 9],
  ['/member/logout', 10],
  ['/member/welfare', 10],
  ['/member/logon', 11],
  ['/member/kepcrem', 12],
  ['/member/welcome', 99],
  ['/member/certificate', 13],
  ['/member/security', 14],
])('R178 %s has key %i', (path, key) => {
  expect(sidebarAt(path).key).toBe(key);
});

test('R108 the sidebar starts at key 1 in the light theme, also where no path is known', () => {
  expect(firstSidebar).toEqual({ key: 1, theme: 'light' });
  expect(sidebarAt('/home')).toEqual(firstSidebar);
  expect(sidebarAt('/member/constructor')).toEqual(firstSidebar);
});

test.each([
  ['/member/share', 'share'],
  ['/member/loan_statement/6800123', 'loan'],
  ['/member/dep_statement/0102000001234', 'deposit'],
  ['/member/dividend', 'dividend'],
  ['/member/gian', 'gian'],
  ['/member/welfare', 'welfare'],
  ['/member/kepcrem', 'kepcrem'],
  ['/member/certificate', 'certificate'],
  ['/member/security', 'security'],
])('R062 %s marks the entry %s', (path, id) => {
  expect(currentItem(path)?.id).toBe(id);
});

test.each(['/member/welcome', '/member/constructor', '/home'])(
  'R062 %s marks no entry: none of them leads there',
  (path) => {
    expect(currentItem(path)).toBeUndefined();
  },
);

test('R007 D-22 the note of the last update stands on the seven screens and nowhere else', () => {
  const noted = [
    ...['share', 'loan', 'loan_statement/1', 'deposit', 'dep_statement/1', 'kep', 'kep/2568/11/1'],
    'dividend',
  ];
  const bare = [
    ...['status', 'coll', 'gian', 'welfare', 'kepcrem', 'certificate'],
    ...['password', 'welcome', 'logon', 'security'],
  ];
  expect(noted.filter((word) => hasUpdateNote(`/member/${word}`))).toEqual(noted);
  expect(bare.filter((word) => hasUpdateNote(`/member/${word}`))).toEqual([]);
});
