import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { boardPage, boardTopic, postOnBoard } from '../../records/content/board.ts';
import { openRecords, type Records } from '../../records/database.ts';
import { makeSample, somchai } from '../../records/tests/sample.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { type AdminStore, inStore, whoIs } from './admin-command.ts';
import { answerPost, hidePost, newestTopics, readRef, showPost, wholeTopic } from './posts.ts';
import { adminProgram } from './program.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
let topicId = 0;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
  const post = {
    topicId: null,
    title: 'ถาม',
    body: 'ข้อความ',
    displayName: 'ก. ข.',
    searchText: '',
  };
  const result = await records.asMember(somchai, (db) => postOnBoard(db, post));
  topicId = 'id' in result ? result.id : 0;
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const asAdmin = <T>(work: (client: AdminStore) => Promise<T>) => inStore(store.ownerUrl, work);
const page = () => records.readAsVisitor((db) => boardPage(db, { page: 1, perPage: 5 }));
const auditLog = () =>
  asAdmin(async (client) => {
    // The audit log is read by its own role alone.
    await client.query('SET LOCAL ROLE sahakon_audit');
    const { rows } = await client.query(
      `SELECT entry, actor_kind, actor, detail FROM portal.audit_entries
       WHERE entry LIKE 'desk.%' ORDER BY seq DESC LIMIT 1`,
    );
    return rows[0];
  });

test('D-18 staff see who wrote; visitors do not', async () => {
  const [first] = await asAdmin((client) => newestTopics(client, 5));
  expect(first).toMatchObject({ ref: `${topicId}`, memberNo: somchai, text: 'ถาม' });
  expect(JSON.stringify(await page())).not.toContain(somchai);
});

test('D-18 staff answer, hide and show again, with their name and reason on record', async () => {
  const ref = await asAdmin((client) =>
    answerPost(client, { topicId, by: 'มานี', body: 'ตอบ', displayName: 'เจ้าหน้าที่สหกรณ์' }),
  );
  expect((await page()).topics).toMatchObject([{ answers: 1 }]);
  expect(await auditLog()).toMatchObject({ entry: 'desk.board.answer', actor: 'มานี' });

  const answer = { ref: ref ?? { topicId: 0, answerId: 0 }, by: 'มานี', reason: 'ตอบผิดกระทู้' };
  expect(await asAdmin((client) => hidePost(client, answer))).toBe(true);
  expect((await page()).topics).toMatchObject([{ answers: 0 }]);
  const whole = await asAdmin((client) => wholeTopic(client, topicId));
  expect(whole.map((post) => post.hiddenReason)).toEqual([null, 'ตอบผิดกระทู้']);

  const question = { ref: { topicId, answerId: undefined }, by: 'มานี', reason: 'โฆษณา' };
  expect(await asAdmin((client) => hidePost(client, question))).toBe(true);
  expect((await page()).total).toBe(0);
  expect(await auditLog()).toEqual({
    entry: 'desk.board.hide',
    actor_kind: 'office',
    actor: 'มานี',
    detail: { post: `${topicId}`, reason: 'โฆษณา' },
  });
  expect(await asAdmin((client) => showPost(client, { ...question, reason: 'ตรวจแล้ว' }))).toBe(
    true,
  );
  const shown = await records.readAsVisitor((db) =>
    boardTopic(db, topicId, { page: 1, perPage: 5 }),
  );
  expect(shown).toMatchObject({ topic: { title: 'ถาม' }, answers: [] });
});

test('what is not there is neither hidden nor answered, and leaves no trace', async () => {
  const before = await auditLog();
  const missing = { ref: { topicId: 999_999, answerId: undefined }, by: 'ก', reason: 'ข' };
  expect(await asAdmin((client) => hidePost(client, missing))).toBe(false);
  expect(
    await asAdmin((client) =>
      hidePost(client, { ...missing, ref: { topicId: 999_999, answerId: 1 } }),
    ),
  ).toBe(false);
  expect(
    await asAdmin((client) =>
      answerPost(client, { topicId: 999_999, by: 'ก', body: 'ข', displayName: 'ค' }),
    ),
  ).toBeUndefined();
  expect(await auditLog()).toEqual(before);
});

test('a post is named by its number, an answer by the question and its own', () => {
  expect(readRef('14')).toEqual({ topicId: 14, answerId: undefined });
  expect(readRef('14/3')).toEqual({ topicId: 14, answerId: 3 });
  for (const wrong of ['', '0', '14/', 'x', '1.5', '14/3/2', '-1', '1234567890']) {
    expect(readRef(wrong)).toBeUndefined();
  }
  expect(whoIs(' มานี ')).toBe('มานี');
  expect(whoIs(undefined)).toMatch(/\S/);
});

test('D-18 a number that no topic has is said to be none, as a failure', async () => {
  vi.stubEnv('DATABASE_OWNER_URL', store.ownerUrl);
  try {
    const attempt = adminProgram().parseAsync(['board', '999999'], { from: 'user' });
    await expect(attempt).rejects.toThrow('ไม่พบกระทู้');
  } finally {
    vi.unstubAllEnvs();
  }
});
