import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountText, type Row } from '../../../../journeys/extract.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { readDividend } from '../dividends.api.ts';
import { originText } from '../origin.text.ts';
import { baht, readDividendFiles, satang } from './answer-text.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

const path = '/api/member/dividend';
let app: App;
let files: Awaited<ReturnType<typeof readDividendFiles>>;
beforeAll(async () => {
  app = await openTestApp();
  files = await readDividendFiles(app.extractFolder);
});
afterAll(() => app.close());

const sessions = new Map<string, ReturnType<App['signIn']>>();
function signedIn(memberNo: string): ReturnType<App['signIn']> {
  const session = sessions.get(memberNo) ?? app.signIn(memberNo);
  sessions.set(memberNo, session);
  return session;
}
const ask = async (address: string, memberNo: string) =>
  app.get(`${path}${address}`, await signedIn(memberNo));
async function download(query: string, memberNo: string): Promise<Uint8Array> {
  const headers = { host: 'localhost', ...(await signedIn(memberNo)) };
  const answer = await app.app.inject({ method: 'GET', url: `${path}/${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return new Uint8Array(answer.rawPayload);
}
const setTo = (assignment: string, year: number) =>
  asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
    client.query(
      `UPDATE records.dividends SET ${assignment} WHERE member_no = '000222' AND year = ${year}`,
    ),
  );

test('R136 D-32 years not approved, of others, or that never were: 404 alike', async () => {
  const state = (to: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
      client.query('UPDATE records.dividend_years SET state = $1 WHERE year = 2020', [to]),
    );
  await state('PENDING');
  const failures = [];
  for (const [year, memberNo] of [
    [2563, '000123'],
    [2566, '000111'],
    [2699, '000123'],
    [2400, '000123'],
  ] as const) {
    for (const rest of ['origin', 'file?format=csv']) {
      const { status, body } = await ask(`/${year}/${rest}`, memberNo);
      const { ref, ...data } = body.data;
      expect(ref).toEqual(expect.any(String));
      failures.push({ ...body, status, data });
    }
  }
  await state('APPROVED');
  expect(failures[0]).toMatchObject({ status: 404, rc_code: '0', data: { code: 'not_found' } });
  for (const failure of failures) expect(failure).toEqual(failures[0]);
});

describe.each(['000123', '000222', '000111'])('member %s', (memberNo) => {
  test('R052 every approved year is the extract’s, newest first, to the satang', async () => {
    const { status, body } = await ask('', memberNo);
    expect([status, body.rc_code, body.data.as_of]).toEqual([200, '1', '2025-11-28']);
    expect(body.data.years).toEqual(files.yearsOf(memberNo));
    expect(body.data.years.length).toBeGreaterThan(0);
    for (const one of body.data.years) {
      const less = one.deductions.reduce(
        (sum: number, { amount }: { amount: string }) => sum + satang(amount),
        0,
      );
      expect(baht(satang(one.dividend) + satang(one.refund) + satang(one.gift) - less)).toBe(
        one.net,
      );
    }
  });

  test('R052 D-32 the working of every year is its movements, and adds up to it', async () => {
    for (const year of files.yearsOf(memberNo)) {
      const { data } = (await ask(`/${year.year_be}/origin`, memberNo)).body;
      const { dividend, refund } = data;
      expect(
        dividend.lines.map(({ dividend: _part, ...line }: { dividend: string }) => line),
      ).toEqual(files.linesOf(memberNo, year.year_be));
      const sum = (lines: Row[], field: string) =>
        baht(lines.reduce((all, line) => all + satang(line[field]), 0));
      const isDelivered = year.refund_method === 'AS_DELIVERED';
      const verdict = isDelivered ? 'DELIVERED' : 'TIES';
      expect([dividend.verdict, refund.verdict]).toEqual(['TIES', verdict]);
      expect([sum(dividend.lines, 'dividend'), dividend.reckoned, dividend.recorded]).toEqual(
        Array(3).fill(year.dividend),
      );
      expect([sum(dividend.lines, 'amount'), dividend.base]).toEqual(
        Array(2).fill(year.share_base),
      );
      expect(refund.reckoned).toBe(year.refund);
      if (isDelivered) continue;
      const counted = refund.lines.filter((line: { left_out: boolean }) => !line.left_out);
      expect(sum(refund.lines, 'refund')).toBe(year.refund);
      expect(sum(counted, 'interest')).toBe(year.interest_base);
      expect(refund.lines.map((line: Row) => [line.contract_no, line.interest]).toSorted()).toEqual(
        files.interestsOf(memberNo, year.year_be),
      );
    }
  });
});

test('R128 R132 an account is never told whole', async () => {
  const numbers = files.dividends.map((row) => row.PAY_ACCOUNT_NO).filter(Boolean);
  for (const memberNo of ['000123', '000111']) {
    const json = JSON.stringify((await ask('', memberNo)).body).replaceAll('-', '');
    expect(numbers.filter((number) => json.includes(String(number)))).toEqual([]);
  }
});

describe('where the computation does not simply bear out the records', () => {
  /** The file of a year is made anew each time; what the page was told is kept. */
  const csvOf = async (year: number) =>
    new TextDecoder().decode(await download(`${year}/file?format=csv`, '000222'));
  const { verdicts, reckoned, recorded, base, recordedBase, comparison } = originText;

  test('D-32 a satang more on record than the movements give: said', async () => {
    await setTo('dividend_satang = dividend_satang + 1', 2024);
    const csv = await csvOf(2567);
    const [year] = files.yearsOf('000222');
    const more = baht(satang(year?.dividend) + 1);
    expect(csv).toContain(verdicts.DIFFERS.dividend);
    expect(csv).toContain(`${reckoned.dividend},${year?.dividend}`);
    expect(csv).toContain(`${recorded.dividend},${more}`);
    expect(csv).not.toContain(base.dividend);
    await setTo('dividend_satang = dividend_satang - 1', 2024);
    expect(await csvOf(2567)).not.toContain(comparison);
  });

  test('D-32 other interest on record than was paid on the contracts', async () => {
    await setTo('interest_base_satang = interest_base_satang + 100', 2023);
    const csv = await csvOf(2566);
    const year = files.yearsOf('000222')[1];
    expect(csv).toContain(verdicts.DIFFERS.refund);
    expect(csv).toContain(`${base.refund},${year?.interest_base}`);
    const more = baht(satang(year?.interest_base) + 100);
    expect(csv).toContain(`${recordedBase.refund},${more}`);
    expect(csv).not.toContain(verdicts.DIFFERS.dividend);
    await setTo('interest_base_satang = interest_base_satang - 100', 2023);
  });

  test('D-32 what was withheld is worked out, and not called paid', async () => {
    const year = files.yearsOf('000222')[2];
    await setTo(`refund_satang = 0, refund_status = 'HELD'`, 2022);
    const csv = await csvOf(2565);
    expect(csv).toContain(verdicts.HELD.refund);
    expect(csv).toContain(`${reckoned.refund},${year?.refund}`);
    expect(csv).toContain(`${recorded.refund},0.00`);
    expect(csv).toContain('เงินเฉลี่ยคืน (งด)');
  });
});

describe('a file holds the year and its working', () => {
  test('R052 PDF: what was paid, every line, every sum', async () => {
    const { dividend, refund } = (await ask('/2562/origin', '000123')).body.data;
    const bytes = await download('2562/file?format=pdf', '000123');
    const words = (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
    const year = files.yearsOf('000123').find(({ year_be }) => year_be === 2562);
    const figures = [
      ...[year?.net, year?.gift, year?.share_base, refund.base, refund.reckoned],
      ...dividend.lines.map((line: Row) => line.dividend),
    ];
    for (const figure of figures) expect(words).toContain(amountText(figure ?? 'none'));
    expect(words).not.toContain(originText.comparison);
  });

  test('R052 a workbook is made of the year', async () => {
    const bytes = await download('2562/file?format=xlsx', '000123');
    expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe('PK');
  });
});

test('R140 without both halves of a session: 401, silently', async () => {
  const { cookie = '', authorization = '' } = await signedIn('000123');
  for (const url of [readDividend.path, `${path}/2567/origin`, `${path}/2567/file?format=pdf`]) {
    for (const headers of [{}, { cookie }, { authorization }]) {
      const { status, body } = await app.get(url, headers);
      expect([url, status, body.rc_code]).toEqual([url, 401, '0']);
    }
  }
});

test.each([
  ['?membership_no=000456', 'membership_no'],
  ['/2024/origin', 'year'],
  ['/2567x/origin', 'year'],
  ['/2567/origin?year=2566', 'year'],
  ['/2567/file', 'format'],
  ['/2567/file?format=doc', 'format'],
])('D-01 malformed %s: 400 names the field %s', async (address, field) => {
  const { status, body } = await ask(address, '000123');
  expect([status, body.rc_code]).toEqual([400, '-1']);
  expect(body.data.fields.map((fault: { field: string }) => fault.field)).toContain(field);
});
