/**
 * Seeded chance, the same on every machine: xoshiro128** 1.1 by Blackman and Vigna (2018, public
 * domain, prng.di.unimi.it), its state filled by splitmix32 as its authors advise.
 */

export interface Random {
  /** A whole number from 0 to `count` − 1; `count` up to 2^21. */
  below(count: number): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True so many times in a hundred. */
  percent(times: number): boolean;
  of<T>(list: readonly T[]): T;
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** The generator itself: 32 bits a call from a state of four words, not all zero. */
export function xoshiro128(words: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = words;
  return () => {
    const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return drawn;
  };
}

/** Chance of its own for each subject and purpose: one more draw here moves nothing there. */
export function seededRandom(subject: number, purpose: number): Random {
  const fill = splitmix32(Math.imul(subject, 0x01000193) ^ Math.imul(purpose + 1, 0x85ebca6b));
  const next = xoshiro128([fill(), fill(), fill(), fill()]);
  const below = (count: number): number => Math.floor((next() * count) / 2 ** 32);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    percent: (times) => below(100) < times,
    of: <T>(list: readonly T[]): T => {
      const drawn = list[below(list.length)];
      if (drawn === undefined) throw new RangeError('nothing to choose from');
      return drawn;
    },
  };
}
