/** Persons of the public site: each is a topic of their category, written as its versions. */
import type { DataOf, InputOf } from '../../../../api/endpoint.ts';
import { faultOf } from '../../../../api/faults.ts';
import { type Handler, handlersOn } from '../../../../api/handler.ts';
import { Problem } from '../../../../api/problem.ts';
import type { Db } from '../../../../records/database.ts';
import { topicDrafts } from '../../../../records/office/topics/drafts.ts';
import {
  beginTopic,
  type Editor,
  findEdited,
  publishVersion,
  saveVersion,
} from '../../../../records/office/topics/edit.ts';
import { categoryChoices } from '../../../../records/office/topics/list.ts';
import {
  lockOrder,
  type OfficePerson,
  officePeople,
  writeOrder,
} from '../../../../records/office/topics/people.ts';
import type { Services } from '../../../../records/services.ts';
import { assertReady, fitContent } from '../check-content.server.ts';
import { contentOf } from '../content-of.server.ts';
import { conflictText } from '../editor/editor.text.ts';
import { placePeople, readPeople, savePerson } from './people.api.ts';
import { answers } from './people.server.text.ts';
import { contentWith, emptyContent, personOf } from './person.ts';

const handle = handlersOn<Services>();

/** Categories of persons, in order. */
async function groupsOf(db: Db) {
  const choices = await categoryChoices(db);
  return choices
    .filter(({ contentType }) => contentType === 'PERSONNEL')
    .map(({ key, name }) => ({ key, name }));
}

const rowOf = (one: OfficePerson): DataOf<typeof readPeople>['people'][number] => ({
  id: String(one.id),
  ...personOf(contentOf(one.content)),
  state: one.state,
  version: one.version,
  has_unpublished: one.publishedVersion < one.version,
  changed_at: one.changedAt?.toISOString() ?? null,
  changed_by: one.changedBy,
});

/** The topic as it stands, or a new one. */
async function standing(db: Db, { category, id, person }: InputOf<typeof savePerson>, by: Editor) {
  if (id === undefined) {
    const made = await beginTopic(db, { category, title: person.name }, by);
    if (made === undefined) throw new Problem('not_found');
    return { id: made, state: 'PUBLIC', content: emptyContent(category) } as const;
  }
  const found = await findEdited(db, BigInt(id));
  if (found?.content.category !== category || found.state === 'DELETED') {
    throw new Problem('not_found');
  }
  // Saving a version ends the draft of whoever saves: what they typed elsewhere must not be lost.
  const drafts = await topicDrafts(db, BigInt(id), by.staffId);
  if (drafts.some(({ isOwn }) => isOwn)) throw new Problem('conflict', { text: answers.ownDraft });
  return { id: BigInt(id), state: found.state, content: contentOf(found.content) };
}

async function save(db: Db, input: InputOf<typeof savePerson>, by: Editor) {
  const groups = await groupsOf(db);
  if (!groups.some(({ key }) => key === input.category)) {
    throw new Problem('bad_input', { fields: [faultOf('category', 'notListed')] });
  }
  const { id, state, content: before } = await standing(db, input, by);
  const content = await fitContent(db, id, contentWith(before, input.person));
  await assertReady(db, content, new Date());
  const made = { id, basedOn: input.based_on, content, action: 'PUBLISHED' } as const;
  const saved = await saveVersion(db, made, by);
  if (saved === 'missing') throw new Problem('not_found');
  if (saved === 'stale') {
    const now = await findEdited(db, id);
    throw new Problem('conflict', {
      text: conflictText(now?.version ?? 0, now?.changedBy ?? '', now?.changedAt ?? null),
    });
  }
  await publishVersion(db, id, { version: saved.version, shown: state !== 'HIDDEN' }, content);
  return { id: String(id), version: saved.version };
}

export const handlers: readonly Handler<Services>[] = [
  handle(readPeople, {
    run: ({ input, who, services }) =>
      services.records.asStaff(who.staffId, async (db) => {
        const groups = await groupsOf(db);
        const group = input.category ?? groups[0]?.key ?? null;
        if (group === null) {
          return { data: { groups, group, version: '', people: [], removed: [] } };
        }
        if (!groups.some(({ key }) => key === group)) throw new Problem('not_found');
        const { people, removed, version } = await officePeople(db, group);
        return {
          data: {
            ...{ groups, group, version },
            people: people.map(rowOf),
            removed: removed.map(({ id, title }) => ({ id: String(id), name: title })),
          },
        };
      }),
  }),

  handle(savePerson, {
    run: async ({ input, who, services }) => ({
      data: await services.records.asStaff(who.staffId, (db) => save(db, input, who)),
    }),
  }),

  handle(placePeople, {
    run: ({ input: { category, version, ids }, who, services }) =>
      services.records.asStaff(who.staffId, async (db) => {
        if ((await lockOrder(db, category)) !== version) {
          throw new Problem('conflict', { text: answers.moved });
        }
        return { data: { version: await writeOrder(db, category, ids.map(BigInt)) } };
      }),
  }),
];
