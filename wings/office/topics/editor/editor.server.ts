/** A topic is written: drafts, versions, what the public sees, and a look ahead (D-17, D-37). */
import type { Call } from '../../../../api/handler.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { paths } from '../../../../api/paths.ts';
import { Problem } from '../../../../api/problem.ts';
import type { Db } from '../../../../records/database.ts';
import type { TopicContent } from '../../../../records/office/topics/content.ts';
import * as drafts from '../../../../records/office/topics/drafts.ts';
import {
  type EditedTopic,
  findEdited,
  publishVersion,
  saveVersion,
} from '../../../../records/office/topics/edit.ts';
import { categoryChoices } from '../../../../records/office/topics/list.ts';
import { newPreviewToken, previewHashOf } from '../../../../records/office/topics/preview-token.ts';
import { keepPreview } from '../../../../records/office/topics/versions.ts';
import { portalAddress, type Services } from '../../../../records/services.ts';
import { assertReady, fitContent } from '../check-content.server.ts';
import { contentOf } from '../content-of.server.ts';
import { consumePreview, consumeSave } from '../rate-limit.server.ts';
import { choiceOf } from '../topics.server.ts';
import {
  dropDraft,
  keepDraft,
  makePreview,
  publishTopic,
  readEdited,
  saveTopic,
} from './editor.api.ts';
import { conflictText } from './editor.text.ts';

const handle = handlersOn<Services>();

const headOf = ({ version, changedAt, changedBy }: EditedTopic) => ({
  version,
  changed_at: changedAt?.toISOString() ?? null,
  changed_by: changedBy,
});

const draftOf = (draft: drafts.Draft) => ({
  staff_name: draft.staffName,
  based_on: draft.basedOn,
  saved_at: draft.savedAt.toISOString(),
  content: contentOf(draft.content),
});

async function mustFind(db: Db, id: bigint): Promise<EditedTopic> {
  const found = await findEdited(db, id);
  if (!found) throw new Problem('not_found');
  return found;
}

type Saving = Pick<Call<typeof saveTopic, Services>, 'input' | 'who' | 'services'>;

/** One transaction: a version, and where it is published, everything that the public reads. */
async function save({ input, who, services }: Saving, publish: boolean): Promise<number> {
  const id = BigInt(input.id);
  await consumeSave(services.budgets, who.staffId);
  return services.records.asStaff(who.staffId, async (db) => {
    const content: TopicContent = await fitContent(db, id, input.content);
    if (publish) await assertReady(db, content, new Date());
    const action = publish ? 'PUBLISHED' : 'SAVED';
    const saved = await saveVersion(db, { id, basedOn: input.based_on, content, action }, who);
    if (saved === 'missing') throw new Problem('not_found');
    if (saved === 'stale') {
      const { version, changedBy, changedAt } = await mustFind(db, id);
      throw new Problem('conflict', { text: conflictText(version, changedBy, changedAt) });
    }
    if (publish) {
      await publishVersion(db, id, { version: saved.version, shown: true }, content);
    }
    return saved.version;
  });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readEdited, {
    async run({ input, who, services }) {
      const id = BigInt(input.id);
      const [topic, all, categories] = await services.records.asStaff(who.staffId, (db) =>
        Promise.all([
          mustFind(db, id),
          drafts.topicDrafts(db, id, who.staffId),
          categoryChoices(db),
        ]),
      );
      const own = all.find(({ isOwn }) => isOwn);
      return {
        data: {
          ...headOf(topic),
          id: Number(id),
          state: topic.state,
          is_current: topic.publishedVersion === topic.version,
          content: contentOf(topic.content),
          own_draft: own ? draftOf(own) : null,
          drafts: all.filter(({ isOwn }) => !isOwn).map(draftOf),
          categories: categories.map(choiceOf),
        },
      };
    },
  }),

  handle(keepDraft, {
    async run({ input, who, services }) {
      const id = BigInt(input.id);
      return services.records.asStaff(who.staffId, async (db) => {
        const content = await fitContent(db, id, input.content);
        const at = await drafts.keepDraft(db, { id, basedOn: input.based_on, content }, who);
        if (!at) throw new Problem('not_found');
        const [topic, all] = await Promise.all([
          mustFind(db, id),
          drafts.topicDrafts(db, id, who.staffId),
        ]);
        const others = all.filter(({ isOwn }) => !isOwn);
        return {
          data: {
            ...headOf(topic),
            saved_at: at.toISOString(),
            others: others.map(({ staffName, savedAt }) => ({
              staff_name: staffName,
              saved_at: savedAt.toISOString(),
            })),
          },
        };
      });
    },
  }),

  handle(dropDraft, {
    async run({ input, who, services }) {
      await services.records.asStaff(who.staffId, async (db) => {
        await mustFind(db, BigInt(input.id));
        await drafts.dropDraft(db, BigInt(input.id), who.staffId);
      });
      return {};
    },
  }),

  handle(saveTopic, { run: async (call) => ({ data: { version: await save(call, false) } }) }),
  handle(publishTopic, { run: async (call) => ({ data: { version: await save(call, true) } }) }),

  handle(makePreview, {
    async run({ input, who, services: { records, settings, budgets } }) {
      const id = BigInt(input.id);
      await consumePreview(budgets, who.staffId);
      const token = newPreviewToken();
      await records.asStaff(who.staffId, async (db) => {
        await mustFind(db, id);
        await keepPreview(db, previewHashOf(token), id, await fitContent(db, id, input.content));
      });
      return { data: { address: portalAddress(settings, `${paths.preview}#${token}`) } };
    },
  }),
];
