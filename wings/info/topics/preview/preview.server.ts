/** The public page of what is not public yet (D-17). Nothing of it is cached. */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { holdWords } from '../../../../records/content/hold-words.ts';
import { relatedTopics, topicNeighbours } from '../../../../records/content/topics/topic.ts';
import type { TopicContent } from '../../../../records/office/topics/content.ts';
import { categoryChoices } from '../../../../records/office/topics/list.ts';
import { previewHashOf } from '../../../../records/office/topics/preview-token.ts';
import { findPreview } from '../../../../records/office/topics/versions.ts';
import type { Services } from '../../../../records/services.ts';
import { factsOf, neighbourOf, relatedCount, relatedOf } from '../topic-dto.server.ts';
import { readPreview } from './preview.api.ts';

const handle = handlersOn<Services>();

const isAfter = (instant: string | null, now: Date) => instant === null || new Date(instant) > now;

const mediaOf = ({ images, files }: TopicContent) => ({
  images: images.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
  files: files.map(({ name, url, bytes, media_type: type }) => ({ name, url, size: bytes, type })),
});

export const handlers: readonly Handler<Services>[] = [
  handle(readPreview, {
    async run({ input, services, facts: { at: now } }) {
      return services.records.readAsVisitor(async (db) => {
        const found = await findPreview(db, previewHashOf(input.token));
        if (!found) throw new Problem('gone');
        const { content, topicId: id } = found;
        const category = (await categoryChoices(db)).find(({ key }) => key === content.category);
        const publishedAt = content.published_at ?? now.toISOString();
        const place = { id, categoryKey: content.category, title: content.title, publishedAt };
        const [related, { previous, next }] = await Promise.all([
          relatedTopics(db, place, relatedCount),
          topicNeighbours(db, place),
        ]);
        return {
          data: {
            id: Number(id),
            category: content.category,
            category_name: category?.name ?? '',
            content_type: category?.contentType ?? 'GENERAL',
            title: content.title,
            summary: content.summary,
            cover_url: content.cover_url,
            cover_alt: content.cover_alt,
            facts: factsOf(content.facts),
            published_on: bangkokDay(new Date(publishedAt)),
            views: 0,
            pinned: content.pinned && isAfter(content.pinned_until, now),
            happens_on: content.happens_on,
            happens_until: content.happens_until,
            body_html: holdWords(content.body_html),
            ...mediaOf(content),
            related: related.map(relatedOf),
            previous: neighbourOf(previous),
            next: neighbourOf(next),
          },
        };
      });
    },
  }),
];
