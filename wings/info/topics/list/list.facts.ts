/** What the server must know of `/list/{topicId}`. */
import type { DataOf } from '../../../../api/endpoint.ts';
import { type ServerFacts, want } from '../../../../api/page-facts.ts';
import { paths } from '../../../../api/paths.ts';
import { listTopics } from '../topics.api.ts';
import { topicsText } from '../topics.text.ts';
import { readAddress } from './list.address.ts';

type List = DataOf<typeof listTopics>;

export const facts: ServerFacts = {
  wants: ({ params, query }) => [want(listTopics, readAddress(params.topicId, query))],
  head: ([list]: readonly List[]) => ({
    ...(list && {
      title: list.category_name,
      description: list.description || topicsText.describe(list.category_name),
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: topicsText.home, item: paths.home },
          {
            '@type': 'ListItem',
            position: 2,
            name: list.category_name,
            item: paths.list(list.category),
          },
        ],
      },
    }),
  }),
};
