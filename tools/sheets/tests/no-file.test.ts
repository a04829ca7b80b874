import { expect, test } from 'vitest';
import { openPapers } from '../../../papers/papers.ts';
import { readShare } from '../../../wings/member/shares/shares.api.ts';
import { shareSheet } from '../../../wings/member/shares/shares-sheet.server.ts';
import { someMember } from './some-member.ts';

const { example } = readShare;
const [line] = example.lines;

test.each([
  ['in a fact', { head: { ...example.head, share_value_total: 'NaN' } }],
  ['in a line', { lines: [{ ...line, amount: '1,000.00' }] }],
  ['at an edge', { summary: { ...example.summary, closing: '12.345' } }],
  ['in a sum', { summary: { ...example.summary, paid_in: 'x' } }],
])('R182 an amount that is none, %s: no paper and no file', async (_, wrong) => {
  const papers = openPapers({
    house: { coop: 'สหกรณ์ทดสอบ จำกัด', address: '1 ถนนทดสอบ' },
    lookup: { origin: undefined, page: '/verify', ofCode: (code) => `/verify/${code}` },
    workers: 1,
  });
  const whole = { ...example, ...wrong } as typeof example;
  for (const format of ['pdf', 'xlsx', 'csv'] as const) {
    const made = async () =>
      papers.sheet(shareSheet(whole, { member: someMember, filter: {} }), format, 'ทดสอบ');
    await expect(made()).rejects.toThrow();
  }
  await papers.close();
});
