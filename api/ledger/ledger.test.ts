import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { clampDays, type LedgerSelection, ledgerKeysetPage, ledgerSelection } from './ledger.ts';

const faultsOf = (read: () => unknown): readonly unknown[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof Problem) return error.fields.map((fault) => fault.field);
  }
  return [];
};

test('D-01 a filter names its days and its place', () => {
  expect(ledgerSelection({})).toEqual({});
  expect(ledgerSelection({ from: '2025-09-01', to: '2025-11-28', page: 'before.184' })).toEqual({
    from: '2025-09-01',
    to: '2025-11-28',
    before: 184,
  });
  expect(ledgerSelection({ page: 'after.7' })).toEqual({ after: 7 });
});

test('D-01 days that do not exist, or stand the wrong way round, name their field', () => {
  expect(faultsOf(() => ledgerSelection({ from: '2025-02-29' }))).toEqual(['from']);
  expect(faultsOf(() => ledgerSelection({ to: '2025-13-01', from: '2025-00-10' }))).toEqual([
    'from',
    'to',
  ]);
  expect(faultsOf(() => ledgerSelection({ from: '2025-09-02', to: '2025-09-01' }))).toEqual(['to']);
});

test.each(['before.999999999999', 'after.2147483647', 'before.0', 'after.0'])(
  'D-01 the place %s names no line: its field is page',
  (page) => {
    expect(faultsOf(() => ledgerSelection({ page }))).toEqual(['page']);
  },
);

/** What the store answers: lines newest first, one more than fits. */
function found(all: readonly { seq: number }[], { before, after }: LedgerSelection, limit: number) {
  if (after !== undefined) return all.filter((line) => line.seq > after).slice(-limit - 1);
  return all.filter((line) => before === undefined || line.seq < before).slice(0, limit + 1);
}

test('D-01 reading on and back again passes every line once, in both directions', () => {
  const ledger = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 80 });
  fc.assert(
    fc.property(ledger, fc.integer({ min: 1, max: 9 }), (numbers, limit) => {
      const all = numbers.toSorted((a, b) => b - a).map((seq) => ({ seq }));
      const read = (page?: string) => {
        const selection = ledgerSelection({ page });
        return ledgerKeysetPage(found(all, selection, limit), selection, limit);
      };
      const forwards = [read()];
      for (let ledgerPage = forwards[0]; ledgerPage?.next; ledgerPage = forwards.at(-1))
        forwards.push(read(ledgerPage.next));
      expect(forwards.flatMap((ledgerPage) => ledgerPage.lines)).toEqual(all);
      expect(forwards[0]?.prev).toBeNull();
      const backwards = [forwards.at(-1)];
      for (let ledgerPage = backwards[0]; ledgerPage?.prev; ledgerPage = backwards[0])
        backwards.unshift(read(ledgerPage.prev));
      expect(backwards.flatMap((ledgerPage) => ledgerPage?.lines ?? [])).toEqual(all);
    }),
  );
});

test.each([
  [{}, { from: null, to: null }],
  [{ to: '2030-12-31' }, { from: null, to: '2025-11-28' }],
  [
    { from: '2025-11-28', to: '2025-11-28' },
    { from: '2025-11-28', to: '2025-11-28' },
  ],
  [
    { from: '2026-01-01', to: '2030-12-31' },
    { from: '2025-11-28', to: '2025-11-28' },
  ],
  [
    { from: '2025-01-01', to: '2025-11-27' },
    { from: '2025-01-01', to: '2025-11-27' },
  ],
])('D-10 of the chosen days %o no more is told than the records know', (selection, expected) => {
  expect(clampDays(selection, '2025-11-28')).toEqual(expected);
});

test('D-01 a place beyond either end is an empty page that knows no neighbours', () => {
  const all = [{ seq: 3 }, { seq: 2 }];
  const nothing = { lines: [], next: null, prev: null };
  expect(ledgerKeysetPage(found(all, { before: 2 }, 24), { before: 2 })).toEqual(nothing);
  expect(ledgerKeysetPage(found(all, { after: 3 }, 24), { after: 3 })).toEqual(nothing);
});

test('D-01 no place is handed out that would be refused', () => {
  const seq = fc.oneof(fc.constantFrom(1, 2, 2_147_483_646, 2_147_483_647), fc.nat());
  const selection = fc.record({ direction: fc.constantFrom('before', 'after'), seq });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
      selection,
      (seqs, cursor) => {
        const all = seqs.toSorted((a, b) => b - a).map((one) => ({ seq: one }));
        const at = { [cursor.direction]: cursor.seq };
        const { next, prev } = ledgerKeysetPage(found(all, at, 2), at, 2);
        for (const page of [next, prev]) {
          if (page !== null) expect(faultsOf(() => ledgerSelection({ page }))).toEqual([]);
        }
      },
    ),
  );
});
