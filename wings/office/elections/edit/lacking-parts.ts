import type { ElectionPart } from '../../../../core/election/parts.ts';
import type { ElectionData } from '../election.types.ts';

/** The parts of which nothing has been entered yet. */
export function lackingParts(election: ElectionData): readonly ElectionPart[] {
  const { days, manual, positions, zones, candidates, documents, voters } = election;
  const lacks: Readonly<Record<Exclude<ElectionPart, 'particulars'>, boolean>> = {
    schedule: days === null && manual === null,
    positions: positions.length === 0,
    zones: zones.length === 0,
    candidates: candidates.length === 0,
    documents: documents.length === 0,
    voters: voters.total === 0,
  };
  return (Object.keys(lacks) as (keyof typeof lacks)[]).filter((part) => lacks[part]);
}
