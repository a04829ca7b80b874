/** What the server must know of `/election`. */
import type { DataOf } from '../../../api/endpoint.ts';
import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { isCheckOpen } from './check/is-open.ts';
import { readYear } from './election.address.ts';
import { checkVote, readElection } from './election.api.ts';
import { electionText as text } from './election.text.ts';

type Told = DataOf<typeof readElection>;

function aboutOf(status: NonNullable<Told>['status']): string {
  if (status === 'RESULT') return text.about.result;
  return isCheckOpen(status) ? text.about.check : text.about.other;
}

export const facts: ServerFacts = {
  wants: ({ query: params }) => [want(readElection, readYear(params))],
  head: ([told]: readonly Told[]) =>
    told ? { title: told.title, description: text.describe(told.title, aboutOf(told.status)) } : {},
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
