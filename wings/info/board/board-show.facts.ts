/** What the server must know of `/boardShow/{topicId}`. */
import type { DataOf } from '../../../api/endpoint.ts';
import { type ServerFacts, want } from '../../../api/page-facts.ts';
import { questionLimit, truncate } from '../../../core/truncate.ts';
import { readBoardTopic } from './board.api.ts';
import { readAddress } from './show.address.ts';

type Topic = DataOf<typeof readBoardTopic>;

const oneLine = (text: string) => truncate(text.replace(/\s+/g, ' '));

export const facts: ServerFacts = {
  wants: ({ params, query }) => [want(readBoardTopic, readAddress(params.topicId, query))],
  head: ([topic]: readonly Topic[]) => ({
    ...(topic && {
      title: truncate(topic.title, questionLimit),
      description: oneLine(topic.body),
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'DiscussionForumPosting',
        headline: topic.title,
        text: topic.body,
        datePublished: topic.posted_at,
        author: { '@type': 'Person', name: topic.display_name },
        commentCount: topic.total,
        inLanguage: 'th',
      },
    }),
  }),
};
