/** New terms: an admin writes them by keyboard, and on their day a member meets them (D-30). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { isFocused } from '../mock-api.ts';
import { expectPageOk } from '../page-checks.ts';
import { officeMenu, withFreshCode } from '../sign-in/office.ts';
import { openOwnTestBrowser, type TestBrowser } from '../test-browser.ts';
import { keys } from './hands.ts';

// An app of its own: terms that come into force would be asked about in every other test.
let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openOwnTestBrowser();
});
afterAll(() => testBrowser.close());

const owner = (sql: string) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
/** The browser notes every refusal as an error of its own. */
const refusals = /40[139]/;

test('R152 D-30 terms are written by keyboard alone; on their day members meet them', async () => {
  const page = await testBrowser.newPage({ width: 1440 });
  const { press, write } = keys(page);
  await page.goto('/office/documents');
  await write(page.getByLabel('ชื่อผู้ใช้'), 'admin');
  await write(page.getByLabel('รหัสผ่าน', { exact: true }), demoPassword);
  await withFreshCode(testBrowser, 'admin', async (code) => {
    await write(page.getByLabel('รหัสยืนยัน 6 หลัก'), code);
    await page.keyboard.press('Enter');
    await officeMenu(page).waitFor({ state: 'attached' });
  });
  await press(page.getByRole('link', { name: 'ดูทุกฉบับของข้อตกลงการใช้บริการ' }));
  await press(page.getByRole('link', { name: 'เขียนฉบับใหม่' }));
  await write(page.getByRole('textbox', { name: 'วันที่เริ่มใช้' }), '1/1/2599');
  await write(page.getByRole('textbox', { name: 'สรุปสิ่งที่เปลี่ยน' }), 'เพิ่มเรื่องการแจ้งเตือนทาง SMS');
  const body = page.locator('[role="textbox"][aria-multiline="true"]');
  for (let at = 0; at < 60 && !(await isFocused(body)); at += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+End');
  // The library hears of the caret from the browser, a moment later.
  await page.waitForTimeout(200);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('8. การแจ้งเตือน');
  await page.keyboard.press('Enter');
  await page.keyboard.type('สหกรณ์แจ้งเตือนทาง SMS');
  await page.getByText(/สมาชิกทุกคนจะถูกขอให้ยอมรับใหม่ ตั้งแต่วันที่ 1 มกราคม 2599/).waitFor();
  await press(page.getByRole('button', { name: 'บันทึกฉบับใหม่' }));
  const dialog = page.getByRole('dialog');
  await withFreshCode(testBrowser, 'admin', async (code) => {
    await write(dialog.getByLabel('รหัสยืนยัน 6 หลัก'), code);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  });
  await page.getByText('ฉบับที่ 1 เทียบกับฉบับที่ 2').waitFor();
  await page.locator('ins').getByText('สหกรณ์แจ้งเตือนทาง SMS').waitFor();
  await expectPageOk(testBrowser, page, refusals);
  await testBrowser.leave(page);

  // Nobody is asked before its day.
  const member = await testBrowser.newPage({ width: 390 });
  await member.goto('/member/logon');
  await member.locator('input[name="membership_no"]').fill('000111');
  await member.locator('input[name="mem_password"]').fill(demoPassword);
  await member.locator('form:has([name="mem_password"]) button[type="submit"]').click();
  await member.waitForURL('**/member/status');
  // As if the day had come.
  await owner(`UPDATE portal.terms_versions
    SET effective_on = (now() AT TIME ZONE 'Asia/Bangkok')::date WHERE version = '2'`);
  await member.goto('/member/share');
  await member.waitForURL('**/member/welcome');
  const notice = member.getByText('สิ่งที่เปลี่ยนจากฉบับก่อน');
  await expect
    .poll(async () => {
      if ((await notice.count()) === 0) await member.reload();
      return notice.count();
    })
    .toBe(1);
  await member.getByText('เพิ่มเรื่องการแจ้งเตือนทาง SMS').waitFor();
  await member.getByText('สหกรณ์แจ้งเตือนทาง SMS').waitFor();
  await expectPageOk(testBrowser, member, refusals);
  const before = member.getByRole('link', { name: 'อ่านฉบับที่ 1 ซึ่งใช้มาก่อน' });
  expect(await before.getAttribute('href')).toBe('/member/termofconditional?version=1');
  await member.getByRole('checkbox', { name: /ได้อ่านและยอมรับ/ }).check();
  await member.getByRole('button', { name: 'ยอมรับและเข้าใช้งาน' }).click();
  await member.waitForURL('**/member/share');
  const rows = await owner(`SELECT version FROM portal.terms_acceptances
    WHERE member_no = '000111' ORDER BY version`);
  expect(rows).toEqual([{ version: '1' }, { version: '2' }]);
  expect(testBrowser.faults(member, refusals)).toEqual([]);
  await testBrowser.leave(member);
});
