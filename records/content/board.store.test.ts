import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { makeSample, malee, somchai } from '../tests/sample.ts';
import {
  type BoardPost,
  boardDraft,
  boardPage,
  boardTopic,
  dropBoardDraft,
  keepBoardDraft,
  postOnBoard,
} from './board.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const asOwner = (text: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', (client) => client.query(text));
beforeEach(() =>
  asOwner('TRUNCATE portal.board_drafts, portal.board_answers, portal.board_topics'),
);

const post = (title: string, more: Partial<BoardPost> = {}): BoardPost => ({
  ...{ topicId: null, title, body: 'ข้อความ', displayName: 'สมชาย ก.', searchText: title },
  ...more,
});
const write = (memberNo: string, draft: BoardPost) =>
  records.asMember(memberNo, (db) => postOnBoard(db, draft));
async function written(memberNo: string, draft: BoardPost): Promise<number> {
  const result = await write(memberNo, draft);
  if (!('id' in result)) throw new Error(result.outcome);
  return result.id;
}
const page = (...words: string[]) =>
  records.readAsVisitor((db) => boardPage(db, { page: 1, perPage: 10, words }));
const topic = (id: number) =>
  records.readAsVisitor((db) => boardTopic(db, id, { page: 1, perPage: 10 }));

describe('D-18 what is on the board', () => {
  test('newest first, with the number of answers', async () => {
    const first = await written(somchai, post('หนึ่ง'));
    await written(malee, post('สอง'));
    await written(malee, post('', { topicId: first }));
    const { topics, total } = await page();
    expect(topics.map(({ title, answers }) => [title, answers])).toEqual([
      ['สอง', 0],
      ['หนึ่ง', 1],
    ]);
    expect(total).toBe(2);
    expect((await topic(first))?.answers).toMatchObject([{ body: 'ข้อความ', fromStaff: false }]);
  });

  test('is found by a piece of its text and turned by number', async () => {
    for (const title of ['กขค', 'ขคง', 'งจฉ']) await written(somchai, post(title));
    expect((await page('ขค')).total).toBe(2);
    expect((await page('ขค', 'ง')).total).toBe(1);
    expect((await page('%')).total).toBe(0);
    const second = await records.readAsVisitor((db) => boardPage(db, { page: 2, perPage: 2 }));
    expect(second).toMatchObject({ topics: [{ title: 'กขค' }], total: 3 });
  });

  test('what staff hide nobody sees, and a hidden question takes its answers along', async () => {
    const visible = await written(somchai, post('อยู่'));
    const hidden = await written(somchai, post('หาย'));
    await written(malee, post('', { topicId: hidden }));
    await written(malee, post('', { topicId: visible, body: 'หายด้วย' }));
    await asOwner(`UPDATE portal.board_answers SET hidden_at = now(), hidden_by = 'ก',
      hidden_reason = 'ข' WHERE topic_id = ${visible};
      UPDATE portal.board_topics SET hidden_at = now(), hidden_by = 'ก', hidden_reason = 'ข'
      WHERE id = ${hidden}`);
    expect((await page()).topics).toMatchObject([{ title: 'อยู่', answers: 0 }]);
    expect(await topic(hidden)).toBeUndefined();
    const count = sql<{ n: number }>`SELECT count(*)::int AS n FROM portal.board_answers`;
    const { rows } = await records.readAsMember(malee, (db) => count.execute(db));
    expect(rows).toEqual([{ n: 0 }]);
    expect(await write(malee, post('', { topicId: hidden, body: 'อีก' }))).toMatchObject({
      outcome: 'no_topic',
    });
  });
});

describe('the app may neither', () => {
  const attempts = {
    'read who wrote a question': 'SELECT member_no FROM portal.board_topics',
    'read who wrote an answer': 'SELECT member_no FROM portal.board_answers',
    'read why something is hidden': 'SELECT hidden_reason FROM portal.board_topics',
    'read everything': 'SELECT * FROM portal.board_answers',
    'write past the one way': `INSERT INTO portal.board_topics (member_no, display_name, title,
      body, search_text) VALUES ('${malee}', 'ก', 'ก', 'ก', '')`,
    'answer for the cooperative': `INSERT INTO portal.board_answers (topic_id, from_staff,
      display_name, body) VALUES (1, true, 'ก', 'ก')`,
    'hide or show': 'UPDATE portal.board_topics SET hidden_at = NULL',
    'keep a draft for somebody else': `INSERT INTO portal.board_drafts (member_no, title, body,
      display_name) VALUES ('${malee}', '', '', '')`,
  };
  test.each(Object.entries(attempts))('T1 %s', async (_, text) => {
    const attempt = records.asMember(somchai, (db) => sql.raw(text).execute(db));
    await expect(attempt).rejects.toThrow(/permission denied|row-level security/);
  });

  test('T1 write for nobody', async () => {
    const attempt = records.asVisitor((db) => postOnBoard(db, post('ก')));
    await expect(attempt).rejects.toThrow(/nobody writes/);
  });
});

describe('D-18 how often', () => {
  test('three in ten minutes, questions and answers together, each member apart', async () => {
    const id = await written(somchai, post('หนึ่ง'));
    await written(somchai, post('สอง'));
    await written(somchai, post('', { topicId: id }));
    const fourth = await write(somchai, post('สี่'));
    expect(fourth).toMatchObject({ outcome: 'too_many' });
    expect('waitSeconds' in fourth && fourth.waitSeconds).toBeGreaterThan(595);
    expect(await write(malee, post('สี่'))).toMatchObject({ outcome: 'posted' });
    await asOwner(`UPDATE portal.board_topics SET posted_at = now() - interval '601 seconds'
      WHERE id = ${id}`);
    expect(await write(somchai, post('สี่'))).toMatchObject({ outcome: 'posted' });
  });

  test('F19 of twenty at once three get through, of twenty alike one; all hear it', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => write(somchai, post(`ที่ ${at}`))),
    );
    expect(all.filter(({ outcome }) => outcome === 'posted')).toHaveLength(3);
    const alike = await Promise.all(Array.from({ length: 20 }, () => write(malee, post('ซ้ำ'))));
    expect(alike.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(alike.filter(({ outcome }) => outcome === 'again')).toHaveLength(19);
    expect(new Set(alike.map((result) => 'id' in result && result.id)).size).toBe(1);
    expect((await page()).total).toBe(4);
  });
});

describe('drafts', () => {
  const draft = { title: 'หัวข้อ', body: 'ยังไม่จบ', displayName: 'สมชาย ก.' };
  const read = (memberNo: string, topicId: number | null) =>
    records.readAsMember(memberNo, (db) => boardDraft(db, topicId));

  test('one for each place, their own alone; gone when sent or dropped', async () => {
    const id = await written(malee, post('คำถาม'));
    await records.asMember(somchai, async (db) => {
      await keepBoardDraft(db, null, draft);
      await keepBoardDraft(db, null, { ...draft, body: 'ใหม่กว่า' });
      await keepBoardDraft(db, id, draft);
    });
    expect(await read(somchai, null)).toMatchObject({ body: 'ใหม่กว่า' });
    expect(await read(somchai, id)).toMatchObject({ body: 'ยังไม่จบ' });
    expect(await read(malee, null)).toBeUndefined();
    await written(somchai, post('ส่งแล้ว'));
    expect(await read(somchai, null)).toBeUndefined();
    await records.asMember(malee, (db) => dropBoardDraft(db, id));
    expect(await read(somchai, id)).toBeDefined();
    await records.asMember(somchai, (db) => dropBoardDraft(db, id));
    expect(await read(somchai, id)).toBeUndefined();
  });

  test('not offered after a week, forgotten after a month', async () => {
    await records.asMember(somchai, (db) => keepBoardDraft(db, null, draft));
    const age = (days: number) =>
      asOwner(`UPDATE portal.board_drafts SET saved_at = now() - interval '${days} days'`);
    await age(8);
    expect(await read(somchai, null)).toBeUndefined();
    await age(31);
    await records.asMember(malee, (db) => keepBoardDraft(db, null, draft));
    const { rows } = await asOwner('SELECT member_no FROM portal.board_drafts');
    expect(rows).toEqual([{ member_no: malee }]);
  });

  test('what is posted changes the content, a draft does not', async () => {
    const version = async () =>
      (await asOwner('SELECT version FROM portal.content_version')).rows[0].version as bigint;
    const before = await version();
    await records.asMember(somchai, (db) => keepBoardDraft(db, null, draft));
    expect(await version()).toBe(before);
    await written(somchai, post('ใหม่'));
    expect(await version()).toBe(before + 1n);
  });
});
