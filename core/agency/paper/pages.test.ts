import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orNothing } from '../../satang.ts';
import { type CoverCells, coverOf, nothing, plusCells } from '../cover.ts';
import { anyBills } from '../tests/worked.ts';
import { coverPages } from './pages.ts';

const rooms = fc
  .record({ full: fc.integer({ min: 3, max: 12 }), less: fc.integer({ min: 0, max: 11 }) })
  .map(({ full, less }) => ({ full, last: Math.max(1, full - less) }));
const statements = fc.record({ bills: anyBills, room: rooms, seed: fc.nat() });

/** Lines of each row, one to three. */
const heightsOf = (count: number, seed: number) =>
  Array.from(
    { length: count },
    (_, at) => 1 + ((seed >> (at % 20)) & 1) + ((seed >> (at % 7)) & 1),
  );

test('R073 A.9 each page carries on what the ones before it add up to, to the last satang', () => {
  fc.assert(
    fc.property(statements, ({ bills, room, seed }) => {
      const cover = coverOf(bills);
      const heights = heightsOf(cover.rows.length, seed);
      const pages = coverPages(cover, heights, room);
      expect(pages.flatMap(({ rows }) => rows)).toEqual(cover.rows);
      let before: CoverCells | null = null;
      for (const { rows, sum, brought, carried } of pages) {
        expect(rows.length).toBeGreaterThan(0);
        expect(sum).toEqual(rows.reduce<CoverCells>(plusCells, nothing));
        expect(brought).toEqual(before);
        expect(carried.totalSatang).toBe(orNothing(brought?.totalSatang) + sum.totalSatang);
        before = carried;
      }
      expect(before).toEqual(cover.totals);
    }),
  );
});

test('A.9 no page is fuller than it can be, and the last one has room for the signatures', () => {
  fc.assert(
    fc.property(statements, ({ bills, room, seed }) => {
      const cover = coverOf(bills);
      const heights = heightsOf(cover.rows.length, seed);
      const pages = coverPages(cover, heights, room);
      for (const [at, { rows }] of pages.entries()) {
        const most = at === pages.length - 1 ? room.last : room.full;
        const used = rows.reduce((sum, { seq }) => sum + (heights[seq - 1] ?? 0), 0);
        if (rows.length > 1) expect(used).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('A.9 a statement of nobody is one empty page', () => {
  const [page, ...others] = coverPages(coverOf([]), [], { full: 10, last: 4 });
  expect(others).toEqual([]);
  expect(page).toEqual({ rows: [], sum: nothing, brought: null, carried: nothing });
});

test('A.9 rows that fill a page but leave no room for its end are shared by two pages', () => {
  const bills = Array.from({ length: 10 }, () => anyBillOf());
  const lengths = (count: number, last: number) =>
    coverPages(coverOf(bills.slice(0, count)), new Array(count).fill(1), { full: 8, last }).map(
      ({ rows }) => rows.length,
    );
  expect(lengths(3, 4)).toEqual([3]);
  expect(lengths(4, 4)).toEqual([4]);
  expect(lengths(5, 4)).toEqual([4, 1]);
  expect(lengths(8, 4)).toEqual([6, 2]);
  expect(lengths(9, 4)).toEqual([8, 1]);
  expect(lengths(10, 1)).toEqual([8, 1, 1]);
});

function anyBillOf() {
  const [bill] = fc.sample(anyBills, 1)[0] ?? [];
  if (!bill) throw new Error('no bill');
  return bill;
}
