import type { ElectionPart } from '../../../../core/election/parts.ts';
import type { ElectionData } from '../election.types.ts';

/** Parts that a seal closes whole; candidates may mend what they show until the release. */
const closedParts: ReadonlySet<ElectionPart> = new Set([
  'schedule',
  'positions',
  'zones',
  'voters',
]);

export type Seal = 'SUBMITTED' | 'RELEASED';

/** Why an election stays as it is: a count waits for another person, or its results are out. */
export function sealOf({ head }: ElectionData): Seal | undefined {
  if (head.status === 'RESULT') return 'RELEASED';
  return head.count === 'SUBMITTED' ? 'SUBMITTED' : undefined;
}

/** The seal, if it closes the part. */
export const closedBy = (election: ElectionData, part: ElectionPart): Seal | undefined =>
  closedParts.has(part) ? sealOf(election) : undefined;
