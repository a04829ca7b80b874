import { expect, test } from 'vitest';
import { barEntries, homeItem, markOf, ownPage } from './bar-entries.ts';

const item = (seq: number, change: Partial<Record<string, string>> = {}) => ({
  seq,
  manu_name: `เมนู ${seq}`,
  manu_name_eng: `Menu ${seq}`,
  icon: 'wallet',
  used_in: 'info',
  url: `/list/${seq}`,
  type: 'main',
  is_parent: '0',
  status: '1',
  ...change,
});
const sub = (manuId: number, name: string) => ({
  manu_id: manuId,
  name,
  url: '/show/1',
  description: 'คำอธิบาย',
});

test('R031 a parent carries its own sub-items, in order', () => {
  const entries = barEntries({
    list_manu: [item(1), item(2, { is_parent: '1' })],
    list_sub_manu: [sub(2, 'ก'), sub(3, 'ของคนอื่น'), sub(2, 'ข')],
  });
  expect(entries.map((entry) => entry.subs?.map((one) => one.name))).toEqual([
    undefined,
    undefined,
    ['ก', 'ข'],
  ]);
});

test('R033 a parent without sub-items has an empty list, a plain link none', () => {
  const list_manu = [item(1, { is_parent: '1' }), item(2)];
  const entries = barEntries({ list_manu, list_sub_manu: [] });
  expect(entries.slice(1).map((entry) => entry.subs)).toEqual([[], undefined]);
});

test('R090 items of another type and items switched off stay out of the bar', () => {
  const list_manu = [item(1, { type: 'footer' }), item(2, { status: '0' }), item(3)];
  expect(barEntries({ list_manu, list_sub_manu: [] }).map((entry) => entry.key)).toEqual([0, 3]);
});

test('R089 the default first item has its fields, stands without a menu, and never twice', () => {
  expect(homeItem).toEqual({
    ...{ seq: 0, manu_name: 'หน้าหลัก', manu_name_eng: 'Home', url: '/home', icon: 'home' },
    ...{ type: 'main', is_parent: '0', status: '1', used_in: 'info' },
  });
  const home = { name: 'หน้าหลัก', nameEn: 'Home', icon: 'home', link: '/home', subs: undefined };
  expect(barEntries(undefined)).toEqual([{ key: 0, ...home }]);
  expect(barEntries({ list_manu: [], list_sub_manu: [] })).toEqual([{ key: 0, ...home }]);
  const list_manu = [item(7, { url: '/home', manu_name: 'หน้าแรก' }), item(8)];
  const entries = barEntries({ list_manu, list_sub_manu: [] });
  expect(entries.map((entry) => entry.name)).toEqual(['หน้าแรก', 'เมนู 8']);
});

test('R088 an entry brings its English name and its drawing', () => {
  const list_manu = [item(1, { url: '/home' })];
  expect(barEntries({ list_manu, list_sub_manu: [] })[0]).toMatchObject({
    ...{ name: 'เมนู 1', nameEn: 'Menu 1', icon: 'wallet' },
  });
});

test.each([
  ['info', true],
  ['info,member', true],
  ['member info', true],
  ['INFO', true],
  ['', true],
  ['member', false],
  ['agency, member', false],
  ['information', false],
])('R088 used_in %j stands in the public bar: %s', (used_in, stands) => {
  const entries = barEntries({ list_manu: [item(7, { used_in })], list_sub_manu: [] });
  expect(entries.some(({ key }) => key === 7)).toBe(stands);
});

test('D-02 the reports stand at the end, and without one there is no entry', () => {
  const menu = { list_manu: [item(1, { url: '/home' })], list_sub_manu: [] };
  const reports = [
    { name: 'รายงานประจำปี', url: '/mediafiles/files/Report/a.pdf' },
    { name: 'งบการเงิน', url: 'https://coop.example/b' },
  ];
  const entry = barEntries(menu, reports).at(-1);
  expect(entry).toMatchObject({ name: 'รายงาน', nameEn: 'Reports', link: undefined });
  expect(entry?.subs?.map(({ name, url }) => ({ name, url }))).toEqual(reports);
  expect(barEntries(undefined, reports).map(({ name }) => name)).toEqual(['หน้าหลัก', 'รายงาน']);
  expect(barEntries(menu, [])).toHaveLength(1);
});

test('R031 a parent leads to its own page, unless a sub-item does', () => {
  const list_manu = [item(2, { is_parent: '1', url: '/list/2' })];
  const own = (url: string) => {
    const [, entry] = barEntries({ list_manu, list_sub_manu: [{ ...sub(2, 'ก'), url }] });
    return entry && ownPage(entry);
  };
  expect(own('/show/1')).toBe('/list/2');
  expect(own('/list/2')).toBeUndefined();
});

test('R031 a mark shows where one is: on the page, and near it', () => {
  const list_manu = [item(2, { is_parent: '1', url: '/list/2' }), item(3, { url: '/board' })];
  const menu = { list_manu, list_sub_manu: [{ ...sub(2, 'ก'), url: '/loancal' }] };
  const marks = (current: string, near?: string) =>
    barEntries(menu).map((entry) => markOf(entry, current, near));
  expect(marks('/home')).toEqual(['page', undefined, undefined]);
  expect(marks('/list/2')).toEqual([undefined, 'true', undefined]);
  expect(marks('/loancal')).toEqual([undefined, 'true', undefined]);
  expect(marks('/board')).toEqual([undefined, undefined, 'page']);
  expect(marks('/boardShow/4', '/board')).toEqual([undefined, undefined, 'true']);
  expect(marks('/nowhere')).toEqual([undefined, undefined, undefined]);
});
