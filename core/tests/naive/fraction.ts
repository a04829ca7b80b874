/**
 * Exact fractions for the second computation that the tests compare `core` with. Plain and slow: it
 * shares no arithmetic with what it checks, and nothing is rounded but where a name says so.
 */
export class Fraction {
  readonly above: bigint;
  readonly below: bigint;

  constructor(above: bigint | number, below: bigint | number = 1n) {
    if (BigInt(below) <= 0n) throw new RangeError('the lower part must be above zero');
    this.above = BigInt(above);
    this.below = BigInt(below);
  }

  plus(other: Fraction): Fraction {
    // Long sums of one denominator stay small.
    if (this.below === other.below) return new Fraction(this.above + other.above, this.below);
    const below = this.below * other.below;
    return new Fraction(this.above * other.below + other.above * this.below, below);
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.above, other.below));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.above * other.above, this.below * other.below);
  }

  over(other: Fraction): Fraction {
    const sign = other.above < 0n ? -1n : 1n;
    return this.times(new Fraction(sign * other.below, sign * other.above));
  }

  isBelow(other: Fraction): boolean {
    return this.minus(other).above < 0n;
  }

  /** The highest whole number that is not above. */
  floor(): bigint {
    const rest = this.above % this.below;
    return (this.above - (rest < 0n ? rest + this.below : rest)) / this.below;
  }

  /** The nearest multiple of `step`; a half goes away from zero. */
  nearest(step: Fraction): Fraction {
    const half = new Fraction(1, 2);
    if (this.above < 0n) return zero.minus(zero.minus(this).nearest(step));
    return step.times(new Fraction(this.over(step).plus(half).floor()));
  }

  /** The lowest multiple of `step` that is not below. */
  up(step: Fraction): Fraction {
    return step.times(new Fraction(-zero.minus(this.over(step)).floor()));
  }

  /** Baht to whole satang; what has a part of a satang is a mistake of the test. */
  satang(): bigint {
    const hundredfold = this.times(new Fraction(100));
    if (hundredfold.above % hundredfold.below !== 0n) throw new RangeError('not whole satang');
    return hundredfold.floor();
  }
}

export const zero = new Fraction(0);
export const oneSatang = new Fraction(1, 100);

/** Satang as baht. */
export const baht = (satang: bigint): Fraction => new Fraction(satang, 100);

/** A `Rate` (ten-thousandths of a percent) as the r % of the formulas. */
export const percent = (rate: bigint): Fraction => new Fraction(rate, 10_000);
