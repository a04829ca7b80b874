import type { DataOf } from '../../../api/endpoint.ts';
import type { checkVote, readElection } from './election.api.ts';

export type ElectionData = NonNullable<DataOf<typeof readElection>>;
export type CandidateData = ElectionData['candidates'][number];
export type Voter = DataOf<typeof checkVote>;
