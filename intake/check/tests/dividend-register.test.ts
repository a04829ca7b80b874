import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '../../../core/days.ts';
import { type Dividend, dividendOf } from '../../../core/dividend/dividend.ts';
import { refundTerms } from '../../../core/dividend/refund.ts';
import type { DividendYear, ShareMove } from '../../../core/dividend/year.ts';
import { DividendRegister } from '../benefits/dividend-register.ts';
import { positionFinder, ShareYears } from '../benefits/share-years.ts';

const yearOf = (year: number, change: Partial<DividendYear> = {}): DividendYear => ({
  method: 'MONTHLY',
  startsOn: `${year}-01-01`,
  endsOn: `${year}-12-31`,
  cutoffDay: 7,
  dividendRate: 52_500n,
  refundRate: 85_000n,
  rounding: 'ONCE',
  ...change,
});

const years = [yearOf(2023), yearOf(2024, { method: 'DAILY' }), yearOf(2025, { cutoffDay: 0 })];

interface Line extends ShareMove {
  readonly forward?: boolean;
}

function shareYears(of: readonly DividendYear[], lines: readonly Line[]): ShareYears {
  const shares = new ShareYears(of, positionFinder(of));
  shares.start();
  for (const { on, satang, forward = false } of lines) shares.add(on, satang, forward);
  return shares;
}

describe('shares by fiscal year', () => {
  test('B.3 D2: 15,509.38 rounded once, 15,509.39 by line', () => {
    const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
    const lines: Line[] = [
      { on: '2024-05-31', satang: 25_000_000n },
      ...months.map((month): Line => ({ on: `2025-${month}-25`, satang: 250_000n })),
      { on: '2025-03-07', satang: 2_000_000n },
      { on: '2025-03-08', satang: 2_000_000n },
    ];
    const compute = (change: Partial<DividendYear>) =>
      shareYears([yearOf(2025, change)], lines).of(0).dividendSatang;
    expect(compute({})).toBe(1_550_938n);
    expect(compute({ rounding: 'PER_LINE' })).toBe(1_550_939n);
    expect(compute({ cutoffDay: 5 })).toBe(1_542_188n);
  });

  const firstDay: Day = '2021-06-01';
  const lastDay: Day = '2026-06-30';
  const anyMoves = fc.array(
    fc.record({
      on: fc.nat(daysBetween(firstDay, lastDay)).map((days) => addDays(firstDay, days)),
      satang: fc.bigInt({ min: 1n, max: 10_000_000n }),
    }),
    { maxLength: 30 },
  );
  const anyYears = fc.record({
    rounding: fc.constantFrom('ONCE' as const, 'PER_LINE' as const),
    method: fc.constantFrom('MONTHLY' as const, 'DAILY' as const),
    cutoffDay: fc.nat(28),
    dividendRate: fc.bigInt({ min: 0n, max: 100_000n }),
  });

  test('B.3 every year of every ledger is what core computes from its moves', () => {
    fc.assert(
      fc.property(anyMoves, anyYears, (moves, change) => {
        const fiscal = [2022, 2023, 2024, 2025].map((year) => yearOf(year, change));
        const inOrder = moves.toSorted((a, b) => (a.on < b.on ? -1 : 1));
        const shares = shareYears(fiscal, inOrder);
        for (const [index, year] of fiscal.entries()) {
          const sum = (until: Day) =>
            inOrder.filter(({ on }) => on < until).reduce((all, { satang }) => all + satang, 0n);
          const own = inOrder.filter(({ on }) => on >= year.startsOn && on <= year.endsOn);
          const expected = dividendOf(year, sum(year.startsOn), own) as Dividend;
          expect(shares.of(index)).toEqual({
            baseSatang: sum(addDays(year.endsOn, 1)),
            dividendSatang: expected.dividendSatang,
            unknownBefore: undefined,
          });
        }
      }),
    );
  });

  test('B.3 lines rounded one by one never come to less than nothing', () => {
    const fiscal = [
      yearOf(2025, {
        rounding: 'PER_LINE',
        method: 'MONTHLY',
        cutoffDay: 0,
        dividendRate: 10_000n,
      }),
    ];
    const on = '2025-01-01';
    // 11/12 of 0.49 a satang rounds to nought, of 0.98 withdrawn to one.
    const moves = [49n, 49n, -98n].map((satang) => ({ on, satang, forward: false }));
    expect(shareYears(fiscal, moves).of(0)).toMatchObject({ baseSatang: 0n, dividendSatang: 0n });
  });

  test('B.3 what is brought forward on a first day counts for the whole year', () => {
    for (const [index, { startsOn, endsOn }] of years.entries()) {
      const forward = shareYears(years, [{ on: startsOn, satang: 100_000n, forward: true }]);
      const expected = { baseSatang: 100_000n, dividendSatang: 5_250n, unknownBefore: undefined };
      expect(forward.of(index), startsOn).toEqual(expected);
      if (index > 0) expect(forward.of(index - 1).unknownBefore).toBe(startsOn);
      const late = shareYears(years, [{ on: endsOn, satang: 100_000n, forward: true }]);
      expect(late.of(index).unknownBefore).toBe(endsOn);
      expect(late.of(index).baseSatang).toBe(100_000n);
    }
  });

  test('B.3 what was brought forward before the first year is a balance like any other', () => {
    const shares = shareYears(years, [{ on: '2015-06-30', satang: 100_000n, forward: true }]);
    expect(shares.of(0)).toEqual({
      baseSatang: 100_000n,
      dividendSatang: 5_250n,
      unknownBefore: undefined,
    });
  });

  test('a new ledger knows nothing of the last', () => {
    const shares = shareYears(years, [{ on: '2023-01-01', satang: 5n, forward: true }]);
    shares.add('2023-05-05', 7n, false);
    shares.start();
    for (const index of years.keys()) {
      const nothing = { baseSatang: 0n, dividendSatang: 0n, unknownBefore: undefined };
      expect(shares.of(index)).toEqual(nothing);
    }
  });
});

describe('book', () => {
  const stated = {
    line: 7,
    shareBaseSatang: 100n,
    dividendSatang: 5n,
    interestBaseSatang: 30n,
    refundSatang: 3n,
    deductedSatang: 20n,
  };

  /** What is reported by each comparison of a book of three members. */
  function faultsOf(
    compare: (register: DividendRegister, report: (...fault: [number, string]) => void) => void,
  ) {
    const refund = refundTerms({ method: 'ONE_RATE', refundRate: 85_000n, typeRates: null });
    const fiscalYears = years.map((year) => ({ ...year, refund, approved: true }));
    const register = new DividendRegister(fiscalYears, 3);
    register.put(1, 2024, stated);
    const faults: [number, string][] = [];
    compare(register, (line, column) => faults.push([line, column]));
    return faults;
  }

  test('deductions must come to what the row says', () => {
    const faultsAfter = (...amounts: bigint[]) =>
      faultsOf((register, report) => {
        for (const satang of amounts) expect(register.deduct(1, 2024, satang)).toBe(true);
        register.compareDeductions(report);
      });
    expect(faultsAfter(15n, 5n)).toEqual([]);
    expect(faultsAfter(15n)).toEqual([[7, 'DEDUCTED']]);
    expect(faultsAfter(15n, 6n)).toEqual([[7, 'DEDUCTED']]);
  });

  test('only what is in the book can be deducted from', () => {
    const faults = faultsOf((register) => {
      expect(register.deduct(0, 2024, 1n)).toBe(false);
      expect(register.deduct(1, 2023, 1n)).toBe(false);
      expect(register.deduct(2, 2025, 1n)).toBe(false);
    });
    expect(faults).toEqual([]);
  });

  test('interest belongs to the year in which it was paid', () => {
    const faultsAfter = (...days: Day[]) =>
      faultsOf((register, report) => {
        for (const on of days) register.payInterest(1, on, 30n, 'ORD');
        register.compareInterest(report);
      });
    expect(faultsAfter('2024-01-01')).toEqual([]);
    expect(faultsAfter('2024-12-31')).toEqual([]);
    expect(faultsAfter('2023-12-31')).toEqual([[7, 'INTEREST_BASE']]);
    expect(faultsAfter('2025-01-01')).toEqual([[7, 'INTEREST_BASE']]);
    expect(faultsAfter('2024-05-05', '2022-12-31', '2026-01-01')).toEqual([]);
  });

  test('a year in which more interest was given back than paid has no base', () => {
    const faultsAfter = (interestBaseSatang: bigint, satang: bigint) =>
      faultsOf((register, report) => {
        register.put(2, 2024, { ...stated, line: 9, interestBaseSatang });
        register.payInterest(1, '2024-05-05', 30n, 'ORD');
        register.payInterest(2, '2024-05-05', satang, 'ORD');
        register.compareInterest(report);
      });
    expect(faultsAfter(0n, -30n)).toEqual([]);
    expect(faultsAfter(30n, -30n)).toEqual([[9, 'INTEREST_BASE']]);
    expect(faultsAfter(0n, 1n)).toEqual([[9, 'INTEREST_BASE']]);
  });

  test('shares are compared member by member', () => {
    const faultsAfter = (member: number, satang: bigint) =>
      faultsOf((register, report) => {
        register.shares.start();
        register.shares.add('2023-03-03', satang, false);
        register.compareShares(member, report);
      });
    expect(faultsAfter(1, 100n)).toEqual([]);
    expect(faultsAfter(0, 1n)).toEqual([]);
    expect(faultsAfter(1, 101n)).toEqual([[7, 'SHARE_BASE']]);
    expect(faultsAfter(1, 200n)).toEqual([
      [7, 'SHARE_BASE'],
      [7, 'DIVIDEND'],
    ]);
  });
});
