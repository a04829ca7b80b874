/** What a member reads line by line and takes home. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../../test-browser.ts';
import { enterAsMember, startWalk, type Walk } from '../walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Before the page at `path`, its menu passed. */
async function openAt(path: string, width?: number): Promise<Walk> {
  const walk = await startWalk(testBrowser, '/member/logon', width ? { width } : {});
  await enterAsMember(walk, '123');
  await walk.go(path);
  await walk.skip();
  return walk;
}

test('R042 by keys alone at 390 px: shares of last year searched, kept as PDF', async () => {
  const walk = await openAt('/member/share', 390);
  await walk.follow(/^ปีก่อน$/);
  await walk.arrive('**/member/share?from=2024-01-01&to=2024-12-31');
  await walk.at(/^ปีก่อน$/);
  await walk.follow(/^ค้นหา$/);
  await walk.to(/^q$/);
  await walk.type('๒,๕๐๐');
  await walk.press('Enter');
  await walk.arrive(/[?&]q=/);
  // What was found is said, and the keys stay in the field.
  await walk.hears(/พบ 12 รายการ/);
  await walk.at(/^q$/);
  await walk.go('/member/share');
  await walk.skip();
  await walk.follow(/^บันทึก$/);
  await walk.take(/^PDF$/, /\.pdf$/);
  await walk.end(50);
});

test('R044 by keys alone: what closes a loan on another day', async () => {
  const walk = await openAt('/member/loan');
  const { page } = walk;
  await walk.follow(/^ยอดปิดเงินกู้.*เงินกู้สามัญ/);
  await walk.arrive(/view=payoff/);
  await walk.atMain();
  // Words that a browser would tear stand in elements of their own: the heading is read as text.
  const closedOn = async () =>
    /ยอดปิดเงินกู้ ณ\s+([^\n]+)/.exec(await page.getByRole('main').innerText())?.[1];
  const today = await closedOn();
  expect(today).toMatch(/\d{4}$/);
  // Four weeks later by the calendar, whose days are walked by arrows.
  await walk.follow(/^เปิดปฏิทิน: วันที่ต้องการปิดเงินกู้$/);
  await page.getByRole('dialog').waitFor();
  await walk.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await walk.at(/^เปิดปฏิทิน: วันที่ต้องการปิดเงินกู้$/);
  await walk.follow(/^คำนวณ$/);
  await walk.arrive(/view=payoff&on=/);
  await expect.poll(closedOn).toMatch(/\d{4}$/);
  await expect.poll(closedOn).not.toBe(today);
  await walk.sees('ยอดปิดเงินกู้ (บาท)');
  await walk.end(40);
});

test('R045 R046 by keys alone: a deposit between two days, its lines as a workbook', async () => {
  const walk = await openAt('/member/deposit');
  await walk.follow(/^ดูรายการเดินบัญชี ออมทรัพย์ /);
  await walk.arrive(/dep_statement/);
  await walk.atMain();
  await walk.write(/^from$/, '1/10/2568');
  await walk.write(/^to$/, '31 ต.ค. 2568');
  await walk.press('Enter');
  await walk.arrive(/from=2025-10-01&to=2025-10-31/);
  await walk.hears(/1 ต\.ค\. 2568 – 31 ต\.ค\. 2568: ฝาก 2 รายการ/);
  await walk.at(/^to$/);
  await walk.take(/^Excel$/, /\.xlsx$/, 'PK');
  await walk.end(45);
});

test('R047 by keys alone at 390 px: this month’s bill, and the receipt before it', async () => {
  const walk = await startWalk(testBrowser, '/member/logon', { width: 390 });
  await enterAsMember(walk, '123');
  await walk.follow(/^ดูรายการเดือน พ\.ย\. 2568$/);
  await walk.arrive('**/member/kep/2568/11/1');
  await walk.sees('19,319.06');
  await walk.atMain();
  await walk.follow(/^รายการเรียกเก็บทั้งหมด$/);
  await walk.arrive('**/member/kep');
  await walk.atMain();
  await walk.follow(/^ตุลาคม 2568$/);
  await walk.arrive('**/member/kep/2568/10/1');
  await walk.atMain();
  await walk.take(/^ใบเสร็จรับเงิน PDF$/, /\.pdf$/);
  await walk.end(40);
});

test('R049 by keys alone: who guarantees, whom one guarantees, and a certificate', async () => {
  const walk = await openAt('/member/coll');
  const { page } = walk;
  await walk.follow(/^ผู้ค้ำประกันของฉัน$/);
  await walk.arrive('**/member/coll?tab=mine');
  await walk.at(/^ผู้ค้ำประกันของฉัน$/);
  await walk.sees('นายประเสริฐ มั่นคง');
  await walk.press('Shift+Tab', 'Enter');
  await walk.arrive(/\/member\/coll(\?tab=\w+)?$/);
  await walk.sees('438,777.76');
  await walk.go('/member/certificate');
  await walk.skip();
  await walk.write(/^on$/, '31 ธ.ค. 2567');
  await walk.press('Enter');
  await walk.arrive(/on=2024-12-31/);
  await page.getByRole('button', { name: 'รับหนังสือรับรอง (PDF)' }).waitFor();
  await walk.take(/^รับหนังสือรับรอง \(PDF\)$/, /^หนังสือรับรองยอด .*\.pdf$/);
  await walk.end(30);
});
