/** What a topic was, and back to it (D-17). */
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import { findEdited, saveVersion } from '../../../../records/office/topics/edit.ts';
import {
  findVersion,
  type TopicVersion,
  topicVersions,
} from '../../../../records/office/topics/versions.ts';
import type { Services } from '../../../../records/services.ts';
import { contentOf } from '../content-of.server.ts';
import { consumeSave } from '../rate-limit.server.ts';
import { readVersion, readVersions, restoreVersion } from './versions.api.ts';

const handle = handlersOn<Services>();
const perPage = 50;

const versionOf = ({ version, at, staffName, action, title }: TopicVersion, published: number) => ({
  ...{ version, at: at.toISOString(), staff_name: staffName, action, title },
  is_public: version === published,
});

export const handlers: readonly Handler<Services>[] = [
  handle(readVersions, {
    async run({ input, who, services }) {
      const id = BigInt(input.id);
      const page = Number(input.page ?? 1);
      const [topic, { rows, total }] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([findEdited(db, id), topicVersions(db, id, { page, perPage })]),
      );
      if (!topic) throw new Problem('not_found');
      return {
        data: {
          ...{ title: topic.content.title, version: topic.version },
          versions: rows.map((row) => versionOf(row, topic.publishedVersion)),
          ...{ page, per_page: perPage, total },
        },
      };
    },
  }),

  handle(readVersion, {
    async run({ input, who, services }) {
      const id = BigInt(input.id);
      const [topic, found] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([findEdited(db, id), findVersion(db, id, Number(input.version))]),
      );
      if (!topic || !found) throw new Problem('not_found');
      return {
        data: {
          version: versionOf(found, topic.publishedVersion),
          content: contentOf(found.content),
        },
      };
    },
  }),

  handle(restoreVersion, {
    async run({ input, who, services }) {
      const id = BigInt(input.id);
      await consumeSave(services.budgets, who.staffId);
      const version = await services.records.asStaff(who.staffId, async (db) => {
        const found = await findVersion(db, id, input.version);
        if (!found) throw new Problem('not_found');
        const made = { id, basedOn: input.based_on, content: found.content } as const;
        const saved = await saveVersion(db, { ...made, action: 'RESTORED' }, who);
        if (saved === 'missing') throw new Problem('not_found');
        if (saved === 'stale') throw new Problem('conflict');
        return saved.version;
      });
      return { data: { version } };
    },
  }),
];
