/** What the server must know of `/show/{topicId}`: its topic, and what tells of it elsewhere. */
import type { DataOf } from '../../../api/endpoint.ts';
import { type HeadFacts, type ServerFacts, want } from '../../../api/page-facts.ts';
import { paths } from '../../../api/paths.ts';
import { truncate } from '../../../core/truncate.ts';
import { topicInput } from './show.address.ts';
import { readTopic } from './topics.api.ts';
import { topicsText } from './topics.text.ts';

type Topic = DataOf<typeof readTopic>;

/** Graphemes of a description; search engines show about this many. */
const describedLength = 160;

/** A description for those who have not opened it: the summary, else how the body begins. */
function describe({ summary, body_html }: Topic): string {
  const text = summary || body_html.replace(/<[^>]*>/g, ' ');
  return truncate(text.replace(/\s+/g, ' ').trim(), describedLength);
}

function headOf(topic: Topic): HeadFacts {
  const { id, title, category, category_name, cover_url, images, published_on } = topic;
  const description = describe(topic);
  const pictures = [
    ...new Set([...(cover_url ? [cover_url] : []), ...images.map(({ url }) => url)]),
  ];
  const crumbs = [
    { name: topicsText.home, item: paths.home },
    { name: category_name, item: paths.list(category) },
    { name: title, item: paths.show(id) },
  ];
  return {
    title,
    type: 'article',
    ...(description && { description }),
    ...(pictures[0] && { image: pictures[0] }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'NewsArticle',
          headline: title,
          ...(description && { description }),
          datePublished: published_on,
          articleSection: category_name,
          inLanguage: 'th',
          mainEntityOfPage: paths.show(id),
          ...(pictures.length > 0 && { image: pictures }),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...step,
          })),
        },
      ],
    },
  };
}

export const facts: ServerFacts = {
  wants: ({ params }) => [want(readTopic, topicInput(params.topicId))],
  head: ([topic]: readonly Topic[]) => (topic ? headOf(topic) : {}),
};
