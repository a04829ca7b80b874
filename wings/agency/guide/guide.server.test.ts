import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideToRead } from '../../../records/agency/guide.ts';
import { cleanArticle } from '../../../records/content/clean-html.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

const path = '/api/membergroup/guide_group';
const [school, schoolViewer, hospital] = ['01011001', '01011001-2', '01012002'];

let app: App;
const inside: Record<string, Awaited<ReturnType<App['signInAgency']>>> = {};
beforeAll(async () => {
  app = await openTestApp();
  for (const login of [school, schoolViewer, hospital]) {
    inside[login] = await app.signInAgency(login);
  }
});
afterAll(() => app.close());

const asOwner = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
const read = async (login: string, query = '') =>
  (await app.get(`${path}${query}`, inside[login])).body.data;

test('R077 D-34 the first guide is there for every cooperative: clean and whole', async () => {
  const guide = await read(school, '?version=1');
  expect(guide).toMatchObject({ version: 1, title: 'คู่มือผู้แทนหน่วย' });
  expect(guide.sections.map(({ title }: { title: string }) => title)).toEqual([
    'ปฏิทินประจำเดือน',
    'วิธีอ่านงบหน้าใบเรียกเก็บ',
    'วิธีรายงานผลการหักทีละคน',
    'วิธีรายงานด้วยไฟล์ผลเงินเดือน',
    'วิธีนำส่งเงินและแนบหลักฐานการโอน',
    'คำถามที่พบบ่อย',
    'ข้อมูลส่วนบุคคลของสมาชิก',
  ]);
  const [stored] = await asOwner('SELECT body_html FROM portal.guide_versions WHERE version = 1');
  // Written as it leaves: the migration holds nothing that the list would take away.
  expect(cleanArticle(stored.body_html)).toBe(stored.body_html);
  const sent = guide.sections.map(({ html }: { html: string }) => html).join('');
  expect(stored.body_html.replaceAll(/\s|<h2>[^<]*<\/h2>/g, '')).toBe(
    (guide.intro_html + sent).replaceAll(/\s|<\/?span>/g, ''),
  );
  expect(guide.intro_html).toContain('<span>เงินเดือน</span>');
});

test('D-34 the first guide calls buttons and pages by their names', async () => {
  const [{ body_html }] = (await asOwner(
    'SELECT body_html FROM portal.guide_versions WHERE version = 1',
  )) as [{ body_html: string }];
  for (const name of ['หักไม่ครบ', 'แก้ไข', 'นำเข้าผลการหักจากไฟล์', 'ตรวจก่อนส่งผล', 'ยืนยันส่งผล']) {
    expect(body_html).toContain(`<strong>${name}</strong>`);
  }
  expect(body_html).toContain('สมาชิกลาออก เกษียณ หรือเสียชีวิต');
  expect(body_html).not.toMatch(/หน้าแรก|นำผลจากไฟล์|ตรวจและส่งผล|รหัสหน่วยงานใหม่|ช่องหนังสือยินยอม/);
});

test('D-34 where somebody has read the first guide new words are a second one', async () => {
  const migration = await readFile('records/migrations/0118-guide-words.sql', 'utf8');
  const before = '<p>กด <strong>นำผลจากไฟล์</strong></p>';
  const [versions, reading] = ['portal.guide_versions', 'portal.guide_reads'];
  const rows = await asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => {
    await client.query('BEGIN');
    await client.query(`INSERT INTO ${reading} VALUES ('${school}', 1, 1, 'contact')`);
    await client.query(`UPDATE ${versions} SET body_html = '${before}'`);
    await client.query(migration);
    const found = await client.query(`SELECT body_html, change_summary <> '' AS told
      FROM ${versions} ORDER BY version`);
    await client.query('ROLLBACK');
    return found.rows;
  });
  expect(rows).toEqual([
    { body_html: before, told: false },
    { body_html: '<p>กด <strong>นำเข้าผลการหักจากไฟล์</strong></p>', told: true },
  ]);
});

test('R077 D-34 that it was read is kept once, for the person', async () => {
  expect((await read(schoolViewer)).read_at).toBeNull();
  const first = await app.post(`${path}/read`, { version: 1 }, inside[schoolViewer]);
  const again = await app.post(`${path}/read`, { version: 1 }, inside[schoolViewer]);
  expect(first.status).toBe(200);
  expect(again.body.data).toEqual(first.body.data);
  expect((await read(schoolViewer, '?version=1')).read_at).toBe(first.body.data.read_at);
  // Neither a colleague nor another agency has read it.
  expect((await read(school, '?version=1')).read_at).toBeNull();
  expect((await read(hospital, '?version=1')).read_at).toBeNull();
  expect(
    await asOwner('SELECT agency_no, person_no, contact_name FROM portal.guide_reads'),
  ).toContainEqual({ agency_no: school, person_no: 2, contact_name: 'นางสาวจิราพร แสนสุข' });
});

test('D-34 a newer version is unread again, the older stays, a future one is none', async () => {
  await asOwner(`INSERT INTO portal.guide_versions (version, title, body_html, effective_on) VALUES
    (7, 'คู่มือใหม่', '<p>ก่อน</p><h2>ใหม่</h2><p>ข้อความ</p>', '2025-12-15'),
    (8, 'คู่มืออนาคต', '<p>ยังไม่ถึง</p>', '2999-01-01')`);
  await app.post(`${path}/read`, { version: 1 }, inside[hospital]);
  const now = await read(hospital);
  expect(now).toMatchObject({ version: 7, title: 'คู่มือใหม่', read_at: null });
  expect(now.intro_html).toBe('<p>ก่อน</p>');
  expect(now.versions.map(({ version }: { version: number }) => version)).toEqual([7, 1]);
  expect((await read(hospital, '?version=1')).read_at).not.toBeNull();
  for (const version of [8, 4711]) {
    expect((await app.get(`${path}?version=${version}`, inside[hospital])).status).toBe(404);
    const response = await app.post(`${path}/read`, { version }, inside[hospital]);
    expect(response.status).toBe(404);
  }
  const toRead = await app.records.readAsAgency(hospital, (db) => guideToRead(db, 1));
  expect(toRead).toEqual({ version: 7, title: 'คู่มือใหม่', readAt: null });
});

test('D-34 a withdrawn version is nobody’s to read; the one before is in force again', async () => {
  await asOwner(`INSERT INTO portal.guide_versions (version, title, body_html, effective_on) VALUES
    (9, 'คู่มือผิด', '<h2>ผิด</h2><p>ข้อความ</p>', '2025-12-20')`);
  const before = await app.post(`${path}/read`, { version: 9 }, inside[hospital]);
  expect(before.status).toBe(200);
  await asOwner('UPDATE portal.guide_versions SET withdrawn_at = now() WHERE version = 9');
  const now = await read(hospital);
  expect(now.version).toBe(7);
  expect(now.versions.map(({ version }: { version: number }) => version)).toEqual([7, 1]);
  expect((await app.get(`${path}?version=9`, inside[hospital])).status).toBe(404);
  const again = await app.post(`${path}/read`, { version: 9 }, inside[hospital]);
  expect(again.status).toBe(404);
});

test('T1 R137 the guide is for agencies: no visitor, no member, no row for nobody', async () => {
  const member = await app.signIn('000123');
  for (const headers of [{}, member]) {
    expect((await app.get(path, headers)).status).toBe(401);
    expect((await app.get(`${path}/print?format=pdf`, headers)).status).toBe(401);
    expect((await app.post(`${path}/read`, { version: 1 }, headers)).status).toBe(401);
  }
  expect(await app.records.readAsMember('000123', (db) => guideToRead(db, 1))).toBeUndefined();
  expect(await app.records.readAsVisitor((db) => guideToRead(db, 1))).toBeUndefined();
});

test('R077 D-34 as paper: every section, whom to ask, page x of y, version and day', async () => {
  const answer = await app.app.inject({
    url: `${path}/print?format=pdf&version=1`,
    headers: { host: 'localhost', ...inside[school] },
  });
  expect(answer.statusCode).toBe(200);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    'คู่มือผู้แทนหน่วย ฉบับที่ 1.pdf',
  );
  const proxy = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text, totalPages } = await extractText(proxy);
  expect(totalPages).toBeGreaterThan(1);
  text.forEach((page, at) => {
    expect(page).toContain(`หน้า ${at + 1} จาก ${totalPages}`);
    expect(page).toContain('ฉบับที่ 1 ใช้ตั้งแต่ 28 พฤศจิกายน 2568');
  });
  // Paper writes ำ as two signs.
  const whole = text.join('\n').normalize('NFKC');
  const { sections } = await read(school, '?version=1');
  for (const { title } of sections) expect(whole).toContain(title.normalize('NFKC'));
  expect(whole).toContain('ติดต่อสหกรณ์');
  expect(whole).toContain('0 2000 1234');
});

test('D-34 reading, saying so and printing are in the audit log, by name and version', async () => {
  await read(school, '?version=1');
  await app.post(`${path}/read`, { version: 1 }, inside[school]);
  await app.get(`${path}/print?format=pdf&version=1`, inside[school]);
  const rows = await asUpkeep(app.ownerUrl, 'sahakon_audit', async (client) => {
    const found = await client.query(
      `SELECT DISTINCT entry, detail ->> 'target' AS target FROM portal.audit_entries
       WHERE actor = '01011001-1' AND entry LIKE 'agency.guide_group%'
         AND detail ->> 'target' IS NOT NULL ORDER BY entry`,
    );
    return found.rows;
  });
  expect(rows).toEqual([
    { entry: 'agency.guide_group.file', target: '1' },
    { entry: 'agency.guide_group.read', target: '1' },
    { entry: 'agency.guide_group.said_read', target: '1' },
  ]);
});
