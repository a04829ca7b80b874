/** What a visitor sends or asks: cases, the right to vote, a question on the board. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { holds, openTestBrowser, type TestBrowser } from '../../test-browser.ts';
import { startAsStranger } from '../walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const start = (path: string, width?: number) => startAsStranger(testBrowser, path, width);

test('R018 R019 by keys alone: a case filed, its code looked up', async () => {
  const walk = await start('/demand');
  const { page } = walk;
  await walk.decline();
  await walk.to(/^category$/);
  await walk.press('ArrowDown', 'ArrowDown');
  await walk.follow(/^แสดง$/);
  await walk.arrive('**/demand?category=LOAN');

  await walk.go('/demand');
  await walk.skip();
  await walk.follow(/^แจ้งเรื่อง$/);
  await page.getByRole('heading', { name: 'แจ้งเรื่องร้องเรียนหรือข้อเสนอแนะ' }).waitFor();
  await walk.follow(/^ส่งเรื่อง$/);
  // What is wrong comes to the one who sent it.
  await page.locator('[name="topic"][aria-invalid="true"]:focus').waitFor();
  await walk.type('ขอทางลาดหน้าสำนักงาน');
  await walk.to(/^category$/);
  await walk.press('ArrowDown');
  await walk.to(/^detail$/);
  await walk.type('ประตูหน้ามีบันไดสามขั้น รถเข็นขึ้นไม่ได้');
  await walk.to(/^anonymous$/);
  await walk.press('Space');
  // The contact fields are away, so that no key stops there.
  await walk.press('Tab');
  await walk.at(/^allow_publish$/);
  await walk.press('Space');
  await walk.follow(/^ส่งเรื่อง$/);
  await walk.sees('รับเรื่องของคุณแล้ว');
  const code = await page.locator('p[class^="code"]').innerText();
  await walk.to(/^คัดลอกรหัส$/);
  await walk.press('Space');
  await walk.hears(/คัดลอก/);

  await walk.follow(/^ติดตามเรื่อง$/);
  await walk.arrive('**/demand?view=track');
  await page.locator('[name="code"]').waitFor();
  // The link has gone with its part: the keys go on in the new one, not below it.
  await walk.atMain();
  await walk.write(/^code$/, code.replace(/\s/g, '').toLowerCase());
  await walk.press('Enter');
  await page.getByRole('heading', { name: 'ขอทางลาดหน้าสำนักงาน' }).waitFor();
  await walk.at(/^เรื่องของคุณ$/);
  await walk.end(45);
});

test('R018 by keys alone at 390 px: another case after the one that was filed', async () => {
  const walk = await start('/demand?view=file', 390);
  await walk.decline();
  await walk.write(/^topic$/, 'ขอที่จอดจักรยาน');
  await walk.to(/^category$/);
  await walk.press('ArrowDown');
  await walk.write(/^detail$/, 'หน้าสำนักงานไม่มีที่จอดจักรยานเลย');
  await walk.follow(/^ส่งเรื่อง$/);
  await walk.sees('รับเรื่องของคุณแล้ว');
  await walk.follow(/^แจ้งอีกเรื่องหนึ่ง$/);
  await walk.page.locator('[name="topic"]:focus').waitFor();
  expect(await walk.page.locator('[name="topic"]').inputValue()).toBe('');
  await walk.end(30);
});

test('R020 D-20 by keys alone: candidates filtered, the right to vote asked', async () => {
  const walk = await start('/election');
  const { page } = walk;
  await walk.decline();
  await walk.to(/^ทุกตำแหน่ง$/);
  await walk.follow(/^กรรมการดำเนินการ$/);
  await walk.arrive(/\?position=COMMITTEE(#|$)/);
  await walk.follow(/^เขต 2$/);
  await walk.arrive(/\?position=COMMITTEE&zone=2(#|$)/);
  await holds(page, "document.querySelectorAll('#candidates li h4').length === 2");

  // Not the number that other tests miss: one under attack asks everybody for a proof.
  await walk.write(/^membership_no$/, '222');
  await walk.write(/^birth_date$/, '29/04/2513');
  await walk.press('Enter');
  await walk.sees('ไม่พบเลขทะเบียนและวันเกิดนี้');
  await walk.at(/ไม่พบเลขทะเบียนและวันเกิดนี้/);
  // What was typed is still there; Tab marks it, so that the right day replaces it.
  await walk.to(/^birth_date$/);
  await walk.type('30/04/2513');
  await walk.follow(/^ตรวจสอบสิทธิ$/);
  await walk.sees(/\S••• \S+•••/);
  await walk.at(/\S••• \S+•••/);
  await walk.follow(/^ตรวจสอบเลขทะเบียนอื่น$/);
  await page.locator('[name="membership_no"]:focus').waitFor();
  await walk.end(35, /status of 404/);
});

/** Nobody else asks in this member's name: drafts are kept by member. */
const asker = '000111';

const takeAway = (title: string) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query('DELETE FROM portal.board_topics WHERE title = $1 AND member_no = $2', [
      ...[title, asker],
    ]),
  );

test('R015 R017 R037 by keys alone: a question on the board, and its page', async () => {
  const title = 'เปลี่ยนบัญชีรับปันผลได้ถึงวันไหน';
  const walk = await start('/board');
  const { page } = walk;
  await walk.decline();
  await walk.follow(/^ตั้งคำถาม$/);
  await walk.arrive('**/boardPost');
  await walk.follow(/^เข้าสู่ระบบสมาชิก$/);
  // The sign-in knows where one was going.
  await walk.arrive('**/member/logon/boardPost');
  await walk.write(/^membership_no$/, asker);
  await walk.write(/^mem_password$/, demoPassword);
  await walk.press('Enter');
  await walk.arrive('**/boardPost');
  await walk.write(/^title$/, title);
  await walk.follow(/^ลงคำถาม$/);
  await page.locator('[name="body"][aria-invalid="true"]:focus').waitFor();
  await walk.type('อยากย้ายไปอีกธนาคารหนึ่งก่อนสิ้นปี');
  await walk.follow(/^ลงคำถาม$/);
  await walk.arrive(/\/boardShow\/\d+$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await walk.atMain();
  await walk.sees('ยังไม่มีคำตอบ');
  await takeAway(title);
  await walk.end(25);
});
