/** Chance that comes out the same on every machine: what failed once can be tried again. */

/** A number below 1, and the next one at each call (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of them. */
export function oneOf<T>(things: readonly T[], random: () => number): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** `count` of them, each at most once, in the order in which they stand. */
export function someOf<T>(things: readonly T[], count: number, random: () => number): T[] {
  const places = things.map((_, index) => ({ index, lot: random() }));
  const drawn = places.sort((a, b) => a.lot - b.lot).slice(0, count);
  return drawn.sort((a, b) => a.index - b.index).map(({ index }) => things[index] as T);
}
