/** Topics of the public site as the store holds them, clean as they leave (D-17, S6). */
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { showArticle } from '../../../records/content/clean-html.ts';
import { holdWords } from '../../../records/content/hold-words.ts';
import { type Category, findCategory } from '../../../records/content/topics/category.ts';
import * as lists from '../../../records/content/topics/lists.ts';
import { readQuestion } from '../../../records/content/topics/search-words.ts';
import {
  findTopic,
  relatedTopics,
  topicImages,
  topicNeighbours,
} from '../../../records/content/topics/topic.ts';
import type { TopicFile, TopicRow } from '../../../records/content/topics/topic-row.ts';
import { withoutWithdrawn } from '../../../records/content/withdrawn.ts';
import type { Services } from '../../../records/services.ts';
import { factsOf, neighbourOf, relatedCount, relatedOf } from './topic-dto.server.ts';
import { listTopics, readTopic } from './topics.api.ts';
import { everywhere, topicsText } from './topics.text.ts';

const handle = handlersOn<Services>();
const perPage = {
  GENERAL: 20,
  PHOTO: 12,
  CALENDAR: 30,
  PERSONNEL: 48,
  DOWNLOAD: 20,
  REGULATION: 30,
} as const;

const allCategories: Category = {
  key: everywhere,
  name: topicsText.all,
  description: topicsText.allHint,
  contentType: 'GENERAL',
};

const fileOf = ({ name, url, bytes, mediaType }: TopicFile) => ({
  name,
  url,
  size: bytes,
  type: mediaType,
});

const itemOf = (row: TopicRow) => ({
  id: Number(row.id),
  category: row.categoryKey,
  category_name: row.categoryName,
  title: row.title,
  summary: row.summary,
  cover_url: row.coverUrl,
  cover_alt: row.coverAlt,
  facts: factsOf(row.facts),
  published_on: row.publishedOn,
  views: Number(row.views),
  pinned: row.pinned,
  happens_on: row.happensOn,
  happens_until: row.happensUntil,
});

/** A topic's number as an address writes it; anything else names none. */
function readId(id: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw new Problem('not_found');
  return BigInt(id);
}

export const handlers: readonly Handler<Services>[] = [
  handle(listTopics, {
    keep: 'content',
    async run({ input, services }) {
      const isAll = input.category === everywhere;
      const page = Number(input.page ?? 1);
      return services.records.readAsVisitor(async (db) => {
        const category = isAll ? allCategories : await findCategory(db, input.category);
        if (!category) throw new Problem('not_found');
        const { contentType } = category;
        const choice = {
          key: isAll ? undefined : category.key,
          contentType,
          year: input.year === undefined ? undefined : Number(input.year),
          question: readQuestion(input.q ?? ''),
        };
        const [rows, total, years] = await Promise.all([
          lists.listTopics(db, choice, { page, perPage: perPage[contentType] }),
          lists.countTopics(db, choice),
          lists.topicYears(db, choice),
        ]);
        const direct = contentType === 'DOWNLOAD' || contentType === 'REGULATION';
        return {
          data: {
            category: category.key,
            category_name: category.name,
            description: category.description,
            content_type: contentType,
            items: rows.map((row) => ({
              ...itemOf(row),
              attachments: row.files.length,
              files: direct ? row.files.map(fileOf) : [],
            })),
            years: [...years],
            page,
            per_page: perPage[contentType],
            total,
          },
        };
      });
    },
  }),
  handle(readTopic, {
    keep: 'content',
    async run({ input, services }) {
      const id = readId(input.id);
      return services.records.readAsVisitor(async (db) => {
        const topic = await findTopic(db, id);
        if (!topic) throw new Problem('not_found');
        const [body_html, images, related, { previous, next }] = await Promise.all([
          withoutWithdrawn(db, topic.bodyHtml).then((html) => holdWords(showArticle(html))),
          topicImages(db, id),
          relatedTopics(db, topic, relatedCount),
          topicNeighbours(db, topic),
        ]);
        return {
          data: {
            ...itemOf(topic),
            content_type: topic.contentType,
            body_html,
            images: images.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
            files: topic.files.map(fileOf),
            related: related.map(relatedOf),
            previous: neighbourOf(previous),
            next: neighbourOf(next),
          },
        };
      });
    },
  }),
];
