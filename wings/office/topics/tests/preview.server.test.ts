/** Previews of topics, from the editor to the public page (D-17). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { exampleContent } from '../example.text.ts';
import type { Content } from '../shapes.ts';

type Headers = Awaited<ReturnType<typeof signInStaff>>;
let app: Awaited<ReturnType<typeof openTestApp>>;
let me: Headers;
let other: Headers;
beforeAll(async () => {
  app = await openTestApp();
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`UPDATE portal.staff SET roles = roles || '{content}' WHERE login = 'admin'`),
  );
  me = await signInStaff(app, 'content');
  other = await signInStaff(app, 'admin');
});
afterAll(() => app.close());

const url = '/api/office/topics';
const plain: Content = {
  ...exampleContent,
  ...{ cover_url: null, cover_alt: '', images: [], files: [], facts: [] },
  ...{ pinned: false, pinned_until: null, published_at: null, title: 'ข่าวหนึ่ง' },
};

async function begin(): Promise<string> {
  const { body } = await app.post(`${url}/new`, { category: 'news', title: 'ข่าวหนึ่ง' }, me);
  return String(body.data.id);
}
const publish = (id: string, content: Content) =>
  app.post(`${url}/publish`, { id, based_on: 0, content }, me);
/** Makes a preview; gives its secret and the way to look at it. */
async function preview(id: string, content: Content = plain, who = me) {
  const made = await app.post(`${url}/preview`, { id, content }, who);
  const [page, token] = made.body.data.address.split('#');
  const headers = {
    ...{ 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' },
    ...{ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    'x-preview-token': token,
  };
  const look = () => app.app.inject({ url: '/api/info/preview', headers });
  return { page, token, look, statusOf: async () => (await look()).statusCode };
}

describe('D-17 a preview', () => {
  test('shows what the public will see to whoever has its secret, for an hour', async () => {
    const id = await begin();
    const content = { ...plain, title: 'ยังไม่เผยแพร่', body_html: '<p>ก<script>1</script></p>' };
    const { page, token, look } = await preview(id, content);
    expect([page, token.length]).toEqual(['/preview', 43]);
    const answer = await look();
    const data = answer.json().data;
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(data).toMatchObject({ title: 'ยังไม่เผยแพร่', body_html: '<p>ก</p>' });
    await publish(id, content);
    const { published_on, views, ...shown } = (await app.get(`/api/info/show/${id}`)).body.data;
    expect(data).toMatchObject(shown);
    const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query(`UPDATE portal.topic_previews SET made_at = now() - interval '61 minutes'
        RETURNING encode(token_hash, 'hex') AS hash`),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    const late = await look();
    expect([late.statusCode, late.json().data.code]).toEqual([410, 'gone']);
    await app.post(`${url}/preview`, { id, content }, me);
    const left = await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query('SELECT count(*)::int AS n FROM portal.topic_previews'),
    );
    expect(left.rows).toEqual([{ n: 1 }]);
  });

  test('ends with its topic, and with the work of who made it', async () => {
    const id = await begin();
    await publish(id, plain);
    const asOwner = (query: string) =>
      asUpkeep(app.ownerUrl, 'sahakon_owner', (store) => store.query(query));
    const change = (action: string) => app.post(`${url}/change`, { action, ids: id }, me);
    for (const [takesDown, bringsBack] of [
      ['HIDE', 'SHOW'],
      ['DELETE', 'RESTORE'],
    ] as const) {
      const { statusOf } = await preview(id);
      expect(await statusOf()).toBe(200);
      expect((await change(takesDown)).body.data.changed).toBe(1);
      expect(await statusOf()).toBe(410);
      await change(bringsBack);
      expect(await statusOf()).toBe(410);
    }
    const { statusOf } = await preview(id, plain, other);
    for (const [ends, returns] of [
      ['ended_at = now()', 'ended_at = NULL'],
      [`roles = '{admin}'`, `roles = '{admin,content}'`],
    ]) {
      expect(await statusOf()).toBe(200);
      await asOwner(`UPDATE portal.staff SET ${ends} WHERE login = 'admin'`);
      expect(await statusOf()).toBe(410);
      await asOwner(`UPDATE portal.staff SET ${returns} WHERE login = 'admin'`);
    }
  });
});

test('T11 of one of staff there are 60 previews and 300 versions in an hour', async () => {
  const id = await begin();
  const who = await signInStaff(app, 'content');
  const send = async (what: string, input: object) => {
    const { status, body } = await app.post(`${url}/${what}`, { id, ...input }, who);
    return [status, body.data?.code];
  };
  const until429 = async (what: string, input: object, most: number) => {
    for (let sent = 0; sent <= most; sent += 1) {
      const [status, code] = await send(what, input);
      if (status === 429) return code;
    }
    return 'no end';
  };
  expect(await until429('preview', { content: plain }, 60)).toBe('too_many');
  // A save that comes to nothing counts, too.
  const stale = { based_on: 999, content: plain };
  expect(await until429('save', stale, 300)).toBe('too_many');
  expect(await send('publish', stale)).toEqual([429, 'too_many']);
  expect(await send('restore', { version: 1, based_on: 999 })).toEqual([429, 'too_many']);
  const others = await app.post(`${url}/save`, { id, based_on: 0, content: plain }, other);
  expect(others.status).toBe(200);
});
