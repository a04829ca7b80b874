import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, type Row, readRows } from '../../../../journeys/extract.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { text } from '../collections.text.ts';
import { baht, satang } from './extract-rows.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let me: Awaited<ReturnType<typeof app.signIn>>;
/** Of the member, one for each month. */
let bills: Row[];
beforeAll(async () => {
  app = await openTestApp();
  const all = await readRows(app.extractFolder, 'collections.csv');
  bills = all.filter((row) => row.MEMBER_NO === '000123' && row.KIND === 'MONTHLY');
  me = await app.signIn('000123');
});
afterAll(() => app.close());

async function download() {
  const url = '/api/member/kep/file?format=csv';
  const answer = await app.app.inject({ url, headers: { host: 'localhost', ...me } });
  return { statusCode: answer.statusCode, body: answer.payload, headers: answer.headers };
}
const sum = (rows: readonly Row[], name: string): number =>
  rows.reduce((total, row) => total + satang(row[name]), 0);

test('R047 the list as a file: every month, the sums below them', async () => {
  const { statusCode, body, headers } = await download();
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const posted = bills.filter(({ POSTED }) => POSTED === '1');
  const last = body.trim().split('\r\n').at(-1) ?? '';
  expect(last).toContain(baht(sum(bills, 'BILLED')));
  expect(last).toContain(baht(sum(posted, 'COLLECTED')));
  for (const { RECEIPT_NO = '' } of posted) expect(body).toContain(RECEIPT_NO);
});

test('R047 on each line of the file and at its foot what is billed is accounted for', async () => {
  const { body } = await download();
  const lines = body.trim().split('\r\n').map(fieldsOf);
  const head = lines.findIndex((line) => line.includes(text.baht(text.billed)));
  const parts = [text.collected, text.uncollected, text.status.PENDING];
  const columnIndex = (name: string) => lines[head]?.indexOf(text.baht(name)) ?? -1;
  const figures = lines.slice(head + 1).map((line) => ({
    billed: satang(line[columnIndex(text.billed)]),
    parts: parts.map((part) => satang(line[columnIndex(part)])),
  }));
  expect(figures).toHaveLength(bills.length + 1);
  for (const one of figures) {
    expect(one.parts.reduce((total, part) => total + part, 0)).toBe(one.billed);
  }
  const foot = figures.at(-1)?.parts ?? [];
  expect(foot.map((part) => part > 0)).toEqual([true, true, true]);
});
