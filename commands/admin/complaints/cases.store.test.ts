import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeFrom } from '../../../core/codes/tracking-code.ts';
import {
  caseByCode,
  fileComplaint,
  type NewComplaint,
  publishedCases,
} from '../../../records/content/demand.ts';
import { openRecords, type Records } from '../../../records/database.ts';
import { makeSample } from '../../../records/tests/sample.ts';
import { openTestStore } from '../../../tools/test-store.ts';
import { type AdminStore, inStore } from '../admin-command.ts';
import { answerCase, closeCase, forgetCases, listCases, seeCase, startCase } from './cases.ts';
import { published } from './commands.ts';

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

const asAdmin = <T>(work: (client: AdminStore) => Promise<T>) => inStore(store.ownerUrl, work);
const complaint: NewComplaint = {
  category: 'SERVICE',
  topic: 'ขอที่นั่งรอ',
  detail: 'ป้าสมศรีบ้านเลขที่ 7 ไม่มีที่นั่งรอ',
  contactName: 'สมศรี',
  phone: null,
  email: null,
  membershipNo: null,
  anonymous: false,
  allowPublish: true,
  defaultDays: 15,
};

async function file(change: Partial<NewComplaint> = {}) {
  const code = codeFrom(randomBytes(26));
  await records.asVisitor((db) => fileComplaint(db, code, { ...complaint, ...change }));
  const [row] = await asAdmin((client) => listCases(client, 1));
  return { id: Number(row?.id), read: () => records.readAsVisitor((db) => caseByCode(db, code)) };
}

const publicCases = () =>
  records
    .readAsVisitor((db) => publishedCases(db, { limit: 9, skip: 0 }))
    .then(({ cases }) => cases);
const auditLog = () =>
  asAdmin(async (client) => {
    // The audit log is read by its own role alone.
    await client.query('SET LOCAL ROLE sahakon_audit');
    const { rows } = await client.query(
      `SELECT entry, actor, detail FROM portal.audit_entries WHERE entry LIKE 'desk.%'
       ORDER BY seq`,
    );
    return rows;
  });

test('D-21 a case is taken, answered, published, closed: each an event and an entry', async () => {
  const { id, read } = await file();
  const by = 'มานี';
  const seen = await asAdmin((client) => seeCase(client, id, by));
  expect(seen).toMatchObject({ contactName: 'สมศรี', detail: complaint.detail, status: 'RECEIVED' });
  expect(
    await asAdmin((client) => startCase(client, { id, by, note: 'ส่งฝ่ายธุรการ' })),
  ).toBeUndefined();
  expect(await read()).toMatchObject({ status: 'IN_PROGRESS', publishedId: null });
  expect(await publicCases()).toEqual([]);
  const answer = { id, by, note: '', text: 'เรียนคุณสมศรี จัดที่นั่งแล้ว' };
  const publish = { body: 'ไม่มีที่นั่งรอ', topic: undefined, answer: 'จัดที่นั่งแล้ว' };
  expect(await asAdmin((client) => answerCase(client, { ...answer, publish }))).toBeUndefined();
  expect(await publicCases()).toMatchObject([{ topic: 'ขอที่นั่งรอ', status: 'ANSWERED' }]);
  expect(await read()).toMatchObject({ answer: answer.text, publishedId: BigInt(id) });
  expect(await asAdmin((client) => closeCase(client, { id, by, note: '' }))).toBeUndefined();
  expect((await read())?.timeline.map((event) => event.status)).toEqual([
    ...['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'],
  ]);
  expect(await asAdmin((client) => startCase(client, { id, by, note: '' }))).toBe('closed');
  expect(await auditLog()).toEqual([
    { entry: 'desk.demand.read', actor: by, detail: { case: id } },
    { entry: 'desk.demand.take', actor: by, detail: { case: id } },
    { entry: 'desk.demand.answer', actor: by, detail: { case: id, published: true } },
    { entry: 'desk.demand.close', actor: by, detail: { case: id } },
  ]);
});

test('what was not allowed is not published, and the answer waits with it', async () => {
  const { id, read } = await file({ topic: 'ลับ', allowPublish: false });
  const publish = { body: 'ข', topic: undefined, answer: undefined };
  const answer = { id, by: 'ก', note: '', text: 'ตอบ' };
  expect(await asAdmin((client) => answerCase(client, { ...answer, publish }))).toBe('notAllowed');
  expect(await read()).toMatchObject({ status: 'RECEIVED', answer: null });
  expect(await asAdmin((client) => answerCase(client, answer))).toBeUndefined();
  expect(await read()).toMatchObject({ status: 'ANSWERED', answer: 'ตอบ', publishedId: null });
});

test('T30 what the public reads, or may read later, holds no number of a person', async () => {
  const { id, read } = await file({ topic: 'โทรกลับ 081-234-5678' });
  const by = 'มานี';
  const answer = { id, by, note: '', text: 'เรียนคุณสมศรี โทร 081-234-5678' };
  const publish = { body: 'ข้อความ', topic: 'หัวข้อ', answer: 'ตอบแล้ว' };
  const attempts: readonly [string, object][] = [
    ['--redacted', { publish: { ...publish, body: 'เลขทะเบียน 000123' } }],
    ['--title', { publish: { ...publish, topic: undefined } }],
    ['--public-answer', { publish: { ...publish, answer: undefined } }],
    ['--note', { note: 'โทร 0812345678' }],
  ];
  for (const [option, change] of attempts) {
    const attempt = asAdmin((client) => answerCase(client, { ...answer, ...change }));
    await expect(attempt).rejects.toThrow(`${option}: อย่าลง`);
  }
  const note = 'โทร 0812345678';
  await expect(asAdmin((client) => startCase(client, { id, by, note }))).rejects.toThrow('--note');
  await expect(asAdmin((client) => closeCase(client, { id, by, note }))).rejects.toThrow('--note');
  expect(await read()).toMatchObject({ status: 'RECEIVED', publishedId: null });
  expect(await asAdmin((client) => answerCase(client, { ...answer, publish }))).toBeUndefined();
});

test('what is not there changes nothing and leaves no trace', async () => {
  const before = await auditLog();
  const missing = { id: 999_999, by: 'ก', note: '' };
  expect(await asAdmin((client) => seeCase(client, 999_999, 'ก'))).toBeUndefined();
  expect(await asAdmin((client) => startCase(client, missing))).toBe('nothing');
  expect(await asAdmin((client) => closeCase(client, missing))).toBe('nothing');
  expect(await asAdmin((client) => answerCase(client, { ...missing, text: 'ข' }))).toBe('nothing');
  expect(await auditLog()).toEqual(before);
});

test('forgetting is on record, also when there was nothing to forget', async () => {
  expect(await asAdmin((client) => forgetCases(client, 'มานี'))).toBe(0);
  expect((await auditLog()).at(-1)).toMatchObject({ entry: 'desk.demand.forget', actor: 'มานี' });
});

test('nothing is published without words of its own', () => {
  expect(published({ text: 'ก' })).toBeUndefined();
  expect(published({ text: 'ก', publish: true, redacted: ' ข ', title: ' ' })).toEqual({
    body: 'ข',
    topic: undefined,
    answer: undefined,
  });
  expect(() => published({ text: 'ก', publish: true })).toThrow(/--redacted/);
  expect(() => published({ text: 'ก', redacted: 'ข' })).toThrow(/--publish/);
});
