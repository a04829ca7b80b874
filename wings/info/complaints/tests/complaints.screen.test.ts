import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaptcha } from '../../../../api/captcha/captcha.api.ts';
import { showCode } from '../../../../core/codes/tracking-code.ts';
import { casesOn, demoTrackingCode } from '../../../../demo/seed/demand.ts';
import { referenceTimeline } from '../../../../demo/timeline.ts';
import { axeFindings } from '../../../../journeys/axe/findings.ts';
import { settled } from '../../../../journeys/browser/settled.ts';
import { failure, success } from '../../../../journeys/mock-api.ts';
import {
  holds,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../../journeys/test-browser.ts';
import { fileComplaint } from '../complaints.api.ts';

const { published: publishedCases, unpublished: privateCases } = casesOn(referenceTimeline);

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const detail = 'หน้าเคาน์เตอร์มีที่นั่งรอไม่พอในวันสิ้นเดือน';
const shownCode = /^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/;

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}
const clickButton = (page: Page, name: string) => page.getByRole('button', { name }).click();
const codeOf = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'รหัสติดตามของคุณ' }) })
    .locator('p')
    .first()
    .innerText();

test.each(widths)(
  'R018 R019 at %i px: each part found and without findings of axe',
  async (width) => {
    const page = await testBrowser.newPage({ stranger: true, width });
    await page.goto('/home');
    await page.goto('/demand');
    const parts = page.getByRole('navigation', { name: 'ส่วนของหน้านี้' });
    for (const [name, heading] of [
      ['แจ้งเรื่อง', 'แจ้งเรื่องร้องเรียนหรือข้อเสนอแนะ'],
      ['ติดตามเรื่อง', 'ติดตามเรื่องของคุณ'],
    ] as const) {
      await parts.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
    }
    await parts.getByRole('link', { name: 'เผยแพร่แล้ว' }).click();
    await page.getByRole('link', { name: publishedCases[0]?.topic ?? '' }).click();
    await page.waitForURL('**/showdemand/1');
    await page.getByRole('heading', { level: 2, name: 'ลำดับการดำเนินงาน' }).waitFor();
    await settled(page);
    expect(await page.locator('h1').allInnerTexts()).toEqual([publishedCases[0]?.topic]);
    expect(await page.title()).toContain(publishedCases[0]?.topic ?? '-');
    expect(await axeFindings(page)).toEqual([]);
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test('R018 R019 both pages are served whole, and what is private or missing as 404', async () => {
  const page = await testBrowser.newPage({ stranger: true, script: false });
  expect((await page.goto('/demand?category=LOAN'))?.status()).toBe(200);
  const list = page.getByRole('region', { name: 'เรื่องที่เผยแพร่' }).last();
  expect(await list.getByRole('link').count()).toBe(2);
  await page.getByLabel('สถานะ').selectOption('ANSWERED');
  await clickButton(page, 'แสดง');
  await expect.poll(() => list.getByRole('link').count()).toBe(1);
  expect((await page.goto('/showdemand/1'))?.status()).toBe(200);
  expect(await page.locator('main').innerText()).toContain(publishedCases[0]?.answer);
  for (const address of ['/showdemand/11', '/showdemand/999', '/showdemand/x', '/demand?page=x']) {
    expect((await page.goto(address))?.status()).toBe(404);
    expect(await page.locator('main').innerText()).toContain('was not found');
  }
  await testBrowser.leave(page);
});

test.each([true, false])('D-21 filed, and found again by its code; script: %s', async (script) => {
  const page = await testBrowser.newPage({ stranger: true, width: script ? 1440 : 390, script });
  await page.goto('/demand?view=file');
  if (script) await settled(page);
  const topic = `ขอที่นั่งรอ ${script}`;
  await fill(page, { หัวข้อเรื่อง: topic, รายละเอียด: detail });
  await page.getByLabel('ประเภทเรื่อง').selectOption('SERVICE');
  await page.getByLabel(/ไม่เปิดเผยตัว/).check();
  expect(await page.getByLabel('ชื่อผู้แจ้ง').isVisible()).toBe(false);
  await clickButton(page, 'ส่งเรื่อง');
  const message = page.getByText('รับเรื่องของคุณแล้ว');
  await message.waitFor();
  // Both move until the page has come to rest: measured together.
  const belowBar = async () => {
    const bar = await page.locator('nav').first().boundingBox();
    const title = await message.boundingBox();
    return (title?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  };
  await expect.poll(belowBar).toBeGreaterThan(0);
  const code = (await codeOf(page)).replace(/\s/g, '');
  expect(code).toMatch(shownCode);
  expect(await page.getByRole('button', { name: 'คัดลอกรหัส' }).count()).toBe(script ? 1 : 0);
  expect(await axeFindings(script ? page : await withScript(page))).toEqual([]);
  await page.getByRole('link', { name: 'ติดตามเรื่อง' }).last().click();
  await page.getByLabel('รหัสติดตาม', { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '));
  await clickButton(page, 'ดูสถานะ');
  const found = page.getByRole('region', { name: 'เรื่องของคุณ', exact: true });
  await found.getByRole('heading', { name: topic }).waitFor();
  expect(await found.innerText()).toContain('เรื่องนี้เป็นส่วนตัว');
  expect(await found.innerText()).not.toContain(detail);
  if (script) expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

/** axe needs script: the same markup in a page that has it. */
async function withScript(page: Page): Promise<Page> {
  const other = await testBrowser.newPage({ stranger: true, width: 390 });
  await other.goto('/demand?view=file');
  await settled(other);
  expect(await page.locator('h1').count()).toBe(1);
  return other;
}

test.each([true, false])('what was typed stays when it is refused; script: %s', async (script) => {
  const page = await testBrowser.newPage({ stranger: true, width: 390, script });
  await page.goto('/demand?view=file');
  if (script) await settled(page);
  await fill(page, { หัวข้อเรื่อง: 'ที่จอดรถ', รายละเอียด: 'สั้น', อีเมล: 'ไม่ใช่อีเมล' });
  await page.getByLabel('ประเภทเรื่อง').selectOption('OTHER');
  await page.getByLabel(/อนุญาตให้เผยแพร่/).check();
  await clickButton(page, 'ส่งเรื่อง');
  await page.getByText('รายละเอียดต้องมีอย่างน้อย 10 ตัวอักษร').waitFor();
  await page.getByText('อีเมลไม่ถูกต้อง').waitFor();
  expect(await page.getByLabel('รายละเอียด').getAttribute('aria-invalid')).toBe('true');
  if (script) {
    await holds(page, "document.activeElement.name === 'detail'");
  }
  for (const [label, value] of [
    ['หัวข้อเรื่อง', 'ที่จอดรถ'],
    ['รายละเอียด', 'สั้น'],
    ['อีเมล', 'ไม่ใช่อีเมล'],
    ['ประเภทเรื่อง', 'OTHER'],
  ] as const) {
    expect(await page.getByLabel(label).inputValue()).toBe(value);
  }
  expect(await page.getByLabel(/อนุญาตให้เผยแพร่/).isChecked()).toBe(true);
  expect(await page.getByLabel(/ไม่เปิดเผยตัว/).isChecked()).toBe(false);
  await testBrowser.leave(page);
});

test.each([true, false])(
  'a code that opens nothing is said at the field; script: %s',
  async (script) => {
    const page = await testBrowser.newPage({ stranger: true, script });
    await page.goto('/demand?view=track');
    if (script) await settled(page);
    for (const [typed, message] of [
      ['7K3M', 'รหัสติดตามไม่ถูกต้อง'],
      ['0'.repeat(28), 'ไม่พบเรื่องที่ใช้รหัสนี้'],
    ] as const) {
      await page.getByLabel('รหัสติดตาม', { exact: true }).fill(typed);
      await clickButton(page, 'ดูสถานะ');
      await page.getByText(message).waitFor();
      expect(await page.getByLabel('รหัสติดตาม', { exact: true }).inputValue()).toBe(typed);
    }
    await page.getByLabel('รหัสติดตาม', { exact: true }).fill(showCode(demoTrackingCode));
    await clickButton(page, 'ดูสถานะ');
    await page.getByText(privateCases[0]?.answer ?? '-').waitFor();
    await testBrowser.leave(page);
  },
);

test('S5 T14 an owed proof is made in silence; where it fails the telephone is told', async () => {
  const page = await testBrowser.newPage({ stranger: true, width: 390 });
  await page.goto('/demand?view=file');
  await settled(page);
  const { example, path } = fileComplaint;
  let isSolvable = false;
  await page.route(`**${path}`, async (route) => {
    const { status = 200, body } = route.request().postDataJSON().recaptcha
      ? success(example)
      : failure(400, 'captcha_needed');
    await route.fulfill({ status, json: body });
  });
  await page.route(`**${readCaptcha.path}`, (route) =>
    isSolvable ? route.continue() : route.abort(),
  );
  await fill(page, { หัวข้อเรื่อง: 'ที่นั่งรอ', รายละเอียด: detail });
  await page.getByLabel('ประเภทเรื่อง').selectOption('SERVICE');
  await clickButton(page, 'ส่งเรื่อง');
  const line = page.getByRole('status').filter({ hasText: 'ยืนยันไม่สำเร็จ' });
  await line.waitFor();
  expect(await line.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await page.getByLabel('รายละเอียด').inputValue()).toBe(detail);
  expect(await axeFindings(page)).toEqual([]);
  isSolvable = true;
  await clickButton(page, 'ส่งเรื่อง');
  expect((await codeOf(page)).replace(/\s/g, '')).toBe(example.tracking_code);
  expect(testBrowser.faults(page, /status of 400|ERR_FAILED/)).toEqual([]);
  await testBrowser.leave(page);
});

test('T5 hostile words of a case are shown as words', async () => {
  const page = await testBrowser.newPage({ stranger: true });
  page.on('dialog', () => {
    throw new Error('a dialog opened');
  });
  await page.goto('/demand?view=file');
  await settled(page);
  const hostile = '<img src=x onerror=alert(1)><b>หนา</b>';
  await fill(page, { หัวข้อเรื่อง: hostile, รายละเอียด: detail });
  await page.getByLabel('ประเภทเรื่อง').selectOption('OTHER');
  await clickButton(page, 'ส่งเรื่อง');
  const code = (await codeOf(page)).replace(/\s/g, '');
  await page.goto('/demand?view=track');
  await settled(page);
  await page.getByLabel('รหัสติดตาม', { exact: true }).fill(code);
  await clickButton(page, 'ดูสถานะ');
  await page.getByRole('heading', { name: hostile }).waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('nothing scrolls sideways at 320 px, with the largest letters too', async () => {
  const page = await testBrowser.newPage({ stranger: true, width: 320 });
  for (const address of ['/demand', '/demand?view=file', '/demand?view=track', '/showdemand/1']) {
    await page.goto(address);
    // Measured in the page's own letters.
    await settled(page);
    await page.evaluate("document.documentElement.dataset.text = '150'");
    const over = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect([address, over]).toEqual([address, 0]);
  }
  await testBrowser.leave(page);
});
