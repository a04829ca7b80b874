/** The board before staff (D-18): who wrote, what is hidden, answers of the cooperative, words. */
import { type Call, type Handler, handlersOn } from '../../../api/handler.ts';
import { Problem } from '../../../api/problem.ts';
import { cooperativeName } from '../../../core/board/cooperative-name.text.ts';
import { privateNumber } from '../../../core/board/private-numbers.ts';
import { refusals } from '../../../core/board/refusals.text.ts';
import { refusedWords } from '../../../core/board/refused-words.text.ts';
import { readMoreWords, wordFinder } from '../../../core/board/word-finder.ts';
import { foldForSearch } from '../../../core/thai-words/search.ts';
import { type AuditEntry, appendAudit } from '../../../records/audit.ts';
import type { Db } from '../../../records/database.ts';
import {
  answerAsCooperative,
  changeRefusedWord,
  hidePost,
  type OfficeAnswer,
  type OfficeTopic,
  officeTopic,
  officeTopics,
  showPost,
} from '../../../records/office/board.ts';
import { type OfficeStore, officeStore } from '../../../records/office/office-store.ts';
import type { Services } from '../../../records/services.ts';
import { readSetting } from '../../../records/site.ts';
import {
  addRefusedWord,
  answerOfficeTopic,
  checkRefusedWords,
  hideOfficePost,
  readOfficeBoard,
  readOfficeTopic,
  readRefusedWords,
  removeRefusedWord,
  showOfficePost,
} from './board.api.ts';
import { text } from './board.text.ts';

const handle = handlersOn<Services>();
const perPage = 20;

const hiddenOf = ({ hiddenAt, hiddenBy, hiddenReason }: OfficeTopic | OfficeAnswer) =>
  hiddenAt === null
    ? null
    : { at: hiddenAt.toISOString(), by: hiddenBy ?? '', reason: hiddenReason ?? '' };

const topicOf = (topic: OfficeTopic) => ({
  id: topic.id,
  title: topic.title,
  display_name: topic.displayName,
  membership_no: topic.memberNo,
  posted_at: topic.postedAt.toISOString(),
  answers: topic.answers,
  hidden_answers: topic.hiddenAnswers,
  answered: topic.answered,
  hidden: hiddenOf(topic),
});

const answerOf = (answer: OfficeAnswer) => ({
  id: answer.id,
  body: answer.body,
  display_name: answer.displayName,
  membership_no: answer.memberNo,
  posted_at: answer.postedAt.toISOString(),
  hidden: hiddenOf(answer),
});

/** @throws Problem not_found */
async function wholeOf(store: OfficeStore, id: number) {
  const found = await officeTopic(store, id);
  if (found === undefined) throw new Problem('not_found');
  const { topic, answers } = found;
  return { ...topicOf(topic), body: topic.body, answers_list: answers.map(answerOf) };
}

type Doing = Pick<Call<typeof hideOfficePost, Services>, 'who' | 'facts'>;

const entryOf = (
  { who, facts }: Doing,
  what: Pick<AuditEntry, 'entry' | 'detail'>,
): AuditEntry => ({
  ...what,
  ...{ outcome: 'ok', actorKind: 'office', actor: who.staffId, sessionId: who.sessionId },
  ...{ address: facts.address, agent: facts.agent },
});

/** Hides or shows, and says why on record; somebody who was faster is told to the second. */
async function moderate(
  how: typeof hidePost,
  entry: AuditEntry['entry'],
  { input, who, facts, services }: Call<typeof hideOfficePost, Services>,
) {
  return services.records.asStaff(who.staffId, async (db) => {
    const store = officeStore(db);
    const topicId = Number(input.id);
    const answerId = input.answer === undefined ? undefined : Number(input.answer);
    const { reason } = input;
    const isDone = await how(store, { ref: { topicId, answerId }, by: who.name, reason });
    const whole = await wholeOf(store, topicId);
    const isThere = answerId === undefined || whole.answers_list.some(({ id }) => id === answerId);
    if (!isThere) throw new Problem('not_found');
    if (!isDone) throw new Problem('conflict', { text: text.already });
    const post = answerId === undefined ? input.id : `${input.id}/${input.answer}`;
    await appendAudit(db, entryOf({ who, facts }, { entry, detail: { post, reason } }));
    return { data: whole };
  });
}

async function wordsOf(db: Db) {
  const setting = await readSetting(db, 'board_refused_words');
  const added = Array.isArray(setting) ? setting.filter((word) => typeof word === 'string') : [];
  return {
    built_in: refusedWords.map(({ word }) => word),
    added: added.toSorted((a, b) => a.localeCompare(b, 'th')),
  };
}

async function changeWord(
  how: 'add' | 'remove',
  entry: AuditEntry['entry'],
  { input: { word }, who, facts, services }: Call<typeof addRefusedWord, Services>,
) {
  return services.records.asStaff(who.staffId, async (db) => {
    if (!(await changeRefusedWord(officeStore(db), word, how))) {
      const message = how === 'add' ? text.words.notAdded : text.words.notThere;
      throw new Problem('conflict', { text: message, fields: [{ field: 'word', message }] });
    }
    const data = await wordsOf(db);
    await appendAudit(db, entryOf({ who, facts }, { entry, detail: { word } }));
    return { data };
  });
}

/** What the cooperative itself says points to no member either (T30). */
function assertPublic(body: string): void {
  const kind = privateNumber(body);
  if (kind !== 'member' && kind !== 'id') return;
  throw new Problem('bad_input', { fields: [{ field: 'body', message: refusals.number[kind] }] });
}

export const handlers: readonly Handler<Services>[] = [
  handle(readOfficeBoard, {
    async run({ input, who, services }) {
      const page = Number(input.page ?? 1);
      const words = foldForSearch(input.q ?? '')
        .split(' ')
        .filter(Boolean);
      const window = { limit: perPage, skip: (page - 1) * perPage };
      const { topics, total } = await services.records.asStaff(who.staffId, (db) =>
        officeTopics(officeStore(db), { show: input.show ?? 'waiting', words, ...window }),
      );
      return { data: { items: topics.map(topicOf), page, per_page: perPage, total } };
    },
  }),
  handle(readOfficeTopic, {
    async run({ input, who, services }) {
      const data = await services.records.asStaff(who.staffId, (db) =>
        wholeOf(officeStore(db), Number(input.id)),
      );
      return { data };
    },
  }),
  handle(hideOfficePost, { run: (call) => moderate(hidePost, 'office.board.hide', call) }),
  handle(showOfficePost, { run: (call) => moderate(showPost, 'office.board.show', call) }),
  handle(answerOfficeTopic, {
    async run({ input: { id, body }, who, services }) {
      assertPublic(body);
      const topicId = Number(id);
      const data = await services.records.asStaff(who.staffId, async (db) => {
        const store = officeStore(db);
        await answerAsCooperative(store, { topicId, body, displayName: cooperativeName });
        return wholeOf(store, topicId);
      });
      return { data };
    },
  }),
  handle(readRefusedWords, {
    run: async ({ who, services }) => ({
      data: await services.records.asStaff(who.staffId, wordsOf),
    }),
  }),
  handle(addRefusedWord, { run: (call) => changeWord('add', 'office.board_words.add', call) }),
  handle(removeRefusedWord, {
    run: (call) => changeWord('remove', 'office.board_words.remove', call),
  }),
  handle(checkRefusedWords, {
    async run({ input, who, services }) {
      const setting = await services.records.asStaff(who.staffId, (db) =>
        readSetting(db, 'board_refused_words'),
      );
      return { data: { found: wordFinder(readMoreWords(setting))(input.text) ?? null } };
    },
  }),
];
