/** Nobody is asked to pay into an example's account: letters wait for signer and account (D-25). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { signInStaff } from '../../../../tools/office.ts';
import { testHandlerSettings } from '../../../../tools/store/cast-settings.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { openTestStore } from '../../../../tools/test-store.ts';
import { type App, hospital, lettersOf, paperOf, pathOf, read } from './test-requests.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let app: App;
beforeAll(async () => {
  store = await openTestStore();
  // As in a cooperative whose first extract has come: no letter is written yet.
  await owner('TRUNCATE portal.agency_letters CASCADE');
  app = await openTestApp({
    ...{ on: store, settings: { handlers: { ...testHandlerSettings, demo: false } } },
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const payIntoOf = async () =>
  (await app.get('/api/membergroup/report', await app.signInAgency(hospital))).body.data.pay_into;

const owner = <T extends object>(sql: string) =>
  asUpkeep(
    ...([store.ownerUrl, 'sahakon_owner'] as const),
    async (client) => (await client.query<T>(sql)).rows,
  );

test('D-25 an example’s name, signer and account stand in no letter, the office’s do', async () => {
  const { body } = await read(app, hospital);
  expect(body.data).toMatchObject({ letters: [], waiting: expect.any(Number) });
  expect(body.data.waiting).toBeGreaterThan(0);
  const [one] = await owner<{ year: number; run: number }>(
    `SELECT year_be AS year, run FROM portal.agency_letters WHERE agency_no = '${hospital}'
     ORDER BY run DESC LIMIT 1`,
  );
  const path = `/${one?.year}/${one?.run}`;
  expect(await payIntoOf()).toBeNull();
  for (const at of [path, `${path}/print?format=pdf`]) {
    const refused = await read(app, hospital, at);
    expect([refused.status, refused.body.data.code], at).toEqual([409, 'conflict']);
    expect(JSON.stringify(refused.body)).toContain('ยังไม่ได้ยืนยันชื่อ ที่อยู่ ผู้ลงนาม และเลขบัญชีรับเงิน');
  }

  const admin = await signInStaff(app, 'admin');
  await owner('UPDATE portal.sessions SET confirmed_at = now()');
  const { current, versions } = (await app.get('/api/office/particulars', admin)).body.data;
  const versionOf = (wanted: string): string =>
    versions.find(({ group }: { group: string }) => group === wanted).version;
  const letter = {
    ...current.letter,
    ...{ prefix: 'สอ.บม.', signer_name: 'นางมาลี บ้านใหม่', account_no: '1234567890' },
  };
  const saveGroup = (group: string, values: object, version = versionOf(group)) =>
    app.post('/api/office/particulars', { group, version, values }, admin);
  const save = (changes: object, seen: string) =>
    saveGroup('letter', { letter: { ...letter, ...changes } }, seen);
  // The bank is the example's still.
  const half = await save({}, versionOf('letter'));
  expect(half.status).toBe(200);
  expect(await lettersOf(app, hospital)).toEqual([]);
  const whole = await save({ bank_name: 'ธนาคารบ้านใหม่' }, half.body.data.version);
  expect(whole.status).toBe(200);
  // Signer and account are the office's, and the name above them is the example's still.
  const own = { coop_address: '9 ถนนบ้านใหม่', phone: '0 4400 0000', email: 'a@baanmai.example' };
  expect((await saveGroup('contact', own)).status).toBe(200);
  expect(await lettersOf(app, hospital)).toEqual([]);
  const named = { coopNameTH: 'สหกรณ์ออมทรัพย์ครูบ้านใหม่ จำกัด' };
  expect((await saveGroup('names', named)).status).toBe(200);
  const after = (await read(app, hospital)).body.data;
  expect(after.waiting).toBe(0);
  expect(pathOf(after.letters[0])).toBe(path);
  const { words } = await paperOf(app, hospital, path);
  expect(words).toContain('123-4-56789-0');
  expect(words).not.toContain('000-0-12345-0');
  // Beside the proofs of transfer stands what the letter says, and nothing else.
  const [{ letter_no, letter_year, run }] = after.letters;
  expect(await payIntoOf()).toEqual({
    ...{ letter_no, letter_year, run, payee: named.coopNameTH },
    ...{ bank: 'ธนาคารบ้านใหม่', account_no: '123-4-56789-0' },
  });
});
