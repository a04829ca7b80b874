/** Staff on complaints: from the filing to the published page, and who reads what of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { makeStaff, signInStaff } from '../../../tools/office.ts';
import { type Headers, withCsrfToken } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

const url = '/api/office/complaints';
let app: Awaited<ReturnType<typeof openTestApp>>;
let support: Headers;
let network = 0;
beforeAll(async () => {
  app = await openTestApp();
  support = await signInStaff(app, 'support');
});
afterAll(() => app.close());

const complaint = {
  topic: 'ขอที่นั่งรอ',
  detail: 'ป้าสมศรีห้องบัญชีบอกว่าหน้าเคาน์เตอร์มีที่นั่งรอไม่พอ',
  category: 'SERVICE',
  anonymous: false,
  allow_publish: true,
  contact_name: 'สมศรี ลับมาก',
  phone: '0812345678',
};
const redacted = { topic: 'ที่นั่งรอ', body: 'ที่นั่งรอหน้าเคาน์เตอร์ไม่พอ', answer: 'จัดเพิ่มแล้ว' };

/** Files a case from a network of its own; gives its number, and how to track it. */
async function file(change: object = {}) {
  network += 1;
  const headers = await withCsrfToken(app.ask);
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/info/demand',
    headers: { host: 'localhost', ...headers, 'user-agent': 'a browser' },
    payload: { ...complaint, topic: `ขอที่นั่งรอ ${network}`, ...change },
    remoteAddress: `10.9.0.${network}`,
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  const code = answer.json().data.tracking_code;
  const track = async () => (await app.post('/api/info/demand/track', { code })).body.data;
  const [newest] = (await app.get(url, support)).body.data.items;
  return { id: newest.id as number, track };
}

const read = async (id: number) => (await app.get(`${url}/${id}`, support)).body.data;
/** A step to the version that stands, or to the one that is named. */
async function step(id: number, name: string, more: object = {}, version?: number) {
  const which = { id: String(id), version: version ?? (await read(id)).version };
  return app.post(`${url}/${name}`, { ...which, ...more }, support);
}
/** The day on which it was to be answered is over. */
const passBy = (id: number) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`UPDATE portal.complaints SET target_on = '2020-01-15' WHERE id = $1`, [id]),
  );
const publicCase = (id: number) => app.get(`/api/info/demand/${id}`);

test('D-21 from the filing to the page: taken, answered, published, withdrawn', async () => {
  const { id, track } = await file();
  const before = await read(id);
  expect(before).toMatchObject({ status: 'RECEIVED', assignee: null, overdue: false, version: 1 });
  const taken = (await step(id, 'take', { note: 'ส่งฝ่ายธุรการ' })).body.data;
  expect(taken).toMatchObject({ status: 'IN_PROGRESS', mine: true, version: 2 });
  await passBy(id);
  expect((await read(id)).overdue).toBe(true);
  const [me] = taken.colleagues;
  expect(me).toMatchObject({ name: 'ปรานี ช่วยเหลือ', me: true });
  const mine = (await app.get(`${url}?mine=1&overdue=1`, support)).body.data.items;
  expect(mine.map((one: { id: number }) => one.id)).toContain(id);
  expect((await step(id, 'assign', { assignee: null })).body.data.assignee).toBeNull();
  await step(id, 'answer', { note: '', answer: 'เรียนคุณสมศรี จัดที่นั่งเพิ่มแล้ว' });
  expect(await track()).toMatchObject({
    status: 'ANSWERED',
    answer: 'เรียนคุณสมศรี จัดที่นั่งเพิ่มแล้ว',
    published_id: null,
  });
  expect((await publicCase(id)).status).toBe(404);

  expect((await step(id, 'publish', redacted)).body.data.published).toBe(true);
  expect((await publicCase(id)).body.data).toMatchObject(redacted);
  const list = (await app.get('/api/info/demand')).body.data.items;
  expect(list.map((one: { id: number }) => one.id)).toContain(id);
  await step(id, 'publish', { ...redacted, topic: 'ที่นั่งรอหน้าเคาน์เตอร์' });
  expect((await publicCase(id)).body.data.topic).toBe('ที่นั่งรอหน้าเคาน์เตอร์');

  const closed = (await step(id, 'close', { note: '' })).body.data;
  expect(closed.status).toBe('CLOSED');
  const late = await step(id, 'take', { note: '' });
  expect([late.status, late.body.messages]).toEqual([409, expect.stringContaining('ยุติแล้ว')]);
  // What was published by mistake goes from an ended case, too.
  const withdrawn = (await step(id, 'withdraw')).body.data;
  expect(withdrawn).toMatchObject({ published: false, publication: { body: redacted.body } });
  expect((await publicCase(id)).status).toBe(404);
});

test('D-21 notes, assignee, day and names reach neither the reporter nor the public', async () => {
  const { id, track } = await file();
  await step(id, 'take', { note: 'ส่งฝ่ายธุรการ' });
  const day = addDays(bangkokDay(new Date()), 401);
  expect((await step(id, 'target', { target_on: day })).status).toBe(200);
  const body = 'โทรหาผู้แจ้งแล้ว อย่าบอกใคร';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const noted = await app.post(`${url}/note`, { id: String(id), body }, support);
    expect(noted.body.data.notes).toMatchObject([{ author: 'ปรานี ช่วยเหลือ', body }]);
  }
  await step(id, 'publish', redacted);
  const response = JSON.stringify([
    await track(),
    (await publicCase(id)).body,
    (await app.get('/api/info/demand')).body,
  ]);
  expect(response).toContain('ส่งฝ่ายธุรการ');
  expect(response).not.toContain(day);
  expect(response).not.toMatch(/อย่าบอกใคร|ปรานี|ลับมาก|0812345678|ป้าสมศรี/);
  const notes = sql`SELECT body FROM portal.complaint_notes`;
  const asRole = async (role: string) =>
    app.records.asStaff(await makeStaff(app.ownerUrl, [role]), (db) => notes.execute(db));
  expect((await asRole('service')).rows).toHaveLength(1);
  expect((await asRole('admin')).rows).toEqual([]);
  expect((await app.records.asVisitor((db) => notes.execute(db))).rows).toEqual([]);
  expect((await app.records.asMember('000123', (db) => notes.execute(db))).rows).toEqual([]);
});

test('D-21 contact is covered until it is asked for, and the look is on record', async () => {
  const { id } = await file();
  const whole = JSON.stringify(await read(id));
  expect(whole).not.toMatch(/ลับมาก|0812345678/);
  const { body } = await app.get(`${url}/${id}/contact`, support);
  expect(body.data).toEqual({
    ...{ contact_name: 'สมศรี ลับมาก', phone: '0812345678', email: null, membership_no: null },
  });
  await app.app.auditLog.flush();
  const looks = await asUpkeep(app.ownerUrl, 'sahakon_audit', async (store) => {
    const { rows } = await store.query(
      `SELECT actor_kind FROM portal.audit_entries
       WHERE entry = 'office.complaints.contact.read' AND detail->>'target' = $1`,
      [String(id)],
    );
    return rows;
  });
  expect(looks).toEqual([{ actor_kind: 'office' }]);
  const unnamed = await file({ anonymous: true, topic: 'ไม่บอกชื่อ' });
  expect(await read(unnamed.id)).toMatchObject({ anonymous: true, has_contact: false });
});

test('D-21 two at once: the second is told, and what the first did stands', async () => {
  const { id, track } = await file({ topic: 'สองคน' });
  const { version } = await read(id);
  await step(id, 'answer', { note: '', answer: 'คำตอบของคนแรก' });
  const second = await step(id, 'answer', { note: '', answer: 'คำตอบของคนที่สอง' }, version);
  expect([second.status, second.body.data.code]).toEqual([409, 'conflict']);
  expect(second.body.messages).toContain('เปลี่ยนไป');
  expect((await track()).answer).toBe('คำตอบของคนแรก');
  expect((await step(id, 'answer', { note: '', answer: 'คำตอบที่ปรับแล้ว' })).status).toBe(200);
});

test('D-21 without leave nothing is published; nobody of another role is given it', async () => {
  const { id } = await file({ allow_publish: false, topic: 'ลับ' });
  const refused = await step(id, 'publish', redacted);
  expect([refused.status, refused.body.messages]).toEqual([
    ...[409, expect.stringContaining('ไม่อนุญาต')],
  ]);
  const admin = await makeStaff(app.ownerUrl, ['admin']);
  const given = await step(id, 'assign', { assignee: admin });
  expect([given.status, given.body.data.fields[0].field]).toEqual([400, 'assignee']);
});

test('T5 hostile words are words wherever they are shown', async () => {
  const hostile = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>';
  const { id } = await file({ topic: hostile.slice(0, 100), detail: `${hostile} ข้อความยาวพอ` });
  expect((await read(id)).detail).toContain(hostile);
  const words = { topic: 'เรื่องทดสอบ', body: `${hostile} ข้อความยาวพอ`, answer: hostile };
  await step(id, 'publish', words);
  expect((await publicCase(id)).body.data.body).toBe(words.body);
});

test('D-21 a year after its end a case forgets what staff wrote to each other, too', async () => {
  const { id } = await file({ topic: 'เก่า' });
  await app.post(`${url}/note`, { id: String(id), body: 'โทรหาป้าสมศรีแล้ว' }, support);
  await step(id, 'close', { note: '' });
  const left = await asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    await store.query(
      `UPDATE portal.complaints SET closed_at = now() - interval '366 days' WHERE id = $1`,
      [id],
    );
    await store.query('SELECT portal.forget_complaints()');
    const { rows } = await store.query(
      'SELECT FROM portal.complaint_notes WHERE complaint_id = $1',
      [id],
    );
    return rows.length;
  });
  expect(left).toBe(0);
  expect(await read(id)).toMatchObject({ detail: '-', has_contact: false, notes: [] });
});

test('D-21 the list by state, category, words and number; what waits is counted', async () => {
  const { id } = await file({ topic: 'เงินกู้ช้าพิเศษ', category: 'LOAN' });
  const ids = async (query: string) =>
    (await app.get(`${url}?${query}`, support)).body.data.items.map(
      (one: { id: number }) => one.id,
    );
  expect(await ids('state=RECEIVED&category=LOAN')).toContain(id);
  expect(await ids('state=CLOSED&category=LOAN')).not.toContain(id);
  expect(await ids(`q=${encodeURIComponent('ช้าพิเศษ')}`)).toEqual([id]);
  expect(await ids(`q=${id}`)).toContain(id);
  const counts = async () => {
    const { waiting } = (await app.get('/api/office/home', support)).body.data;
    const of = (key: string) => waiting.find(({ kind }: { kind: string }) => kind === key).count;
    return [of('complaints'), of('lateComplaints')];
  };
  const [fresh, late] = await counts();
  await step(id, 'take', { note: '' });
  expect(await counts()).toEqual([fresh - 1, late]);
  await passBy(id);
  expect(await counts()).toEqual([fresh - 1, late + 1]);
});

test('a page past the end has no case, and knows how many there are', async () => {
  const pages = [1, 999].map((page) => app.get(`${url}?page=${page}`, support));
  const [first, past] = (await Promise.all(pages)).map(({ body }) => body.data);
  expect([past.items, past.total]).toEqual([[], first.total]);
  expect(first.total).toBeGreaterThan(0);
});

test('D-21 a case is to be answered from today on, within two years', async () => {
  const { id } = await file();
  const today = bangkokDay(new Date());
  const last = addMonths(today, 24);
  for (const day of ['1999-01-01', addDays(today, -1), addDays(last, 1), '9999-12-31']) {
    const { status, body } = await step(id, 'target', { target_on: day });
    expect([status, body.data.fields], day).toEqual([
      400,
      [{ field: 'target_on', message: expect.stringContaining('ไม่เกิน 2 ปี') }],
    ]);
  }
  for (const day of [today, last]) {
    expect((await step(id, 'target', { target_on: day })).body.data.target_on).toBe(day);
  }
});
