/** What a member keeps of their own: terms, beneficiaries. */
import { afterAll, beforeAll, test } from 'vitest';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { openTestBrowser, type TestBrowser } from '../../test-browser.ts';
import { enterAsMember, startWalk } from '../walk.ts';
import { type Newcomer, newcomer } from './newcomer.ts';

let testBrowser: TestBrowser;
let another: Newcomer;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  another = await newcomer(testBrowser, 13);
});
afterAll(async () => {
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
