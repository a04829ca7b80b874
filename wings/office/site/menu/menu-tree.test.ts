import { expect, test } from 'vitest';
import {
  moved,
  placeOf,
  type SentItem,
  type SentSub,
  withItem,
  withoutItem,
  withoutSub,
  withSub,
} from './menu-tree.ts';

const sub = (id: string | null, name = `s${id}`): SentSub => ({
  ...{ id, name, url: '/home', description: '', shown: true },
});
const item = (id: string | null, subs: SentSub[] = [], name = `m${id}`): SentItem => ({
  ...{ id, name, name_en: '', url: '/home', icon: '', type: 'main', is_parent: false },
  ...{ shown: true, used_in: 'info', subs },
});
const tree = [item('1', [sub('10'), sub('11')]), item('2')];
const shape = (items: readonly SentItem[]) =>
  items.map(({ name, subs }) => [name, ...subs.map((one) => one.name)].join(' '));

test('an item takes its own place, a new one comes last', () => {
  expect(shape(withItem(tree, item('1', [], 'x')))).toEqual(['x', 'm2']);
  expect(shape(withItem(tree, item(null)))).toEqual(['m1 s10 s11', 'm2', 'mnull']);
});

test('a sub-item stays in its place, or moves below another item', () => {
  expect(shape(withSub(tree, '1', sub('10', 'x')))).toEqual(['m1 x s11', 'm2']);
  expect(shape(withSub(tree, '2', sub('10', 'x')))).toEqual(['m1 s11', 'm2 x']);
  expect(shape(withSub(tree, '2', sub(null)))).toEqual(['m1 s10 s11', 'm2 snull']);
});

test('what is moved leaves nothing behind, what is removed is gone', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 3, 0)).toEqual(['a']);
  expect(shape(withoutItem(tree, '1'))).toEqual(['m2']);
  expect(shape(withoutSub(tree, '10'))).toEqual(['m1 s11', 'm2']);
});

test('the address names an item, or an item and what is below it', () => {
  expect(placeOf('12')).toEqual({ item: '12', sub: undefined });
  expect(placeOf('12.new')).toEqual({ item: '12', sub: 'new' });
});
