/** Persons of the public site: written as versions, in their order, and never over each other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let content: Headers;
beforeAll(async () => {
  app = await openTestApp();
  content = await signInStaff(app, 'content');
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`
      INSERT INTO portal.categories (key, name, content_type, position)
      SELECT 't-board', 'กรรมการทดสอบ', 'PERSONNEL', max(position) + 1 FROM portal.categories;
      INSERT INTO portal.categories (key, name, content_type, position)
      SELECT 't-audit', 'ผู้ตรวจสอบทดสอบ', 'PERSONNEL', max(position) + 1 FROM portal.categories`),
  );
});
afterAll(() => app.close());

const person = (name: string, more: object = {}) => ({
  ...{ name, position: 'กรรมการ', place: 'โรงเรียนทดสอบ', term: 'พ.ศ. 2569–2570' },
  ...{ portrait_url: '', ...more },
});
const group = 't-board';
const read = async (of = group) =>
  (await app.get(`/api/office/committee?category=${of}`, content)).body.data;
const save = (id: string | undefined, based_on: number, one: object, of = group) =>
  app.post('/api/office/committee', { category: of, id, based_on, person: one }, content);
const order = (version: string, ids: readonly string[], of = group) =>
  app.post('/api/office/committee/order', { category: of, version, ids }, content);
const change = (id: string, action: string) =>
  app.post('/api/office/topics/change', { action, ids: id }, content);
const seen = async (of = group): Promise<readonly { title: string; summary: string }[]> =>
  (await app.get(`/api/info/list/${of}`)).body.data.items;
const namesSeen = async (of = group) => (await seen(of)).map(({ title }) => title);
const idOf = async (name: string) =>
  (await read()).people.find((one: { readonly name: string }) => one.name === name);

test('D-17 persons are added, shown at once in their order, and moved', async () => {
  expect((await read()).people).toEqual([]);
  for (const name of ['นายหนึ่ง', 'นายสอง', 'นายสาม']) {
    expect((await save(undefined, 0, person(name))).status).toBe(200);
  }
  expect(await namesSeen()).toEqual(['นายหนึ่ง', 'นายสอง', 'นายสาม']);
  const { people, version, groups } = await read();
  expect(groups).toContainEqual({ key: group, name: 'กรรมการทดสอบ' });
  const ids = people.map(({ id }: { readonly id: string }) => id);
  const moved = await order(version, [ids[2], ids[0], ids[1]]);
  expect(moved.status).toBe(200);
  expect(await namesSeen()).toEqual(['นายสาม', 'นายหนึ่ง', 'นายสอง']);
  // Who looked at the former order is told, and nothing moves.
  expect([(await order(version, ids)).status, await namesSeen()]).toEqual([
    ...[409, ['นายสาม', 'นายหนึ่ง', 'นายสอง']],
  ]);
  // Whoever comes next stands at the end.
  await save(undefined, 0, person('นายสี่'));
  expect((await namesSeen()).at(-1)).toBe('นายสี่');
  // Persons of another group are not moved by this one's order.
  await save(undefined, 0, person('นายอื่น'), 't-audit');
  const other = (await read('t-audit')).people[0].id;
  await order((await read()).version, [other, ...ids]);
  expect((await read('t-audit')).people[0].id).toBe(other);
  expect(await namesSeen('t-audit')).toEqual(['นายอื่น']);
});

test('D-17 a change is a version that can be looked at and restored', async () => {
  const { id, version } = await idOf('นายสอง');
  const changed = person('นายสอง', { position: 'เหรัญญิก', term: '' });
  const { body } = await save(id, version, changed);
  expect(body.data).toEqual({ id, version: version + 1 });
  const shown = (await seen()).find(({ title }) => title === 'นายสอง');
  expect(shown?.summary).toBe('เหรัญญิก · โรงเรียนทดสอบ');
  const versions = await app.get(`/api/office/topics/${id}/versions`, content);
  expect(versions.status).toBe(200);
  const restored = await app.post(
    '/api/office/topics/restore',
    { id, version, based_on: version + 1 },
    content,
  );
  expect(restored.status).toBe(200);
  expect(await idOf('นายสอง')).toMatchObject({ position: 'กรรมการ', has_unpublished: true });
});

test('D-17 of two who write the second is told whose version stands', async () => {
  const { id, version } = await idOf('นายหนึ่ง');
  expect((await save(id, version, person('นายหนึ่ง', { place: 'ก' }))).status).toBe(200);
  const { status, body } = await save(id, version, person('นายหนึ่ง', { place: 'ข' }));
  expect([status, body.messages]).toEqual([
    ...[409, expect.stringContaining(`บันทึกรุ่นที่ ${version + 1} ไปก่อนแล้ว`)],
  ]);
  expect(await idOf('นายหนึ่ง')).toMatchObject({ place: 'ก' });
});

test('D-17 a hidden person stays hidden, a removed one returns, a draft is kept', async () => {
  const { id } = await idOf('นายสาม');
  await change(id, 'HIDE');
  const { version } = await idOf('นายสาม');
  expect((await save(id, version, person('นายสาม', { place: 'ที่ใหม่' }))).status).toBe(200);
  expect(await idOf('นายสาม')).toMatchObject({ state: 'HIDDEN', place: 'ที่ใหม่' });
  expect(await namesSeen()).not.toContain('นายสาม');

  await change(id, 'DELETE');
  expect((await read()).removed).toEqual([{ id, name: 'นายสาม' }]);
  expect((await save(id, version + 1, person('นายสาม'))).status).toBe(404);
  await change(id, 'RESTORE');
  await change(id, 'SHOW');
  expect(await namesSeen()).toContain('นายสาม');

  const { data } = (await app.get(`/api/office/topics/${id}`, content)).body;
  const draft = { id, based_on: data.version, content: { ...data.content, title: 'นายสามใหม่' } };
  expect((await app.post('/api/office/topics/draft', draft, content)).status).toBe(200);
  const refused = await save(id, data.version, person('นายสาม'));
  expect([refused.status, refused.body.messages]).toEqual([
    ...[409, expect.stringContaining('ฉบับร่าง')],
  ]);
  const after = await app.get(`/api/office/topics/${id}`, content);
  expect(after.body.data.own_draft.content.title).toBe('นายสามใหม่');
});

test('T24 a topic of another category is no person, and finance writes none', async () => {
  expect((await save('501', 0, person('ข่าว'))).status).toBe(404);
  expect((await app.get('/api/office/committee?category=news', content)).status).toBe(404);
  const finance = await signInStaff(app, 'finance');
  expect((await app.get('/api/office/committee', finance)).status).toBe(404);
});
