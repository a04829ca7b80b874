/** A member who signs in: the day, the phone's menu, amounts, and out again. */
import { afterAll, beforeAll, test } from 'vitest';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { openTestBrowser, type TestBrowser } from '../../test-browser.ts';
import { enterAsMember, startWalk } from '../walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('by keys alone, a member’s day: in, shares and deposits read, out', async () => {
  const walk = await startWalk(testBrowser, '/member/logon');
  const { page } = walk;
  await enterAsMember(walk, '123');
  await walk.sees('521,212.95');
  await walk.follow(/^ดูรายการหุ้น$/);
  await walk.arrive('**/member/share');
  await page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' }).waitFor();
  await walk.atMain();

  await walk.go('/member/share');
  await walk.skip();
  await walk.go('/member/share');
  await walk.follow(/^เงินฝาก$/);
  await walk.arrive('**/member/deposit');
  await walk.sees('46,212.95');
  await walk.go('/member/deposit');
  await walk.follow(/^ออกจากระบบ$/);
  await page.getByRole('dialog').waitFor();
  await walk.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await walk.at(/^ออกจากระบบ$/);
  await walk.press('Enter');
  await walk.follow(/^ออกจากระบบ$/);
  await walk.arrive('**/member/logon');
  await walk.end(85);
});

test('R052 R061 by keys alone at 390 px: the menu closed, opened, to the dividend', async () => {
  const walk = await startWalk(testBrowser, '/member/logon', { width: 390 });
  const { page } = walk;
  await enterAsMember(walk, '123');
  await walk.go('/member/status');
  await walk.follow(/^เมนู$/);
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await walk.to(/^รายการเรียกเก็บ$/);
  await walk.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await walk.at(/^เมนู$/);
  await walk.press('Enter');
  await walk.follow(/^ปันผล\/เฉลี่ยคืน$/);
  await walk.arrive('**/member/dividend');
  await walk.atMain();
  // A year of the list stands where the last one stood.
  await walk.follow(/^ปี 2565$/);
  await walk.arrive('**/member/dividend?year=2565');
  await page.getByRole('heading', { name: /^ปี 2565/ }).waitFor();
  await walk.sees('17,700.84');
  await walk.end(40);
});

test('D-05 R041 by keys alone: the salary shown with the password, hidden again', async () => {
  const walk = await startWalk(testBrowser, '/member/logon');
  const { page } = walk;
  await enterAsMember(walk, '123');
  await walk.go('/member/status');
  await walk.skip();
  await walk.follow(/^แสดง เงินเดือน$/);
  const dialog = page.getByRole('dialog');
  await walk.at(/^password$/);
  await walk.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await walk.at(/^แสดง เงินเดือน$/);
  await walk.press('Enter');
  await walk.at(/^password$/);
  // Nothing was typed: what is wrong is said at the field, and the keys stay there.
  await walk.press('Enter');
  await dialog.getByText('กรอกรหัสผ่าน', { exact: true }).waitFor();
  await walk.at(/^password$/);
  await walk.type(demoPassword);
  await walk.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await walk.at(/^ซ่อน เงินเดือน$/);
  await walk.sees(/\d{2},\d{3}\.\d{2} บาท/);
  await walk.press('Enter');
  await walk.at(/^แสดง เงินเดือน$/);
  await walk.end(30);
});
