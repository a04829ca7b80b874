import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgencySettings } from '../../../../api/agency/settings.ts';
import { showCode } from '../../../../core/codes/tracking-code.ts';
import { parseBaht } from '../../../../core/satang.ts';
import { thaiDateLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { bahtInWords } from '../../../../core/thai-words/amount.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { readAgencySettings } from '../../../../server/settings/site-file.ts';
import { execute } from '../../../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

const [school, hospital] = ['01011001', '01012002'];
const url = '/api/membergroup/delivery_book';

type App = Awaited<ReturnType<typeof openTestApp>>;
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as they come
type Data = any;

let app: App;
let settings: AgencySettings;
beforeAll(async () => {
  [app, settings] = await Promise.all([openTestApp(), readAgencySettings('site.config.json')]);
});
afterAll(() => app.close());

const read = async (login: string, path = '', of = app): Promise<Data> =>
  of.get(url + path, await of.signInAgency(login));
const lettersOf = async (login: string): Promise<Data[]> => (await read(login)).body.data.letters;
const letterOf = async (login: string, month: number, of = app): Promise<Data> => {
  const { letters } = (await read(login, '', of)).body.data;
  return letters.find((one: Data) => one.year === 2568 && one.month === month);
};
const pathOf = ({ letter_year, run }: Data): string => `/${letter_year}/${run}`;

/** The words of the paper, blanks as one: what a reader finds who copies them. */
async function wordsOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { words: text.replace(/[\s\u200b]+/g, ' '), pages: totalPages };
}

/** Where a line ends the paper has no blank between Thai words; sara am lies there in two parts. */
const plain = (words: string): string => words.replaceAll(/\s/g, '').replaceAll('ำ', 'ํา');

/** The paper as bytes: `get` would read it as text. */
async function paperOf(of: App, login: string, path: string) {
  return paperAt(of, login, `${url}${path}/print?format=pdf`);
}

async function paperAt(of: App, login: string, address: string) {
  const { statusCode, headers, rawPayload } = await of.app.inject({
    method: 'GET',
    url: address,
    headers: { host: 'localhost', ...(await of.signInAgency(login)) },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  return { bytes: new Uint8Array(rawPayload), ...(await wordsOf(rawPayload)) };
}

const month = async (agencyNo: string, first: string) => {
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_intake', (store) =>
    store.query(
      `SELECT members, billed_satang, due_on::text FROM records.agency_months
       WHERE agency_no = $1 AND month = $2`,
      [agencyNo, first],
    ),
  );
  return rows[0] as { members: number; billed_satang: bigint; due_on: string };
};

test('R074 R008 letters newest first, each with the figures that the records bill', async () => {
  const letters = await lettersOf(school);
  expect(letters.length).toBe(13);
  expect(letters.map((one) => one.letter_date)).toEqual(
    letters
      .map((one) => one.letter_date)
      .toSorted()
      .toReversed(),
  );
  for (const one of letters) {
    const first = `${one.year - 543}-${String(one.month).padStart(2, '0')}-01`;
    const { members, billed_satang } = await month(school, first);
    expect([one.members, parseBaht(one.total)]).toEqual([members, billed_satang]);
    expect(one.letter_no).toBe(`สอ.ตย. ${one.run}/${one.letter_year}`);
  }
  expect(letters[0].subject).toBe('ขอส่งรายการเรียกเก็บเงินสมาชิก ประจำเดือนพฤศจิกายน 2568');
  const october = letters.find((one) => one.month === 10);
  expect(october).toMatchObject({ state: 'OPENED', opened_by: 'นายสมชาย บุญมาก' });
});

test('T3 a letter of another agency, and one of nobody: 404 alike, to read, open and print', async () => {
  const theirs = await letterOf(hospital, 11);
  const as = await app.signInAgency(school);
  for (const [year, run] of [
    [theirs.letter_year, theirs.run],
    [2568, 999_999],
  ]) {
    const answers = await Promise.all([
      app.get(`${url}/${year}/${run}`, as),
      app.get(`${url}/${year}/${run}/print?format=pdf`, as),
      app.post(`${url}/open`, { year, run }, as),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.rc_code, body.data.code]).toEqual([404, '0', 'not_found']);
      expect(Object.keys(body.data).toSorted()).toEqual(['code', 'ref']);
    }
  }
  expect((await letterOf(hospital, 11)).state).toBe(theirs.state);
});

test('R137 nobody and a member: 401 for each address', async () => {
  const mine = await letterOf(school, 10);
  const member = await app.signIn('000123');
  for (const headers of [{}, member]) {
    for (const path of ['', pathOf(mine), `${pathOf(mine)}/print?format=pdf`]) {
      expect((await app.get(url + path, headers)).status).toBe(401);
    }
    const body = { year: mine.letter_year, run: mine.run };
    expect((await app.post(`${url}/open`, body, headers)).status).toBe(401);
  }
});

test('D-25 opening names who and when, once for each person, a viewer too; a GET opens nothing', async () => {
  const letter = await letterOf(school, 11);
  expect(letter).toMatchObject({ state: 'NEW', opened_on: null, opened_by: null });
  const body = { year: letter.letter_year, run: letter.run };
  const path = pathOf(letter);
  await read(school, path);
  await paperOf(app, school, path);
  expect((await letterOf(school, 11)).state).toBe('NEW');

  const [viewer, admin] = [await app.signInAgency(`${school}-2`), await app.signInAgency(school)];
  const first = await app.post(`${url}/open`, body, viewer);
  expect(first.status).toBe(200);
  await Promise.all([viewer, viewer, admin].map((as) => app.post(`${url}/open`, body, as)));
  const { data } = (await app.get(url + path, admin)).body;
  expect(data.openings).toHaveLength(2);
  expect(data.openings[0]).toEqual(first.body.data.openings[0]);
  expect(data).toMatchObject({ opened_by_me: true, state: 'OPENED' });
  expect(await letterOf(school, 11)).toMatchObject({
    opened_by: first.body.data.openings[0].contact_name,
  });
  await app.app.trail.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query(
      `SELECT DISTINCT actor, detail->>'target' AS target FROM portal.audit_entries
       WHERE entry = 'agency.delivery_book.opened' AND outcome = 'ok' ORDER BY actor`,
    ),
  );
  expect(rows).toEqual(
    [`${school}-1`, `${school}-2`].map((actor) => ({
      actor,
      target: `${letter.letter_year}-${letter.run}`,
    })),
  );
});

test('D-25 G.2 the paper has every sentence of the letter, the amount in words, one page', async () => {
  const letter = await letterOf(hospital, 10);
  const { data } = (await read(hospital, pathOf(letter))).body;
  const { members, billed_satang, due_on } = await month(hospital, '2025-10-01');
  const { words, pages } = await paperOf(app, hospital, pathOf(letter));
  const cover = '/api/membergroup/keeprep/file?year=2568&month=10&format=pdf';
  const { pages: sheets } = await paperAt(app, hospital, cover);
  expect([pages, sheets > 1]).toEqual([1, true]);
  for (const sentence of [
    `ที่ สอ.ตย. ${letter.run}/2568`,
    'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    ` ${thaiDateLong(letter.letter_date)} `,
    'เรื่อง ขอส่งรายการเรียกเก็บเงินสมาชิก ประจำเดือนตุลาคม 2568',
    'เรียน ผู้อำนวยการโรงพยาบาลเมืองตัวอย่าง',
    `สิ่งที่ส่งมาด้วย 1. งบหน้าเรียกเก็บ จำนวน ${sheets} แผ่น`,
    `2. ใบแจ้งรายการ จำนวน ${members} ฉบับ`,
    'ตามที่สมาชิกในสังกัดของท่านได้ให้ความยินยอมเป็นหนังสือให้หักเงินได้เพื่อชำระแก่สหกรณ์ไว้แล้ว นั้น',
    `สหกรณ์ขอส่งรายการเรียกเก็บประจำเดือนตุลาคม 2568 จำนวน ${members} ราย`,
    `รวมเป็นเงิน ${formatBaht(billed_satang)} บาท`,
    `(${bahtInWords(billed_satang)})`,
    'ขอความอนุเคราะห์หักเงินและนำส่งเข้าบัญชี ธนาคารกรุงไทย สาขาตัวอย่าง เลขที่ 000-0-12345-0',
    `ภายในวันที่ ${thaiDateLong(due_on)}`,
    'หากรายใดหักไม่ได้ โปรดแจ้งเหตุผลหรือสังกัดใหม่ผ่านระบบหรือกลับมายังสหกรณ์',
    'จึงเรียนมาเพื่อโปรดพิจารณาดำเนินการ จะขอบคุณยิ่ง',
    'ขอแสดงความนับถือ',
    '(นางสาวรัตนา วงษ์เจริญ) ผู้จัดการ',
    'ฝ่ายการเงิน',
    'โทร. 0 2000 1234',
    'อีเมล hello@tuayang.example',
    showCode(data.code),
  ]) {
    expect(plain(words)).toContain(plain(sentence));
  }
  expect(words).not.toContain('พ.ศ.');
});

test('D-25 the same letter is the same paper, byte for byte', async () => {
  const path = pathOf(await letterOf(hospital, 9));
  const [one, other] = [await paperOf(app, hospital, path), await paperOf(app, hospital, path)];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
});

test('D-25 what was opened stays as it was, whatever the settings say later; Thai figures', async () => {
  const letter = await letterOf(hospital, 8);
  const body = { year: letter.letter_year, run: letter.run };
  await app.post(`${url}/open`, body, await app.signInAgency(`${hospital}-2`));
  const changed = {
    ...settings.letter,
    prefix: 'ใหม่',
    account_no: '1111111111',
    thai_digits: true,
  };
  const other = await openTestApp({ agency: { ...settings, letter: changed } });
  try {
    // Its store is another one: nobody has opened the letter there.
    const { data: fresh } = (await read(hospital, pathOf(letter), other)).body;
    expect(fresh.letter_no).toBe(`ใหม่ ${letter.run}/2568`);
    expect(fresh.words.paragraphs[1]).toContain('๑๑๑-๑-๑๑๑๑๑-๑');
    expect(fresh.words.email).toBe('อีเมล hello@tuayang.example');
    const { words } = await paperOf(other, hospital, pathOf(letter));
    expect(words).toContain('/๒๕๖๘');
    expect(words).toContain('โทร. ๐ ๒๐๐๐ ๑๒๓๔');
  } finally {
    await other.close();
  }
  const { data } = (await read(hospital, pathOf(letter))).body;
  expect(data.words.paragraphs[1]).toContain('000-0-12345-0');
  await execute(
    app.ownerUrl,
    `UPDATE portal.agency_letter_openings SET wording = wording || '{"account_no": "2222222222"}'
     WHERE wording IS NOT NULL AND year_be = ${letter.letter_year} AND run = ${letter.run}`,
  );
  const again = (await read(hospital, pathOf(letter))).body.data;
  expect(again.words.paragraphs[1]).toContain('222-2-22222-2');
});

test('D-23 D-25 a letter that is not what the month bills is neither shown, opened nor printed', async () => {
  const letter = await letterOf(hospital, 7);
  const path = pathOf(letter);
  const spoil = (by: number) =>
    execute(
      app.ownerUrl,
      `UPDATE portal.agency_letters SET total_satang = total_satang + ${by}
       WHERE year_be = ${letter.letter_year} AND run = ${letter.run}`,
    );
  await spoil(1);
  const as = await app.signInAgency(hospital);
  const answers = await Promise.all([
    app.get(url + path, as),
    app.get(`${url}${path}/print?format=pdf`, as),
    app.post(`${url}/open`, { year: letter.letter_year, run: letter.run }, as),
  ]);
  for (const { status, body } of answers) {
    expect([status, body.data.code]).toEqual([503, 'untied']);
    expect(JSON.stringify(body)).not.toMatch(/\d\.\d{2}/);
  }
  expect(await letterOf(hospital, 7)).toMatchObject({ total: null });
  await app.app.trail.flush();
  const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_audit', (store) =>
    store.query(
      `SELECT detail->>'what' AS what FROM portal.audit_entries
       WHERE entry = 'agency.untied' AND detail->>'month' = '2025-07-01'`,
    ),
  );
  expect(rows[0]).toEqual({ what: 'letter.total' });
  await spoil(-1);
  expect((await app.get(url + path, as)).status).toBe(200);
});

test('D-25 a replaced letter stays as it was and leads to the one in force', async () => {
  const old = await letterOf(hospital, 11);
  const due = `UPDATE records.agency_months SET due_on = due_on + 1
    WHERE agency_no = '${hospital}' AND month = '2025-11-01'`;
  await execute(app.ownerUrl, due);
  await execute(app.ownerUrl, 'SELECT portal.issue_agency_letters()');
  const [now, replaced] = (await lettersOf(hospital)).filter(
    (one) => one.year === 2568 && one.month === 11,
  );
  expect(now).toMatchObject({ state: 'NEW', replaced_by: null });
  expect(replaced).toMatchObject({
    letter_no: old.letter_no,
    state: 'REPLACED',
    total: old.total,
    replaced_by: { letter_no: now.letter_no, letter_year: now.letter_year, run: now.run },
  });
  const { data } = (await read(hospital, pathOf(now))).body;
  expect(data.replaces.letter_no).toBe(old.letter_no);
  expect(data.words.paragraphs).toContain(
    `หนังสือฉบับนี้แทนหนังสือที่ ${old.letter_no}`.replaceAll('ที่ สอ.ตย. ', 'ที่ สอ.ตย.\u00a0'),
  );
  const { words } = await paperOf(app, hospital, pathOf(replaced));
  expect(words).toContain('ฉบับนี้ถูกแทนแล้ว');
});
