/** A cooperative's own store under the delivered settings: nothing goes out in nobody's name. */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { signInStaff } from '../../tools/office.ts';
import { demoPassword, testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { exampleText } from '../settings/example/example.text.ts';

const [member, school] = ['000123', '01011001'];
const example = /ตัวอย่าง|tuayang|0 2000 1234|รัตนา|0000123450|000-0-12345-0/;

let store: Awaited<ReturnType<typeof openTestStore>>;
let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  store = await openTestStore();
  await owner('TRUNCATE portal.agency_letters CASCADE');
  await owner('TRUNCATE portal.papers CASCADE');
  app = await openTestApp({
    ...{ on: store, settings: { handlers: { ...testHandlerSettings, demo: false } } },
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const owner = (sql: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);

const papers = [
  '/api/member/kep/2568/10/1/print',
  '/api/member/certificate/file?format=pdf&on=2025-11-28&shares=1',
  '/api/member/share/file?format=pdf',
  '/api/member/share/file?format=xlsx',
] as const;

const ask = async (url: string, headers: Record<string, string>) =>
  app.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

async function wordsOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}

async function save(admin: Record<string, string>, group: string, values: object) {
  const { versions } = (await app.get('/api/office/particulars', admin)).body.data;
  const { version } = versions.find((one: { group: string }) => one.group === group);
  const body = { group, version, values };
  expect((await app.post('/api/office/particulars', body, admin)).status).toBe(200);
}

test('D-25 no letter goes out, no paper, and the office is told what is missing', async () => {
  const [counts] = await owner(
    `SELECT count(*)::int AS letters, count(wording ->> 'body')::int AS issued
     FROM portal.agency_letters`,
  );
  expect(counts?.letters).toBeGreaterThan(0);
  expect(counts?.issued).toBe(0);
  const { body } = await app.get('/api/membergroup/delivery_book', await app.signInAgency(school));
  expect(body.data).toMatchObject({ letters: [], waiting: expect.any(Number) });

  const me = await app.signIn(member);
  for (const url of papers) {
    const { status, body } = await app.get(url, me);
    expect([url, status, body.rc_des]).toEqual([url, 409, exampleText.noHouse]);
  }
  const guide = '/api/membergroup/guide_group/print?format=pdf&version=1';
  expect((await app.get(guide, await app.signInAgency(school))).status).toBe(409);
  // Refused before it had a code that somebody could look up.
  expect(await owner('SELECT FROM portal.papers')).toEqual([]);

  const admin = await signInStaff(app, 'admin');
  const { examples } = (await app.get('/api/office/first_steps', admin)).body.data;
  const missing = ['coopNameTH', 'coop_address', 'phone', 'email', 'dpo', 'letter'];
  expect(examples).toEqual(expect.arrayContaining(missing));
});

test('D-25 letters that an older program issued under the example are shown no more', async () => {
  // As such a program did, a demo takes the file for the cooperative's own.
  const older = await openTestApp({ on: store });
  const path = '/api/membergroup/delivery_book';
  const seen = async (by: typeof app, more = '') =>
    by.get(path + more, await by.signInAgency(school));
  try {
    const [issued] = (await seen(older)).body.data.letters;
    const { body } = await seen(app);
    expect([body.data.letters, body.data.waiting > 0]).toEqual([[], true]);
    const one = `/${issued.letter_year}/${issued.run}`;
    expect((await seen(older, one)).status).toBe(200);
    for (const at of [one, `${one}/print?format=pdf`]) {
      expect((await seen(app, at)).status, at).toBe(409);
    }
  } finally {
    await older.close();
  }
});

test('the notice of a new password names neither the example nor its telephone', async () => {
  const me = await app.signIn(member);
  const mem_password = 'ข้าวเหนียวมะม่วงหน้าร้อน';
  const words = { mem_password, mem_oldpassword: demoPassword };
  expect((await app.post('/api/member/member_pass', words, me)).status).toBe(200);
  const { text = '' } = app.outbox.messages.at(-1) ?? {};
  expect(text).toMatch(/^สหกรณ์: .*หากไม่ใช่คุณ แจ้งสหกรณ์ ทันที$/);
});

test('with a name but no address nothing is printed; with both, without the rest', async () => {
  const admin = await signInStaff(app, 'admin');
  await owner('UPDATE portal.sessions SET confirmed_at = now()');
  const me = await app.signIn('000111');
  const ofMe = '/api/member/share/file?format=pdf';
  await save(admin, 'names', {
    coopNameTH: 'สหกรณ์ออมทรัพย์ครูบ้านใหม่ จำกัด',
    coopNameEN: 'Ban Mai Teachers Savings Cooperative',
    www_description: 'เว็บไซต์ของสหกรณ์',
  });
  expect((await ask(ofMe, me)).statusCode).toBe(409);
  await save(admin, 'contact', { coop_address: '9 ถนนบ้านใหม่' });
  const paper = await ask(ofMe, me);
  expect(paper.statusCode).toBe(200);
  expect(await wordsOf(paper.rawPayload)).not.toMatch(example);
  const guide = await ask(
    '/api/membergroup/guide_group/print?format=pdf&version=1',
    await app.signInAgency(school),
  );
  expect(guide.statusCode).toBe(200);
  expect(await wordsOf(guide.rawPayload)).not.toMatch(/tuayang|0 2000 1234/);
});
