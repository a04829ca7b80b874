import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCode, showCode } from '../../../../core/codes/tracking-code.ts';
import { complaintTargets } from '../../../../demo/seed/demand.text.ts';
import { casesOn, demoTrackingCode } from '../../../../demo/seed/demand.ts';
import { referenceTimeline } from '../../../../demo/timeline.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { complaint, openDemand } from './submit-complaint.ts';

const { published: publishedCases, unpublished: privateCases } = casesOn(referenceTimeline);

let setup: Awaited<ReturnType<typeof openDemand>>;
let app: Awaited<ReturnType<typeof openDemand>>['app'];
let network = 0;
beforeAll(async () => {
  setup = await openDemand();
  app = setup.app;
});
beforeEach(() => {
  network += 1;
});
afterAll(() => app.close());

const contact = {
  contact_name: 'สมชาย ลับมาก',
  phone: '๐๘๑-๒๓๔ ๕๖๗๘',
  email: 'secret@example.com',
  membership_no: '๑๒๓',
};

/** Another network for each test, so that none spends the budget of the next. */
const file = (change: object = {}) =>
  setup.send('/api/info/demand', { ...complaint, ...change }, { address: `10.2.0.${network}` });
const track = (code: string) =>
  setup.send('/api/info/demand/track', { code }, { address: `10.2.0.${network}` });
const storedCase = (topic: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query('SELECT * FROM portal.complaints WHERE topic = $1', [topic]);
    return rows[0];
  });
const fieldsOf = (body: { data: { fields: { field: string; message: string }[] } }) =>
  Object.fromEntries(body.data.fields.map(({ field, message }) => [field, message]));

test('R018 D-21 published cases, newest first, by category and status, page by page', async () => {
  const { body } = await app.get('/api/info/demand');
  expect(body.data).toMatchObject({ page: 1, per_page: 10, total: publishedCases.length });
  const days = body.data.items.map((one: { received_on: string }) => one.received_on);
  expect(days).toEqual(days.toSorted().reverse());
  expect(body.data.items[0]).toEqual({
    id: 10,
    topic: publishedCases.at(-1)?.topic,
    category: 'DEPOSIT',
    received_on: '2025-11-26',
    status: 'RECEIVED',
    answered_on: null,
  });
  const loans = (await app.get('/api/info/demand?category=LOAN&status=ANSWERED')).body.data;
  expect(loans.total).toBe(1);
  expect(loans.items[0].topic).toBe(publishedCases[1]?.topic);
  expect((await app.get('/api/info/demand?page=2')).body.data).toMatchObject({
    items: [],
    page: 2,
  });
});

test('R019 a published case: words, timeline, answer', async () => {
  const { body } = await app.get('/api/info/demand/1');
  const [first] = publishedCases;
  expect(body.data).toMatchObject({
    id: 1,
    topic: first?.topic,
    body: first?.body,
    answer: first?.answer,
    status: 'CLOSED',
    answer_by: '2025-09-18',
  });
  expect(body.data.timeline).toEqual(first?.events);
});

test('private cases answer like none, leak in no list, and nobody finds their words', async () => {
  const missing = await app.get('/api/info/demand/999999');
  for (const id of [11, 12, 13]) {
    const answer = await app.get(`/api/info/demand/${id}`);
    expect(answer.status).toBe(404);
    const { ref: _, ...data } = answer.body.data;
    expect(missing.body).toMatchObject({ ...answer.body, data });
  }
  const pages = await Promise.all(
    ['', '?page=2', '?category=LOAN', '?status=IN_PROGRESS', '?category=WEBSITE'].map(
      async (query) => JSON.stringify((await app.get(`/api/info/demand${query}`)).body),
    ),
  );
  for (const one of privateCases) {
    for (const secret of [one.topic, one.body, one.contact?.name, one.contact?.phone]) {
      if (secret) expect(pages.join('')).not.toContain(secret);
    }
  }
});

test('D-21 a tracking code opens a private case in every spelling people use', async () => {
  const [first] = privateCases;
  for (const code of [
    showCode(demoTrackingCode),
    demoTrackingCode.toLowerCase(),
    ` ${showCode(demoTrackingCode).replaceAll('-', ' ')} `,
  ]) {
    const { status, body } = await track(code);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ topic: first?.topic, answer: first?.answer });
    expect(body.data.published_id).toBeNull();
    expect(body.data.timeline).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain(first?.body);
  }
});

test('a filed case: its code is kept only as a hash; the day of the answer', async () => {
  const { status, body } = await file({ ...contact, anonymous: false, topic: 'มีชื่อ' });
  expect(status).toBe(200);
  const code = readCode(body.data.tracking_code);
  expect(code).toHaveLength(28);
  expect(body.data.target_days).toBe(complaintTargets.SERVICE);
  const row = await storedCase('มีชื่อ');
  expect(row).toMatchObject({
    contact_name: 'สมชาย ลับมาก',
    phone: '0812345678',
    email: 'secret@example.com',
    membership_no: '000123',
    status: 'RECEIVED',
    published_at: null,
  });
  expect(JSON.stringify(Object.values(row).map(String))).not.toContain(code);
  const found = await track(body.data.tracking_code);
  expect(found.body.data).toMatchObject({ topic: 'มีชื่อ', status: 'RECEIVED', answer: null });
  expect(found.body.data.answer_by).toBe(body.data.answer_by);
  expect(JSON.stringify(found.body)).not.toMatch(/ลับมาก|0812345678|secret@|000123/);
});

test('who stays unnamed leaves no name, telephone, e-mail or number', async () => {
  const { status } = await file({ ...contact, email: 'x', topic: 'ไร้ชื่อ' });
  expect(status).toBe(200);
  expect(await storedCase('ไร้ชื่อ')).toMatchObject({
    contact_name: null,
    phone: null,
    email: null,
    membership_no: null,
    anonymous: true,
  });
});

test('an anonymous case leaves no entry that ties it to an address', async () => {
  await file({ topic: 'ไร้รอย' });
  const entries = await asUpkeep(app.ownerUrl, 'sahakon_audit', async (store) => {
    const { rows } = await store.query(
      "SELECT 1 FROM portal.audit_entries WHERE entry = 'info.demand.file'",
    );
    return rows;
  });
  expect(entries).toEqual([]);
});

test('each wrong field says what is wrong', async () => {
  const wrong = {
    detail: '  สั้น  ',
    ...{ anonymous: false, phone: '12', email: 'a@b', membership_no: '1234567' },
  };
  const { status, body } = await file({ ...wrong, topic: ' \u200b ' });
  expect(status).toBe(400);
  expect(fieldsOf(body)).toEqual({
    topic: 'กรุณากรอกหัวข้อเรื่อง',
    detail: 'รายละเอียดต้องมีอย่างน้อย 10 ตัวอักษร ตอนนี้มี 2',
    phone: expect.stringContaining('9 หรือ 10 หลัก'),
    email: expect.stringContaining('อีเมล'),
    membership_no: expect.stringContaining('ไม่เกิน 6 หลัก'),
  });
});

test('2,000 characters as people count them: marks do not count, invisible ones go', async () => {
  expect((await file({ topic: 'พอดี', detail: 'กี่'.repeat(2000) })).status).toBe(200);
  const long = await file({ topic: 'เกิน', detail: 'กี่'.repeat(2001) });
  expect(fieldsOf(long.body).detail).toContain('ตอนนี้มี 2,001');
  await file({
    topic: 'ก\u202eข\u0000ค',
    detail: 'บรรทัดแรก\r\n\r\n\r\n\r\nบรรทัดที่สอง\u0007\u200b',
  });
  expect(await storedCase('กขค')).toMatchObject({ detail: 'บรรทัดแรก\n\nบรรทัดที่สอง' });
});

test.each([
  '<img src=x onerror=alert(1)>ข้อความยาวพอ',
  "'; DROP TABLE portal.complaints; --",
  '{{constructor.constructor("x")()}}',
  `ก${'\u0e49'.repeat(50)}ขคงจฉชซญฐณ`,
  '\ud800 ครึ่งตัวอักษรที่เสีย',
])('T5 T20 hostile words are kept as words: %j', async (detail) => {
  const topic = `ร้าย ${network}`;
  const { status, body } = await file({ topic, detail });
  expect(status).toBe(200);
  expect((await track(body.data.tracking_code)).status).toBe(200);
  expect((await storedCase(topic)).detail.length).toBeGreaterThanOrEqual(10);
});
