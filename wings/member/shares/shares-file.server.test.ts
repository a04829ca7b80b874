import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problems } from '../../../api/problem.ts';
import {
  amountText,
  dayText,
  fieldsOf,
  type Row,
  readRows,
  readThaiDate,
} from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let lines: Row[];
let me: Awaited<ReturnType<App['signIn']>>;
beforeAll(async () => {
  app = await openTestApp();
  const all = await readRows(app.extractFolder, 'share_lines.csv');
  lines = all.filter((row) => row.MEMBER_NO === '000123').toReversed();
  me = await app.signIn('000123');
});
afterAll(() => app.close());

/** `31/10/2568` → `2025-10-31`. */
const day = (text = ''): string => readThaiDate(text);
const plain = (amount = ''): string => Number(amount).toFixed(2);
const sum = (rows: readonly Row[]): string =>
  (rows.reduce((total, row) => total + Math.round(Number(row.AMOUNT) * 100), 0) / 100).toFixed(2);

async function csvOf(query: Readonly<Record<string, string>>): Promise<string[][]> {
  const params = new URLSearchParams({ format: 'csv', ...query });
  const { status, body } = await app.get(`/api/member/share/file?${params}`, me);
  expect(status).toBe(200);
  return String(body)
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) => fieldsOf(line));
}

/** Everything below the head of the last table. */
const tableOf = (rows: readonly string[][]) =>
  rows.slice(rows.findIndex(([first]) => first === 'วันที่') + 1).filter(([first]) => first);

const written = (row: Row) => [
  ...[day(row.POSTED_ON), row.DESCRIPTION, row.PERIOD_NO, row.RECEIPT_NO],
  ...[row.SIGN === '-1' ? 'คืน' : 'ส่ง', `${row.SIGN === '-1' ? '-' : ''}${plain(row.AMOUNT)}`],
  plain(row.BALANCE),
];

describe('R042 the file holds what the screen shows, over all its pages', () => {
  test('every line of the extract, between closing and opening balance', async () => {
    const rows = await csvOf({});
    const table = tableOf(rows);
    expect(table.slice(1, -1)).toEqual(lines.map(written));
    const closing = plain(lines[0]?.BALANCE);
    expect(table[0]).toEqual(['2025-11-28', 'หุ้นสะสม', '', '', '', '', closing]);
    expect(table.at(-1)?.slice(1)).toEqual(['ยอดยกมา', '', '', '', '', '0.00']);
    const facts = new Map(rows.map(([name, words]) => [name, words]));
    expect(facts.get('สมาชิก')).toBe('นางสมหญิง ใจดี');
    expect(facts.get('เลขทะเบียนสมาชิก')).toBe('000123');
    expect(facts.get('ทุนเรือนหุ้นสะสม (บาท)')).toBe(amountText(closing));
    expect(facts.get('ข้อมูล ณ วันที่')).toBe('28 พฤศจิกายน 2568');
    expect(facts.get('แสดงรายการ')).toBe('ทุกช่วงเวลา');
  });

  test('of the chosen days no other line, and it says which days', async () => {
    const rows = await csvOf({ from: '2024-01-01', to: '2024-12-31' });
    const own = lines.filter((row) => row.POSTED_ON?.endsWith('/2567'));
    expect(own.length).toBe(12);
    expect(tableOf(rows).slice(1, -1)).toEqual(own.map(written));
    const sums = rows[rows.findIndex(([first]) => first?.startsWith('ยอดยกมา')) + 1];
    const opening = (Number(own.at(-1)?.BALANCE) - Number(own.at(-1)?.AMOUNT)).toFixed(2);
    expect(sums).toEqual([opening, sum(own), '0.00', plain(own[0]?.BALANCE)]);
    expect(rows.flat()).toContain('1 ม.ค. 2567 – 31 ธ.ค. 2567');
  });

  test.each([
    ['2,500', (row: Row) => Number(row.AMOUNT) === 2500],
    ['๒๕๐๐', (row: Row) => Number(row.AMOUNT) === 2500],
    ['6810000123', (row: Row) => row.RECEIPT_NO === '6810000123'],
    ['รายเดือน', (row: Row) => row.DESCRIPTION?.includes('รายเดือน')],
    ['%', () => false],
  ])('what is sought is found there and on the screen alike: %s', async (q, fits) => {
    const expected = lines.filter((row) => fits(row));
    const rows = await csvOf({ q });
    expect(tableOf(rows).filter(([first]) => first !== 'ไม่พบรายการที่ค้นหา')).toEqual(
      expected.map(written),
    );
    const { body } = await app.get(`/api/member/share?${new URLSearchParams({ q })}`, me);
    expect(body.data.found).toEqual({
      count: expected.length,
      in: sum(expected.filter((row) => row.SIGN === '1')),
      out: sum(expected.filter((row) => row.SIGN === '-1')),
    });
    const seqs = body.data.lines.map((line: { seq: number }) => String(line.seq));
    expect(seqs).toEqual(expected.slice(0, 24).map((row) => row.SEQ));
    expect(rows.flat()).toContain(`ทุกช่วงเวลา · ค้นหา “${q}”`);
  });

  test('paging over what was found passes every line once', async () => {
    const expected = lines.filter((row) => Number(row.AMOUNT) === 2500);
    expect(expected.length).toBeGreaterThan(48);
    const seqs: string[] = [];
    for (let page: string | null = ''; page !== null; ) {
      const pageParam: Record<string, string> = page === '' ? {} : { page };
      const query = new URLSearchParams({ q: '2500', ...pageParam });
      const { data } = (await app.get(`/api/member/share?${query}`, me)).body;
      expect(data.found.count).toBe(expected.length);
      seqs.push(...data.lines.map((line: { seq: number }) => String(line.seq)));
      page = data.next;
    }
    expect(seqs).toEqual(expected.map((row) => row.SEQ));
  });

  test('the years that have lines, newest first', async () => {
    const { data } = (await app.get('/api/member/share/history', me)).body;
    const years = new Set(lines.map((row) => Number(day(row.POSTED_ON).slice(0, 4))));
    expect(data.years).toEqual([...years]);
  });

  test('on paper: name, number, the same lines and sums', async () => {
    const answer = await app.app.inject({
      url: '/api/member/share/file?format=pdf&from=2025-01-01',
      headers: { host: 'localhost', ...me },
    });
    expect(answer.headers['content-type']).toContain('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    const own = lines.filter((row) => row.POSTED_ON?.endsWith('/2568'));
    for (const row of own) {
      expect(text).toContain(row.RECEIPT_NO);
      expect(text).toContain(amountText(row.BALANCE ?? ''));
      expect(text).toContain(dayText(row.POSTED_ON ?? '').split(' ')[0]);
    }
    expect(text).toContain(`+${amountText(sum(own))}`);
    expect(text).toContain('000123');
  });
});

test('T1 nothing of another member is in the file', async () => {
  const other = await app.signIn('000111');
  const { status, body } = await app.get('/api/member/share/file?format=csv', other);
  expect(status).toBe(200);
  const receipts = lines.map((row) => row.RECEIPT_NO).filter((receipt) => receipt);
  expect(receipts.filter((receipt) => String(body).includes(String(receipt)))).toEqual([]);
});

test('T27 who asks for a third file while two are made waits, and nobody else', async () => {
  const other = await app.signIn('000111');
  const ask = (headers: object) =>
    app.app.inject({
      url: '/api/member/share/file?format=pdf',
      headers: { host: 'localhost', ...headers },
    });
  const [mine, theirs] = await Promise.all([
    Promise.all(Array.from({ length: 5 }, () => ask(me))),
    ask(other),
  ]);
  expect(mine.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429, 429]);
  expect(theirs.statusCode).toBe(200);
  const refused = mine.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(refused?.json()).toMatchObject({
    message: problems.too_many_files.text,
    data: { code: 'too_many_files' },
  });
  expect((await ask(me)).statusCode).toBe(200);
});
