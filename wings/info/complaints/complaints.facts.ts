import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { fileComplaint, readCases, readTargets, trackCase } from './complaints.api.ts';
import { reportInput } from './form/complaint-input.ts';
import { listInput } from './list/list-address.ts';
import { viewOf } from './tabs.ts';

/** Published cases, and the two forms that are sent without script. */
export const facts: ServerFacts = {
  wants: ({ query }) => [
    want(readTargets, {}),
    ...(viewOf(query) === 'list' ? [want(readCases, listInput(query))] : []),
  ],
  accepts: [
    { endpoint: fileComplaint, input: reportInput },
    { endpoint: trackCase, input: (fields) => ({ code: fields.get('code') ?? '' }) },
  ],
};
