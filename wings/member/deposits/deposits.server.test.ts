import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Row, readRows, readThaiDate } from '../../../journeys/extract.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let accounts: Row[];
let lines: Row[];
let slips: Row[];
beforeAll(async () => {
  app = await openTestApp();
  [accounts, lines, slips] = await Promise.all([
    readRows(app.extractFolder, 'deposit_accounts.csv'),
    readRows(app.extractFolder, 'deposit_lines.csv'),
    readRows(app.extractFolder, 'deposit_slips.csv'),
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
const total = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + satang(row[column]), 0);
/** `27/11/2568` → `2025-11-27`. */
const day = (text = ''): string => readThaiDate(text);
const asOf = '2025-11-28';
const ownAccounts = (memberNo: string) => accounts.filter((row) => row.MEMBER_NO === memberNo);
const yearOf = (row: Row) => Number(day(row.POSTED_ON).slice(0, 4));
const linesOf = (accountNo: string) => lines.filter((row) => row.ACCOUNT_NO === accountNo);

const wiredSlip = (row: Row) => ({
  slip_no: row.SLIP_NO,
  opened_on: day(row.OPENED_ON),
  maturity_on: day(row.MATURITY_ON),
  rate: row.ANNUAL_RATE,
  balance: baht(satang(row.BALANCE)),
  accrued_interest: baht(satang(row.ACCRUED_INTEREST)),
});

const wiredAccount = (row: Row) => ({
  account_no: row.ACCOUNT_NO,
  account_name: row.ACCOUNT_NAME,
  type_code: row.TYPE_CODE,
  type_name: row.TYPE_NAME,
  balance: baht(satang(row.BALANCE)),
  available: baht(satang(row.AVAILABLE)),
  held: baht(satang(row.HELD)),
  accrued_interest: baht(satang(row.ACCRUED_INTEREST)),
  rate: row.ANNUAL_RATE || null,
  rate_bands: row.RATE_BANDS
    ? {
        by: row.RATE_BANDS_BY,
        bands: row.RATE_BANDS.split(';').map((band) => {
          const [from, rate] = band.split('=');
          return { from, rate };
        }),
      }
    : null,
  day_count: row.DAY_COUNT,
  opened_on: day(row.OPENED_ON),
  maturity_on: row.MATURITY_ON ? day(row.MATURITY_ON) : null,
  last_activity_on: row.LAST_ACTIVITY_ON ? day(row.LAST_ACTIVITY_ON) : null,
  status: row.STATUS,
  slips: slips
    .filter(({ ACCOUNT_NO, STATUS }) => ACCOUNT_NO === row.ACCOUNT_NO && STATUS === 'OPEN')
    .map(wiredSlip),
});

const wiredLine = (row: Row) => ({
  seq: Number(row.SEQ),
  posted_on: day(row.POSTED_ON),
  code: row.TYPE_CODE,
  description: row.DESCRIPTION,
  sign_flag: Number(row.SIGN),
  withdrawal: row.SIGN === '-1' ? baht(satang(row.AMOUNT)) : null,
  deposit: row.SIGN === '1' ? baht(satang(row.AMOUNT)) : null,
  balance: baht(satang(row.BALANCE)),
  channel: row.CHANNEL || null,
  rate: row.ANNUAL_RATE || null,
  slip: row.SLIP_NO || null,
});

const moved = (rows: readonly Row[], sign: string) => {
  const movements = rows.filter((row) => row.SIGN === sign);
  return { sum: total(movements, 'AMOUNT'), count: movements.length };
};

describe.each(['000123', '000222', '000051'])('member %s', (memberNo) => {
  test('R045 the accounts and their totals are the extract’s, to the satang', async () => {
    const { status, body } = await app.get('/api/member/deposit', await signedIn(memberNo));
    expect([status, body.rc_code]).toEqual([200, '1']);
    const listed = ownAccounts(memberNo).filter(
      (row) => row.STATUS === 'OPEN' && satang(row.BALANCE) > 0,
    );
    expect(body.data).toEqual({
      as_of: '2025-11-28',
      accounts: listed.map(wiredAccount),
      total_balance: baht(total(listed, 'BALANCE')),
      total_accrued_interest: baht(total(listed, 'ACCRUED_INTEREST')),
    });
    expect(listed.length).toBeGreaterThan(0);
  });

  test('R046 every line of every own account comes once, newest first', async () => {
    const me = await signedIn(memberNo);
    for (const account of ownAccounts(memberNo)) {
      const number = account.ACCOUNT_NO ?? '';
      const lines = [];
      for (let page = ''; ; ) {
        const { body } = await app.get(`/api/member/dep_statement/${number}${page}`, me);
        expect(body.data.account).toEqual(wiredAccount(account));
        lines.push(...body.data.lines);
        if (body.data.next === null) break;
        page = `?page=${body.data.next}`;
      }
      expect(lines).toEqual(linesOf(number).toReversed().map(wiredLine));
    }
  });

  test.each([
    ['2025-09-01', '2025-11-28'],
    ['2025-11-01', '2025-11-05'],
    ['2012-01-01', '2012-12-31'],
    ['2031-01-01', '2031-12-31'],
    ['2025-11-01', '2030-12-31'],
  ])('R046 from %s to %s: sums, months and course are the extract’s', async (from, to) => {
    const me = await signedIn(memberNo);
    for (const { ACCOUNT_NO = '' } of ownAccounts(memberNo)) {
      const url = `/api/member/dep_statement/${ACCOUNT_NO}`;
      const days = `from=${from}&to=${to}`;
      const { data } = (await app.get(`${url}?${days}`, me)).body;
      const all = linesOf(ACCOUNT_NO);
      const chosen = all.filter((row) => day(row.POSTED_ON) >= from && day(row.POSTED_ON) <= to);
      const before = all.filter((row) => day(row.POSTED_ON) < from);
      const into = moved(chosen, '1');
      const out = moved(chosen, '-1');
      const opening = satang(before.at(-1)?.BALANCE);
      expect(data.summary).toEqual({
        from: from < asOf ? from : asOf,
        to: to < asOf ? to : asOf,
        opening: baht(opening),
        deposited: baht(into.sum),
        deposited_count: into.count,
        withdrawn: baht(out.sum),
        withdrawn_count: out.count,
        closing: baht(opening + into.sum - out.sum),
      });
      const months = Map.groupBy(chosen, (row) => day(row.POSTED_ON).slice(0, 7));
      for (const { month, deposited, withdrawn } of data.months) {
        const rows = months.get(month) ?? [];
        expect([deposited, withdrawn]).toEqual([
          baht(moved(rows, '1').sum),
          baht(moved(rows, '-1').sum),
        ]);
      }
      const touched = new Set(data.lines.map((line: { posted_on: string }) => line.posted_on));
      const shown = new Set([...touched].map((on) => String(on).slice(0, 7)));
      expect(new Set(data.months.map((one: { month: string }) => one.month))).toEqual(shown);
      const history = (await app.get(`${url}/history?${days}`, me)).body.data;
      expect(history.years).toEqual([...new Set(all.map(yearOf))].toSorted((a, b) => b - a));
      const dayEnds = new Map(chosen.map((row) => [day(row.POSTED_ON), row.BALANCE]));
      expect(history.growth).toEqual(
        [...dayEnds].map(([on, balance]) => ({ on, balance: baht(satang(balance)) })),
      );
    }
  });
});

test('R045 a member without accounts has an empty list, not a failure', async () => {
  const { status, body } = await app.get('/api/member/deposit', await signedIn('000111'));
  expect(status).toBe(200);
  expect(body.data).toEqual({
    as_of: '2025-11-28',
    accounts: [],
    total_balance: '0.00',
    total_accrued_interest: '0.00',
  });
});

/** A failure without what differs each time: its reference. */
const bare = ({ data, ...rest }: { data: Record<string, unknown> }) => {
  const { ref, ...withoutRef } = data;
  expect(ref).toEqual(expect.any(String));
  return { ...rest, data: withoutRef };
};

test('R136 T1 another’s account and none at all answer alike: 404 without a hint', async () => {
  const me = await signedIn('000111');
  const ask = (number: string) => app.get(`/api/member/dep_statement/${number}`, me);
  const foreign = await ask('01020001234');
  expect(foreign.status).toBe(404);
  expect(foreign.body.rc_code).toBe('0');
  const json = JSON.stringify(foreign.body);
  for (const word of ['46212.95', 'สมหญิง', '01020001234', '000123']) {
    expect(json).not.toContain(word);
  }
  const nobodys = ['01020009999', '1.02E+10', "0102000'--", '%', '01020001234 ', '๐๑๐๒๐๐๐๑๒๓๔'];
  for (const number of nobodys) {
    const missing = await ask(encodeURIComponent(number));
    expect([number, missing.status]).toEqual([number, 404]);
    expect(bare(missing.body)).toEqual(bare(foreign.body));
  }
});

test('T1 each member opens exactly his own accounts, of all that there are', async () => {
  for (const memberNo of ['000111', '000222']) {
    const me = await signedIn(memberNo);
    const opened = [];
    for (const { ACCOUNT_NO = '' } of accounts) {
      const { status } = await app.get(`/api/member/dep_statement/${ACCOUNT_NO}`, me);
      if (status !== 404) opened.push(ACCOUNT_NO);
    }
    expect(opened).toEqual(ownAccounts(memberNo).map((row) => row.ACCOUNT_NO));
  }
});

test('R140 without both halves of a session: 401, silently', async () => {
  const { cookie = '', authorization = '' } = await signedIn('000123');
  for (const url of ['/api/member/deposit', '/api/member/dep_statement/01020001234']) {
    for (const headers of [{}, { cookie }, { authorization }]) {
      const { status, body } = await app.get(url, headers);
      expect([url, status, body.rc_code]).toEqual([url, 401, '0']);
    }
  }
});

test.each([
  ['dep_statement/01020001234?from=2025-02-30', 'from'],
  ['dep_statement/01020001234?from=2025-11-28&to=2025-11-27', 'to'],
  ['dep_statement/01020001234?page=after', 'page'],
  [`dep_statement/${'1'.repeat(33)}`, 'statement'],
  ['dep_statement/01020001234?statement=01030004567', 'statement'],
  ['deposit?account_no=01020001234', 'account_no'],
])('D-01 malformed %s: 400 names the field %s', async (address, field) => {
  const { status, body } = await app.get(`/api/member/${address}`, await signedIn('000123'));
  expect([status, body.rc_code]).toEqual([400, '-1']);
  expect(body.data.fields.map((fault: { field: string }) => fault.field)).toContain(field);
});
