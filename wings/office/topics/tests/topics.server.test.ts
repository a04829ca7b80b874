/** Topics in the hands of editors, through the front door (D-17, D-37). */
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
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function begin(title = 'ข่าวหนึ่ง'): Promise<string> {
  const { body } = await app.post(`${url}/new`, { category: 'news', title }, me);
  return String(body.data.id);
}
const send = (
  action: 'save' | 'publish' | 'draft',
  id: string,
  based_on: number,
  content: Partial<Content> = {},
  who = me,
) => app.post(`${url}/${action}`, { id, based_on, content: { ...plain, ...content } }, who);
const read = async (id: string, who = me) => (await app.get(`${url}/${id}`, who)).body.data;
const seen = async (id: string) => (await app.get(`/api/info/show/${id}`)).body.data;
const statusOf = async (id: string) => (await app.get(`/api/info/show/${id}`)).status;

/** The clock of one topic is set back: what lies ahead of it lies behind it. */
const passBy = (id: string, column: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `UPDATE portal.topics SET published_at = now() - interval '2 hours',
         ${column} = now() - interval '1 second' WHERE id = $1`,
      [id],
    ),
  );

test('D-37 the list of topics has 25 rows a page', async () => {
  const { items, per_page, total } = (await app.get(`${url}?page=2`, me)).body.data;
  expect([items.length, per_page]).toEqual([25, 25]);
  expect(total).toBeGreaterThan(50);
});

describe('D-17 a topic of an editor', () => {
  test('is a draft that nobody sees, then public, found and in the feeds', async () => {
    const id = await begin('ตัวอย่างการเผยแพร่');
    expect(await statusOf(id)).toBe(404);
    expect((await send('save', id, 0, { title: 'ชื่อเฉพาะกิจหนึ่ง' })).body.data.version).toBe(1);
    expect(await statusOf(id)).toBe(404);
    const listed = await app.get(`${url}?q=${encodeURIComponent('เฉพาะกิจ')}&state=DRAFT`, me);
    expect(listed.body.data.items).toMatchObject([{ id: Number(id), has_unpublished: true }]);
    const done = await send('publish', id, 1, { title: 'ชื่อเฉพาะกิจหนึ่ง' });
    expect(done.body.data.version).toBe(2);
    expect(await seen(id)).toMatchObject({ title: 'ชื่อเฉพาะกิจหนึ่ง', category: 'news' });
    const found = await app.get(`/api/info/list/all?q=${encodeURIComponent('เฉพาะกิจ')}`);
    expect(found.body.data.items[0].id).toBe(Number(id));
    // Saved once more: the public sees what was published.
    expect((await send('save', id, 2, { title: 'ชื่อใหม่กว่า' })).status).toBe(200);
    expect((await seen(id)).title).toBe('ชื่อเฉพาะกิจหนึ่ง');
    expect(await read(id)).toMatchObject({ version: 3, is_current: false, state: 'PUBLIC' });
  });

  test('appears, ends and loses its pin at the instant', async () => {
    const id = await begin();
    const early = inMinutes(60);
    await send('publish', id, 0, { published_at: early, expires_at: inMinutes(120) });
    expect([await statusOf(id), (await read(id)).state]).toEqual([404, 'SCHEDULED']);
    const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
      store.query(
        `SELECT count(*)::int AS n FROM portal.content_moments m JOIN portal.topics t
        ON m.at IN (t.published_at, t.expires_at) WHERE t.id = $1`,
        [id],
      ),
    );
    expect(rows).toEqual([{ n: 2 }]);
    await send('publish', id, 1, { pinned: true, pinned_until: inMinutes(5) });
    expect((await seen(id)).pinned).toBe(true);
    await passBy(id, 'pinned_until');
    await expect.poll(async () => (await seen(id)).pinned).toBe(false);
    await passBy(id, 'expires_at');
    await expect.poll(() => statusOf(id)).toBe(404);
    expect((await read(id)).state).toBe('EXPIRED');
  });

  test('is refused with all that the public would miss; nothing is written', async () => {
    const id = await begin();
    const refused = await send('publish', id, 0, {
      ...{ title: '', category: 'no-such', expires_at: inMinutes(-5) },
      body_html: '<p>ก</p><img src="/mediafiles/images/a.jpg" alt=" ">',
      ...{ cover_url: '/mediafiles/images/a.jpg', happens_on: '2026-02-02' },
      happens_until: '2026-01-01',
    });
    expect(refused.body.data.fields.map(({ field }: { field: string }) => field)).toEqual([
      ...['content.title', 'content.category', 'content.cover_alt', 'content.body_html'],
      ...['content.expires_at', 'content.happens_until'],
    ]);
    const images = [{ url: '/mediafiles/images/none.jpg', alt: 'ก', width: 1, height: 1 }];
    const unknown = await send('save', id, 0, { images });
    expect(unknown.body.data.fields).toMatchObject([{ field: 'content.images.0' }]);
    expect(await read(id)).toMatchObject({ version: 0, state: 'DRAFT' });
  });
});

describe('D-17 two editors of one topic', () => {
  test('the second learns whose version stands, and loses nothing', async () => {
    const id = await begin();
    await send('draft', id, 0, { title: 'คนแรกพิมพ์' });
    const second = await send('draft', id, 0, { title: 'คนที่สองพิมพ์' }, other);
    expect(second.body.data.others).toMatchObject([{ staff_name: expect.stringMatching(/.+/) }]);
    await send('publish', id, 0, { title: 'คนแรกบันทึก' });
    const late = await send('publish', id, 0, { title: 'คนที่สองบันทึก' }, other);
    expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);
    expect(late.body.messages).toMatch(/บันทึกรุ่นที่ 1 ไปก่อนแล้ว/);
    const mine = await read(id, other);
    expect(mine.own_draft.content.title).toBe('คนที่สองพิมพ์');
    expect([mine.content.title, mine.version]).toEqual(['คนแรกบันทึก', 1]);
    // The first one's draft ended with the version.
    expect(mine.drafts).toEqual([]);
    // Over the version that stands, knowingly; the other one stays among the versions.
    expect((await send('publish', id, 1, { title: 'คนที่สองบันทึก' }, other)).status).toBe(200);
    const { versions } = (await app.get(`${url}/${id}/versions`, me)).body.data;
    expect(
      versions.map(({ version, title }: { version: number; title: string }) => [
        ...[version, title],
      ]),
    ).toEqual([
      [2, 'คนที่สองบันทึก'],
      [1, 'คนแรกบันทึก'],
    ]);
  });

  test.each([
    ['HIDE', 'HIDDEN', 'HIDDEN'],
    ['DELETE', 'DELETED', 'DELETED'],
  ])('after %s an editor who began before publishes nothing', async (action, as, state) => {
    const id = await begin();
    await send('publish', id, 0, { title: 'มีเลขบัตรอยู่' });
    const gone = await app.post(`${url}/change`, { action, ids: id }, other);
    expect(gone.body.data.changed).toBe(1);
    const late = await send('publish', id, 1, { title: 'มีเลขบัตรอยู่' });
    expect([late.status, late.body.data.code, await statusOf(id)]).toEqual([409, 'conflict', 404]);
    expect(await read(id)).toMatchObject({ version: 2, state, is_current: true });
    const { versions } = (await app.get(`${url}/${id}/versions`, me)).body.data;
    expect(versions[0]).toMatchObject({ version: 2, action: as, title: 'มีเลขบัตรอยู่' });
    // Knowing that it was taken down, one may.
    expect((await send('publish', id, 2, { title: 'ไม่มีแล้ว' })).status).toBe(200);
    expect((await seen(id)).title).toBe('ไม่มีแล้ว');
  });

  test('a topic that programs wrote keeps what it was; a version comes back', async () => {
    const before = await read('508');
    expect(before.version).toBe(0);
    await send('publish', '508', 0, { title: 'เขียนทับ' });
    const one = (await app.get(`${url}/508/versions/1`, me)).body.data;
    expect(one).toMatchObject({ version: { action: 'FIRST', staff_name: '' } });
    expect(one.content).toEqual(before.content);
    const stale = await app.post(`${url}/restore`, { id: '508', version: 1, based_on: 1 }, me);
    expect(stale.status).toBe(409);
    const back = await app.post(`${url}/restore`, { id: '508', version: 1, based_on: 2 }, me);
    expect(back.body.data.version).toBe(3);
    expect(await read('508')).toMatchObject({ content: before.content, is_current: false });
    const { title, body_html, images, files, facts } = before.content;
    const again = { ...before.content, title, body_html, images, files, facts };
    const done = await app.post(`${url}/publish`, { id: '508', based_on: 3, content: again }, me);
    expect(done.status).toBe(200);
    expect((await seen('508')).title).toBe(title);
  });
});

describe('D-17 many topics at once', () => {
  const change = (action: string, ids: string[], more = {}) =>
    app.post(`${url}/change`, { action, ids: ids.join(','), ...more }, me);

  test('are hidden, shown, deleted, restored and moved', async () => {
    const ids = [await begin('กลุ่มหนึ่ง'), await begin('กลุ่มสอง')] as [string, string];
    for (const id of ids) await send('publish', id, 0, { title: `กลุ่ม ${id}` });
    const draft = await begin('กลุ่มร่าง');
    expect((await change('HIDE', [...ids, draft])).body.data.changed).toBe(2);
    expect(await statusOf(ids[0])).toBe(404);
    expect((await change('SHOW', ids)).body.data.changed).toBe(2);
    expect(await statusOf(ids[0])).toBe(200);
    expect((await change('MOVE', ids, { category: 'loan-forms' })).body.data.changed).toBe(2);
    expect(await seen(ids[1])).toMatchObject({ category: 'loan-forms' });
    expect(await read(ids[1])).toMatchObject({ version: 4, is_current: true });
    expect((await change('DELETE', [...ids, draft])).body.data.changed).toBe(3);
    const inList = async (state: string) =>
      (await app.get(`${url}?q=${encodeURIComponent('กลุ่ม')}${state}`, me)).body.data.total;
    expect([await inList(''), await inList('&state=DELETED')]).toEqual([0, 3]);
    expect(await statusOf(ids[0])).toBe(404);
    expect((await change('RESTORE', ids)).body.data.changed).toBe(2);
    expect([await statusOf(ids[0]), (await read(ids[0])).state]).toEqual([404, 'HIDDEN']);
  });
});
