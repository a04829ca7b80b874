/** What a member keeps of their own: terms, picture, sessions, beneficiaries. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { openTestBrowser, type TestBrowser } from '../../test-browser.ts';
import { enterAsMember, startWalk } from '../walk.ts';
import { type Newcomer, newcomer } from './newcomer.ts';

let testBrowser: TestBrowser;
let one: Newcomer;
let another: Newcomer;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  one = await newcomer(testBrowser, { nth: 12, hasAccepted: true });
  another = await newcomer(testBrowser, { nth: 13, hasAccepted: false });
});
afterAll(async () => {
  await one.forget();
  await another.forget();
  await testBrowser.close();
});

test('R055 R063 D-30 by keys alone at 390 px: the terms read, accepted, and in', async () => {
  const walk = await startWalk(testBrowser, '/member/logon', { width: 390 });
  const { page } = walk;
  await walk.decline();
  await walk.write(/^membership_no$/, another.memberNo);
  await walk.write(/^mem_password$/, demoPassword);
  await walk.press('Enter');
  await walk.arrive('**/member/welcome');
  await page.getByRole('checkbox').first().waitFor();
  await walk.to(/เลื่อนอ่านได้/);
  await walk.press('PageDown');
  // Whoever goes on without a tick is led to it.
  await walk.follow(/^ยอมรับและเข้าใช้งาน$/);
  await walk.at(/^agree$/);
  await walk.press('Space');
  await walk.follow(/^ยอมรับและเข้าใช้งาน$/);
  await walk.arrive('**/member/status');
  await page.getByRole('heading', { level: 1, name: /^สวัสดี/ }).waitFor();
  await walk.end(50);
});

test('R102 R153 by keys alone: a picture chosen, moved, kept, and taken away', async () => {
  const walk = await startWalk(testBrowser, '/member/logon');
  const { page } = walk;
  const dialog = page.getByRole('dialog', { name: 'รูปประจำตัว' });
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#07c' } });
  const buffer = await picture.jpeg().toBuffer();
  // From here on the browser gives its choosers away: an early one would be lost.
  const chooser = page.waitForEvent('filechooser', { timeout: 120_000 });
  await enterAsMember(walk, one.memberNo);
  await walk.go('/member/share');
  await walk.follow(/^ใส่รูป$/);
  await dialog.waitFor();
  await walk.at(/^เลือกรูป$/);
  await walk.press('Enter');
  await (await chooser).setFiles({ name: 'ฉัน.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('application').waitFor();
  await page.locator('[role="application"]:focus').waitFor();
  await walk.press('+', '+', 'ArrowRight');
  const zoom = dialog.getByRole('slider', { name: 'ขยาย' });
  await expect.poll(() => zoom.getAttribute('aria-valuetext')).toBe('1.4 เท่า');
  await walk.follow(/^บันทึกรูป$/);
  await walk.sees('บันทึกรูปประจำตัวแล้ว');
  await dialog.waitFor({ state: 'hidden' });
  await walk.at(/^(?:เปลี่ยน|แก้|ใส่)/);
  await walk.press('Enter');
  await dialog.waitFor();
  await walk.follow(/^ลบรูป$/);
  await dialog.waitFor({ state: 'hidden' });
  await walk.at(/^ใส่รูป$/);
  await walk.end(50);
});

test('R050 by keys alone: the beneficiaries, and the form to change them', async () => {
  const walk = await startWalk(testBrowser, '/member/logon');
  await enterAsMember(walk, '123');
  await walk.go('/member/status');
  await walk.follow(/^ผู้รับโอนประโยชน์$/);
  await walk.arrive('**/member/gian');
  await walk.atMain();
  await walk.sees('นายวีระพงษ์ ใจดี');
  await walk.take(/^พิมพ์แบบคำขอ \(PDF\)$/, /\.pdf$/);
  await walk.end(50);
});

test('by keys alone: another browser sent out, and one forgotten', async () => {
  const other = await startWalk(testBrowser, '/member/logon');
  await enterAsMember(other, one.memberNo);
  const walk = await startWalk(testBrowser, '/member/logon', { width: 390 });
  const { page } = walk;
  await enterAsMember(walk, one.memberNo);
  await walk.follow(/^ความปลอดภัยของบัญชี/);
  await walk.arrive('**/member/security');
  await walk.atMain();
  await walk.follow(/^ให้ออกจากระบบ: /);
  await walk.at(/^password$/);
  await walk.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await walk.at(/^ให้ออกจากระบบ: /);
  await walk.press('Enter');
  await walk.at(/^password$/);
  await walk.type(demoPassword);
  await walk.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^ให้ออกจากระบบ: / }).waitFor({ state: 'detached' });
  // What was pressed has gone: the keys go on in the list it stood in.
  await walk.at(/^เครื่องที่เข้าสู่ระบบอยู่$/);
  await walk.follow(/^เลิกจดจำ: /);
  await walk.at(/^เครื่องที่จดจำไว้$/);
  await other.go('/member/share');
  await other.arrive('**/member/logon*');
  await other.end(20, /status of 401/);
  await walk.end(50);
});
