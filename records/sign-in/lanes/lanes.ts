/**
 * Costly work waits in lanes, one for each network, and they take turns: whoever fills a lane
 * waits in it alone. Known browsers have three turns where strangers have one (T27, F20, F21).
 */

export interface Lane {
  /** Whose turn it is: a network, as a rule. */
  readonly key: string;
  /** Of a known browser, or of somebody who is signed in. */
  readonly known: boolean;
}

/** Too many wait; whoever fills the longest lane is sent away first. */
export class Crowded extends Error {
  /** After so many it is worth trying again. */
  readonly seconds = 5;
}

interface Waiter {
  readonly go: () => void;
  readonly leave: (reason: Crowded) => void;
}

/** Lanes by key, in the order of their turns. */
type Ring = Map<string, Waiter[]>;

function takeNext(ring: Ring): Waiter | undefined {
  for (const [key, lane] of ring) {
    ring.delete(key);
    const next = lane.shift();
    if (lane.length > 0) ring.set(key, lane);
    if (next) return next;
  }
  return undefined;
}

function longestOf(ring: Ring): { key: string; length: number } {
  let longest = { key: '', length: 0 };
  for (const [key, { length }] of ring) if (length > longest.length) longest = { key, length };
  return longest;
}

/** Sends the last of the longest lane away, if that is longer than the newcomer's. */
function makeRoom(ring: Ring, key: string): boolean {
  const longest = longestOf(ring);
  if (longest.length <= (ring.get(key)?.length ?? 0)) return false;
  ring.get(longest.key)?.pop()?.leave(new Crowded());
  return true;
}

export interface Lanes {
  /** Does the work when its turn has come. Throws `Crowded` without doing it. */
  inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T>;
  /** How many wait. */
  waiting(): number;
}

/** So many at a time, and so many waiting at most, of known ones and of strangers each. */
export function openLanes(places: number, mostWaiting: number): Lanes {
  const known: Ring = new Map();
  const strangers: Ring = new Map();
  const counts = new Map<Ring, number>([known, strangers].map((ring) => [ring, 0]));
  let busy = 0;
  let turn = 0;

  const count = (ring: Ring) => counts.get(ring) ?? 0;
  const add = (ring: Ring, by: number) => counts.set(ring, count(ring) + by);

  function takeFrom(ring: Ring): Waiter | undefined {
    const next = takeNext(ring);
    if (next) add(ring, -1);
    return next;
  }

  function next(): Waiter | undefined {
    turn = (turn + 1) % 4;
    const [first, second] = turn === 0 ? [strangers, known] : [known, strangers];
    return takeFrom(first) ?? takeFrom(second);
  }

  function wait({ key, known: isKnown }: Lane): Promise<void> {
    const ring = isKnown ? known : strangers;
    if (count(ring) < mostWaiting) add(ring, 1);
    else if (!makeRoom(ring, key)) throw new Crowded();
    return new Promise((go, leave) => {
      const lane = ring.get(key) ?? [];
      lane.push({ go, leave });
      ring.set(key, lane);
    });
  }

  return {
    waiting: () => count(known) + count(strangers),
    async inTurn(lane, work) {
      if (busy >= places) await wait(lane);
      else busy += 1;
      try {
        return await work();
      } finally {
        // The place passes straight to the next in line; only empty lanes give it back.
        const following = next();
        if (following) following.go();
        else busy -= 1;
      }
    },
  };
}
