/** What rows of the races are written with: how many who do the same at once succeed. */
import type { LightMyRequestResponse } from 'fastify';
import type { Ready, Scene } from '../audit-log/left.ts';

/** How a row of the store is counted before and after: SQL that gives one number. */
export type Counted = readonly [sql: string, more: number | 'wins'];

export interface Race {
  /** What comes before; left out: the good call of the audit log's table, else of the matrix. */
  readonly ready?: (scene: Scene) => Promise<Ready>;
  /** What each sends, where it is not the same. */
  readonly inputs?: (input: object, at: number) => object;
  /** SQL of the owner that keeps what they write from all of them, until all have looked. */
  readonly holds?: string;
  /** How many are answered with 200; `some`: as many as budgets let through, one at least. */
  readonly wins: number | 'some';
  /** What counts as done, where it is not the answer 200. */
  readonly won?: (answer: LightMyRequestResponse) => boolean;
  /** The house may have too much to do for all of them: 503, to be asked again. */
  readonly mayBeBusy?: true;
  /** What the store has more of afterwards. */
  readonly leaves: readonly Counted[];
}

/** Of an endpoint that writes: its race, or why none is possible. */
export type RaceRow = Race | { readonly none: string };
export type RaceRows = Readonly<Record<string, RaceRow>>;
