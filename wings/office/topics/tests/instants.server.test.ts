/** Instants of a topic that no clock shows are refused; a pin takes its last day with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '../../../../tools/office.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { exampleContent } from '../example.text.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let me: Awaited<ReturnType<typeof signInStaff>>;
beforeAll(async () => {
  app = await openTestApp();
  me = await signInStaff(app, 'content');
});
afterAll(() => app.close());

const url = '/api/office/topics';
async function begin(): Promise<string> {
  const { body } = await app.post(`${url}/new`, { category: 'news', title: 'ข่าวหนึ่ง' }, me);
  return String(body.data.id);
}
const send = (action: string, id: string, changes: object) => {
  const media = { cover_url: null, cover_alt: '', images: [], files: [], facts: [] };
  const plain = { ...exampleContent, ...media, pinned_until: null, published_at: null };
  const content = { ...plain, ...changes };
  return app.post(`${url}/${action}`, { id, based_on: 0, content }, me);
};

test.each([
  ['published_at', '2026-02-30T00:00:00Z'],
  ['expires_at', '2026-02-28T24:00:00Z'],
  ['pinned_until', '2026-02-28T23:60:00Z'],
])('D-17 %s: %s is none', async (field, instant) => {
  const id = await begin();
  for (const action of ['save', 'publish', 'draft']) {
    const { status, body } = await send(action, id, { pinned: true, [field]: instant });
    expect([status, body.data.fields]).toMatchObject([400, [{ field: `content.${field}` }]]);
  }
});

test('D-17 the last day of a pin goes with the pin', async () => {
  const id = await begin();
  const pinned_until = new Date(Date.now() + 3_600_000).toISOString();
  expect((await send('publish', id, { pinned: false, pinned_until })).status).toBe(200);
  const { content } = (await app.get(`${url}/${id}`, me)).body.data;
  expect(content).toMatchObject({ pinned: false, pinned_until: null });
});
