import { afterAll, beforeAll, expect, test } from 'vitest';
import { bangkokDay } from '../../../../core/thai-date.ts';
import { type Row, readRows, readThaiDate } from '../../../../journeys/extract.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let bills: readonly Row[];
beforeAll(async () => {
  app = await openTestApp();
  bills = await readRows(app.extractFolder, 'collections.csv');
});
afterAll(() => app.close());

const statusOf = async (memberNo: string) =>
  (await app.get('/api/member/status', await app.signIn(memberNo))).body.data;

test('R041 D-05 this month is the extract’s last bill, and lately its receipts', async () => {
  const { this_month, lately } = await statusOf('000123');
  const own = bills.filter((row) => row.MEMBER_NO === '000123' && row.POSTED === '1');
  const days = own.map((row) => readThaiDate(row.RECEIPT_ON ?? '')).toSorted();
  expect(this_month).toMatchObject({ month: '2025-11', state: 'PENDING', billed: '19319.06' });
  expect(this_month.expected_on).toBe('2025-11-30');
  const [first] = lately.filter((one: Row) => one.kind === 'RECEIPT');
  expect(first.on).toBe(days.at(-1));
  expect(own.map((row) => row.RECEIPT_NO)).toContain(first.name);
  const numbers = lately.flatMap((one: Row) => (one.kind === 'RECEIPT' ? one.name : []));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('S1 a sign-in from a browser that was not known is told to its member alone', async () => {
  const today = bangkokDay(new Date());
  const { lately } = await statusOf('000222');
  expect(lately[0]).toMatchObject({ kind: 'BROWSER', on: today });
  const others = await statusOf('000111');
  const names = (events: readonly Row[]) =>
    events.flatMap(({ kind, name }) => (kind === 'RECEIPT' ? (name ?? '') : []));
  expect(names(others.lately).length).toBeGreaterThan(0);
  expect(names(others.lately).filter((name) => names(lately).includes(name))).toEqual([]);
  expect(others.lately.filter((one: Row) => one.kind === 'BROWSER')).toHaveLength(1);
});

test('R140 nobody is told anything without a session', async () => {
  const { status, body } = await app.get('/api/member/status', {});
  expect([status, body.data.lately, body.data.this_month]).toEqual([401, undefined, undefined]);
});
