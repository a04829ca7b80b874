/** What the files come to, as the rooms' computations take it. */
import type { Row } from '../../recount/files/plain.ts';
import type { expectedFigures } from '../../recount/formats/person.ts';

export type ExpectedFigures = ReturnType<typeof expectedFigures>;
export type { Row };

/** What is computed for a call: the day of the records and today's, besides the figures. */
export interface Expectation {
  readonly expected: ExpectedFigures;
  readonly asOf: string;
  /** Today in Bangkok, or the day of the records where that is later. */
  readonly today: string;
}
