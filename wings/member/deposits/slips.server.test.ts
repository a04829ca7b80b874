import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';

const accountNo = '01080000512';
const address = `/api/member/dep_statement/${accountNo}`;

let app: Awaited<ReturnType<typeof openTestApp>>;
let me: Awaited<ReturnType<typeof app.signIn>>;
let slips: readonly Row[];
let lines: readonly Row[];
beforeAll(async () => {
  app = await openTestApp();
  me = await app.signIn('000051');
  const own = async (file: string) => {
    const rows = await readRows(app.extractFolder, file);
    return rows.filter((row) => row.ACCOUNT_NO === accountNo);
  };
  [slips, lines] = await Promise.all([own('deposit_slips.csv'), own('deposit_lines.csv')]);
});
afterAll(() => app.close());

type Slip = Readonly<Record<string, string | null>>;

const open = () => slips.filter((row) => row.STATUS === 'OPEN');
const satang = (amount: string | null | undefined) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly (string | null | undefined)[]) =>
  amounts.reduce((total, amount) => total + satang(amount), 0);
const day = (text: string | undefined) => (text ? readThaiDate(text) : null);

const answered = (row: Row) => ({
  slip_no: row.SLIP_NO,
  opened_on: day(row.OPENED_ON),
  maturity_on: day(row.MATURITY_ON),
  rate: row.ANNUAL_RATE,
  balance: row.BALANCE,
  accrued_interest: row.ACCRUED_INTEREST,
});

test('D-09 an account of slips has no rate of its own; what it is worth is their sum', async () => {
  const { data } = (await app.get('/api/member/deposit', me)).body;
  const account = data.accounts.find((one: Slip) => one.account_no === accountNo);
  expect(account).toMatchObject({ rate: null, maturity_on: null, slips: open().map(answered) });
  expect(new Set(account.slips.map(({ rate }: Slip) => rate)).size).toBe(3);
  expect(sum(account.slips.map(({ balance }: Slip) => balance))).toBe(satang(account.balance));
  const earned = account.slips.map(({ accrued_interest }: Slip) => accrued_interest);
  expect(sum(earned)).toBe(satang(account.accrued_interest));
  const others = data.accounts.filter((one: Slip) => one.account_no !== accountNo);
  expect(others.every(({ slips: none }: { slips: Slip[] }) => none.length === 0)).toBe(true);
});

test('D-10 each line says of which slip it is, closed ones too; a search finds them', async () => {
  const { data } = (await app.get(address, me)).body;
  expect(data.lines.map(({ slip }: Slip) => slip)).toEqual(
    lines.map((row) => row.SLIP_NO).toReversed(),
  );
  expect(data.account.slips).toEqual(open().map(answered));
  expect(slips.find((row) => row.SLIP_NO === '2')).toMatchObject({ STATUS: 'CLOSED' });
  const found = (await app.get(`${address}?q=2`, me)).body.data;
  const ofSecond = lines.filter((row) => row.SLIP_NO === '2');
  expect(ofSecond.length).toBeGreaterThan(1);
  const numbers = found.lines.map(({ seq }: { seq: number }) => String(seq));
  expect(numbers).toEqual(expect.arrayContaining(ofSecond.map(({ SEQ }) => SEQ)));
  // Another account's lines are of no slip.
  const other = (await app.get('/api/member/dep_statement/01030000512', me)).body.data;
  expect(other.lines.every(({ slip }: Slip) => slip === null)).toBe(true);
  expect(other.account.slips).toEqual([]);
});

test('R045 R046 files hold the slips and their sum, of the list and of the statement', async () => {
  const expected = open().map((row) => [row.SLIP_NO, row.ANNUAL_RATE, row.BALANCE]);
  for (const file of ['/api/member/deposit/file', `${address}/file`]) {
    const text = String((await app.get(`${file}?format=csv`, me)).body);
    const rows = text.split('\r\n').map((line) => fieldsOf(line));
    const shown = rows.filter(([no, slip]) => no === '01-08-00005-12' && slip?.length === 1);
    expect(shown.map((row) => [row[1], row[4], row[5]])).toEqual(expected);
    const interest = open().map((row) => row.ACCRUED_INTEREST);
    expect(shown.map((row) => row[6])).toEqual(interest);
    const at = rows.indexOf(shown.at(-1) as string[]);
    expect(satang(rows[at + 1]?.[5])).toBe(sum(open().map((row) => row.BALANCE)));
    expect(satang(rows[at + 1]?.[6])).toBe(sum(interest));
  }
  const answer = await app.app.inject({
    url: `${address}/file?format=xlsx`,
    headers: { host: 'localhost', ...me },
  });
  const sheets = await readWorkbook(answer.rawPayload);
  const cells = sheets.flatMap(({ data }) => data).flat();
  for (const row of open()) expect(cells).toContain(Number(row.BALANCE));
  expect(cells).toContain('ใบฝาก');
  const paper = await app.app.inject({
    url: `${address}/file?format=pdf`,
    headers: { host: 'localhost', ...me },
  });
  expect(paper.statusCode).toBe(200);
});
