import { describe, expect, test } from 'vitest';
import { mergeRows, theirChanges } from './merge.ts';
import { type Category, emptyRow, rowsOf } from './rows.ts';

const category = (key: string, more: Partial<Category> = {}): Category => ({
  ...{ key, name: key, description: '', content_type: 'GENERAL', home_block: null },
  ...{ shown: true, topics: 0, ...more },
});
const opened = ['a', 'b', 'c'].map((key) => category(key));
const mine = (edit: (rows: ReturnType<typeof rowsOf>) => ReturnType<typeof rowsOf>) =>
  edit(rowsOf(opened));
const keys = (rows: readonly Category[]) => rows.map(({ key }) => key).join('');

describe('what was typed above a newer list', () => {
  test('a field that was typed stays, the others are as they stand now', () => {
    const rows = mine(([a, ...rest]) => (a ? [{ ...a, name: 'typed' }, ...rest] : rest));
    const now = [category('a', { name: 'theirs', description: 'theirs' }), ...opened.slice(1)];
    expect(mergeRows(opened, rows, now)[0]).toMatchObject({ name: 'typed', description: 'theirs' });
  });

  test('what they added comes in, what they removed goes unless something was typed in it', () => {
    const rows = mine(([a, ...rest]) => (a ? [{ ...a, name: 'typed' }, ...rest] : rest));
    const now = [category('c', { topics: 4 }), category('d')];
    const merged = mergeRows(opened, rows, now);
    expect(keys(merged)).toBe('cda');
    expect(merged.map(({ isNew }) => isNew)).toEqual([false, false, true]);
    expect(merged[0]?.topics).toBe(4);
    expect(new Set(merged.map(({ id }) => id)).size).toBe(3);
  });

  test('what was added and removed in the form stays so', () => {
    const rows = mine(([a, , c]) => (a && c ? [a, c, { ...emptyRow(9), key: 'n' }] : []));
    expect(keys(mergeRows(opened, rows, opened))).toBe('acn');
  });

  test('an order that was made stays; who made none takes theirs', () => {
    const now = ['c', 'b', 'a', 'd'].map((key) => category(key));
    const moved = mine(([a, b, c]) => (a && b && c ? [b, a, c] : []));
    expect(keys(mergeRows(opened, moved, now))).toBe('bacd');
    expect(keys(mergeRows(opened, rowsOf(opened), now))).toBe('cbad');
  });
});

test('what others changed is told: made, removed, and which fields', () => {
  const now = [category('a', { name: 'A', shown: false }), category('b'), category('d')];
  expect(
    theirChanges(opened, now).map(({ kind, category: { key }, fields }) => [kind, key, fields]),
  ).toEqual([
    ['changed', 'a', ['name', 'shown']],
    ['made', 'd', []],
    ['removed', 'c', []],
  ]);
});
