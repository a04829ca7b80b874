import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../../../../journeys/extract.ts';
import { openTestApp } from '../../../../tools/test-app.ts';
import { originText } from '../origin.text.ts';
import { baht, readDividendFiles, satang } from './answer-text.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
let files: Awaited<ReturnType<typeof readDividendFiles>>;
beforeAll(async () => {
  app = await openTestApp();
  files = await readDividendFiles(app.extractFolder);
});
afterAll(() => app.close());

/** The working of a year, its file, and what the extract has of it. */
async function yearOf(memberNo: string, year: number) {
  const me = await app.signIn(memberNo);
  const address = `/api/member/dividend/${year}`;
  const { refund } = (await app.get(`${address}/origin`, me)).body.data;
  const csv = String((await app.get(`${address}/file?format=csv`, me)).body);
  const recorded = files.yearsOf(memberNo).find((one) => one.year_be === year);
  if (recorded === undefined) throw new Error('the demo has changed');
  return { refund, csv, recorded };
}

test('D-32 a refund by type of loan: each contract at its rate, some left out', async () => {
  const { refund, csv, recorded } = await yearOf('000051', 2565);
  expect(recorded.refund_method).toBe('BY_LOAN_TYPE');
  expect([refund.method, refund.verdict]).toEqual(['BY_LOAN_TYPE', 'TIES']);
  const lines: (Row & { left_out: boolean })[] = refund.lines;
  const counted = lines.filter((line) => !line.left_out);
  const sum = (rows: readonly Row[], field: string) =>
    baht(rows.reduce((all, line) => all + satang(line[field]), 0));
  expect([sum(counted, 'interest'), refund.base]).toEqual([
    recorded.interest_base,
    recorded.interest_base,
  ]);
  expect([sum(lines, 'refund'), refund.reckoned]).toEqual([recorded.refund, recorded.refund]);
  expect(counted.length).toBeLessThan(lines.length);
  for (const line of lines) expect(line.left_out).toBe(line.rate === '0.00');
  expect(csv).toContain(originText.refundByType.slice(0, 40));
  expect(csv).toContain(originText.counted);
});

test('D-32 a refund as delivered: said to be the cooperative’s, and no contract told', async () => {
  const { refund, csv, recorded } = await yearOf('000123', 2564);
  expect(recorded.refund_method).toBe('AS_DELIVERED');
  expect(recorded.refund).not.toBe('0.00');
  expect(refund).toMatchObject({
    ...{ method: 'AS_DELIVERED', verdict: 'DELIVERED', lines: [] },
    ...{ reckoned: recorded.refund, recorded: recorded.refund },
    ...{ base: recorded.interest_base, recorded_base: recorded.interest_base },
  });
  expect(csv).toContain(originText.delivered.words.slice(0, 40));
  expect(csv).not.toContain(`${originText.contract},`);
});
