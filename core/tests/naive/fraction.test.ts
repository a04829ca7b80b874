import { describe, expect, test } from 'vitest';
import { endOfMonth, nights } from './calendar.ts';
import { baht, Fraction, oneSatang, percent, zero } from './fraction.ts';

/** The measure must be right itself: by hand, and against the engine's own calendar. */
describe('the second computation', () => {
  const satangOf = (above: number, below: number) =>
    new Fraction(above, below).nearest(oneSatang).satang();

  test('rounds half away from zero, and only where it is told to', () => {
    expect([satangOf(1, 200), satangOf(-1, 200), satangOf(1, 201), satangOf(2, 3)]).toEqual([
      1n,
      -1n,
      0n,
      67n,
    ]);
    expect(() => new Fraction(1, 3).satang()).toThrow('not whole satang');
    expect(() => new Fraction(1, 0)).toThrow('above zero');
  });

  test('adds, takes away, multiplies and divides by hand', () => {
    const [half, third] = [new Fraction(1, 2), new Fraction(1, 3)];
    const same = (a: Fraction, b: Fraction) => a.minus(b).above === 0n;
    expect(same(half.plus(third), new Fraction(5, 6))).toBe(true);
    expect(same(third.minus(half), new Fraction(-1, 6))).toBe(true);
    expect(same(half.times(third), new Fraction(1, 6))).toBe(true);
    expect(same(half.over(zero.minus(third)), new Fraction(-3, 2))).toBe(true);
    expect([third.isBelow(half), half.isBelow(third), half.isBelow(half)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(same(percent(72_500n), new Fraction(29, 4))).toBe(true);
  });

  test('goes down and up to steps', () => {
    expect([new Fraction(7, 2).floor(), new Fraction(-7, 2).floor()]).toEqual([3n, -4n]);
    const ten = new Fraction(10);
    const up = (satang: bigint) => baht(satang).up(ten).satang();
    expect([up(860_664n), up(861_000n), up(861_001n)]).toEqual([861_000n, 861_000n, 862_000n]);
  });

  test('walks through 400 years as the engine does', () => {
    let at = Date.UTC(1900, 0, 1);
    for (const day of nights('1900-01-01', '2300-01-01')) {
      if (new Date(at).toISOString().slice(0, 10) !== day) throw new Error(day);
      at += 86_400_000;
    }
    expect(at).toBe(Date.UTC(2300, 0, 1));
    expect(endOfMonth('2023-11-15', 3)).toBe('2024-02-29');
    expect(endOfMonth('2025-12-31', 0)).toBe('2025-12-31');
  });
});
