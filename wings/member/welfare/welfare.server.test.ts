import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let claims: Row[];
let types: Row[];
beforeAll(async () => {
  app = await openTestApp();
  [claims, types] = await Promise.all([
    readRows(app.extractFolder, 'welfare_claims.csv'),
    readRows(app.extractFolder, 'welfare_types.csv'),
  ]);
});
afterAll(() => app.close());

const sessions = new Map<string, ReturnType<App['signIn']>>();
function signedIn(memberNo: string): ReturnType<App['signIn']> {
  const session = sessions.get(memberNo) ?? app.signIn(memberNo);
  sessions.set(memberNo, session);
  return session;
}

const day = (text = ''): string => readThaiDate(text);
const typeName = (code: string | undefined) =>
  types.find(({ TYPE_CODE }) => TYPE_CODE === code)?.TYPE_NAME;
/** Newest first by that column. */
const own = (memberNo: string, column: string) =>
  claims
    .filter((row) => row.MEMBER_NO === memberNo && row[column] !== '')
    .map((row) => ({ row, key: `${day(row[column])} ${row.REQUEST_NO}` }))
    .toSorted((a, b) => (a.key < b.key ? 1 : -1))
    .map(({ row }) => row);

const read = async (memberNo: string, query: string) =>
  (await app.get(`/api/member/welfare${query}`, await signedIn(memberNo))).body.data;

const receivedOf = (row: Row) => ({
  paid_on: day(row.PAID_ON),
  type_name: typeName(row.TYPE_CODE),
  request_no: row.REQUEST_NO,
  amount: row.AMOUNT,
  pay_method: row.PAY_METHOD || null,
  note: row.NOTE || null,
});
const requestOf = (row: Row) => ({
  request_no: row.REQUEST_NO,
  requested_on: day(row.REQUESTED_ON),
  type: typeName(row.TYPE_CODE),
  amount: row.AMOUNT,
  status: row.STATUS,
  reason: row.REASON || null,
});
const rights = () =>
  types
    .map((row) => ({
      type: row.TYPE_NAME,
      rule_text: row.RULE_TEXT,
      max_amount: row.MAX_AMOUNT,
      deadline_days: row.DEADLINE_DAYS ? Number(row.DEADLINE_DAYS) : null,
      documents: (row.DOCUMENTS ?? '').split(';'),
      code: row.TYPE_CODE ?? '',
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code: _, ...right }) => right);

describe.each(['000123', '000111'])('member %s', (memberNo) => {
  test('R051 each tab is the extract’s list, to the satang; the others stay unasked', async () => {
    const none = { received: null, requests: null, rights: null, next: null, prev: null };
    const as_of = '2025-11-28';
    expect(await read(memberNo, '')).toEqual({
      ...{ ...none, as_of, curKey: '1' },
      received: own(memberNo, 'PAID_ON').map(receivedOf),
    });
    expect(await read(memberNo, '?curKey=2')).toEqual({
      ...{ ...none, as_of, curKey: '2' },
      requests: own(memberNo, 'REQUESTED_ON').map(requestOf),
    });
    expect(await read(memberNo, '?curKey=3')).toEqual({
      ...{ ...none, as_of, curKey: '3' },
      rights: rights(),
    });
  });

  test.each(['1', '2', '3'])('R051 the file of tab %s has the lines of the page', async (tab) => {
    const url = `/api/member/welfare/file?format=csv&curKey=${tab}`;
    const headers = { host: 'localhost', ...(await signedIn(memberNo)) };
    const answer = await app.app.inject({ method: 'GET', url, headers });
    expect(answer.headers['content-type']).toMatch(/csv/);
    const lines = answer.rawPayload.toString().split('\r\n');
    const { received, requests, rights: all } = await read(memberNo, `?curKey=${tab}`);
    for (const { request_no, amount } of [...(received ?? []), ...(requests ?? [])]) {
      expect(lines.filter((line) => line.includes(request_no))).toHaveLength(1);
      expect(lines.find((line) => line.includes(request_no))).toContain(amount);
    }
    for (const { type, max_amount } of all ?? []) {
      expect(lines.find((line) => line.startsWith(type))).toContain(max_amount);
    }
  });
});

test('R051 a long list comes page by page and back, each request once', async () => {
  const memberNo = '000222';
  await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
    client.query(`INSERT INTO records.welfare_claims (publication_id, request_no, member_no,
        type_code, requested_on, paid_on, amount_satang, status)
      SELECT publication_id, '9' || lpad(n::text, 6, '0') || '/2560', '${memberNo}', type_code,
        date '2017-01-05' + n / 3, date '2017-02-05' + n / 3, 100000 + n, 'APPROVED'
      FROM records.welfare_types, generate_series(1, 60) AS n WHERE type_code = 'ILLNESS'`),
  );
  for (const [key, list] of [
    ['1', 'received'],
    ['2', 'requests'],
  ] as const) {
    const page = (cursor: string | null) =>
      read(memberNo, `?curKey=${key}${cursor ? `&page=${encodeURIComponent(cursor)}` : ''}`);
    const pages = [await page(null)];
    while (pages.at(-1).next !== null) pages.push(await page(pages.at(-1).next));
    const numbers = pages.flatMap((onePage) => onePage[list]).map(({ request_no }) => request_no);
    expect(numbers.filter((number) => number.startsWith('9'))).toHaveLength(60);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(pages[0][list]).toHaveLength(24);
    const back = [pages.at(-1)];
    while (back[0].prev !== null) back.unshift(await page(back[0].prev));
    expect(back.flatMap((onePage) => onePage[list])).toEqual(
      pages.flatMap((onePage) => onePage[list]),
    );
  }
});

test('R051 nothing of another member is told, and no input names one', async () => {
  const me = await signedIn('000123');
  const json = JSON.stringify([await read('000123', ''), await read('000123', '?curKey=2')]);
  const others = claims.filter(({ MEMBER_NO }) => MEMBER_NO !== '000123');
  expect(others.filter(({ REQUEST_NO = '' }) => json.includes(REQUEST_NO))).toEqual([]);
  const response = await app.get('/api/member/welfare?membership_no=000222', me);
  expect([response.status, response.body.data.fields[0].field]).toEqual([400, 'membership_no']);
});

test('R136 without both halves of a session: 401, for page and file', async () => {
  const { cookie = '', authorization = '' } = await signedIn('000123');
  for (const path of ['welfare', 'welfare/file?format=csv']) {
    for (const headers of [{}, { cookie }, { authorization }]) {
      const { status, body } = await app.get(`/api/member/${path}`, headers);
      expect([status, body.rc_code]).toEqual([401, '0']);
    }
  }
});
