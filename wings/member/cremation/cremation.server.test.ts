import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let enrolments: Row[];
let months: Row[];
let bills: Row[];
let me: Awaited<ReturnType<typeof app.signIn>>;
let nobody: typeof me;
beforeAll(async () => {
  app = await openTestApp();
  [enrolments, months, bills] = await Promise.all([
    readRows(app.extractFolder, 'cremation_enrolments.csv'),
    readRows(app.extractFolder, 'cremation_months.csv'),
    readRows(app.extractFolder, 'collections.csv'),
  ]);
  [me, nobody] = [await app.signIn('000123'), await app.signIn('000111')];
});
afterAll(() => app.close());

const baht = (amount = '0'): string => (Math.round(Number(amount) * 100) / 100).toFixed(2);
const own = () => enrolments.filter((row) => row.MEMBER_NO === '000123');
/** Months come as `10/2568`. */
const orderOf = ({ MONTH = '' }: Row): number => {
  const [month, year] = MONTH.split('/').map(Number);
  return (year ?? 0) * 100 + (month ?? 0);
};
/** Of 000123, whose dues are deducted: every bill asks for them. */
const isPending = ({ MONTH, COLLECTED }: Row): boolean =>
  Number(COLLECTED) === 0 &&
  bills.some(
    (bill) => bill.MEMBER_NO === '000123' && bill.MONTH === MONTH && bill.STATUS === 'PENDING',
  );
const monthsOf = (number = '') =>
  months
    .filter((row) => row.CREMATION_NO === number)
    .toSorted((a, b) => orderOf(b) - orderOf(a))
    .map((row) => ({
      year_be: Math.floor(orderOf(row) / 100),
      month: orderOf(row) % 100,
      deaths: Number(row.DEATHS),
      rate_per_death: baht(row.RATE_PER_DEATH),
      amount: baht(row.AMOUNT),
      pending: isPending(row),
      collected: baht(row.COLLECTED),
      outstanding: baht(row.OUTSTANDING),
      receipt_no: row.RECEIPT_NO || null,
    }));
/** Outstanding of months that are not on the bill under way, and those months, oldest first. */
function arrearsOf(number = '') {
  const owed = monthsOf(number).filter(
    ({ pending, outstanding }) => !pending && outstanding !== '0.00',
  );
  return {
    arrears: baht(String(owed.reduce((sum, { outstanding }) => sum + Number(outstanding), 0))),
    arrears_months: owed.map(({ year_be, month }) => ({ year_be, month })).toReversed(),
  };
}
const dayOf = (text = ''): string => readThaiDate(text);

test('R048 every enrolment is the extract’s, to the satang', async () => {
  const { status, body } = await app.get('/api/member/kepcrem', me);
  expect([status, body.rc_code]).toEqual([200, '1']);
  expect(own().length).toBeGreaterThan(1);
  expect(body.data.enrolments).toEqual(
    own().map((row) => ({
      cremation_no: row.CREMATION_NO,
      association_code: row.ASSOCIATION_CODE,
      association_name: row.ASSOCIATION_NAME,
      person_name: row.PERSON_NAME,
      relation: row.RELATION?.toLowerCase(),
      joined_on: dayOf(row.JOINED_ON),
      member_kind: row.MEMBER_KIND,
      payment_method: row.PAYMENT_METHOD,
      insured_amount: baht(row.INSURED_AMOUNT),
      prepaid_balance: baht(row.PREPAID_BALANCE),
      to_collect: baht(row.TO_COLLECT),
      ...arrearsOf(row.CREMATION_NO),
      aid_to_others: baht(row.AID_TO_OTHERS),
      balance_after: baht(row.BALANCE_AFTER),
      funeral_manager: row.FUNERAL_MANAGER || null,
      status: row.STATUS,
    })),
  );
  expect(body.data).toMatchObject({ as_of: '2025-11-28', cremation_no: own()[0]?.CREMATION_NO });
});

test('R048 what is to be collected is what the months owe, arrears apart', async () => {
  for (const { CREMATION_NO, TO_COLLECT } of own()) {
    const { body } = await app.get(`/api/member/kepcrem?cremation_no=${CREMATION_NO}`, me);
    const one = body.data.enrolments.find(
      ({ cremation_no }: { cremation_no: string }) => cremation_no === CREMATION_NO,
    );
    const owed = monthsOf(CREMATION_NO).reduce((sum, month) => sum + Number(month.outstanding), 0);
    expect(one.to_collect).toBe(baht(String(owed)));
    expect(one.to_collect).toBe(baht(TO_COLLECT));
    const under = monthsOf(CREMATION_NO).filter(({ pending }) => pending);
    const bill = under.reduce((sum, { outstanding }) => sum + Number(outstanding), 0);
    expect(one.arrears).toBe(baht(String(owed - bill)));
  }
});

test('R048 months of each enrolment, page by page and back', async () => {
  for (const { CREMATION_NO } of own()) {
    const read = async (page?: string) => {
      const query = `cremation_no=${CREMATION_NO}${page ? `&page=${page}` : ''}`;
      return (await app.get(`/api/member/kepcrem?${query}`, me)).body.data;
    };
    const pages = [await read()];
    while (pages.at(-1).next) pages.push(await read(pages.at(-1).next));
    expect(pages.flatMap((page) => page.months)).toEqual(monthsOf(CREMATION_NO));
    expect(pages.length).toBeGreaterThan(1);
    const back = await read(pages[1].prev);
    expect(back.months).toEqual(pages[0].months);
    expect(pages[0]).toMatchObject({ cremation_no: CREMATION_NO, prev: null });
  }
});

test('R048 who has never joined: no enrolment, no month, no failure', async () => {
  const { status, body } = await app.get('/api/member/kepcrem', nobody);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ enrolments: [], cremation_no: null, months: [], next: null });
});

test('R136 another’s number is not found, and looks like one that nobody has', async () => {
  const foreign = own()[0]?.CREMATION_NO;
  for (const end of ['?', '/file?format=csv&']) {
    const answers = await Promise.all(
      [foreign, '99999999'].map((number) =>
        app.get(`/api/member/kepcrem${end}cremation_no=${number}`, nobody),
      ),
    );
    const failures = answers.map(({ status, body: { data, ...rest } }) => [
      status,
      data.code,
      rest,
    ]);
    expect(failures[0]).toEqual(failures[1]);
    expect(failures[0]?.slice(0, 2)).toEqual([404, 'not_found']);
  }
});

test('R136 nobody signed in: 401', async () => {
  for (const url of ['/api/member/kepcrem', '/api/member/kepcrem/file?format=csv']) {
    expect((await app.get(url)).status).toBe(401);
  }
});

test('R048 the file has all months of the chosen one, over all pages', async () => {
  const { CREMATION_NO = '' } = own()[1] ?? {};
  const url = `/api/member/kepcrem/file?format=csv&cremation_no=${CREMATION_NO}`;
  const { status, body } = await app.get(url, me);
  expect(status).toBe(200);
  const all = monthsOf(CREMATION_NO);
  for (const { amount } of all) expect(body).toContain(amount);
  const first = body.split('\r\n').find((line: string) => line.includes('(รอนำส่ง)'));
  expect(all[0]).toMatchObject({ pending: true, collected: '0.00' });
  expect(first).toMatch(/^พ\.ย\. 2568 \(รอนำส่ง\),\d+,[\d.]+,[\d.]+,,,[\d.]+,/);
  const cents = all.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  expect(body.trim().split('\r\n').at(-1)).toContain((cents / 100).toFixed(2));
  for (const { PERSON_NAME = '' } of own()) expect(body).toContain(PERSON_NAME);
});
