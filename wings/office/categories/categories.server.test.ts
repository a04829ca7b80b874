/** Categories that two persons write at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInConfirmed } from '../../../tools/passkey/tests/office-passkey.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';
import { readCategories, saveCategories } from './categories.api.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let headers: Headers;
beforeAll(async () => {
  app = await openTestApp();
  headers = await signInConfirmed(app, 'content');
});
afterAll(() => app.close());

type Listed = (typeof readCategories.example)['categories'][number];
async function read(): Promise<{ version: string; categories: Omit<Listed, 'topics'>[] }> {
  const { version, categories } = (await app.get(readCategories.path, headers)).body.data;
  return { version, categories: categories.map(({ topics, ...one }: Listed) => one) };
}
const save = (input: object) => app.post(saveCategories.path, input, headers);

test('D-17 who comes second is told by whom, and nothing is written', async () => {
  const opened = await read();
  const added = { key: 'added', name: 'หมวดใหม่', description: '', home_block: null };
  const theirs = [...opened.categories, { ...added, content_type: 'GENERAL', shown: true }];
  expect((await save({ ...opened, categories: theirs })).status).toBe(200);
  // Whoever knows nothing of the new one would remove it, even with what it holds by now.
  const late = await save(opened);
  expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);
  expect(late.body.messages).toBe('นารี ข่าวสาร บันทึกหมวดเนื้อหาไปก่อนแล้ว');
  expect((await read()).categories).toEqual(theirs);
});
