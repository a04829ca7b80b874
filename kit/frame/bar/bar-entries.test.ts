import { expect, test } from 'vitest';
import { barEntries, homeEntry } from './bar-entries.ts';

const item = (seq: number, change: Partial<Record<string, string>> = {}) => ({
  seq,
  manu_name: `เมนู ${seq}`,
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

test('R089 the way home stands in the bar when the menu cannot be had, and never twice', () => {
  expect(barEntries(undefined)).toEqual([homeEntry]);
  expect(homeEntry).toMatchObject({ name: 'หน้าหลัก', link: '/home', subs: undefined });
  const list_manu = [item(7, { url: '/home', manu_name: 'หน้าแรก' }), item(8)];
  const entries = barEntries({ list_manu, list_sub_manu: [] });
  expect(entries.map((entry) => entry.name)).toEqual(['หน้าแรก', 'เมนู 8']);
});
