import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { privateNumber } from '../../../core/board/private-numbers.ts';
import { refusedWords } from '../../../core/board/refused-words.text.ts';
import { wordFilter } from '../../../core/board/refused-words.ts';
import { boardTopicsOn } from '../../../demo/seed/board/board.ts';
import { referenceTimeline } from '../../../demo/timeline.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

const boardTopics = boardTopicsOn(referenceTimeline);

let app: Awaited<ReturnType<typeof openTestApp>>;
let somying: Headers;
let arunee: Headers;
beforeAll(async () => {
  app = await openTestApp();
  [somying, arunee] = await Promise.all([app.signIn('000123'), app.signIn('000222')]);
});
afterAll(() => app.close());

const asOwner = (text: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(text));
/** Whatever was posted so far was long ago. */
beforeEach(() =>
  asOwner(`UPDATE portal.board_topics SET posted_at = posted_at - interval '1 day'
    WHERE posted_at > now() - interval '1 day';
    UPDATE portal.board_answers SET posted_at = posted_at - interval '1 day'
    WHERE posted_at > now() - interval '1 day'`),
);

const question = { title: 'ถามเรื่องเงินฝากประจำ', body: 'ฝากได้ต่ำสุดเท่าไรคะ' };
const write = (body: object, headers?: Headers) => app.post('/api/info/board', body, headers);
const answer = (id: number, body: object, headers?: Headers) =>
  app.post(`/api/info/board/${id}/answers`, body, headers);
const read = async (path = '') => (await app.get(`/api/info/board${path}`)).body;
const fieldsOf = (body: { data: { fields: { field: string; message: string }[] } }) =>
  Object.fromEntries(body.data.fields.map(({ field, message }) => [field, message]));

describe('D-18 reading', () => {
  test('R015 newest first, ten a page, with the number of answers; anybody reads', async () => {
    const { data } = await read();
    const shown = data.items.map((item: Record<string, unknown>) => [
      item.title,
      item.display_name,
      item.answers,
    ]);
    const expected = boardTopics.map(({ title, name, answers }) => [title, name, answers.length]);
    expect(shown).toEqual(expected.slice(0, 10));
    expect(data).toMatchObject({ page: 1, per_page: 10, total: boardTopics.length });
    expect((await read('?page=2')).data.items).toHaveLength(boardTopics.length - 10);
    expect((await read('?page=3')).data).toMatchObject({ items: [], total: boardTopics.length });
  });

  test('R017 a question with its answers, the cooperative’s own marked', async () => {
    const { data } = await read(`/${boardTopics.length}`);
    const [newest] = boardTopics;
    expect(data).toMatchObject({ title: newest?.title, body: newest?.body, total: 3 });
    expect(data.answers.map((one: { from_staff: boolean }) => one.from_staff)).toEqual([
      ...[true, false, false],
    ]);
    expect((await app.get('/api/info/board/999999')).status).toBe(404);
  });

  test('finds words however they are spelled', async () => {
    const titles = async (q: string) =>
      (await read(`?q=${encodeURIComponent(q)}`)).data.items.map(
        (item: { title: string }) => item.title,
      );
    expect(await titles('ลดหย่อน ภาษี')).toEqual(['ขอใบรับรองดอกเบี้ยเงินกู้เพื่อลดหย่อนภาษี']);
    expect(await titles('ลดหยอนภาษี')).toHaveLength(1);
    expect(await titles('ไม่มีคำนี้แน่นอน')).toEqual([]);
    expect(await titles('%')).toEqual([]);
  });

  test('the demo’s own words keep the rules of the board, and hold no member’s number', () => {
    const find = wordFilter(refusedWords);
    for (const post of boardTopics.flatMap((topic) => [topic, ...topic.answers])) {
      expect([privateNumber(post.body), find(post.body)]).toEqual([undefined, undefined]);
    }
  });
});

describe('D-18 writing', () => {
  test('R016 a member asks and is first in the list at once, under name and initial', async () => {
    await read();
    const { status, body } = await write(question, somying);
    expect(status).toBe(200);
    const { data } = await read();
    expect(data.items[0]).toMatchObject({
      ...{ id: body.data.id, title: question.title, display_name: 'สมหญิง จ.', answers: 0 },
    });
    const answered = await answer(
      body.data.id,
      { body: 'ห้าร้อยบาทค่ะ', display_name: 'อรุณี' },
      arunee,
    );
    expect(answered.body.data.page).toBe(1);
    const shown = (await read(`/${body.data.id}`)).data;
    expect(shown.answers).toMatchObject([
      { body: 'ห้าร้อยบาทค่ะ', display_name: 'อรุณี', from_staff: false },
    ]);
  });

  test('no answer of the board, read or written, holds a membership number', async () => {
    const response = await write({ ...question, body: 'อยากทราบค่ะ' }, somying);
    const all = [
      response.body,
      await read(),
      await read('?page=2'),
      ...(await Promise.all(
        Array.from({ length: boardTopics.length }, (_, at) => read(`/${at + 1}`)),
      )),
    ];
    for (const body of all) {
      expect(JSON.stringify(body)).not.toMatch(/member_?no|membership|(?<!\d)0\d{5}(?!\d)/);
    }
  });

  test('signed out: 401 and over; with only half a session too', async () => {
    const out = await write(question);
    expect([out.status, out.body.rc_code]).toEqual([401, '-2']);
    const { authorization: _, ...cookieAlone } = somying as Record<string, string>;
    expect((await write(question, cookieAlone)).status).toBe(401);
    expect((await answer(1, { body: 'ตอบ ๆ ๆ' })).status).toBe(401);
    expect((await app.get('/api/member/board_draft')).status).toBe(401);
  });

  test('a question that is hidden or never was cannot be answered or read, alike', async () => {
    const { body } = await write({ ...question, title: 'จะถูกซ่อน' }, somying);
    const { id } = body.data;
    await asOwner(`UPDATE portal.board_topics SET hidden_at = now(), hidden_by = 'ก',
      hidden_reason = 'ข' WHERE id = ${id}`);
    const both = await Promise.all(
      [id, 999_999].map(async (topic) => [
        (await app.get(`/api/info/board/${topic}`)).status,
        (await answer(topic, { body: 'คำตอบของฉัน' }, arunee)).status,
      ]),
    );
    expect(both).toEqual([
      [404, 404],
      [404, 404],
    ]);
    expect(JSON.stringify(await read())).not.toContain('จะถูกซ่อน');
  });

  test('the same text within a minute is the first one', async () => {
    const double = { title: 'กดส่งสองครั้ง', body: 'นิ้วไปเร็วกว่าใจ' };
    const both = await Promise.all([write(double, somying), write(double, somying)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await read('?q=กดส่งสองครั้ง')).data.total).toBe(1);
  });

  test('T27 three in ten minutes; the fourth hears how long to wait, others go on', async () => {
    for (const n of [1, 2, 3]) {
      expect((await write({ ...question, title: `คำถามที่ ${n}` }, somying)).status).toBe(200);
    }
    const { status, body } = await write({ ...question, title: 'คำถามที่ 4' }, somying);
    expect([status, body.data.code]).toEqual([429, 'too_many']);
    expect(body.messages).toMatch(/3 ครั้งใน 10 นาที กรุณารออีก (9 นาที \d+ วินาที|10 นาที)/);
    expect((await answer(1, { body: 'คนอื่นตอบได้' }, arunee)).status).toBe(200);
  });
});

describe('D-18 what is refused, with a sentence at the field', () => {
  test.each([
    [{ title: 'ก' }, 'title', /อย่างน้อย 5/],
    [{ title: ' \u200b\u200b  ' }, 'title', /กรุณากรอก/],
    [{ body: ' \n\n\n ' }, 'body', /กรุณากรอก/],
    [{ body: 'สมาชิก 000123 ค่ะ' }, 'body', /เลขทะเบียนสมาชิก/],
    [{ title: 'โทรหา 081-000-4567' }, 'title', /เบอร์โทรศัพท์/],
    [{ body: 'บัตร 1992341001335' }, 'body', /เลขประจำตัวประชาชน/],
    [{ body: 'บัญชี 0102000001234' }, 'body', /เลขบัญชี/],
    [{ body: 'ไอ้ ค.ว.ย เอ๊ย' }, 'body', /คำที่กระดานนี้ไม่รับ/],
    [{ display_name: 'เจ้าหน้าที่ สหกรณ์' }, 'display_name', /เจ้าหน้าที่/],
    [{ display_name: 'สมหญิง 0810' }, 'display_name', /ตัวเลขยาว/],
    [{ display_name: 'f.u.c.k' }, 'display_name', /ไม่รับ/],
  ])('%j', async (change, field, message) => {
    const { status, body } = await write({ ...question, ...change }, somying);
    expect([status, body.rc_code]).toEqual([400, '-1']);
    expect(fieldsOf(body)[field]).toMatch(message);
  });

  test('all fields at once; the cooperative’s own telephone is no secret', async () => {
    const wrong = { title: 'ก', body: '', display_name: 'admin' };
    const { body } = await write({ ...question, ...wrong, body: '  ' }, somying);
    expect(Object.keys(fieldsOf(body))).toEqual(['title', 'body', 'display_name']);
    const call = { title: 'โทร 0 2000 1234 ไม่มีคนรับ', body: 'โทรสามครั้งแล้วค่ะ' };
    expect((await write(call, somying)).status).toBe(200);
  });

  test('words that the cooperative added', async () => {
    await asOwner(`INSERT INTO portal.settings VALUES ('board_refused_words', '["แชร์ลูกโซ่", 7]')`);
    const { body } = await write({ ...question, body: 'มาเล่น แชร์-ลูก-โซ่ กัน' }, somying);
    expect(fieldsOf(body).body).toContain('ไม่รับ');
  });
});

test('T5 markup is text: it comes back as it was typed and means nothing', async () => {
  const body = '<img src=x onerror=alert(1)>\n<script>alert(1)</script> javascript:alert(1)';
  const title = `ก${'\u0e48'.repeat(50)} <b>หนา</b>\u202e\u0000`;
  const { body: posted } = await write({ title, body }, arunee);
  const { data } = await read(`/${posted.data.id}`);
  expect(data.body).toBe(body);
  expect(data.title).toBe('ก\u0e48 <b>หนา</b>');
});

describe('S14 what was being written', () => {
  const path = '/api/member/board_draft';
  const draft = { title: 'ยังไม่เสร็จ', body: 'กำลังพิมพ์', display_name: '' };

  test('is kept, offered to its writer alone, and gone once it is posted', async () => {
    expect((await app.post(path, draft, somying)).body.data.saved_at).toMatch(/^\d{4}-/);
    const stored = (await app.get(path, somying)).body.data;
    expect(stored).toMatchObject({ default_name: 'สมหญิง จ.', draft });
    expect((await app.get(path, arunee)).body.data.draft).toBeNull();
    expect((await app.get(`${path}?topic=1`, somying)).body.data.draft).toBeNull();
    await write({ title: draft.title, body: draft.body }, somying);
    expect((await app.get(path, somying)).body.data.draft).toBeNull();
  });

  test('what was refused is still there, and an empty draft is none', async () => {
    await app.post(path, { ...draft, topic: '1' }, arunee);
    expect((await answer(1, { body: 'มึงนะ มึง' }, arunee)).status).toBeLessThan(430);
    expect((await app.get(`${path}?topic=1`, arunee)).body.data.draft).toMatchObject(draft);
    await app.post(path, { topic: '1', title: '', body: ' ', display_name: '' }, arunee);
    expect((await app.get(`${path}?topic=1`, arunee)).body.data.draft).toBeNull();
    const nowhere = await app.post(path, { ...draft, topic: '999999' }, arunee);
    expect(nowhere.status).toBe(404);
  });
});

test('a post is on record, its words are not', async () => {
  const { body } = await write({ ...question, title: 'ลงบันทึกไหม' }, arunee);
  await app.app.auditLog.flush();
  const rows = await asUpkeep(app.ownerUrl, 'sahakon_audit', async (store) => {
    const found = await store.query(
      `SELECT actor, detail FROM portal.audit_entries WHERE entry = 'info.board.post'
       ORDER BY seq DESC LIMIT 1`,
    );
    return found.rows;
  });
  expect(body.rc_code).toBe('1');
  expect(rows[0].actor).toBe('000222');
  expect(JSON.stringify(rows)).not.toContain('ลงบันทึกไหม');
});
