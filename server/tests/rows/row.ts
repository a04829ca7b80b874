/** A row of the matrix: who may call an endpoint, and with what it answers. */
import type { Facts } from '../calls/facts.ts';

interface Ask {
  /** Path parameters, query or body. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface Row {
  /** A good call: who makes it, and what comes of it. `visitor`: nobody is signed in. */
  readonly mine: (facts: Facts) => Ask & { as: string; status: number; rc: string };
  /** The same for what is somebody else's, or why there is no such thing. */
  readonly notMine: ((facts: Facts) => Ask & { as: string; status: number; code: string }) | string;
  /** Inputs at fault, each with the field that the answer must name. */
  readonly malformed: readonly (Ask & { field: string })[];
}
