/** What rows of the races are written with, for rooms. */
import type { RaceRow, RaceRows } from '../../../server/tests/races/race-rows.ts';

export type { RaceRows };

const readsAlone: RaceRow = {
  none: 'staff have no transaction that only reads; this one writes nothing',
};

/** Endpoints of the office that only read. */
export const readingAlone = (...names: readonly string[]): RaceRows =>
  Object.fromEntries(names.map((name) => [name, readsAlone]));
