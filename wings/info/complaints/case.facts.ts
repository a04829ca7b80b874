import type { DataOf } from '../../../api/endpoint.ts';
import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { truncate } from '../../../core/truncate.ts';
import { readCase } from './complaints.api.ts';

export const facts: ServerFacts = {
  wants: ({ params }) => [want(readCase, { id: params.topicId ?? '' })],
  head: ([one]: readonly DataOf<typeof readCase>[]) => ({
    ...(one && { title: one.topic, description: truncate(one.body, 150) }),
    type: 'article',
  }),
};
