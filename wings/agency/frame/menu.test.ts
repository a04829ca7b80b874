import { expect, test } from 'vitest';
import { currentItem, menuItems } from './menu.ts';

test('R079 the menu stands in the order of the specification', () => {
  expect(menuItems.map(({ name, link }) => [name, link])).toEqual([
    ['งบหน้าใบเรียกเก็บ', '/membergroup/keeprep'],
    ['หนังสือนำส่ง', '/membergroup/delivery_book'],
    ['สรุปใบเรียกเก็บ', '/membergroup/summarize_rep'],
    ['เปลี่ยนรหัสผ่าน', '/membergroup/password'],
    ['คู่มือผู้แทนหน่วย', '/membergroup/guide_group'],
    ['ออกจากระบบ', undefined],
  ]);
});

test('R103 every entry has link, id, key, name and icon', () => {
  for (const item of menuItems) {
    expect(Object.keys(item)).toEqual(['link', 'id', 'key', 'name', 'icon']);
  }
  expect(new Set(menuItems.map(({ key }) => key)).size).toBe(menuItems.length);
});

test.each([
  ['/membergroup/keeprep', 'cover'],
  ['/membergroup/delivery_book', 'letters'],
  ['/membergroup/summarize_rep', 'summary'],
  ['/membergroup/password', 'password'],
  ['/membergroup/security', 'password'],
  ['/membergroup/guide_group', 'guide'],
])('R082 %s marks the entry %s', (path, id) => {
  expect(currentItem(path)?.id).toBe(id);
});

test.each(['/membergroup/dashboard', '/membergroup/logon', '/membergroup/keeprep/x', '/home'])(
  'R082 %s marks no entry: none of them leads there',
  (path) => {
    expect(currentItem(path)).toBeUndefined();
  },
);
