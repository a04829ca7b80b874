/** The room of the cooperative's particulars: by mouse and by keyboard, at both widths (R092). */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { sideways } from '../../../journeys/mock-api.ts';
import { signInOffice, withFreshCode } from '../../../journeys/sign-in/office.ts';
import {
  holds,
  openOwnTestBrowser,
  type TestBrowser,
  widths,
} from '../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { text as textOf } from './particulars.text.ts';

// What the cooperative is called and how it looks shows on every page.
let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openOwnTestBrowser();
});
afterAll(() => testBrowser.close());

const owner = (sql: string) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) => client.query(sql));
const square = sharp({ create: { width: 100, height: 100, channels: 4, background: '#a33' } });
/** The browser notes every refusal as an error of its own. */
const refusals = /40[0139]/;

async function open(width: number, group: string) {
  const page = await testBrowser.newPage({ width });
  await page.goto(`/office/particulars?group=${group}`);
  await signInOffice(testBrowser, page, 'admin');
  await page.getByRole('heading', { level: 1, name: 'ข้อมูลสหกรณ์' }).waitFor();
  await page
    .getByRole('button', { name: 'บันทึก', exact: true })
    .or(page.getByRole('button', { name: 'เลือกภาพตรา' }))
    .waitFor();
  await settled(page);
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;

async function confirm(page: Page) {
  const dialog = page.getByRole('dialog');
  await withFreshCode(testBrowser, 'admin', async (code) => {
    await dialog.getByLabel('รหัสยืนยัน 6 หลัก').fill(code);
    await dialog.getByRole('button', { name: 'ยืนยัน' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
}

test.each(widths)(
  'R092 a name is changed, shown and given back to the file, at %i px',
  async (width) => {
    const page = await open(width, 'names');
    expect(await axeFindings(page)).toEqual([]);
    const name = page.getByLabel('ชื่อสหกรณ์ภาษาไทย');
    await name.fill('');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('กรุณากรอกช่องนี้').waitFor();
    await holds(page, "document.activeElement?.name === 'coopNameTH'");
    await name.fill('สหกรณ์ทดสอบ จำกัด');
    await page.getByRole('region', { name: 'ตัวอย่าง' }).getByText('สหกรณ์ทดสอบ').waitFor();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await confirm(page);
    await page.getByText('ชื่อสหกรณ์ภาษาไทย: แก้ที่นี่เมื่อ').waitFor();
    await page.getByText('เดิม ค่าจากไฟล์ เป็น สหกรณ์ทดสอบ จำกัด').first().waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const visitor = await testBrowser.newPage({ width, script: false });
    await visitor.goto('/home');
    expect(await visitor.title()).toContain('สหกรณ์ทดสอบ จำกัด');
    await testBrowser.leave(visitor);
    await page.getByRole('button', { name: 'ใช้ค่าจากไฟล์: ชื่อสหกรณ์ภาษาไทย' }).click();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('ชื่อสหกรณ์ภาษาไทย: ค่าจากไฟล์ตั้งค่า').waitFor();
    expect(testBrowser.faults(page, refusals)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test.each([
  ...['contact', 'social', 'colours', 'reports', 'letter', 'demand', 'calculator', 'logo'],
])('D-37 axe finds nothing in the group %s, at both widths', async (group) => {
  const page = await open(390, group);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('two who edit are told of each other, and nothing typed is lost', async () => {
  const page = await open(1440, 'contact');
  await page.getByLabel('โทรศัพท์', { exact: true }).fill('0 2222 2222');
  await owner(`INSERT INTO portal.site_overrides VALUES ('phone', '"0 1111 1111"')`);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await confirm(page);
  const notice = page.getByRole('alert').filter({ hasText: 'มีผู้อื่นบันทึกหมวดนี้ไปก่อนแล้ว' });
  await notice.waitFor();
  await page.getByRole('region', { name: 'ค่าที่บันทึกล่าสุด' }).getByText('0 1111 1111').waitFor();
  expect(await page.getByLabel('โทรศัพท์', { exact: true }).inputValue()).toBe('0 2222 2222');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  // Whoever leaves now is asked.
  await page.getByRole('link', { name: 'สีของเว็บไซต์' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'กลับไปแก้ไข' }).click();
  await page.getByRole('button', { name: 'ใช้ค่าล่าสุดแทนของฉัน' }).click();
  expect(await page.getByLabel('โทรศัพท์', { exact: true }).inputValue()).toBe('0 1111 1111');
  await owner('DELETE FROM portal.site_overrides');
  expect(testBrowser.faults(page, refusals)).toEqual([]);
  await testBrowser.leave(page);
});

test('by keyboard alone a link is added, a wrong one told at its field', async () => {
  const page = await open(390, 'reports');
  await page.getByRole('button', { name: 'เพิ่มรายงาน' }).press('Enter');
  const row = page.getByRole('group', { name: 'รายงานที่ 3' });
  await row.getByLabel('ชื่อรายงาน').focus();
  await page.keyboard.type('ข้อบังคับสหกรณ์');
  await page.keyboard.press('Tab');
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('รหัสยืนยัน 6 หลัก').waitFor();
  await withFreshCode(testBrowser, 'admin', async (code) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
  await row.getByText('รูปแบบไม่ถูกต้อง').waitFor();
  // The dialog that has closed gives the focus back first.
  await settled(page);
  await holds(page, "document.activeElement?.name === 'menureport.2.url'");
  await row.getByLabel('ลิงก์').fill('');
  await page.keyboard.type('/show/506');
  await page.keyboard.press('Enter');
  await page.getByText('เมนูรายงาน: แก้ที่นี่เมื่อ').waitFor();
  await owner('DELETE FROM portal.site_overrides');
  expect(testBrowser.faults(page, refusals)).toEqual([]);
  await testBrowser.leave(page);
});

test.each(widths)('R179 a logo is chosen, cut, looked at and saved, at %i px', async (width) => {
  const page = await open(width, 'logo');
  // Clear all around, and wider than any logo may be.
  const picture = await sharp({
    create: { width: 900, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: await square.png().toBuffer(), left: 400, top: 100 }])
    .png()
    .toBuffer();
  const file = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file(picture.subarray(0, 100)));
  await page.getByText('เปิดรูปนี้ไม่ได้').waitFor();
  await input.setInputFiles(file(picture));
  const dialog = page.getByRole('dialog', { name: 'ตัดรูป' });
  await dialog.getByRole('application').waitFor();
  await dialog.getByText('ส่วนที่เลือก 300 × 300 พิกเซล').waitFor();
  await dialog.getByLabel('รูปทรงของกรอบ').selectOption('กำหนดเอง');
  const ratio = dialog.getByRole('slider', { name: 'กว้างต่อสูง' });
  for (let step = 0; step < 10; step += 1) await ratio.press('ArrowRight');
  await dialog.getByText('ส่วนที่เลือก 450 × 300 พิกเซล').waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'ใช้ส่วนนี้' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'ใช้ตรานี้' }).click();
  await confirm(page);
  await page.getByText('ตราสหกรณ์: แก้ที่นี่เมื่อ').waitFor();
  const shown = `[...document.querySelectorAll('main img')].every((one) => one.naturalWidth > 0)`;
  await holds(page, shown);
  const served = await page.request.get(`/mediafiles/images/Utils/cooplogo.png?${Math.random()}`);
  const made = sharp(await served.body());
  const { width: wide, height: high, hasAlpha } = await made.metadata();
  expect([wide, high, hasAlpha]).toEqual([450, 300, true]);
  // The corner was clear and still is; the middle was red.
  const { data, info } = await made.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
  const middle = (info.width * 150 + 225) * info.channels;
  expect([...data.subarray(middle, middle + 4)]).toEqual([170, 51, 51, 255]);
  await page.getByRole('button', { name: 'ใช้ค่าจากไฟล์: ตราสหกรณ์' }).click();
  await page.getByText('ตราสหกรณ์: ค่าจากไฟล์ตั้งค่า').waitFor();
  expect(testBrowser.faults(page, refusals)).toEqual([]);
  await testBrowser.leave(page);
});

test('R092 on a phone its parts share one line, and the one in force is in view', async () => {
  const page = await open(390, 'logo');
  const line = page.getByRole('navigation', { name: 'หมวดของข้อมูล' });
  const inLine = (name: string) =>
    `(() => {
      const line = document.querySelector('nav[aria-label="หมวดของข้อมูล"]');
      const outer = line.getBoundingClientRect();
      const tab = [...line.children].find((one) => one.textContent === '${name}');
      const inner = tab.getBoundingClientRect();
      return inner.left >= outer.left && inner.right <= outer.right && outer.height < 60;
    })()`;
  await holds(page, inLine(textOf.logo));
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  // By keys the line follows, and the page stays where it is.
  const first = line.getByRole('link').first();
  await first.focus();
  await holds(page, inLine(await first.innerText()));
  await page.keyboard.press('Enter');
  await page.waitForURL(/group=names/);
  await holds(page, inLine(await first.innerText()));
  expect(await page.evaluate('scrollY')).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await testBrowser.leave(page);
});
