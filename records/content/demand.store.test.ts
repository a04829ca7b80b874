/** What the serving role may see and do of complaints, in whatever words it asks (D-21). */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeFrom } from '../../core/codes/tracking-code.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { makeSample } from '../tests/sample.ts';
import { caseByCode, fileComplaint, type NewComplaint, publishedCase } from './demand.ts';

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

const owner = <T>(text: string, values: unknown[] = []) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query(text, values);
    return rows as T[];
  });
const asApp = (text: string) => records.asVisitor((db) => sql.raw(text).execute(db));
const newCode = () => codeFrom(randomBytes(26));

const complaint: NewComplaint = {
  category: 'LOAN',
  topic: 'หัวข้อลับ',
  detail: 'ถ้อยคำเดิมที่ห้ามเห็น',
  contactName: 'สมชาย ลับมาก',
  phone: '0812345678',
  email: 'secret@example.com',
  membershipNo: '000123',
  anonymous: false,
  allowPublish: true,
  defaultDays: 15,
};

async function file(change: Partial<NewComplaint> = {}) {
  const code = newCode();
  await records.asVisitor((db) => fileComplaint(db, code, { ...complaint, ...change }));
  const [row] = await owner<{ id: bigint }>(
    `SELECT complaint_id AS id FROM portal.complaint_codes WHERE code_hash = sha256($1::bytea)`,
    [Buffer.from(code)],
  );
  return { code, id: row?.id as bigint };
}

test('a private case is in no list, under no number, and its columns are nobody’s', async () => {
  const { id, code } = await file();
  const { rows } = await records.readAsVisitor((db) =>
    sql`SELECT id FROM portal.complaints`.execute(db),
  );
  expect(rows).toEqual([]);
  expect(await records.readAsVisitor((db) => publishedCase(db, id))).toBeUndefined();
  const events = await records.readAsVisitor((db) =>
    sql`SELECT seq, note FROM portal.complaint_events`.execute(db),
  );
  expect(events.rows).toEqual([]);
  const found = await records.readAsVisitor((db) => caseByCode(db, code));
  expect(found).toMatchObject({ topic: 'หัวข้อลับ', status: 'RECEIVED', publishedId: null });
  expect(JSON.stringify(Object.values(found ?? {}).map(String))).not.toMatch(/ลับมาก|ถ้อยคำเดิม/);
});

test.each([
  'SELECT * FROM portal.complaints',
  'SELECT detail FROM portal.complaints',
  'SELECT topic FROM portal.complaints',
  'SELECT contact_name FROM portal.complaints',
  'SELECT phone FROM portal.complaints',
  'SELECT email FROM portal.complaints',
  'SELECT membership_no FROM portal.complaints',
  'SELECT answer FROM portal.complaints',
  'SELECT assignee_id FROM portal.complaints',
  'SELECT target_on FROM portal.complaints',
  'SELECT actor FROM portal.complaint_events',
  'SELECT * FROM portal.complaint_codes',
  "INSERT INTO portal.complaints (topic, detail) VALUES ('a', 'b')",
  'UPDATE portal.complaints SET published_at = now()',
  'DELETE FROM portal.complaint_events',
  'SELECT portal.forget_complaints()',
])('the serving role may not: %s', async (text) => {
  await expect(asApp(text)).rejects.toThrow(/permission denied/);
});

test('a published case shows what staff wrote, never what was filed', async () => {
  const { id, code } = await file({ topic: 'ชื่อเรื่องเดิม' });
  await owner(
    `UPDATE portal.complaints SET published_at = now(), published_topic = 'เรื่องที่ตัดแล้ว',
       published_body = 'เนื้อหาที่ตัดแล้ว', answer = 'ถึงคุณสมชาย', answered_at = now(),
       published_answer = 'คำตอบสำหรับทุกคน', status = 'ANSWERED' WHERE id = $1`,
    [id],
  );
  const found = await records.readAsVisitor((db) => publishedCase(db, id));
  expect(found?.whole).toMatchObject({
    topic: 'เรื่องที่ตัดแล้ว',
    body: 'เนื้อหาที่ตัดแล้ว',
    answer: 'คำตอบสำหรับทุกคน',
  });
  expect(found?.timeline).toHaveLength(1);
  const own = await records.readAsVisitor((db) => caseByCode(db, code));
  expect(own).toMatchObject({ answer: 'ถึงคุณสมชาย', publishedId: id });
});

test('nobody publishes what was not allowed, nor keeps a name of who stays unnamed', async () => {
  const { id } = await file({ topic: 'ไม่อนุญาต', allowPublish: false });
  await expect(
    owner(
      `UPDATE portal.complaints SET published_at = now(), published_topic = 'ก',
         published_body = 'ข' WHERE id = $1`,
      [id],
    ),
  ).rejects.toThrow(/check constraint/);
  await expect(file({ topic: 'ไร้ชื่อ', anonymous: true })).rejects.toThrow(/check constraint/);
});

test('the same words within a minute are one case with two codes, also side by side', async () => {
  const codes = Array.from({ length: 6 }, newCode);
  const twice = { ...complaint, topic: 'กดสองครั้ง' };
  await Promise.all(codes.map((code) => records.asVisitor((db) => fileComplaint(db, code, twice))));
  const count = () =>
    owner<{ n: number }>(
      `SELECT count(*)::int AS n FROM portal.complaints WHERE topic = 'กดสองครั้ง'`,
    );
  expect(await count()).toEqual([{ n: 1 }]);
  for (const code of codes) {
    const found = await records.readAsVisitor((db) => caseByCode(db, code));
    expect(found?.topic).toBe('กดสองครั้ง');
  }
  await file({ ...twice, phone: '0899999999' });
  expect(await count()).toEqual([{ n: 2 }]);
  await owner(`UPDATE portal.complaints SET received_at = received_at - interval '61 seconds'`);
  await file(twice);
  expect(await count()).toEqual([{ n: 3 }]);
});

test('the content version moves with what the public sees, and with nothing else', async () => {
  const version = async () =>
    (await owner<{ version: bigint }>('SELECT version FROM portal.content_version'))[0]?.version;
  const before = await version();
  const { id } = await file({ topic: 'นับฉบับ' });
  await owner(
    `INSERT INTO portal.complaint_events (complaint_id, seq, status) VALUES ($1, 2, 'IN_PROGRESS')`,
    [id],
  );
  expect(await version()).toBe(before);
  await owner(
    `UPDATE portal.complaints SET published_at = now(), published_topic = 'ก',
       published_body = 'ข' WHERE id = $1`,
    [id],
  );
  const published = await version();
  expect(published).not.toBe(before);
  await owner(
    `INSERT INTO portal.complaint_events (complaint_id, seq, status) VALUES ($1, 3, 'ANSWERED')`,
    [id],
  );
  expect(await version()).not.toBe(published);
});

test('a year after its end a case forgets who wrote it and in which words', async () => {
  const { id, code } = await file({ topic: 'เรื่องเก่า' });
  const { id: young } = await file({ topic: 'เรื่องใหม่' });
  await owner(
    `UPDATE portal.complaints SET status = 'CLOSED',
       closed_at = now() - CASE WHEN id = $1 THEN interval '366 days' ELSE interval '1 day' END
     WHERE id = ANY ($2)`,
    [id, [id, young]],
  );
  expect(await owner('SELECT portal.forget_complaints() AS n')).toEqual([{ n: 1n }]);
  expect(await owner('SELECT portal.forget_complaints() AS n')).toEqual([{ n: 0n }]);
  const rows = await owner(
    `SELECT topic, detail, contact_name, phone, email, membership_no FROM portal.complaints
     WHERE id = ANY ($1) ORDER BY id`,
    [[id, young]],
  );
  const nobody = { contact_name: null, phone: null, email: null, membership_no: null };
  expect(rows[0]).toEqual({ topic: '-', detail: '-', ...nobody });
  expect(rows[1]).toMatchObject({ detail: complaint.detail, contact_name: complaint.contactName });
  expect(await records.readAsVisitor((db) => caseByCode(db, code))).toMatchObject({
    status: 'CLOSED',
  });
});

test('D-19 nobody has to remember to forget: whoever files a case does it on the way', async () => {
  const { id } = await file({ topic: 'เรื่องเก่าอีกเรื่อง' });
  await owner(
    `UPDATE portal.complaints SET status = 'CLOSED', closed_at = now() - interval '366 days'
     WHERE id = $1`,
    [id],
  );
  await file({ topic: 'เรื่องถัดไป' });
  const stored = await owner('SELECT detail, email FROM portal.complaints WHERE id = $1', [id]);
  expect(stored).toEqual([{ detail: '-', email: null }]);
});
