import { expect, test } from 'vitest';
import type { ListRow } from '../list/list-data.ts';
import { changesToday } from './change-today.ts';

const today = '2025-11-28';
const row = (id: string, rate: string, effective_on: string, name = 'ออมทรัพย์'): ListRow => ({
  ...{ id, rate, effective_on, name, kind: 'DEPOSIT' },
});
const rows = [row('1', '1.25', '2024-01-01'), row('2', '1.50', '2025-07-01')];
const [, now] = rows;
const only = [row('1', '1.25', '2024-01-01')];

test('a rate of a day to come changes nothing today, one of today does', () => {
  const added = (effective_on: string) =>
    changesToday(rows, undefined, { ...row('', '1.75', effective_on), id: null }, today);
  expect(added('2026-01-01')).toEqual([]);
  expect(added(today)).toEqual([{ name: 'ออมทรัพย์', before: '1.50', after: '1.75' }]);
});

test('the rate in force, put off: the former one holds again, or none', () => {
  const later = { effective_on: '2026-01-01' };
  expect(changesToday(rows, now, { ...now, ...later }, today)).toEqual([
    { name: 'ออมทรัพย์', before: '1.50', after: '1.25' },
  ]);
  expect(changesToday(only, only[0], { ...only[0], ...later }, today)).toEqual([
    { name: 'ออมทรัพย์', before: '1.25', after: undefined },
  ]);
});

test('another name: the old one loses its rate, the new one has it', () => {
  expect(changesToday(only, only[0], { ...only[0], name: 'ประจำ' }, today)).toEqual([
    { name: 'ออมทรัพย์', before: '1.25', after: undefined },
    { name: 'ประจำ', before: undefined, after: '1.25' },
  ]);
});

test('what is not yet typed whole changes nothing', () => {
  expect(changesToday(only, only[0], { ...only[0], rate: '' }, today)).toEqual([]);
});
