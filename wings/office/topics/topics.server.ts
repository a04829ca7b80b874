/** Editors find topics, begin them, and do the same to many (D-17, D-37). */
import type { DataOf } from '../../../api/endpoint.ts';
import { faultOf } from '../../../api/faults.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { foldForSearch } from '../../../core/thai-words/search.ts';
import { doToTopics, moveTopics } from '../../../records/office/topics/bulk.ts';
import { beginTopic as begin } from '../../../records/office/topics/edit.ts';
import {
  type CategoryChoice,
  categoryChoices,
  type OfficeTopic,
  officeTopics,
} from '../../../records/office/topics/list.ts';
import type { Services } from '../../../records/services.ts';
import { beginTopic, changeTopics, readTopics } from './topics.api.ts';

const handle = handlersOn<Services>();
const perPage = 25;

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const choiceOf = ({ key, name, contentType }: CategoryChoice) => ({
  key,
  name,
  content_type: contentType,
});

const rowOf = (topic: OfficeTopic): DataOf<typeof readTopics>['items'][number] => ({
  id: Number(topic.id),
  title: topic.title,
  category: topic.category,
  category_name: topic.categoryName,
  state: topic.state,
  pinned: topic.pinned,
  published_at: instantOf(topic.publishedAt),
  expires_at: instantOf(topic.expiresAt),
  changed_at: instantOf(topic.changedAt),
  changed_by: topic.changedBy,
  views: Number(topic.views),
  has_unpublished: topic.publishedVersion < topic.version,
});

export const handlers: readonly Handler<Services>[] = [
  handle(readTopics, {
    async run({ input, who, services }) {
      const { category, state } = input;
      const number = Number(input.page ?? 1);
      const phrase = foldForSearch((input.q ?? '').replaceAll('\0', ' ')).trim();
      const filter = {
        ...{ category, state, phrase: phrase === '' ? undefined : phrase },
        mine: input.mine === undefined ? undefined : who,
      };
      const [{ rows, total }, categories] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([officeTopics(db, filter, { number, perPage }), categoryChoices(db)]),
      );
      return {
        data: {
          items: rows.map(rowOf),
          categories: categories.map(choiceOf),
          ...{ page: number, per_page: perPage, total },
        },
      };
    },
  }),

  handle(beginTopic, {
    async run({ input, who, services }) {
      const id = await services.records.asStaff(who.staffId, (db) => begin(db, input, who));
      if (id === undefined) {
        throw new Problem('bad_input', { fields: [faultOf('category', 'notListed')] });
      }
      return { data: { id: Number(id) } };
    },
  }),

  handle(changeTopics, {
    async run({ input: { action, ids: sent, category }, who, services }) {
      const ids = [...new Set(sent.split(','))].map(BigInt);
      if (action === 'MOVE' && category === undefined) {
        throw new Problem('bad_input', { fields: [faultOf('category', 'missing')] });
      }
      const changed = await services.records.asStaff(who.staffId, (db) =>
        action === 'MOVE'
          ? moveTopics(db, ids, category ?? '', who)
          : doToTopics(db, action, ids, who),
      );
      return { data: { changed } };
    },
  }),
];
