import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { sideways } from '../../../journeys/mock-api.ts';
import {
  holds,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { hostile, hostileTitle } from './tests/hostile-post.ts';

let testBrowser: TestBrowser;
let hostileId = 0;

const asOwner = (text: string, values: unknown[] = []) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) => store.query(text, values));

beforeAll(async () => {
  testBrowser = await openTestBrowser();
  const { rows } = await asOwner(
    `INSERT INTO portal.board_topics (member_no, display_name, title, body, posted_at, search_text)
     VALUES ('000222', '<b onclick=alert(2)>', $1, $2, '2025-01-01', 'hostile') RETURNING id`,
    [hostileTitle, hostile],
  );
  hostileId = Number(rows[0].id);
  await asOwner(
    `INSERT INTO portal.board_answers (topic_id, from_staff, display_name, body)
     VALUES ($1, true, 'เจ้าหน้าที่สหกรณ์', $2)`,
    [hostileId, `${hostile} ดู https://coop.example/a และ /loancal`],
  );
});
afterAll(() => testBrowser.close());

async function open(options?: Parameters<TestBrowser['newPage']>[0]): Promise<Page> {
  const page = await testBrowser.newPage(options);
  await page.context().addCookies([{ name: 'acceptCookie', value: 'N', url: testBrowser.baseUrl }]);
  return page;
}

async function signIn(page: Page, memberNo: string): Promise<void> {
  await testBrowser.rememberBrowser(page, memberNo);
  await page.locator('input[name="membership_no"]').fill(memberNo);
  await page.locator('input[name="mem_password"]').fill(demoPassword);
  await page.locator('form:has([name="mem_password"]) button[type="submit"]').click();
}

const answerBox = (page: Page) => page.getByRole('textbox', { name: 'คำตอบ' });

test.each(widths)('R015 R016 R017 at %i px: no finding, nothing sideways', async (width) => {
  const page = await open({ width });
  const pages = ['/board', '/board?q=ไม่มีคำนี้', '/boardShow/14', `/boardShow/${hostileId}`];
  for (const path of [...pages, '/boardPost']) {
    await page.goto(path);
    await settled(page);
    expect(await axeFindings(page), path).toEqual([]);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
    expect(await page.locator('h1').count()).toBe(1);
  }
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

const writers = [
  [390, '000222'],
  [1440, '000123'],
] as const;
test.each(writers)('R037 at %i px: in as %s, back, ask, seen, answer', async (width, memberNo) => {
  const page = await open({ width });
  const title = `ถามจากจอกว้าง ${width} จุด`;
  const main = page.getByRole('main');
  await page.goto('/board');
  await settled(page);
  await page.getByRole('link', { name: 'ตั้งคำถาม' }).click();
  await main.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).click();
  await page.waitForURL('**/member/logon/boardPost');
  await signIn(page, memberNo);
  await page.waitForURL('**/boardPost');

  // Refused at the field; what was typed stays.
  await page.getByLabel('หัวข้อคำถาม').fill(title);
  await page.getByLabel('รายละเอียด').fill('โทรกลับที่ 081-000-4567');
  await page.getByRole('button', { name: 'ลงคำถาม' }).click();
  await main.getByText('อย่าลงเบอร์โทรศัพท์').waitFor();
  await holds(page, "document.activeElement.name === 'body'");
  await page.getByLabel('รายละเอียด').fill('ไอ้ ค.ว.ย');
  await page.getByRole('button', { name: 'ลงคำถาม' }).click();
  await main.getByText('มีคำที่กระดานนี้ไม่รับ').waitFor();
  expect(await page.getByLabel('หัวข้อคำถาม').inputValue()).toBe(title);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel('รายละเอียด').fill('บรรทัดแรก\nบรรทัดที่สอง');
  await main.getByText('22 / 4,000').waitFor();
  await page.getByRole('button', { name: 'ดูตัวอย่าง' }).click();
  const preview = page.getByRole('region', { name: 'ตัวอย่างที่จะแสดง' });
  expect(await preview.innerText()).toContain('บรรทัดแรก\nบรรทัดที่สอง');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'ลงคำถาม' }).click();
  await page.waitForURL(/\/boardShow\/\d+$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await main.getByText('ยังไม่มีคำตอบ').waitFor();

  await answerBox(page).fill('ตอบเองก็ได้ค่ะ');
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
  await main.getByRole('listitem').getByText('ตอบเองก็ได้ค่ะ').waitFor();
  await expect.poll(() => answerBox(page).inputValue()).toBe('');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'กระดานถามตอบ' }).first().click();
  const first = page.getByRole('region', { name: 'คำถามในกระดาน' }).getByRole('listitem').first();
  await first.getByText(title).waitFor();
  expect(await first.innerText()).toContain('1 คำตอบ');
  expect(await main.innerHTML()).not.toMatch(new RegExp(`>[^<]*${memberNo}`));
  expect(testBrowser.faults(page, /400/)).toEqual([]);
  await testBrowser.leave(page);
});

test('S14 what is being written is kept, and is there again after signing in', async () => {
  const page = await open();
  await page.goto('/member/logon/board/14');
  await signIn(page, '000123');
  await page.waitForURL('**/boardShow/14');
  await answerBox(page).fill('ยังคิดไม่จบ');
  await page.getByText('เก็บร่างไว้แล้ว').waitFor();
  await page.evaluate('localStorage.clear()');
  await page.context().clearCookies();

  await page.goto('/boardShow/14');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).click();
  await signIn(page, '000123');
  await page.waitForURL('**/boardShow/14');
  await page.getByText('นำข้อความที่พิมพ์ค้างไว้').waitFor();
  expect(await answerBox(page).inputValue()).toBe('ยังคิดไม่จบ');
  const forgotten = page.waitForResponse('**/api/member/board_draft');
  await page.getByRole('button', { name: 'ล้างแล้วเริ่มใหม่' }).click();
  await expect.poll(() => answerBox(page).inputValue()).toBe('');
  expect((await forgotten).ok()).toBe(true);
  await page.reload();
  await settled(page);
  expect(await answerBox(page).inputValue()).toBe('');
  expect(await page.getByText('นำข้อความที่พิมพ์ค้างไว้').count()).toBe(0);
  await testBrowser.leave(page);
});

/** Everything that words could do to a reader: dialogs, requests elsewhere. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    const { origin, href } = new URL(request.url());
    if (origin !== testBrowser.baseUrl && /^https?:/.test(href)) seen.push(`request ${href}`);
  });
  return seen;
}

test('T5 the same words as markup on an unguarded page do run, so the watch sees', async () => {
  const page = await open();
  const seen = watch(page);
  await page.setContent(`<main>${hostile}</main>`);
  const dialogs = () => seen.filter((one) => one.startsWith('dialog')).length;
  await expect.poll(dialogs).toBeGreaterThan(1);
  await testBrowser.leave(page);
});

test('T5 T29 what members write is shown as they wrote it and does nothing', async () => {
  const page = await open();
  const seen = watch(page);
  const main = page.getByRole('main');
  await page.goto('/board?page=2');
  const row = main.getByRole('link', { name: '<img src=x onerror=alert(1)>' });
  expect([...(await row.innerText())].length).toBeLessThanOrEqual(121);
  await row.click();
  await page.getByRole('heading', { level: 1, name: hostileTitle }).waitFor();
  expect(await main.innerText()).toContain("<script>alert('script')</script>");
  const bad = 'main :is(script, style, svg[onload], img, iframe, [onclick], [onerror])';
  expect(await page.locator(bad).count()).toBe(0);
  const hrefs = await page
    .locator('main article a, main ol a')
    .evaluateAll((links) => links.map((link) => String(Object(link).getAttribute('href'))));
  // Addresses lead somewhere in the cooperative's own words alone.
  expect(hrefs.toSorted()).toEqual([
    ...['/loancal', 'https://coop.example/a', 'https://evil.example/steal'],
  ]);
  expect(await page.locator('main article a').count()).toBe(0);
  await page.reload();
  await settled(page);
  expect(seen).toEqual([]);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R164 a board that cannot be had says so in its place, and comes back', async () => {
  const page = await open();
  await page.goto('/boardPost');
  await settled(page);
  await page.route('**/api/info/board', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'กระดานถามตอบ' }).click();
  await page.getByText('โหลดกระดานถามตอบไม่สำเร็จ').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute('**/api/info/board');
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByRole('region', { name: 'คำถามในกระดาน' }).waitFor();
  await testBrowser.leave(page);
});

test('without script the board reads and searches, and says what writing needs', async () => {
  const page = await open({ script: false });
  await page.goto('/board');
  await page.getByLabel('ค้นหาคำถาม').fill('ลดหย่อนภาษี');
  await page.locator('main').getByRole('button', { name: 'ค้นหา' }).click();
  await page.getByRole('link', { name: 'ขอใบรับรองดอกเบี้ย' }).click();
  await page.getByRole('heading', { level: 1, name: 'ขอใบรับรองดอกเบี้ย' }).waitFor();
  const shownText = await page.getByRole('main').innerText();
  expect(shownText).toContain('การเขียนในกระดานต้องใช้ JavaScript');
  const missing = await page.goto('/boardShow/999999');
  expect(missing?.status()).toBe(404);
  await testBrowser.leave(page);
});

test('a question by keyboard alone: find the form, write, read the preview, send', async () => {
  const page = await open();
  await page.goto('/member/logon/boardPost');
  await signIn(page, '000222');
  await page.waitForURL('**/boardPost');
  await page.getByLabel('หัวข้อคำถาม').focus();
  await page.keyboard.type('ถามด้วยแป้นพิมพ์อย่างเดียว');
  await page.keyboard.press('Tab');
  await page.keyboard.type('รายละเอียดพอสมควร');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ครูแป้นพิมพ์');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'ตัวอย่างที่จะแสดง' }).getByText('ครูแป้นพิมพ์').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/boardShow\/\d+$/);
  await page.getByText('ครูแป้นพิมพ์').waitFor();
  await testBrowser.leave(page);
});
