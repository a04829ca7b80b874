/** An agency's month by keys: the cover statement, what could not be deducted, the letter. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { enterAsAgency, startWalk } from './walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('D-23 2.1.1 by keys alone: the month’s cover statement, as paper and as file', async () => {
  const walk = await startWalk(testBrowser, '/membergroup/logon');
  await enterAsAgency(walk, '01012002-2');
  await walk.follow(/^งบหน้าใบเรียกเก็บ/);
  await walk.arrive('**/membergroup/keeprep*');
  await walk.atMain();
  await walk.sees('รายชื่อสมาชิก');
  await walk.take(/^PDF$/, /\.pdf$/);
  await walk.take(/^Excel$/, /\.xlsx$/, 'PK');
  // Whoever only reads is offered nothing to report.
  expect(await walk.page.getByRole('button', { name: 'นำผลจากไฟล์' }).count()).toBe(0);
  await walk.end(40);
});

/** Of this test alone; its draft is taken away, for it changes what the dashboard says. */
const hospital = '01012002';
const forgetDraft = () =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (store) => {
    for (const table of ['agency_report_lines', 'agency_reports']) {
      await store.query(`DELETE FROM portal.${table} WHERE agency_no = $1`, [hospital]);
    }
  });

test('D-23 by keys alone: a month reported row by row in one pass, kept by itself', async () => {
  // What a run that failed has left.
  await forgetDraft();
  const walk = await startWalk(testBrowser, '/membergroup/logon');
  const { page } = walk;
  await enterAsAgency(walk, hospital);
  await walk.go('/membergroup/keeprep');
  await walk.skip();
  await walk.to(/^หักได้ครบ /);
  const rows = await page.getByRole('button', { name: /^หักได้ครบ ./ }).count();
  const group = page.getByRole('group', { name: /^ผลการหักของ / });
  // Nothing of the first, one hundred baht of the second; the arrows come back to a row.
  await walk.press('0', 'Enter', '5', 'Enter');
  await walk.press(...'100', 'Enter', '4', 'Enter');
  await walk.press('ArrowUp');
  await walk.at(/^แก้ไข /);
  await walk.press('ArrowDown');
  await walk.at(/^หักได้ครบ /);
  for (let row = 2; row < rows; row += 1) await walk.press('Enter');
  await walk.sees(`รายงานแล้ว ${rows} จาก ${rows} ราย`);
  await page
    .getByRole('status')
    .filter({ hasText: /^บันทึกร่างเมื่อ/ })
    .first()
    .waitFor();
  await walk.at(/^แก้ไข /);
  await walk.go('/membergroup/keeprep');
  const saved = async (row: number) => (await group.nth(row).innerText()).replace(/\s+/g, ' ');
  await expect.poll(() => saved(0)).toMatch(/หักไม่ได้.* ลาไม่รับเงินเดือน/);
  await expect.poll(() => saved(1)).toMatch(/หักได้ 100\.00 ขาด .* เงินไม่พอ/);
  await forgetDraft();
  await walk.end(60);
});

test('D-25 by keys alone at 390 px: the letter of the month opened, and as paper', async () => {
  const walk = await startWalk(testBrowser, '/membergroup/logon', { width: 390 });
  await enterAsAgency(walk, '01012002-2');
  await walk.follow(/^(?:เปิด|ไปที่)หนังสือนำส่ง$/);
  await walk.arrive('**/membergroup/delivery_book*');
  await walk.atMain();
  await walk.take(/^พิมพ์หนังสือ \(PDF\)$/, /^หนังสือนำส่ง .*\.pdf$/);
  await walk.end(30);
});
