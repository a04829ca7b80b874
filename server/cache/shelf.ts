/** Things kept in memory up to a number of bytes; what was not used longest goes first. */

export interface Shelf<Thing> {
  get(key: string): Thing | undefined;
  /** A thing larger than `largestThing` (else a hundredth of the shelf) is not kept at all. */
  put(key: string, thing: Thing, bytes: number): void;
  drop(key: string): void;
  clear(): void;
  readonly bytes: number;
}

export function openShelf<Thing>(largest: number, largestThing = largest / 100): Shelf<Thing> {
  const kept = new Map<string, { readonly thing: Thing; readonly bytes: number }>();
  let held = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (known === undefined) return;
    kept.delete(key);
    held -= known.bytes;
  }

  return {
    get(key) {
      const known = kept.get(key);
      if (known === undefined) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known.thing;
    },
    put(key, thing, bytes) {
      drop(key);
      if (bytes > largestThing) return;
      kept.set(key, { thing, bytes });
      held += bytes;
      for (const oldest of kept.keys()) {
        if (held <= largest) break;
        drop(oldest);
      }
    },
    drop,
    clear() {
      kept.clear();
      held = 0;
    },
    get bytes() {
      return held;
    },
  };
}
