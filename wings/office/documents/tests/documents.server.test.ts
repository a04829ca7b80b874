/** Versions of terms, policies and the guide: written ahead, asked for from their day (D-37). */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../../core/days.ts';
import type { DocumentKey } from '../../../../core/document-keys.ts';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import type { Headers } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { answers } from '../answers.text.ts';

const base = '/api/office/documents';
const tomorrow = addDays(bangkokDay(new Date()), 1);

let app: Awaited<ReturnType<typeof openTestApp>>;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  admin = await signInStaff(app, 'admin');
  const refused = await save('terms');
  expect([refused.status, refused.body.data.code]).toEqual([403, 'confirm_needed']);
  await owner('UPDATE portal.sessions SET confirmed_at = now()');
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ['terms_acceptances', 'guide_reads', 'consents']) {
    const version = table === 'consents' ? 'policy_version::text' : 'version::text';
    await owner(`DELETE FROM portal.${table} WHERE ${version} <> '1'`);
  }
  for (const table of ['terms_versions', 'policies', 'guide_versions']) {
    await owner(`DELETE FROM portal.${table} WHERE version::text <> '1'`);
  }
});

const owner = (sql: string) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
const read = async (path = '') => (await app.get(base + path, admin)).body.data;

interface Sent {
  readonly [name: string]: unknown;
}
async function save(document: DocumentKey, more: Sent = {}) {
  const { digest } = (await app.get(`${base}/${document}`, admin)).body.data;
  const words = { title: 'ฉบับใหม่', body_html: '<h2>ข้อ 1</h2><p>ถ้อยคำใหม่</p>' };
  const body = { document, digest, version: null, ...words, effective_on: tomorrow };
  return app.post(`${base}/save`, { ...body, change_summary: 'เพิ่มข้อ 1', ...more }, admin);
}
async function withdraw(document: DocumentKey, version: string) {
  const { digest } = await read(`/${document}`);
  return app.post(`${base}/withdraw`, { document, digest, version }, admin);
}
const places = {
  terms: `portal.terms_versions WHERE kind = 'TERMS'`,
  cookies: `portal.policies WHERE kind = 'COOKIES'`,
  privacy: `portal.policies WHERE kind = 'PRIVACY'`,
  guide: 'portal.guide_versions WHERE true',
} as const;
/** As if its day had come. */
const bring = (document: keyof typeof places) =>
  owner(`UPDATE ${places[document].replace('WHERE', 'SET effective_on = current_date WHERE')}
    AND version::text <> '1'`);
const standings = async (document: DocumentKey) =>
  (await read(`/${document}`)).versions.map(
    ({ version, standing }: { version: string; standing: string }) => `${version} ${standing}`,
  );
/** Said of the first field at fault. */
const fault = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  ...[status, body.data.fields?.[0]?.field, body.data.fields?.[0]?.message],
];

test('D-37 the list says what is in force, since when, by whom, and for how many', async () => {
  const { documents } = await read();
  expect(documents.map(({ document }: { document: string }) => document)).toEqual([
    ...['terms', 'member-privacy', 'payroll', 'cookies', 'privacy', 'guide'],
  ]);
  const [terms, none] = documents;
  expect(terms.in_force).toMatchObject({ version: '1', standing: 'IN_FORCE', written_by: '' });
  expect(terms.in_force.answers).toBeGreaterThan(0);
  expect(terms.audience).toBeGreaterThanOrEqual(terms.in_force.answers);
  expect(none).toMatchObject({ in_force: null, ahead: [], audience: null });
});

describe.each(['terms', 'cookies', 'privacy', 'guide'] as const)('%s', (document) => {
  test('D-37 a version is written ahead, changed, withdrawn, and stays on record', async () => {
    expect((await save(document)).body.data).toEqual({ version: '2' });
    expect(await standings(document)).toEqual(['2 AHEAD', '1 IN_FORCE']);
    const changed = await save(document, { version: '2', change_summary: 'แก้ข้อ 1' });
    expect(changed.status).toBe(200);
    const [ahead] = (await read(`/${document}`)).versions;
    expect(ahead).toMatchObject({ change_summary: 'แก้ข้อ 1', effective_on: tomorrow });
    expect(ahead.written_by).not.toBe('');
    expect((await withdraw(document, '2')).status).toBe(200);
    expect(await standings(document)).toEqual(['2 WITHDRAWN', '1 IN_FORCE']);
    // The number of a withdrawn one is not given again.
    expect((await save(document)).body.data).toEqual({ version: '3' });
    const { history } = await read(`/${document}`);
    const actions = history.map(
      ({ before, after }: { before: object | null; after: { withdrawn: boolean } }) =>
        before === null ? 'made' : after.withdrawn ? 'withdrawn' : 'changed',
    );
    expect(actions.slice(0, 4)).toEqual(['made', 'withdrawn', 'changed', 'made']);
  });

  test('D-37 what has begun is changed by nobody; another one may be written', async () => {
    await save(document);
    await bring(document);
    expect(await standings(document)).toEqual(['2 IN_FORCE', '1 EARLIER']);
    for (const answer of [await save(document, { version: '2' }), await withdraw(document, '2')]) {
      expect([answer.status, answer.body.messages]).toEqual([409, answers.hasBegun('2')]);
    }
    expect((await save(document)).body.data).toEqual({ version: '3' });
    const second = await save(document);
    expect([second.status, second.body.messages]).toEqual([409, answers.isAhead('3')]);
  });
});

test('D-37 faults are told at their fields: day, words, title, what it changes', async () => {
  const today = bangkokDay(new Date());
  const cases: readonly (readonly [Sent, string, string])[] = [
    [{ effective_on: today }, 'effective_on', answers.tooEarly],
    [{ effective_on: addDays(today, -400) }, 'effective_on', answers.tooEarly],
    [{ change_summary: ' \n ' }, 'change_summary', answers.noSummary],
    [{ title: '  ' }, 'title', answers.noTitle],
    [{ body_html: '<p> </p><script>x</script>' }, 'body_html', answers.noBody],
  ];
  for (const [more, field, message] of cases) {
    expect(fault(await save('terms', more))).toEqual([400, field, message]);
  }
  const guide = await save('guide', { body_html: '<p>ไม่มีหัวข้อ</p>' });
  expect(fault(guide)).toEqual([400, 'body_html', answers.noHeading]);
  // Only the first one has nothing to be compared with.
  expect((await save('payroll', { change_summary: '' })).status).toBe(200);
  await owner(`DELETE FROM portal.terms_versions WHERE kind = 'PAYROLL'`);
});

test('T5 what is written is cut down to what its readers see', async () => {
  const fit =
    '<h2>ก</h2><ul><li><p>ข</p></li></ul><table><tbody><tr><td>ค</td></tr></tbody></table>';
  const hostile =
    '<img src="/mediafiles/images/a.jpg" alt="x"><p onclick="x()">ง<script>x</script></p>';
  await save('cookies', { body_html: fit + hostile });
  const { version } = await read('/cookies/versions/2');
  expect(version.body_html).toBe(`${fit}<p>ง</p>`);
});

test('D-37 who saves what a colleague has written meanwhile is told by whom', async () => {
  const { digest } = await read('/terms');
  await save('terms');
  const late = await save('terms', { digest });
  expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);
  expect(late.body.messages).toMatch(/บันทึกเอกสารนี้ไปก่อนแล้ว เมื่อ .* สิ่งที่พิมพ์ยังอยู่ครบ/);
  expect((await read('/terms')).versions).toHaveLength(2);
});

test('R152 D-30 members are asked anew from its day on, and see what changed', async () => {
  await save('terms', { change_summary: 'เพิ่มเรื่อง SMS' });
  const me = await app.signIn('000111');
  const check = async () => (await app.post('/api/member/termofconditional', {}, me)).body.rc_code;
  expect(await check()).toBe('1');
  await bring('terms');
  expect(await check()).toBe('0');
  const text = '/api/member/termofconditional/text';
  await expect.poll(async () => (await app.get(text)).body.data.version).toBe('2');
  expect((await app.get(text)).body.data.change_summary).toBe('เพิ่มเรื่อง SMS');
  const accept = '/api/member/termofconditional/accept';
  const accepted = await app.post(accept, { version: '2' }, me);
  expect(accepted.status).toBe(200);
  const [terms] = (await read()).documents;
  expect(terms.in_force).toMatchObject({ version: '2', answers: 1 });
});

test('D-19 answers about cookies name the version of their day', async () => {
  await save('cookies', { change_summary: 'เพิ่มชื่อคุกกี้' });
  await app.post('/api/info/consent', { choice: 'Y' });
  await bring('cookies');
  await app.post('/api/info/consent', { choice: 'N' });
  const rows = await owner('SELECT policy_version FROM portal.consents ORDER BY answered_at');
  expect(rows).toEqual([{ policy_version: 1 }, { policy_version: 2 }]);
  const policy = '/api/info/policy/cookies';
  await expect.poll(async () => (await app.get(policy)).body.data.version).toBe(2);
  expect((await app.get(policy)).body.data.change_summary).toBe('เพิ่มชื่อคุกกี้');
  await owner('DELETE FROM portal.consents');
});

test('D-34 the guide is unread again from the new one’s day on, with what changed', async () => {
  const agency = await app.signInAgency('01011001');
  const guide = async () => (await app.get('/api/membergroup/guide_group', agency)).body.data;
  await app.post('/api/membergroup/guide_group/read', { version: 1 }, agency);
  await save('guide', { change_summary: 'เลื่อนวันส่งผล' });
  expect(await guide()).toMatchObject({ version: 1, change_summary: '' });
  await bring('guide');
  expect(await guide()).toMatchObject({
    ...{ version: 2, read_at: null, change_summary: 'เลื่อนวันส่งผล' },
  });
});

test('D-37 nobody else is shown that there is such a room', async () => {
  const content = await signInStaff(app, 'content');
  expect((await app.get(base, content)).status).toBe(404);
  expect((await app.get(base, await app.signIn('000123'))).status).toBe(401);
});
