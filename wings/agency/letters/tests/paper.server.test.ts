import { afterAll, beforeAll, expect, test } from 'vitest';
import { showCode } from '../../../../core/codes/tracking-code.ts';
import { thaiDateLong } from '../../../../core/thai-date.ts';
import { formatBaht } from '../../../../core/thai-number.ts';
import { bahtInWords } from '../../../../core/thai-words/amount.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { execute } from '../../../../tools/store/temporary-postgres.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import {
  type App,
  billedIn,
  hospital,
  letterOf,
  lettersOf,
  paperAt,
  paperOf,
  pathOf,
  plain,
  read,
  url,
} from './test-requests.ts';

let app: App;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('D-25 G.2 the paper has every sentence, the amount in words, and one page', async () => {
  const letter = await letterOf(app, hospital, 10);
  const { data } = (await read(app, hospital, pathOf(letter))).body;
  const { members, billed_satang, due_on } = await billedIn(app, hospital, '2025-10-01');
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
  const path = pathOf(await letterOf(app, hospital, 9));
  const [one, other] = [await paperOf(app, hospital, path), await paperOf(app, hospital, path)];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
});

test('D-23 D-25 a letter that its month does not bear out is not shown or printed', async () => {
  const letter = await letterOf(app, hospital, 7);
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
  expect(await letterOf(app, hospital, 7)).toMatchObject({ total: null });
  await app.app.auditLog.flush();
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
  const old = await letterOf(app, hospital, 11);
  const due = `UPDATE records.agency_months SET due_on = due_on + 1
    WHERE agency_no = '${hospital}' AND month = '2025-11-01'`;
  await execute(app.ownerUrl, due);
  await execute(app.ownerUrl, 'SELECT portal.issue_agency_letters()');
  const [now, replaced] = (await lettersOf(app, hospital)).filter(
    (one) => one.year === 2568 && one.month === 11,
  );
  expect(now).toMatchObject({ state: 'NEW', replaced_by: null });
  expect(replaced).toMatchObject({
    letter_no: old.letter_no,
    state: 'REPLACED',
    total: old.total,
    replaced_by: { letter_no: now.letter_no, letter_year: now.letter_year, run: now.run },
  });
  const { data } = (await read(app, hospital, pathOf(now))).body;
  expect(data.replaces.letter_no).toBe(old.letter_no);
  expect(data.words.paragraphs).toContain(
    `หนังสือฉบับนี้แทนหนังสือที่ ${old.letter_no}`.replaceAll('ที่ สอ.ตย. ', 'ที่ สอ.ตย.\u00a0'),
  );
  const { words } = await paperOf(app, hospital, pathOf(replaced));
  expect(words).toContain('ฉบับนี้ถูกแทนแล้ว');
});

test('D-25 a withdrawn letter says so and leads to the one in force', async () => {
  const [withdrawn, inForce] = (await lettersOf(app, hospital)).filter(
    (one) => one.year === 2568 && one.month === 11,
  );
  const withdraw = (to: string) =>
    execute(
      app.ownerUrl,
      `UPDATE portal.agency_letters SET withdrawn_at = ${to}
       WHERE year_be = ${withdrawn.letter_year} AND run = ${withdrawn.run}`,
    );
  await withdraw('now()');
  const listed = (await lettersOf(app, hospital)).filter(
    (one) => one.year === 2568 && one.month === 11,
  );
  const { letter_no, letter_year, run } = inForce;
  expect(listed).toMatchObject([
    { state: 'WITHDRAWN', replaced_by: { letter_no, letter_year, run } },
    { letter_no, replaced_by: null },
  ]);
  const { words } = await paperOf(app, hospital, pathOf(withdrawn));
  expect(words).toContain('ฉบับนี้ถูกยกเลิกแล้ว');
  await withdraw('NULL');
  expect((await lettersOf(app, hospital))[0]).toEqual(withdrawn);
});
