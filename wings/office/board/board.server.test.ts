/** Staff on the board: what they hide, show and answer, the public sees at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStaff, signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

const url = '/api/office/board';
let app: Awaited<ReturnType<typeof openTestApp>>;
/** Another process on the same store. */
let other: Awaited<ReturnType<typeof openTestApp>>;
let support: Headers;
let arunee: Headers;
beforeAll(async () => {
  app = await openTestApp();
  const { appUrl, ownerUrl } = app;
  other = await openTestApp({ on: { ...app, appUrl, ownerUrl } });
  support = await signInStaff(app, 'support');
  arunee = await app.signIn('000222');
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const send = (what: string, input: object, who = support) => app.post(`${url}${what}`, input, who);
const publicTopic = (id: number, from = app) => from.get(`/api/info/board/${id}`);
const reason = 'โฆษณาเงินกู้นอกระบบ';

describe('D-18 moderation', () => {
  test('a search that holds what no text can is an answer without questions', async () => {
    const { status, body } = await app.get(`${url}?q=%00`, support);
    expect([status, body.data.items]).toEqual([200, []]);
  });

  test('a hidden question is gone at once, on another process too, and comes back', async () => {
    expect((await publicTopic(4)).status).toBe(200);
    expect((await publicTopic(4, other)).status).toBe(200);
    const { status, body } = await send('/hide', { id: '4', reason });
    expect(status).toBe(200);
    expect(body.data.hidden).toMatchObject({ by: 'ปรานี ช่วยเหลือ', reason });
    expect((await publicTopic(4)).status).toBe(404);
    // Another process looks for a new version of the content every 200 ms.
    await sleep(300);
    expect((await publicTopic(4, other)).status).toBe(404);
    const listed = (await app.get(`${url}?show=hidden`, support)).body.data;
    expect(listed.items.map(({ id }: { id: number }) => id)).toEqual([4]);

    const shown = await send('/show', { id: '4', reason: 'ตรวจแล้วไม่ใช่โฆษณา' });
    expect([shown.status, shown.body.data.hidden]).toEqual([200, null]);
    expect((await publicTopic(4)).status).toBe(200);
  });

  test('one answer is hidden and the others stay; why is no visitor’s to read', async () => {
    const { data } = (await app.get(`${url}/1`, support)).body;
    const [first] = data.answers_list;
    expect(first).toMatchObject({ hidden: null });
    await send('/hide', { id: '1', answer: String(first.id), reason });
    const seen = await publicTopic(1);
    expect(seen.body.data.total).toBe(data.answers_list.length - 1);
    expect(JSON.stringify(seen.body)).not.toContain(reason);
    const whole = (await app.get(`${url}/1`, support)).body.data;
    expect(whole.answers_list[0]).toMatchObject({ id: first.id, hidden: { reason } });
    expect(whole.hidden_answers).toBe(1);
  });

  test('of two who hide the same the second is told, and who and why stays', async () => {
    await send('/hide', { id: '5', reason });
    const second = await send('/hide', { id: '5', reason: 'เหตุผลของอีกคน' });
    expect([second.status, second.body.data.code]).toEqual([409, 'conflict']);
    expect(second.body.messages).toContain('มีเจ้าหน้าที่คนอื่นทำไปแล้ว');
    expect((await app.get(`${url}/5`, support)).body.data.hidden.reason).toBe(reason);
  });
});

describe('D-18 the cooperative answers', () => {
  test('at once under its name; a question waits until then; the same words are one', async () => {
    const question = { title: 'เปิดวันเสาร์ไหมคะ', body: 'อยากทราบเวลาทำการวันเสาร์ค่ะ' };
    const { id } = (await app.post('/api/info/board', question, arunee)).body.data;
    const waiting = async () => {
      const { items } = (await app.get(url, support)).body.data;
      return items.some((one: { id: number }) => one.id === id);
    };
    const count = async () => {
      const { waiting: kinds } = (await app.get('/api/office/home', support)).body.data;
      return kinds.find(({ kind }: { kind: string }) => kind === 'board').count;
    };
    expect(await waiting()).toBe(true);
    const before = await count();
    const body = 'เปิด 08:30–12:00 น.\n\n<script>alert(1)</script>';
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await send('/answer', { id: String(id), body })).status).toBe(200);
    }
    const seen = (await publicTopic(id)).body.data;
    expect(seen.answers).toMatchObject([{ from_staff: true, display_name: 'เจ้าหน้าที่สหกรณ์', body }]);
    expect([await waiting(), await count()]).toEqual([false, before - 1]);
  });

  test('T30 it names no member by number', async () => {
    const body = 'สมาชิกเลขทะเบียน 000456 มาติดต่อได้เลยค่ะ';
    const refused = await send('/answer', { id: '2', body });
    expect([refused.status, refused.body.data.fields[0].field]).toEqual([400, 'body']);
  });
});

test('D-18 a word is refused from the moment it is added until it is removed', async () => {
  const words = '/api/office/board_words';
  const post = { title: 'ชวนลงทุน', body: 'มาลง แชร์-ลูก-โซ่ กันเถอะ' };
  const check = async () =>
    (await app.post(`${words}/check`, { text: post.body }, support)).body.data.found;
  expect(await check()).toBeNull();
  expect((await app.post(`${words}/add`, { word: ' แชร์ลูกโซ่ ' }, support)).body.data.added).toEqual([
    'แชร์ลูกโซ่',
  ]);
  expect(await check()).toMatch(/^แชร์-ลูก-โซ/);
  const refused = await app.post('/api/info/board', post, arunee);
  expect([refused.status, refused.body.data.fields[0].field]).toEqual([400, 'body']);
  const twice = await app.post(`${words}/add`, { word: 'แชร์ลูกโซ่' }, support);
  expect([twice.status, twice.body.data.fields[0].field]).toEqual([409, 'word']);
  await app.post(`${words}/remove`, { word: 'แชร์ลูกโซ่' }, support);
  expect(await check()).toBeNull();
  expect((await app.post('/api/info/board', post, arunee)).status).toBe(200);
});

test('a page past the end has no question, and knows how many there are', async () => {
  const pages = [1, 999].map((page) => app.get(`${url}?show=all&page=${page}`, support));
  const [first, past] = (await Promise.all(pages)).map(({ body }) => body.data);
  expect([past.items, past.total]).toEqual([[], first.total]);
  expect(first.total).toBeGreaterThan(0);
});

describe('D-37 in the store, too', () => {
  const functions = [
    'office_topics()',
    'office_answers(1)',
    'service_colleagues()',
    'office_complaints()',
    'complaint_contact(11)',
    'office_complaint_events(11)',
  ];
  test.each(functions)('%s gives nothing to staff of another role', async (name) => {
    const ask = async (role: string) => {
      const staffId = await makeStaff(app.ownerUrl, [role]);
      const { rows } = await app.records.asStaff(staffId, (db) =>
        sql`SELECT FROM ${sql.raw(`portal.${name}`)}`.execute(db),
      );
      return rows.length;
    };
    expect(await ask('admin')).toBe(0);
    expect(await ask('finance')).toBe(0);
    expect(await ask('service')).toBeGreaterThan(0);
    const { rows } = await app.records.asVisitor((db) =>
      sql`SELECT FROM ${sql.raw(`portal.${name}`)}`.execute(db),
    );
    expect(rows).toEqual([]);
  });

  test.each([
    `moderate_post(1, NULL, 'x', 'y')`,
    `answer_as_cooperative(1, 'x', 'y')`,
    `change_refused_word('x', true)`,
    `work_on_complaint(11, NULL, 'close', '{}', 'x')`,
  ])('%s is refused', async (name) => {
    const staffId = await makeStaff(app.ownerUrl, ['admin']);
    const call = app.records.asStaff(staffId, (db) =>
      sql`SELECT ${sql.raw(`portal.${name}`)}`.execute(db),
    );
    await expect(call).rejects.toThrow(/staff of role service/);
  });

  test('the serving role reads no writer by itself, for staff of the role neither', async () => {
    const staffId = await makeStaff(app.ownerUrl, ['service']);
    for (const column of ['member_no', 'hidden_reason']) {
      const call = app.records.asStaff(staffId, (db) =>
        sql`SELECT ${sql.ref(column)} FROM portal.board_topics`.execute(db),
      );
      await expect(call).rejects.toThrow(/permission denied/);
    }
    await expect(
      app.records.asStaff(staffId, (db) => sql`SET ROLE sahakon_owner`.execute(db)),
    ).rejects.toThrow(/permission denied/);
  });
});
