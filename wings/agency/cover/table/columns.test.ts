import { expect, test } from 'vitest';
import { coverExample, coverRows } from '../dto/example.api.ts';
import { type Cells, columnGroups } from './columns.ts';

const [first, , third] = coverRows;
const texts = (detail: 'full' | 'grouped' | 'total', cells: Cells) =>
  columnGroups(detail, coverExample.totals).flatMap(({ columns }) =>
    columns.map(({ of }) => of(cells)),
  );

test('D-23 full: period, principal and interest of each family', () => {
  if (!first || !third) throw new Error('the example is too short');
  expect(texts('full', first)).toEqual([
    ...['186', '2,500.00', '4', '4,170.00', '200.29', '31', '7,500.00', '3,328.77'],
    ...[undefined, undefined, undefined, '1,000.00', '620.00', undefined, undefined, undefined],
  ]);
  expect(texts('full', third)).toContain('41, 12');
});

test('D-23 grouped: one column a group; total: none', () => {
  const loan = { amount: '4370.29' };
  const cells = { ...coverExample.totals, share: { amount: '1.00' }, emergency: loan };
  const [share, emergency] = texts('grouped', cells);
  expect([share, emergency]).toEqual(['1.00', '4,370.29']);
  expect(texts('grouped', cells)).toHaveLength(9);
  expect(texts('total', cells)).toEqual([]);
});

test('D-23 a group is what its columns come to; guaranteed debts only where there are', () => {
  const groups = columnGroups('full', coverExample.totals);
  const amounts = Object.fromEntries(
    groups.map(({ key, amount }) => [key, amount(coverExample.totals)]),
  );
  expect(amounts).toMatchObject({
    share: '9,000.00',
    emergency: '4,370.29',
    ordinary: '23,625.15',
  });
  const without = columnGroups('full', { ...coverExample.totals, guarantee: null });
  expect(without.map(({ key }) => key)).not.toContain('guarantee');
});
