/** The room of persons: by mouse and by keys, filled, empty and failed, and what visitors see. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import { sideways } from '../../../../journeys/mock-api.ts';
import { signInOffice } from '../../../../journeys/sign-in/office.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';

/** Categories of this test alone, one for each width. */
const groups = widths.map((width) => `test-people-${width}`);

let testBrowser: TestBrowser;
const owner = (sql: string) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) => store.query(sql));
const listed = groups.map((group) => `'${group}'`).join(', ');
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  for (const group of groups) {
    await owner(`INSERT INTO portal.categories (key, name, content_type, position)
      SELECT '${group}', 'กลุ่ม ${group}', 'PERSONNEL', max(position) + 1 FROM portal.categories`);
  }
});
afterAll(async () => {
  await owner(`DELETE FROM portal.topics WHERE category_key IN (${listed});
    DELETE FROM portal.categories WHERE key IN (${listed})`);
  await testBrowser.close();
});

const portrait = sharp({ create: { width: 900, height: 700, channels: 3, background: '#2a7f62' } })
  .jpeg()
  .toBuffer();

async function open(width: number, address: string): Promise<Page> {
  const page = await testBrowser.newPage({ width });
  await page.goto(address);
  await signInOffice(testBrowser, page, 'content');
  await page.getByRole('heading', { level: 1, name: 'กรรมการและเจ้าหน้าที่' }).waitFor();
  return page;
}

/** Adds a person; the form is open. */
async function fill(page: Page, name: string, position: string): Promise<void> {
  await page.getByLabel('ชื่อและนามสกุล').fill(name);
  await page.getByLabel('ตำแหน่ง', { exact: true }).fill(position);
}
const save = (page: Page) => page.getByRole('button', { name: 'บันทึก', exact: true }).click();
const rows = (page: Page) => page.locator('main ol > li b').allInnerTexts();

async function lookFine(page: Page): Promise<void> {
  // Below the bar that stays in view a button would be half a button.
  await page.evaluate('scrollTo(0, 0)');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
}

describe.each(widths)('at %i px', (width) => {
  const group = `test-people-${width}`;
  const address = `/office/committee?group=${group}`;

  test('D-17 persons are added with a cut portrait, moved by keys, and seen', async () => {
    const page = await open(width, address);
    await page.getByText('ยังไม่มีบุคคลในกลุ่มนี้').waitFor();
    await lookFine(page);
    await page.getByRole('button', { name: 'เพิ่มบุคคล' }).first().click();
    await save(page);
    await page.getByText('กรุณากรอกช่องนี้').first().waitFor();
    await fill(page, 'นางสาวหนึ่ง ทดสอบดี', 'ประธานกรรมการ');
    await page.getByLabel('สังกัดหรือการติดต่อ (ไม่บังคับ)').fill('โรงเรียนทดสอบ');
    await page.getByLabel('วาระ (ไม่บังคับ)').fill('พ.ศ. 2569–2570');
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'one.jpg', mimeType: 'image/jpeg' },
      buffer: await portrait,
    });
    const dialog = page.getByRole('dialog', { name: 'ตัดรูป' });
    await dialog.getByText('ส่วนที่เลือก 560 × 700 พิกเซล').waitFor();
    await dialog.getByRole('button', { name: 'ใช้ส่วนนี้' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await lookFine(page);
    await save(page);
    await page.getByRole('button', { name: 'แก้ไข “นางสาวหนึ่ง ทดสอบดี”' }).waitFor();

    await page.getByRole('button', { name: 'เพิ่มบุคคล' }).click();
    await fill(page, 'นายสอง ทดสอบดี', 'กรรมการ');
    await save(page);
    await page.getByRole('button', { name: 'แก้ไข “นายสอง ทดสอบดี”' }).waitFor();
    expect(await rows(page)).toEqual(['นางสาวหนึ่ง ทดสอบดี', 'นายสอง ทดสอบดี']);
    await lookFine(page);
    await page.getByRole('button', { name: 'แก้ไข “นายสอง ทดสอบดี”' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => rows(page)).toEqual(['นายสอง ทดสอบดี', 'นางสาวหนึ่ง ทดสอบดี']);
    await settled(page);
    // Both arrows of a row are buttons, too.
    await page.getByRole('button', { name: 'เลื่อน “นายสอง ทดสอบดี” ลง' }).click();
    await expect.poll(() => rows(page)).toEqual(['นางสาวหนึ่ง ทดสอบดี', 'นายสอง ทดสอบดี']);

    const visitor = await testBrowser.newPage({ width });
    await visitor.goto(`/list/${group}`);
    // The chairman stands first and alone, the others below the heading of their office.
    const names = 'h2, h3';
    const cards = visitor.locator('main li').filter({ has: visitor.locator(names) });
    expect(await cards.locator(names).allInnerTexts()).toEqual([
      ...['นางสาวหนึ่ง ทดสอบดี', 'นายสอง ทดสอบดี'],
    ]);
    const shown = cards.first().getByRole('img', { name: 'ภาพนางสาวหนึ่ง ทดสอบดี' });
    expect(await shown.getAttribute('src')).toMatch(/-560x700\.jpg$/);
    await cards.first().getByText('โรงเรียนทดสอบ').waitFor();
    expect(await axeFindings(visitor)).toEqual([]);
    expect(testBrowser.faults(visitor)).toEqual([]);
    await testBrowser.leave(visitor);
    expect(testBrowser.faults(page, /401/)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('D-17 a person is hidden, removed and brought back; another’s version is told', async () => {
    const name = 'นายสาม ทดสอบดี';
    const page = await open(width, address);
    await page.getByRole('button', { name: 'เพิ่มบุคคล' }).first().click();
    await fill(page, name, 'กรรมการ');
    await save(page);
    await page.getByRole('button', { name: `ซ่อน “${name}”`, exact: true }).click();
    await page.getByText('ซ่อนอยู่').first().waitFor();
    await settled(page);
    await page.getByRole('button', { name: `แสดง “${name}”`, exact: true }).click();
    await page.getByRole('button', { name: `ซ่อน “${name}”`, exact: true }).waitFor();
    await settled(page);
    await page.getByRole('button', { name: `ลบ “${name}”`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ลบบุคคล' }).click();
    const removed = page.getByRole('region', { name: /^รายชื่อที่ลบ/ });
    await removed.getByText(name).waitFor();
    await lookFine(page);
    await removed.getByRole('button', { name: `กู้คืน “${name}”` }).click();
    await page.getByRole('button', { name: `แก้ไข “${name}”` }).click();

    await page.getByLabel('ตำแหน่ง', { exact: true }).fill('เลขานุการ');
    await owner(`UPDATE portal.topics SET version = 7, changed_by = 'อีกคนหนึ่ง'
      WHERE category_key = '${group}' AND title = '${name}'`);
    await save(page);
    await page.getByRole('alert').filter({ hasText: 'อีกคนหนึ่ง บันทึกรุ่นที่ 7' }).waitFor();
    expect(await page.getByLabel('ตำแหน่ง', { exact: true }).inputValue()).toBe('เลขานุการ');
    await page.getByRole('button', { name: 'โหลดรายการล่าสุด' }).click();
    await settled(page);
    await lookFine(page);
    // Whoever leaves now is asked.
    await page.getByRole('button', { name: 'ยกเลิก' }).click();
    await page.getByRole('dialog').waitFor();
    expect(testBrowser.faults(page, /40[19]/)).toEqual([]);
    await testBrowser.leave(page);
  });
});

test('D-17 a list that cannot be had says so and is asked again', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/office');
  await signInOffice(testBrowser, page, 'content');
  await page.route('**/api/office/committee*', (route) => route.abort());
  await page.goto('/office/committee');
  await page.getByText('โหลดรายชื่อไม่สำเร็จ').waitFor();
  expect(await page.getByText('ยังไม่มีบุคคลในกลุ่มนี้').count()).toBe(0);
  await lookFine(page);
  await page.unroute('**/api/office/committee*');
  await page
    .getByRole('button', { name: /ลองใหม่/ })
    .first()
    .click();
  await page.getByRole('list', { name: 'คณะกรรมการดำเนินการ' }).waitFor();
  await testBrowser.leave(page);
});
