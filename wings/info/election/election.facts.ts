/** What the server must know of `/election`. */
import type { DataOf } from '../../../api/endpoint.ts';
import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { isCheckOpen } from './check/is-open.ts';
import { readYear } from './election.address.ts';
import { checkVote, readElection } from './election.api.ts';
import { electionText as text } from './election.text.ts';

type ElectionData = DataOf<typeof readElection>;

function aboutOf(status: NonNullable<ElectionData>['status']): string {
  if (status === 'RESULT') return text.about.result;
  return isCheckOpen(status) ? text.about.check : text.about.other;
}

export const facts: ServerFacts = {
  wants: ({ query: params }) => [want(readElection, readYear(params))],
  head: ([election]: readonly ElectionData[]) =>
    election
      ? {
          title: election.title,
          description: text.describe(election.title, aboutOf(election.status)),
        }
      : {},
  accepts: [
    {
      endpoint: checkVote,
      input: (fields) => ({
        membership_no: fields.get('membership_no') ?? '',
        birth_date: fields.get('birth_date') ?? '',
      }),
    },
  ],
};
