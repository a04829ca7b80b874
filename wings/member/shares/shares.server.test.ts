import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let lines: Row[];
let members: Row[];
beforeAll(async () => {
  app = await openTestApp();
  [lines, members] = await Promise.all([
    readRows(app.extractFolder, 'share_lines.csv'),
    readRows(app.extractFolder, 'members.csv'),
  ]);
});
afterAll(() => app.close());

/** Each member signs in once: the hash is meant to be dear. */
const sessions = new Map<string, ReturnType<App['signIn']>>();
function signedIn(memberNo: string): ReturnType<App['signIn']> {
  const session = sessions.get(memberNo) ?? app.signIn(memberNo);
  sessions.set(memberNo, session);
  return session;
}

/** Satang out of a file's amount, by another way than the program's. */
const satang = (amount = '0'): number => Math.round(Number(amount) * 100);
const baht = (value: number): string => (value / 100).toFixed(2);
/** `31/10/2568` → `2025-10-31`. */
const day = (text = ''): string => readThaiDate(text);
const linesOf = (memberNo: string) => lines.filter((row) => row.MEMBER_NO === memberNo);
/** What a line moves; a balance brought forward moves nothing. */
const signOf = (row: Row) => (row.SEQ === '1' && row.TYPE_CODE === 'BF' ? 0 : Number(row.SIGN));
const asOf = '2025-11-28';
/** A chosen day as it is told: none beyond the records. */
const clampedDay = (chosen?: string) => (chosen && chosen > asOf ? asOf : (chosen ?? null));

const wired = (row: Row) => ({
  seq: Number(row.SEQ),
  posted_on: day(row.POSTED_ON),
  receipt_no: row.RECEIPT_NO || null,
  period_no: row.PERIOD_NO ? Number(row.PERIOD_NO) : null,
  type_code: row.TYPE_CODE,
  description: row.DESCRIPTION,
  sign_flag: signOf(row),
  amount: baht(satang(row.AMOUNT)),
  balance: baht(satang(row.BALANCE)),
});

/** Sums over days, out of the file's lines. */
function summed(rows: readonly Row[], from?: string, to?: string) {
  const before = rows.filter((row) => from !== undefined && day(row.POSTED_ON) < from);
  const chosen = rows.filter(
    (row) => (!from || day(row.POSTED_ON) >= from) && (!to || day(row.POSTED_ON) <= to),
  );
  const into = chosen.filter((row) => signOf(row) === 1);
  const out = chosen.filter((row) => signOf(row) === -1);
  const sum = (some: readonly Row[]) => some.reduce((all, row) => all + satang(row.AMOUNT), 0);
  const first = chosen[0];
  const opening = first
    ? satang(first.BALANCE) - signOf(first) * satang(first.AMOUNT)
    : satang(before.at(-1)?.BALANCE);
  return {
    from: clampedDay(from),
    to: clampedDay(to),
    opening: baht(opening),
    paid_in: baht(sum(into)),
    paid_in_count: into.length,
    paid_out: baht(sum(out)),
    paid_out_count: out.length,
    closing: baht(opening + sum(into) - sum(out)),
  };
}

describe.each(['000123', '000111', '000222'])('member %s', (memberNo) => {
  test('R042 head, sums and growth are the extract’s, to the satang', async () => {
    const me = await signedIn(memberNo);
    const { status, body } = await app.get('/api/member/share', me);
    expect(status).toBe(200);
    expect(body.rc_code).toBe('1');
    const member = members.find((row) => row.MEMBER_NO === memberNo);
    const own = linesOf(memberNo);
    const total = satang(member?.SHARE_BALANCE);
    expect(body.data.head).toEqual({
      share_value_total: baht(total),
      shares_count: total / 1000,
      par_value: '10.00',
      monthly_amount: baht(satang(member?.MONTHLY_SHARE)),
      suspended: member?.SHARE_SUSPENDED === '1',
      last_period: Math.max(...own.map((row) => Number(row.PERIOD_NO))) || null,
      held_as_collateral: baht(satang(member?.SHARE_HELD)),
    });
    expect(body.data.as_of).toBe(asOf);
    expect(body.data.summary).toEqual(summed(own));
    const years = new Map(own.map((row) => [day(row.POSTED_ON).slice(0, 4), row.BALANCE]));
    const history = (await app.get('/api/member/share/history', me)).body.data;
    expect(history.as_of).toBe(asOf);
    expect(history.growth.map((point: { balance: string }) => point.balance)).toEqual(
      [...years.values()].map((balance) => baht(satang(balance))),
    );
  });

  test('R042 every line comes once, newest first, page by page and back', async () => {
    const me = await signedIn(memberNo);
    const read = async (page: string | null) => {
      const query = page === null ? '' : `?page=${page}`;
      return (await app.get(`/api/member/share${query}`, me)).body.data;
    };
    const expected = linesOf(memberNo).toReversed().map(wired);
    const pages = [await read(null)];
    for (let last = pages[0]; last.next !== null; last = pages.at(-1)) {
      pages.push(await read(last.next));
    }
    expect(pages.flatMap((page) => page.lines)).toEqual(expected);
    expect(pages[0].prev).toBeNull();
    const back = [pages.at(-1)];
    for (let first = back[0]; first.prev !== null; first = back[0]) {
      back.unshift(await read(first.prev));
    }
    expect(back.flatMap((page) => page.lines)).toEqual(expected);
  });

  test.each([
    ['2025-01-01', '2025-11-28'],
    ['2024-12-01', undefined],
    [undefined, '2020-06-15'],
    ['2031-01-01', '2031-12-31'],
    ['2025-01-01', '2030-12-31'],
    ['1990-01-01', '1990-12-31'],
  ])(
    'R042 from %s to %s: opening plus movements is closing, as in the extract',
    async (from, to) => {
      const me = await signedIn(memberNo);
      const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
      const { body } = await app.get(`/api/member/share?${query}`, me);
      expect(body.data.summary).toEqual(summed(linesOf(memberNo), from, to));
      for (const line of body.data.lines) {
        expect(line.posted_on >= (from ?? '') && line.posted_on <= (to ?? '9999')).toBe(true);
      }
    },
  );
});

test('R136 nothing of another member is in the answer, and no parameter asks for him', async () => {
  const me = await signedIn('000111');
  const { body } = await app.get('/api/member/share', me);
  const receipts = linesOf('000123').map((row) => row.RECEIPT_NO);
  const json = JSON.stringify(body);
  expect(receipts.filter((receipt) => receipt && json.includes(receipt))).toEqual([]);
  const response = await app.get('/api/member/share?membership_no=000123', me);
  expect(response.status).toBe(400);
  expect(response.body.data.fields[0].field).toBe('membership_no');
});

test('R140 without both halves of a session: 401, silently', async () => {
  const me = await signedIn('000123');
  const { cookie = '', authorization = '' } = me;
  for (const headers of [{}, { cookie }, { authorization }]) {
    const { status, body } = await app.get('/api/member/share', headers);
    expect([status, body.rc_code]).toEqual([401, '0']);
    expect(body.data.lines).toBeUndefined();
  }
});

test('R063 with open terms or a first password the records stay closed: 403', async () => {
  for (const memberNo of ['000456', '000789']) {
    const { status, body } = await app.get('/api/member/share', await signedIn(memberNo));
    expect([status, body.rc_code, body.data.code]).toEqual([403, '0', 'not_ready']);
  }
});

test.each([
  ['from=2025-02-30', 'from'],
  ['to=28/11/2568', 'to'],
  ['from=0000-01-01', 'from'],
  ['to=0000-12-31', 'to'],
  ['from=2025-11-28&to=2025-11-27', 'to'],
  ['page=184', 'page'],
  ['page=before.99999999999', 'page'],
  ['page=before.0', 'page'],
  ['page=after.2147483647', 'page'],
  ['from=2025-01-01&from=2025-01-02', 'from'],
])('D-01 malformed %s: 400 names the field %s', async (query, field) => {
  const me = await signedIn('000123');
  const { status, body } = await app.get(`/api/member/share?${query}`, me);
  expect([status, body.rc_code]).toEqual([400, '-1']);
  expect(body.data.fields.map((fault: { field: string }) => fault.field)).toContain(field);
});
