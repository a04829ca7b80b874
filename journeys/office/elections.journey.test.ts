/** An election from nothing to candidates in public and released results, by two people (D-20). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBuddhistYear } from '../../core/thai-date.ts';
import { photograph } from '../../intake/uploads/picture/tests/hostile.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { isFocused } from '../mock-api.ts';
import { expectPageOk } from '../page-checks.ts';
import { confirmInOffice, signInOffice } from '../sign-in/office.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { type Hands, handCut, keys, pointer, shapeOf } from './hands.ts';

let testBrowser: TestBrowser;
// Years before those of the demo: the newest election stays the newest for all other tests.
const years = { pointer: '2560', keys: '2558' } as const;

async function forget(): Promise<void> {
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query('DELETE FROM portal.elections WHERE year = ANY ($1)', [
      Object.values(years).map((year) => fromBuddhistYear(Number(year))),
    ]),
  );
}
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  await forget();
});
afterAll(async () => {
  await forget();
  await testBrowser.close();
});

// Before the sign-in and before the second factor the browser notes refusals of its own.
const refusals = /40[0139]/;

interface Walk {
  readonly page: Page;
  readonly hands: Hands;
  readonly year: string;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(name, { exact: true });
const check = (page: Page) => expectPageOk(testBrowser, page, refusals);

/** Saves, and waits until it is said; then puts the message away. */
async function saved({ page, hands }: Walk): Promise<void> {
  await hands.press(button(page, 'บันทึก'));
  const notice = page.getByText('บันทึกแล้ว', { exact: true }).filter({ visible: true });
  await notice.first().waitFor();
  await check(page);
}

async function toPart({ page, hands }: Walk, name: string): Promise<void> {
  await hands.press(
    page.getByRole('navigation', { name: 'ส่วนของการเลือกตั้ง' }).getByRole('link', { name }),
  );
  await page.locator(`[aria-label="ส่วนของการเลือกตั้ง"] [aria-current="page"]`).waitFor();
}

async function openElection(walk: Walk): Promise<void> {
  const { page, hands, year } = walk;
  await page.goto('/office/elections');
  await page.getByRole('table').waitFor();
  await check(page);
  await hands.press(button(page, 'เปิดการเลือกตั้งใหม่'));
  const dialog = page.getByRole('dialog', { name: 'เปิดการเลือกตั้งใหม่' });
  await hands.write(dialog.getByLabel('ปี พ.ศ.'), '2017');
  await hands.press(dialog.getByRole('button', { name: 'เปิดการเลือกตั้ง' }));
  await dialog.getByText('รูปแบบไม่ถูกต้อง').first().waitFor();
  await check(page);
  await hands.write(dialog.getByLabel('ปี พ.ศ.'), year);
  await hands.write(dialog.getByLabel('ชื่อการเลือกตั้ง'), `การเลือกตั้ง ${year}`);
  await hands.press(dialog.getByRole('button', { name: 'เปิดการเลือกตั้ง' }));
  await page.getByRole('heading', { level: 1, name: `การเลือกตั้ง ${year}` }).waitFor();
  await check(page);
}

async function fillParts(walk: Walk): Promise<void> {
  const { page, hands, year } = walk;
  await hands.write(field(page, 'คำชี้แจง'), 'ลงคะแนนในวันประชุมใหญ่');
  await hands.press(page.getByRole('checkbox', { name: 'แสดงการเลือกตั้งนี้บนเว็บไซต์' }));
  await saved(walk);

  await toPart(walk, 'วันและปฏิทิน');
  const days = {
    เริ่มรับสมัคร: '01/01/',
    เริ่มแนะนำตัวผู้สมัคร: '01/02/',
    เริ่มลงคะแนน: '20/02/',
    ลงคะแนนวันสุดท้าย: '20/02/',
    ประกาศผลได้ตั้งแต่: '21/02/',
  };
  for (const [name, day] of Object.entries(days)) {
    await hands.write(field(page, name), `${day}${year}`);
  }
  await hands.press(button(page, 'เพิ่มรายการ'));
  await hands.write(field(page, 'ตั้งแต่วันที่'), `31/02/${year}`);
  await hands.write(field(page, 'ถึงวันที่'), `20/02/${year}`);
  await hands.write(field(page, 'รายการ'), 'วันเลือกตั้ง');
  await hands.press(button(page, 'บันทึก'));
  // Told at its field, which has the focus; nothing typed is gone.
  await expect.poll(() => isFocused(field(page, 'ตั้งแต่วันที่'))).toBe(true);
  await check(page);
  await hands.write(field(page, 'ตั้งแต่วันที่'), `20/02/${year}`);
  await saved(walk);
  await page.getByText('ปิดลงคะแนนแล้ว', { exact: true }).first().waitFor();

  await toPart(walk, 'ตำแหน่ง');
  for (const name of ['ผู้ตรวจสอบกิจการ', 'กรรมการดำเนินการ']) {
    await hands.press(button(page, `ลบ ${name}`));
  }
  await saved(walk);
  await toPart(walk, 'เขต');
  await hands.write(page.getByRole('group', { name: 'เขต 1' }).getByLabel('ชื่อเขต'), 'เขตเมือง');
  await saved(walk);
}

async function addCandidate(walk: Walk, name: string, picture: boolean): Promise<void> {
  const { page, hands } = walk;
  await hands.press(button(page, 'เพิ่มผู้สมัคร'));
  await hands.write(field(page, 'ชื่อและนามสกุล'), name);
  await hands.choose(field(page, 'เขต'), 'เขตเมือง');
  if (picture) {
    const buffer = await photograph(600, 600);
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
    await handCut(page, hands, button(page, 'เลือกรูป'), file);
    expect(await shapeOf(page.getByRole('main').getByRole('img', { name }))).toBe('0.80');
  }
  await hands.write(field(page, 'ประวัติและคำแถลง'), 'ตั้งใจทำงานเพื่อสมาชิก');
  await check(page);
  await hands.press(button(page, 'บันทึก'));
  await page.getByRole('cell', { name }).first().waitFor();
  await check(page);
}

async function importVoters({ page, hands }: Walk): Promise<void> {
  const list = (rows: string) => ({
    name: 'voters.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`เลขทะเบียน,เขต,ช่องลงคะแนน,ลำดับที่\n${rows}`),
  });
  await hands.hand(button(page, 'เลือกไฟล์บัญชี'), list('000123,1,1,1\n999998,1,1,2'));
  await page.getByText('ไม่มีสมาชิกเลขนี้ในทะเบียน').waitFor();
  await check(page);
  await hands.hand(button(page, 'เลือกไฟล์อื่น'), list('000123,1,1,1\n000456,1,1,2'));
  await hands.press(button(page, 'นำเข้าบัญชีนี้แทนบัญชีเดิม'));
  await confirmInOffice(testBrowser, page, 'registry', hands);
  await page.getByText('2 คน').first().waitFor();
  await check(page);
}

async function enterVotes({ page, hands }: Walk): Promise<void> {
  const figures = { ผู้มีสิทธิ: '200', บัตรที่ใช้: '2', บัตรเสีย: '0', ไม่ประสงค์ลงคะแนน: '0' };
  for (const [name, value] of Object.entries(figures)) await hands.write(field(page, name), value);
  await hands.write(field(page, 'คะแนนหมายเลข 1 นายหนึ่ง ใจดี'), '1');
  await hands.write(field(page, 'คะแนนหมายเลข 2 นางสอง ใจงาม'), '0');
  await hands.press(button(page, 'ส่งให้ผู้อื่นตรวจและประกาศ'));
  await page.getByText('คะแนนรวมต้องเท่ากับบัตรดี 2 ใบ').first().waitFor();
  await page.getByText('ต้องเท่ากับผู้มีสิทธิในบัญชีที่นำเข้า คือ 2 คน').first().waitFor();
  await check(page);
  await hands.write(field(page, 'ผู้มีสิทธิ'), '2');
  await hands.write(field(page, 'คะแนนหมายเลข 2 นางสอง ใจงาม'), '1');
  const lot = page.getByRole('checkbox', { name: /จับสลากได้ หมายเลข 2/ });
  await hands.press(lot);
  await hands.press(button(page, 'ส่งให้ผู้อื่นตรวจและประกาศ'));
  await page.getByText(/คุณบันทึกผลนี้/).waitFor();
  expect(await button(page, 'ประกาศผล').count()).toBe(0);
  await check(page);
}

/** While the count waits the other parts say so, and how they are opened again. */
async function lookAtSealed(walk: Walk): Promise<void> {
  const { page } = walk;
  for (const part of ['วันและปฏิทิน', 'ตำแหน่ง', 'เขต', 'ผู้สมัคร', 'ผู้มีสิทธิ']) {
    await toPart(walk, part);
    await page.getByRole('main').getByText('ผลคะแนนรอตรวจ', { exact: true }).waitFor();
    await check(page);
  }
  expect(await page.getByRole('main').getByLabel('เลือกไฟล์บัญชี').count()).toBe(0);
}

/** The second person looks at it beside the first one's name, and releases. */
async function release({ page, hands, year }: Walk): Promise<void> {
  await signInOffice(testBrowser, page, 'admin');
  await page.goto(`/office/elections/${year}`);
  await page.getByText('ได้รับเลือกตั้งโดยจับสลาก').waitFor();
  await check(page);
  await hands.press(button(page, 'ประกาศผล'));
  const ask = page.getByRole('dialog', { name: 'ประกาศผลการเลือกตั้ง' });
  await hands.press(ask.getByRole('button', { name: 'ประกาศผล' }));
  await confirmInOffice(testBrowser, page, 'admin', hands);
  await page.getByRole('heading', { level: 2, name: 'ผลที่ประกาศแล้ว' }).waitFor();
  await check(page);
}

async function walkThrough(kind: keyof typeof years, width: number): Promise<void> {
  const handsOf = kind === 'keys' ? keys : pointer;
  const year = years[kind];
  const page = await testBrowser.newPage({ width });
  const walk = { page, hands: handsOf(page), year };
  await signInOffice(testBrowser, page, 'registry');
  await openElection(walk);
  await fillParts(walk);
  await toPart(walk, 'ผู้สมัคร');
  await addCandidate(walk, 'นายหนึ่ง ใจดี', true);
  await addCandidate(walk, 'นางสอง ใจงาม', false);
  await toPart(walk, 'ผู้มีสิทธิ');
  await importVoters(walk);
  await toPart(walk, 'ผลคะแนน');
  await enterVotes(walk);
  await lookAtSealed(walk);

  const visitor = await testBrowser.newPage({ width });
  await visitor.goto(`/election?year=${year}`);
  await visitor.getByText('นางสอง ใจงาม').first().waitFor();
  expect(await visitor.getByText('ได้รับเลือกตั้ง').count()).toBe(0);

  const second = await testBrowser.newPage({ width });
  await release({ page: second, hands: handsOf(second), year });
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByText('ได้รับเลือกตั้ง').count();
    })
    .toBeGreaterThan(0);
  for (const one of [page, visitor, second]) await testBrowser.leave(one);
}

test('D-20 an election from nothing to released results, by pointer at 1440 px', async () => {
  await walkThrough('pointer', 1440);
}, 240_000);

test('D-20 an election from nothing to released results, by keys alone at 390 px', async () => {
  await walkThrough('keys', 390);
}, 240_000);
