/** The one shape of a fault: what is done to the product, how often, and what may come of it. */
import type { Finding } from '../checker/finding.ts';
import type { Base } from './base.ts';
import type { Site } from './site.ts';

/** What one run of a fault came to. */
export interface Round {
  /** What must not be, that of the checker included; empty when all held. */
  readonly findings: readonly Finding[];
  /** Seconds from the fault, or from the start after it, until a member reads again. */
  readonly seconds?: number;
  /** What else was measured, for the line of the run. */
  readonly note?: string;
  /** How many runs it stands for; one unless said. */
  readonly runs?: number;
}

interface Declared {
  /** As in docs/threats.md: F1 to F18. */
  readonly mark: `F${number}`;
  readonly name: string;
  readonly runs: number;
  /** How many runs are the whole proof (`--runs full`). */
  readonly fullRuns: number;
  /** Seconds to serve again; left out where nothing is away. */
  readonly limitSeconds?: number;
}

/** A fault of a server under load; each run is judged by the checker too. */
export interface LoadedFault extends Declared {
  /** Settings of the server besides those of every run. */
  readonly env?: Readonly<Record<string, string>>;
  /** Does it once on a site that serves under load; the site serves again when it returns. */
  inject(site: Site, at: number): Promise<Round>;
}

export interface Order {
  readonly runs: number;
  /** The whole proof is wanted (`--runs full`). */
  readonly isFull: boolean;
  readonly base: Base;
  /** Minutes of each run of what takes time by itself; undefined: its own. */
  readonly minutes?: number;
}

/** A fault that has a proof of its own, with its own places and checks. */
export interface ProvedFault extends Declared {
  prove(order: Order): Promise<readonly Round[]>;
}

export type Fault = LoadedFault | ProvedFault;
