/** Two payroll bills in a month: 000051 is billed one loan apart (decision 0046). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Row, readRows } from '../../../../journeys/extract.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { baht, monthOf, satang, whole } from './extract-rows.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

let app: App;
let me: Awaited<ReturnType<App['signIn']>>;
let bills: Row[];
beforeAll(async () => {
  app = await openTestApp();
  const all = await readRows(app.extractFolder, 'collections.csv');
  bills = all.filter((row) => row.MEMBER_NO === '000051' && row.KIND === 'MONTHLY');
  me = await app.signIn('000051');
});
afterAll(() => app.close());

const ofMonth = (month: string) => bills.filter((row) => row.MONTH === month);
const read = async (month: string, seq: number) => {
  const { year_be, month: number } = monthOf(ofMonth(month)[0] ?? {});
  return (await app.get(`/api/member/kep/${year_be}/${number}/${seq}`, me)).body.data;
};

test('0046 each stands for itself in the list, a further one above the first', async () => {
  const { collections, latest } = (await app.get('/api/member/kep', me)).body.data;
  const [further, first] = collections;
  expect([further.seq_no, first.seq_no]).toEqual([2, 1]);
  expect([further.month, first.month]).toEqual([11, 11]);
  const [one, two] = ofMonth('11/2568');
  expect([first.billed, further.billed]).toEqual([whole(one?.BILLED), whole(two?.BILLED)]);
  // What the newest consists of, and nothing of the other.
  expect(latest.map(({ group }: { group: string }) => group)).toEqual(['LOAN']);
  expect(latest[0].amount).toBe(whole(two?.BILLED));
});

test('0046 neither says what is left of the pay, for both take of it', async () => {
  for (const seq of [1, 2]) {
    const { head } = await read('10/2568', seq);
    expect([head.seq_no, head.salary_left, head.billed_percent]).toEqual([seq, null, null]);
  }
});

test('0046 a first bill is compared with the first of the month before, no other is', async () => {
  const [now, before] = [ofMonth('11/2568')[0], ofMonth('10/2568')[0]];
  const { compared } = await read('11/2568', 1);
  expect(compared).toMatchObject({
    ...{ month: 10, billed: whole(before?.BILLED) },
    difference: baht(satang(now?.BILLED) - satang(before?.BILLED)),
  });
  expect((await read('11/2568', 2)).compared).toBeNull();
});

test('0046 the overview adds the month up', async () => {
  const { totals, cards } = (await app.get('/api/member/status', me)).body.data;
  const sum = ofMonth('11/2568').reduce((all, row) => all + satang(row.BILLED), 0);
  expect(totals.collection_latest).toBe(baht(sum));
  expect(cards.collection).toMatchObject({ month: '2025-11', posted: false, status: 'PENDING' });
  const groups = cards.collection.groups.reduce(
    (all: number, { amount }: { amount: string }) => all + satang(amount),
    0,
  );
  expect(groups).toBe(sum);
});

test('0046 each has a paper of its own, of its own name', async () => {
  const names = [];
  for (const seq of [1, 2]) {
    const url = `/api/member/kep/2568/10/${seq}/print`;
    const answer = await app.app.inject({ url, headers: { host: 'localhost', ...me } });
    expect(answer.statusCode).toBe(200);
    names.push(decodeURIComponent(String(answer.headers['content-disposition'])));
  }
  expect(names[1]).toContain('-2.pdf');
  expect(names[0]).not.toContain('-2.pdf');
});
