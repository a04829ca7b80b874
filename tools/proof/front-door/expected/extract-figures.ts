/** What the files come to, as the rooms' reckonings take it. */
import type { Row } from '../../recount/files/plain.ts';
import type { saidOf } from '../../recount/formats/person.ts';

export type Said = ReturnType<typeof saidOf>;
export type { Row };

/** What is reckoned for a call: the day of the records and today's, besides the figures. */
export interface Reckoned {
  readonly said: Said;
  readonly asOf: string;
  /** Today in Bangkok, or the day of the records where that is later. */
  readonly today: string;
}
