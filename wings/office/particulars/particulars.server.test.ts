/** What the office overrules is in force at once, on every process, with its history (R092). */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { signInStaff } from '../../../tools/office.ts';
import type { Headers } from '../../../tools/sign-in.ts';
import { openTestApp } from '../../../tools/test-app.ts';

/** Milliseconds: a second is what is promised, of a machine that has nothing else to do. */
const slow = { timeout: 15_000 };

let app: Awaited<ReturnType<typeof openTestApp>>;
let other: typeof app;
let admin: Headers;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ on: app });
  admin = await signInStaff(app, 'admin');
  expect((await save('demand', {}, '0'.repeat(16))).body.data.code).toBe('confirm_needed');
  await owner('UPDATE portal.sessions SET confirmed_at = now()');
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const owner = <T extends object>(sql: string, values: unknown[] = []) =>
  asUpkeep(
    app.ownerUrl,
    'sahakon_owner',
    async (client) => (await client.query<T>(sql, values)).rows,
  );
afterEach(async () => {
  await owner('DELETE FROM portal.site_overrides');
  await expect.poll(() => footer(other), slow).toMatchObject({ phone: '0 2000 1234' });
});

const read = async () => (await app.get('/api/office/particulars', admin)).body.data;
const versionOf = async (group: string): Promise<string> =>
  (await read()).versions.find((one: { group: string }) => one.group === group).version;
async function save(group: string, values: object, version?: string) {
  const body = { group, version: version ?? (await versionOf(group)), values };
  return app.post('/api/office/particulars', body, admin);
}
async function footer(of: typeof app) {
  const { body } = await of.get('/api/info/footer');
  return body.data as { phone: string };
}

const nothing = '\u200b\u2060';
test.each([
  ['names', { coopNameTH: '  ' }],
  ['names', { coopNameTH: nothing }],
  ['names', { coopNameEN: 'Coop\u0000' }],
  ['names', { coopNameTH: 'สหกรณ์\u202Eดำกัจ' }],
  ['contact', { email: 'a@b.example\r\nBcc: x@y.example' }],
  ['contact', { email: 'javascript:alert(1)' }],
  ['reports', { menureport: [{ name: 'ก', url: '/\t/evil.example' }] }],
  ['reports', { menureport: [{ name: 'ก', url: '/list\u202E/gpj' }] }],
  ['reports', { menureport: [{ name: 'ก', url: '//evil.example' }] }],
  ['reports', { menureport: [{ name: 'ก', url: '/list\ud800' }] }],
  ['social', { social: [{ kind: 'line', label: nothing, url: 'https://line.example' }] }],
])('T29 %s: nobody hides anything in %j', async (group, values) => {
  const { status, body } = await save(group, values);
  expect([status, body.data.code]).toEqual([400, 'bad_input']);
  expect(body.data.fields).toHaveLength(1);
});

test('T29 the name of the cooperative is one line in one spelling', async () => {
  expect((await save('names', { coopNameTH: ' สหกรณ์\r\nออมทรัพย์  ครู ' })).status).toBe(200);
  expect((await read()).current.coopNameTH).toBe('สหกรณ์ ออมทรัพย์ ครู');
});

test('R092 a rate of the calculators is at most a hundred percent', async () => {
  const { calculator } = (await read()).file;
  const wrong = { calculator: { ...calculator, dividend_rate: '101' } };
  const { status, body } = await save('calculator', wrong);
  expect([status, body.data.code]).toEqual([400, 'bad_input']);
});

test('R092 a list of the settings has an end', async () => {
  const { calculator, social } = (await read()).file;
  const filled = <Row>(row: Row, rows: number) => Array<Row>(rows).fill(row);
  const [preset] = calculator.loan_presets;
  const lists: [string, number, (rows: number) => object][] = [
    ['reports', 50, (rows) => ({ menureport: filled({ name: 'ก', url: '/ก' }, rows) })],
    ['social', 50, (rows) => ({ social: filled(social[0], rows) })],
    [
      ...(['calculator', 100] as const),
      (rows) => ({ calculator: { ...calculator, loan_presets: filled(preset, rows) } }),
    ],
  ];
  for (const [group, most, values] of lists) {
    expect((await save(group, values(most))).status, group).toBe(200);
    expect((await save(group, values(most + 1))).body.data.code, group).toBe('bad_input');
  }
});

test('R092 a change is in force in the very next answer, and on another process', async () => {
  expect((await footer(app)).phone).toBe('0 2000 1234');
  const { status, body } = await save('contact', { phone: '0 2000 9999' });
  expect([status, body.rc_code]).toEqual([200, '1']);
  expect((await footer(app)).phone).toBe('0 2000 9999');
  await expect.poll(async () => (await footer(other)).phone, slow).toBe('0 2000 9999');
  const { current, file, overruled } = await read();
  expect([current.phone, file.phone, current.email]).toEqual([
    '0 2000 9999',
    '0 2000 1234',
    file.email,
  ]);
  expect(overruled).toEqual([{ key: 'phone', at: expect.any(String), by: expect.any(String) }]);
  const feed = async (of: typeof app) => (await of.get('/rss.xml')).body as string;
  await save('names', { coopNameTH: 'สหกรณ์ชื่อใหม่ จำกัด' });
  expect(await feed(app)).toContain('สหกรณ์ชื่อใหม่');
  await expect.poll(() => feed(other), slow).toContain('สหกรณ์ชื่อใหม่');
  const title = async (of: typeof app) => (await of.get('/api/docs/json')).body.info.title;
  expect(await title(app)).toBe('สหกรณ์ชื่อใหม่ จำกัด');
});

test('the value of the file is the file’s again, and the history tells both', async () => {
  await save('contact', { fax: '0 2000 1235' });
  expect((await save('contact', { fax: null })).status).toBe(200);
  expect(await owner('SELECT key FROM portal.site_overrides')).toEqual([]);
  const { body } = await app.get('/api/office/particulars/history', admin);
  const [back, set] = body.data.changes;
  expect([set.key, set.before, set.after]).toEqual(['fax', null, '0 2000 1235']);
  expect([back.key, back.before, back.after]).toEqual(['fax', '0 2000 1235', null]);
});

test('who saves what somebody has changed meanwhile is told, and changes nothing', async () => {
  const seen = await versionOf('contact');
  expect((await save('contact', { phone: '1' }, seen)).status).toBe(200);
  const late = await save('contact', { phone: '2' }, seen);
  expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);
  // Another group is another thing.
  expect((await save('names', { coopNameEN: 'New' })).status).toBe(200);
  expect((await footer(app)).phone).toBe('1');
});

test('R187 colours in which nobody could read are refused at their field', async () => {
  const { file } = await read();
  const colours = { ...file.colours, primary: '#7aa7d8' };
  const { status, body } = await save('colours', { colours });
  expect([status, body.data.fields[0].field]).toEqual([400, 'values.colours.primary']);
});

test('what an update of the program made unusable leaves the file in force', async () => {
  await owner(`INSERT INTO portal.site_overrides (key, value)
    VALUES ('phone', '7'), ('gone', '"x"'), ('logo', '"?"'), ('email', '"new@tuayang.example"')`);
  await expect
    .poll(() => footer(other))
    .toMatchObject({
      ...{ phone: '0 2000 1234', email: 'new@tuayang.example' },
    });
  const third = await openTestApp({ on: app });
  expect((await footer(third)).phone).toBe('0 2000 1234');
  await third.close();
});

test('D-25 letters that are written after a change bear it, earlier ones do not', async () => {
  const wordings = () =>
    owner<{ phone: string; signer: string }>(
      `SELECT DISTINCT wording ->> 'phone' AS phone, wording ->> 'signer_name' AS signer
       FROM portal.agency_letters ORDER BY 1, 2`,
    );
  const before = await wordings();
  expect(before).toHaveLength(1);
  const { file } = await read();
  await save('letter', { letter: { ...file.letter, signer_name: 'นายสมชาย ใจดี' } });
  await save('contact', { phone: '0 2000 7777' });
  expect(await wordings()).toEqual(before);
  // As if one agency had had no letter of the month yet; a start writes it.
  await owner(`WITH newest AS (
      SELECT year_be, run FROM portal.agency_letters ORDER BY letter_date DESC, run DESC LIMIT 1
    ), opened AS (DELETE FROM portal.agency_letter_openings o USING newest n
      WHERE (o.year_be, o.run) = (n.year_be, n.run))
    DELETE FROM portal.agency_letters l USING newest n
    WHERE (l.year_be, l.run) = (n.year_be, n.run)`);
  const third = await openTestApp({ on: app });
  await third.close();
  expect(await wordings()).toEqual([...before, { phone: '0 2000 7777', signer: 'นายสมชาย ใจดี' }]);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .png()
    .toBuffer();
async function saveLogo(bytes: Buffer | null) {
  const { logo } = await read();
  const file = bytes && `data:image/png;base64,${bytes.toString('base64')}`;
  return app.post('/api/office/particulars/logo', { version: logo.version, file }, admin);
}

test('R179 T16 an uploaded logo is made anew, stays transparent, and is everywhere', async () => {
  const { status, body } = await saveLogo(await picture(300, 200));
  expect(status).toBe(200);
  const { url } = body.data;
  for (const one of [app, other]) {
    const shown = await one.app.inject({ url });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers['cache-control']).toContain('immutable');
    const { hasAlpha, width } = await sharp(shown.rawPayload).metadata();
    expect([hasAlpha, width]).toEqual([true, 256]);
  }
  expect((await saveLogo(null)).body.data.url).toBeNull();
});

test.each([
  ['too small', () => picture(100, 100)],
  ['too long', () => picture(600, 200)],
  ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['cut off', async () => (await picture(300, 300)).subarray(0, 200)],
])('R179 T16 a logo that is %s is refused at its field', async (_, make) => {
  const { status, body } = await saveLogo(await make());
  expect([status, body.data.fields[0].field]).toEqual([400, 'file']);
  expect(await owner('SELECT FROM portal.site_overrides')).toEqual([]);
});
