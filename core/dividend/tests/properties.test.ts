import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../days.ts';
import { naiveDividend, naiveRefund, naiveYearFraction } from '../../tests/naive/dividend.ts';
import {
  dividendOf,
  dividendOfWeighted,
  refundOf,
  weightDenominator,
  weightOf,
} from '../dividend.ts';
import { fiscalYearOf } from '../fiscal-year.ts';
import { anyHolding, anyYear, mustPay, satangOf } from './years.ts';

const dayOf = (year: { startsOn: string; endsOn: string }, part: number): string =>
  addDays(year.startsOn, Math.floor(part * (daysBetween(year.startsOn, year.endsOn) + 1)));
const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('B.3 agrees with a second computation by exact fractions', () => {
  fc.assert(
    fc.property(anyHolding, ({ year, broughtForward, moves }) => {
      const { dividendSatang } = mustPay(dividendOf(year, broughtForward, moves));
      expect(dividendSatang).toBe(naiveDividend(year, broughtForward, moves));
    }),
    { numRuns: 150 },
  );
});

test('B.3 every day weighs what the second computation says', () => {
  fc.assert(
    fc.property(anyYear, part, (year, at) => {
      const fraction = naiveYearFraction(year, dayOf(year, at));
      const weight = weightOf(year, dayOf(year, at));
      expect(weight * fraction.below).toBe(fraction.above * weightDenominator(year));
    }),
  );
});

test('B.3 a refund agrees with the second computation', () => {
  fc.assert(
    fc.property(anyYear, fc.bigInt({ min: 0n, max: 99_999_999_999n }), (year, interest) => {
      expect(refundOf(year, interest)).toBe(naiveRefund(year, interest));
    }),
  );
});

test('B.3 D-32 the lines add up to the dividend, each within a satang of its own', () => {
  fc.assert(
    fc.property(anyHolding, ({ year, broughtForward, moves }) => {
      const { dividendSatang, lines } = mustPay(dividendOf(year, broughtForward, moves));
      expect(lines.reduce((sum, line) => sum + line.dividendSatang, 0n)).toBe(dividendSatang);
      expect(lines.map((line) => line.satang)).toEqual([
        broughtForward,
        ...moves.map((move) => move.satang),
      ]);
      for (const line of lines) {
        const apart = line.dividendSatang - dividendOfWeighted(year, line.satang * line.weight);
        expect(apart <= 1n && apart >= -1n).toBe(true);
      }
    }),
  );
});

test('B.3 no dividend is below nought, however small the lines that are rounded', () => {
  const moves = fc.array(fc.record({ on: part, satang: fc.bigInt({ min: 1n, max: 200n }) }), {
    ...{ minLength: 1, maxLength: 12 },
  });
  fc.assert(
    fc.property(anyYear, moves, (any, bought) => {
      const year = { ...any, rounding: 'PER_LINE' as const };
      const bigger = bought.reduce((sum, { satang }) => sum + satang, 0n);
      const on = (at: number) => dayOf(year, at);
      const last = on(Math.max(...bought.map((one) => one.on)));
      const all = [
        ...bought.map((one) => ({ on: on(one.on), satang: one.satang })),
        ...[bigger / 2n, bigger - bigger / 2n].map((satang) => ({ on: last, satang: -satang })),
      ];
      const { dividendSatang, lines } = mustPay(dividendOf(year, 0n, all));
      expect(dividendSatang).toBe(naiveDividend(year, 0n, all));
      expect(dividendSatang >= 0n).toBe(true);
      expect(lines.reduce((sum, line) => sum + line.dividendSatang, 0n)).toBe(dividendSatang);
      for (const { satang, dividendSatang: own } of lines) expect(own * satang >= 0n).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('B.3 what is brought forward counts the whole year, by either method', () => {
  fc.assert(
    fc.property(anyYear, fc.bigInt({ min: 0n, max: 9_999_999_999n }), (year, tenth) => {
      expect(satangOf({ ...year, dividendRate: 100_000n }, tenth * 10n, [])).toBe(tenth);
    }),
  );
});

test('B.3 the same purchase later never pays more', () => {
  const amount = fc.bigInt({ min: 0n, max: 99_999_999_999n });
  fc.assert(
    fc.property(anyYear, amount, part, part, (year, satang, one, other) => {
      const [early = 0, late = 0] = [one, other].sort((a, b) => a - b);
      const pays = (at: number) => satangOf(year, 0n, [{ on: dayOf(year, at), satang }]);
      expect(pays(late) <= pays(early)).toBe(true);
      expect(pays(early) <= satangOf(year, satang, [])).toBe(true);
    }),
  );
});

test('B.3 DAILY: a day later weighs one day less, and the last day nothing', () => {
  fc.assert(
    fc.property(anyYear, part, (any, at) => {
      const year = { ...any, method: 'DAILY' as const };
      const on = dayOf(year, at);
      if (on < year.endsOn) {
        expect(weightOf(year, on) - weightOf(year, addDays(on, 1))).toBe(1n);
      }
      expect(weightOf(year, year.endsOn)).toBe(0n);
      expect(weightOf(year, year.startsOn) + 1n).toBe(weightDenominator(year));
    }),
  );
});

test('B.3 rounded once, a purchase in two parts pays what it pays in one', () => {
  const amount = fc.bigInt({ min: 0n, max: 40_000_000_000n });
  fc.assert(
    fc.property(anyHolding, amount, amount, part, ({ year, ...holding }, a, b, at) => {
      const once = { ...year, rounding: 'ONCE' as const };
      const on = dayOf(year, at);
      const pays = (...parts: bigint[]) =>
        satangOf(once, holding.broughtForward, [
          ...holding.moves,
          ...parts.map((satang) => ({ on, satang })),
        ]);
      expect(pays(a, b)).toBe(pays(a + b));
      expect(pays(a, -a)).toBe(pays());
    }),
  );
});

test('B.3 a later cut-off day never pays less', () => {
  const amount = fc.bigInt({ min: 0n, max: 99_999_999_999n });
  fc.assert(
    fc.property(anyYear, amount, part, (year, satang, at) => {
      const moves = [{ on: dayOf(year, at), satang }];
      const later = { ...year, cutoffDay: Math.min(31, year.cutoffDay + 1) };
      expect(satangOf(later, 0n, moves) >= satangOf(year, 0n, moves)).toBe(true);
    }),
  );
});

test('B.3 MONTHLY: the same months later in another fiscal year pay the same', () => {
  const months = fc.integer({ min: 1, max: 30 });
  const amount = fc.bigInt({ min: 0n, max: 99_999_999_999n });
  fc.assert(
    fc.property(anyYear, amount, part, months, (any, satang, at, later) => {
      const year = { ...any, method: 'MONTHLY' as const };
      // Every month has the dates up to 28.
      const { startsOn } = fiscalYearOf(dayOf(year, at), Number(dayOf(year, at).slice(5, 7)));
      const on = addDays(startsOn, Math.floor(at * 28));
      const first = Number(addMonths(year.startsOn, later).slice(5, 7));
      const moved = { ...year, ...fiscalYearOf(addMonths(year.startsOn, later), first) };
      expect(satangOf(moved, 0n, [{ on: addMonths(on, later), satang }])).toBe(
        satangOf(year, 0n, [{ on, satang }]),
      );
    }),
  );
});
