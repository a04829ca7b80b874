import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, type Row, readRows, readThaiDate } from '../../../../journeys/extract.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let accounts: Row[];
let lines: Row[];
let me: Awaited<ReturnType<App['signIn']>>;
beforeAll(async () => {
  app = await openTestApp();
  const [allAccounts, allLines] = await Promise.all([
    readRows(app.extractFolder, 'deposit_accounts.csv'),
    readRows(app.extractFolder, 'deposit_lines.csv'),
  ]);
  accounts = allAccounts.filter((row) => row.MEMBER_NO === '000123');
  lines = allLines.toReversed();
  me = await app.signIn('000123');
});
afterAll(() => app.close());

const satang = (amount = ''): number => Math.round(Number(amount) * 100);
const plain = (amount = ''): string => (satang(amount) / 100).toFixed(2);
const linesOf = (account: Row | undefined) =>
  lines.filter((row) => row.ACCOUNT_NO === account?.ACCOUNT_NO);
const signed = (row: Row) => (row.SIGN === '-1' ? -1 : 1) * satang(row.AMOUNT);
const sum = (rows: readonly Row[]) => rows.reduce((total, row) => total + satang(row.AMOUNT), 0);
/** `27/11/2568` → `2025-11-27`. */
const day = (text = ''): string => readThaiDate(text);

async function csvOf(path: string): Promise<string[][]> {
  const { status, body } = await app.get(path, me);
  expect(status).toBe(200);
  const text = String(body).replace('\ufeff', '');
  return text.split('\r\n').map((line) => fieldsOf(line));
}

/** Between a head, told by its first column, and the next blank line. */
function tableOf(rows: readonly string[][], head: string): string[][] {
  const at = rows.findIndex(([first, second]) => first === head && second !== undefined);
  const below = rows.slice(at + 1);
  return below.slice(
    0,
    below.findIndex((row) => row.every((cell) => cell === '')),
  );
}

const written = (row: Row) => [
  ...[day(row.POSTED_ON), row.DESCRIPTION, row.CHANNEL],
  row.SIGN === '-1' ? `-${plain(row.AMOUNT)}` : '',
  row.SIGN === '1' ? plain(row.AMOUNT) : '',
  plain(row.BALANCE),
];

test('R045 the list of accounts is the screen’s, with its total', async () => {
  const rows = await csvOf('/api/member/deposit/file?format=csv');
  const listed = accounts.filter((row) => row.STATUS === 'OPEN' && satang(row.BALANCE) > 0);
  const table = tableOf(rows, 'ประเภท');
  expect(table.slice(0, -1).map((row) => row.slice(3, 8))).toEqual(
    listed.map((row) => [
      ...[plain(row.BALANCE), plain(row.AVAILABLE), plain(row.HELD)],
      ...[plain(row.ACCRUED_INTEREST), row.ANNUAL_RATE],
    ]),
  );
  const total = listed.reduce((all, row) => all + satang(row.BALANCE), 0);
  expect(table.at(-1)?.[3]).toBe((total / 100).toFixed(2));
});

describe('R046 the file of a statement', () => {
  test('holds every line of every own account, closed ones too', async () => {
    for (const account of accounts) {
      const own = linesOf(account);
      const rows = await csvOf(`/api/member/dep_statement/${account.ACCOUNT_NO}/file?format=csv`);
      const table = tableOf(rows, 'วันที่');
      expect(table.slice(1, -1)).toEqual(own.map(written));
      expect(table[0]?.slice(1)).toEqual(['ยอดคงเหลือ', '', '', '', plain(own[0]?.BALANCE)]);
      expect(table.at(-1)?.[1]).toBe('ยอดยกมา');
    }
  });

  test('R109 as a workbook: figures are figures, months add up to the extract', async () => {
    const [account] = accounts;
    const answer = await app.app.inject({
      url: `/api/member/dep_statement/${account?.ACCOUNT_NO}/file?format=xlsx&from=2025-01-01`,
      headers: { host: 'localhost', ...me },
    });
    expect(answer.statusCode).toBe(200);
    const own = linesOf(account).filter((row) => day(row.POSTED_ON) >= '2025-01-01');
    const sheets = await readWorkbook(answer.rawPayload);
    const [, shown, months] = sheets.map(({ data }) => data);
    const balances = (shown ?? []).map((row) => row[5]).filter((cell) => typeof cell === 'number');
    expect(balances.slice(1, -1).map((cell) => Math.round(cell * 100))).toEqual(
      own.map((row) => satang(row.BALANCE)),
    );
    const flows = (months ?? []).flatMap((row) =>
      row.slice(1, 3).filter((cell) => typeof cell === 'number'),
    );
    expect(flows.reduce((total, flow) => total + Math.round(flow * 100), 0)).toBe(
      own.reduce((total, row) => total + signed(row), 0),
    );
  });

  test.each([
    ['โอน', (row: Row) => row.DESCRIPTION?.includes('โอน')],
    ['กรุงไทย', (row: Row) => row.CHANNEL?.includes('กรุงไทย')],
    ['1,000.00', (row: Row) => satang(row.AMOUNT) === 100_000],
    ['312.45 บาท', (row: Row) => satang(row.AMOUNT) === 31_245],
    ['312', () => false],
  ])('and its screen find the same: %s', async (q, fits) => {
    const [account] = accounts;
    const expected = linesOf(account).filter((row) => fits(row));
    const query = new URLSearchParams({ q });
    const address = `/api/member/dep_statement/${account?.ACCOUNT_NO}`;
    const rows = await csvOf(`${address}/file?format=csv&${query}`);
    const table = tableOf(rows, 'วันที่').filter(([first]) => first !== 'ไม่พบรายการที่ค้นหา');
    expect(table).toEqual(expected.map(written));
    const { data } = (await app.get(`${address}?${query}`, me)).body;
    expect(data.found).toEqual({
      count: expected.length,
      in: (sum(expected.filter((row) => row.SIGN === '1')) / 100).toFixed(2),
      out: (sum(expected.filter((row) => row.SIGN === '-1')) / 100).toFixed(2),
    });
    expect(data.months).toEqual([]);
  });
});
