/** The two calculators, from the first figure to the file. */
import { afterAll, beforeAll, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../../test-browser.ts';
import { startWalk } from '../walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const csv = '\ufeff';

test('R025 by keys alone: a loan, another way of paying, its file', async () => {
  const walk = await startWalk(testBrowser, '/loancal', { stranger: true });
  const { page } = walk;
  await walk.decline();
  await walk.write(/^amount$/, '120,000');
  await walk.write(/^periods$/, '12');
  await walk.write(/^rate$/, '6');
  await walk.write(/^from$/, '10 ม.ค. 2568');
  await walk.follow(/^คำนวณ$/);
  await walk.arrive(/[?&]amount=120000/);
  // Arrows choose another way of paying; the figures follow.
  await walk.to(/^way$/);
  await walk.press('ArrowDown');
  await walk.arrive(/[?&]way=instalment/);
  await page.getByText('10,330.00').first().waitFor();
  await walk.take(/^ไฟล์ CSV$/, /^ตารางผ่อนชำระ\.csv$/, csv);
  await walk.end(40);
});

test('R026 D-11 by keys alone at 390 px: a dividend with a purchase, and its file', async () => {
  const walk = await startWalk(testBrowser, '/caldividend', { stranger: true, width: 390 });
  const { page } = walk;
  await walk.decline();
  await walk.write(/^year$/, '๒๕๖๘');
  await walk.write(/^rate$/, '5.25');
  await walk.write(/^refund$/, '8.5');
  await walk.write(/^bf$/, '250,000');
  await walk.write(/^every$/, '2,500');
  await walk.follow(/^เพิ่มรายการซื้อ$/);
  // The focus is in the row that was asked for.
  await walk.type('7/3/2568');
  await walk.press('Tab');
  await walk.type('20000');
  await walk.write(/^interest$/, '41,237.65');
  await walk.follow(/^คำนวณ$/);
  await page.getByRole('row', { name: /^รวมเงินปันผล/ }).waitFor();
  await walk.take(/^ไฟล์ CSV$/, /\.csv$/, csv);
  await walk.end(35);
});
