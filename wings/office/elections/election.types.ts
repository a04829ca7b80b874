import type { DataOf } from '../../../api/endpoint.ts';
import type { readElection, readElections } from './elections.api.ts';

export type ElectionData = DataOf<typeof readElection>;
export type ElectionHead = DataOf<typeof readElections>['elections'][number];
export type CandidateData = ElectionData['candidates'][number];
export type CountData = ElectionData['counts'][number];

/** What every part of the page is given. */
export interface PartProps {
  readonly election: ElectionData;
  /** Whether the reader may write. */
  readonly mayEdit: boolean;
  /** Asks for the election again, behind what is shown. */
  readonly onSaved: () => void;
}
