import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let arunee: Headers;
beforeAll(async () => {
  app = await openTestApp();
  arunee = await app.signIn('000222');
});
afterAll(() => app.close());

const question = { title: 'ถามเรื่องเงินฝากประจำ', body: 'ฝากได้ต่ำสุดเท่าไรคะ' };
const write = (body: object, headers: Headers) => app.post('/api/info/board', body, headers);

test('T19 whoever is refused over and over is judged no more; no words are slow', async () => {
  const from = performance.now();
  const long = `f${'.'.repeat(1200)}u${'.'.repeat(1200)}`;
  expect((await write({ ...question, body: long }, arunee)).status).toBe(200);
  expect(performance.now() - from).toBeLessThan(2000);

  for (let attempt = 0; attempt < 29; attempt += 1) {
    expect((await write({ ...question, title: 'ก' }, arunee)).status).toBe(400);
  }
  const { status, body } = await write(question, arunee);
  expect([status, body.data.code]).toEqual([429, 'too_many']);
  expect(body.messages).toMatch(/กรุณารออีก/);
});
