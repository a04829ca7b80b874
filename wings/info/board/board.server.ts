/** The board (D-18): read by all, written by members, and no membership number in any answer. */

import { type CallerOf, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { reportRateLimit } from '../../../api/rate-limit/too-many.server.ts';
import type { Site } from '../../../api/site.ts';
import { defaultName } from '../../../core/board/display-name.ts';
import { ownTelephones } from '../../../core/board/private-numbers.ts';
import { refusals } from '../../../core/board/refusals.text.ts';
import { readMoreWords } from '../../../core/board/word-finder.ts';
import { foldForSearch } from '../../../core/thai-words/search.ts';
import {
  boardDraft,
  boardPage,
  boardTopic,
  dropBoardDraft,
  keepBoardDraft,
  postOnBoard,
} from '../../../records/content/board.ts';
import { readQuestion } from '../../../records/content/topics/search-words.ts';
import type { Db } from '../../../records/database.ts';
import { findMember } from '../../../records/figures/members.ts';
import type { Services } from '../../../records/services.ts';
import { readSetting } from '../../../records/site.ts';
import { Limit } from '../../../runtime/rate-limit.ts';
import {
  postAnswer,
  postTopic,
  readBoard,
  readBoardTopic,
  readDraft,
  saveDraft,
} from './board.api.ts';
import { checkPost, type Typed } from './check-post.server.ts';

type BoardServices = Services & { readonly site: Site };

const handle = handlersOn<BoardServices>();
const perPage = 10;
const answersPerPage = 20;

function wordsOf(q: string | undefined): readonly string[] {
  const question = readQuestion(q ?? '');
  if (!question) return [];
  return question.words.length > 0 ? question.words : [question.phrase];
}

async function nameOf(db: Db): Promise<string> {
  const member = await findMember(db);
  if (!member) throw new Problem('not_found');
  return defaultName(member.firstName, member.lastName);
}

interface Post {
  readonly typed: Typed;
  readonly topicId: number | null;
  readonly who: CallerOf<'member'>;
  readonly services: BoardServices;
}

/** Also what is refused is judged, and a machine would go on for ever. */
const attempts = new Limit('board: tries', 30);

/** Checks, with no transaction open meanwhile, and writes; gives the number of the post. */
async function post({ typed, topicId, who, services }: Post): Promise<number> {
  const { records, site, budgets } = services;
  const taken = budgets.take([[attempts, who.memberNo]]);
  await reportRateLimit(taken, ({ seconds }) => refusals.tooOften(seconds));
  const [setting, ownName] = await records.readAsMember(who.memberNo, (db) =>
    Promise.all([readSetting(db, 'board_refused_words'), nameOf(db)]),
  );
  const allowed = ownTelephones(site);
  const moreWords = readMoreWords(setting);
  const checked = checkPost(typed, { memberNo: who.memberNo, allowed, moreWords });
  const searchText = `${foldForSearch(checked.title)}\n${foldForSearch(checked.body)}`;
  const displayName = checked.displayName || ownName;
  const result = await records.asMember(who.memberNo, (db) =>
    postOnBoard(db, { ...checked, topicId, displayName, searchText }),
  );
  switch (result.outcome) {
    case 'posted':
    case 'again':
      return result.id;
    case 'too_many': {
      const retryAfterSeconds = result.waitSeconds;
      const text = refusals.tooMany(retryAfterSeconds);
      throw new Problem('too_many', { retryAfterSeconds, text });
    }
    case 'no_topic':
      throw new Problem('not_found');
  }
}

const topicOf = (id: string | undefined) => (id === undefined ? null : Number(id));
export const handlers: readonly Handler<BoardServices>[] = [
  handle(readBoard, {
    keep: 'content',
    async run({ input, services }) {
      const page = Number(input.page ?? 1);
      const { topics, total } = await services.records.readAsVisitor((db) =>
        boardPage(db, { page, perPage, words: wordsOf(input.q) }),
      );
      const items = topics.map(({ id, title, displayName, postedAt, answers }) => ({
        ...{ id, title, display_name: displayName },
        ...{ posted_at: postedAt.toISOString(), answers },
      }));
      return { data: { items, page, per_page: perPage, total } };
    },
  }),
  handle(readBoardTopic, {
    keep: 'content',
    async run({ input, services }) {
      const page = Number(input.page ?? 1);
      const found = await services.records.readAsVisitor((db) =>
        boardTopic(db, Number(input.id), { page, perPage: answersPerPage }),
      );
      if (!found) throw new Problem('not_found');
      const { id, title, body, displayName, postedAt, answers: total } = found.topic;
      const answers = found.answers.map((answer) => ({
        ...{ id: answer.id, body: answer.body, display_name: answer.displayName },
        ...{ from_staff: answer.fromStaff, posted_at: answer.postedAt.toISOString() },
      }));
      const topic = { id, title, body, display_name: displayName };
      const posted_at = postedAt.toISOString();
      return { data: { ...topic, posted_at, answers, page, per_page: answersPerPage, total } };
    },
  }),
  handle(postTopic, {
    async run({ input, who, services }) {
      return { data: { id: await post({ typed: input, topicId: null, who, services }) } };
    },
  }),
  handle(postAnswer, {
    async run({ input: { id: topic, ...typed }, who, services }) {
      const topicId = Number(topic);
      const id = await post({ typed, topicId, who, services });
      const found = await services.records.readAsVisitor((db) =>
        boardTopic(db, topicId, { page: 1, perPage: 1 }),
      );
      // New answers stand at the end.
      const page = Math.max(1, Math.ceil((found?.topic.answers ?? 1) / answersPerPage));
      return { data: { id, page } };
    },
  }),
  handle(readDraft, {
    async run({ input, who, services }) {
      const [default_name, draft] = await services.records.readAsMember(who.memberNo, (db) =>
        Promise.all([nameOf(db), boardDraft(db, topicOf(input.topic))]),
      );
      if (!draft) return { data: { default_name, draft: null } };
      const { title, body, displayName, savedAt } = draft;
      const saved_at = savedAt.toISOString();
      return {
        data: { default_name, draft: { title, body, display_name: displayName, saved_at } },
      };
    },
  }),
  handle(saveDraft, {
    async run({ input, who, services }) {
      const { title, body, display_name: displayName } = input;
      const topicId = topicOf(input.topic);
      const isEmpty = [title, body].every((text) => text.trim() === '');
      await services.records.asMember(who.memberNo, async (db) => {
        if (isEmpty) return dropBoardDraft(db, topicId);
        if (topicId !== null && !(await boardTopic(db, topicId, { page: 1, perPage: 1 }))) {
          throw new Problem('not_found');
        }
        return keepBoardDraft(db, topicId, { title, body, displayName });
      });
      return { data: { saved_at: isEmpty ? null : new Date().toISOString() } };
    },
  }),
];
