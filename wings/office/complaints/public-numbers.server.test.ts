/** What staff write of a complaint for the public holds no number of a person (T30). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '../../../core/board/refusals.text.ts';
import { signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

const url = '/api/office/complaints';
let app: Awaited<ReturnType<typeof openTestApp>>;
let support: Headers;
beforeAll(async () => {
  app = await openTestApp();
  support = await signInStaff(app, 'support');
});
afterAll(() => app.close());

const complaint = {
  ...{ topic: 'ขอที่นั่งรอ', detail: 'หน้าเคาน์เตอร์มีที่นั่งรอไม่พอ', category: 'SERVICE' },
  ...{ anonymous: true, allow_publish: true },
};
const redacted = { topic: 'ที่นั่งรอ', body: 'ที่นั่งรอหน้าเคาน์เตอร์ไม่พอ', answer: 'จัดเพิ่มแล้ว' };

async function file(change: object = {}) {
  await app.post('/api/info/demand', { ...complaint, ...change });
  const [newest] = (await app.get(url, support)).body.data.items;
  return newest as { readonly id: number };
}
const read = async (id: number) => (await app.get(`${url}/${id}`, support)).body.data;
async function step(id: number, name: string, more: object) {
  const { version } = await read(id);
  return app.post(`${url}/${name}`, { id: String(id), version, ...more }, support);
}
const publicCase = (id: number) => app.get(`/api/info/demand/${id}`);

test('T30 what points to a person is not published, nor noted where it may be', async () => {
  const { id } = await file();
  const faultsOf = async (name: string, more: object) => {
    const { status, body } = await step(id, name, more);
    const fields = body.data?.fields ?? [];
    return [status, ...fields.map((one: { field: string }) => one.field)];
  };
  const words = [
    ['topic', 'เรื่องของเลขทะเบียน 000123', 'member'],
    ['body', 'บัตรประชาชน 1-1017-00230-70-8', 'id'],
    ['answer', 'โทร ๐๘๑-๒๓๔-๕๖๗๘', 'phone'],
  ] as const;
  for (const [field, written, kind] of words) {
    const { status, body } = await step(id, 'publish', { ...redacted, [field]: written });
    const faults = [{ field, message: refusals.number[kind] }];
    expect([status, body.data.fields]).toEqual([400, faults]);
  }
  expect((await publicCase(id)).status).toBe(404);
  expect((await step(id, 'publish', redacted)).status).toBe(200);
  const note = 'โทรหาแล้ว 0812345678';
  expect(await faultsOf('take', { note })).toEqual([400, 'note']);
  expect(await faultsOf('answer', { note, answer: 'ตอบ' })).toEqual([400, 'note']);
  expect(await faultsOf('close', { note })).toEqual([400, 'note']);
  expect((await read(id)).timeline).toHaveLength(1);
  // The answer goes to the reporter alone.
  expect((await step(id, 'answer', { note: '', answer: note })).status).toBe(200);
  expect(JSON.stringify((await publicCase(id)).body)).not.toContain('0812345678');
  const secret = await file({ allow_publish: false, topic: 'ลับสอง' });
  expect((await step(secret.id, 'take', { note })).status).toBe(200);
});
