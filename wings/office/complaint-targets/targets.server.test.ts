/** Days until an answer by category: whom they bind, who sets them, what a case keeps (D-21). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { makeStaff, signInStaff } from '../../../tools/office.ts';
import { type Headers, withCsrfToken } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

const url = '/api/office/complaint_targets';
let app: Awaited<ReturnType<typeof openTestApp>>;
let support: Headers;
let admin: Headers;
let network = 0;
beforeAll(async () => {
  app = await openTestApp();
  [support, admin] = [await signInStaff(app, 'support'), await signInStaff(app, 'admin')];
});
afterAll(() => app.close());

interface Target {
  readonly category: string;
  readonly target_days: number;
}
const read = async (headers = support) => (await app.get(url, headers)).body.data;
const write = async (rows: readonly Target[], version?: string, headers = support) =>
  app.post(url, { rows, version: version ?? (await read()).version }, headers);
const answered = async (): Promise<Record<string, number>> => {
  const { items } = (await app.get('/api/info/demand_targets')).body.data;
  return Object.fromEntries(items.map((one: Target) => [one.category, one.target_days]));
};

/** Files a case from a network of its own. */
async function file(category: string) {
  network += 1;
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/info/demand',
    headers: { host: 'localhost', ...(await withCsrfToken(app.ask)), 'user-agent': 'a browser' },
    payload: {
      ...{ topic: `เรื่องที่ ${network}`, detail: 'ขอให้ตอบภายในวันที่สัญญา', category },
      ...{ anonymous: true, allow_publish: true },
    },
    remoteAddress: `10.8.0.${network}`,
  });
  const filed = answer.json().data;
  const code = filed.tracking_code;
  const track = async () => (await app.post('/api/info/demand/track', { code })).body.data;
  const [newest] = (await app.get('/api/office/complaints', support)).body.data.items;
  const one = async () => (await app.get(`/api/office/complaints/${newest.id}`, support)).body.data;
  return { filed, track, one };
}
const today = () => bangkokDay(new Date());

test('D-21 a category has its own days, others the setting’s; a case keeps its own', async () => {
  expect((await write([{ category: 'LOAN', target_days: 3 }])).status).toBe(200);
  await expect.poll(answered, { timeout: 5000 }).toMatchObject({ LOAN: 3, SERVICE: 15, OTHER: 15 });
  const { filed, track, one } = await file('LOAN');
  const due = addDays(today(), 3);
  expect(filed).toMatchObject({ target_days: 3, answer_by: due });
  expect(await one()).toMatchObject({ target_on: due, answer_by: due, overdue: false });
  expect((await file('OTHER')).filed).toMatchObject({ target_days: 15 });

  expect((await write([{ category: 'LOAN', target_days: 30 }])).status).toBe(200);
  expect((await track()).answer_by).toBe(due);
  expect(await one()).toMatchObject({ target_on: due, answer_by: due });
  expect((await file('LOAN')).filed.answer_by).toBe(addDays(today(), 30));
  expect((await write([])).body.data).toMatchObject({ rows: [], default_days: 15 });
  expect((await file('LOAN')).filed.target_days).toBe(15);
});

test('D-21 each change is told, newest first, beyond nine, too', async () => {
  for (let days = 1; days < 10; days += 1) {
    await write([{ category: 'OTHER', target_days: days }]);
  }
  await write([{ category: 'WELFARE', target_days: 9 }]);
  await write([{ category: 'WELFARE', target_days: 12 }], undefined, admin);
  await write([{ category: 'WELFARE', target_days: 12 }]);
  const { history } = (await write([])).body.data;
  expect(history.slice(0, 3)).toMatchObject([
    { category: 'WELFARE', before: 12, after: null, staff_name: 'ปรานี ช่วยเหลือ' },
    { category: 'WELFARE', before: 9, after: 12, staff_name: expect.not.stringContaining('ปรานี') },
    { category: 'WELFARE', before: null, after: 9, staff_name: 'ปรานี ช่วยเหลือ' },
  ]);
});

test('who comes second is told by whom they were overtaken; a category stands once', async () => {
  const { version } = await read(admin);
  expect((await write([{ category: 'WEBSITE', target_days: 4 }], version)).status).toBe(200);
  const late = await write([{ category: 'LOAN', target_days: 1 }], version, admin);
  expect([late.status, late.body.messages]).toEqual([409, expect.stringContaining('ปรานี')]);
  expect((await read()).rows).toEqual([{ category: 'WEBSITE', target_days: 4 }]);
  const twice = await write([
    { category: 'LOAN', target_days: 1 },
    { category: 'LOAN', target_days: 2 },
  ]);
  expect([twice.status, twice.body.data.fields[0].field]).toEqual([400, 'rows.1.category']);
});

test('T24 other roles, members and visitors write none in the store', async () => {
  await write([{ category: 'WEBSITE', target_days: 4 }]);
  const raise = sql`UPDATE portal.complaint_targets SET target_days = 99`;
  const changed = async (role: string) =>
    app.records.asStaff(await makeStaff(app.ownerUrl, [role]), (db) => raise.execute(db));
  for (const role of ['content', 'registry', 'finance', 'auditor']) {
    expect((await changed(role)).numAffectedRows).toBe(0n);
  }
  const byNobody = await app.records.asVisitor((db) => raise.execute(db));
  expect(byNobody.numAffectedRows).toBe(0n);
  expect((await changed('service')).numAffectedRows).toBe(1n);
  // Of the site's history who helps members sees these changes alone.
  const subjects = sql<{ subject: string }>`SELECT DISTINCT subject FROM portal.content_history`;
  await app.records.asStaff(await makeStaff(app.ownerUrl, ['content']), (db) =>
    sql`UPDATE portal.links SET description = 'x'`.execute(db),
  );
  const seen = await app.records.asStaff(await makeStaff(app.ownerUrl, ['service']), (db) =>
    subjects.execute(db),
  );
  expect(seen.rows).toEqual([{ subject: 'complaint_targets' }]);
});

test('D-21 what is overdue is counted on the first page of the office', async () => {
  const overdue = async () => {
    const { waiting } = (await app.get('/api/office/home', support)).body.data;
    return waiting.find(({ kind }: { kind: string }) => kind === 'lateComplaints').overdue;
  };
  const before = await overdue();
  const { one } = await file('SERVICE');
  const { id } = await one();
  await asUpkeep(app.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`UPDATE portal.complaints SET target_on = '2020-01-15' WHERE id = $1`, [id]),
  );
  expect(await overdue()).toBe(before + 1);
  expect((await app.get('/api/office/home', admin)).body.data.waiting).not.toContainEqual(
    expect.objectContaining({ kind: 'lateComplaints' }),
  );
});
