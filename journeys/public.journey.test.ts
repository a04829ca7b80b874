import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, openStage, type Stage, widths } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Every public address of the site, with words that must stand in its source. */
const addresses: Readonly<Record<string, string>> = {
  '/home': 'ขอเชิญสมาชิกร่วมประชุมใหญ่',
  '/list/news': 'ข่าวสหกรณ์',
  '/list/activities': 'กิจกรรม',
  '/list/committee': 'คณะกรรมการ',
  '/list/downloads': 'ดาวน์โหลด',
  '/list/calendar': 'ปฏิทิน',
  '/list/all?q=ประชุมใหญ่': 'ประชุมใหญ่',
  '/show/501': 'หอประชุมโรงเรียนตัวอย่างวิทยา',
  '/board': 'กระดานถามตอบ',
  '/boardPost': 'ตั้งคำถามใหม่',
  '/boardShow/1': 'ตอบ',
  '/demand': 'เรื่องร้องเรียนและข้อเสนอแนะ',
  '/showdemand/1': 'รับเรื่อง',
  '/election': 'หมายเลข',
  '/election?year=2567': 'ผล',
  '/loancal': 'ตารางผ่อนชำระ',
  '/caldividend': 'เงินปันผล',
  '/cookie/cookies': 'acceptCookie',
  '/cookie/policy': 'ข้อมูลส่วนบุคคล',
  '/auth/notFoundUser': 'ไม่พบผู้ใช้งาน',
  '/auth/Error': 'temporarily unavailable',
  '/load': 'กำลังเปิดระบบ',
  '/colors': '#0b4ea2',
};
const paths = Object.keys(addresses);

const sideways = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

/** What every page must be, in the theme and at the width it is shown in. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
}

describe.each(widths)('at %i px', (width) => {
  test.each(paths)('%s is sound in both contrasts, and at 320 px', async (path) => {
    const page = await stage.newPage({ width });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectSound(page);
    // As the switch does it (kit/reading), without another load of every page.
    await page.evaluate(`document.documentElement.dataset.contrast = 'high'`);
    await page.setViewportSize({ width: width < 1024 ? 320 : width, height: 640 });
    await expectSound(page);
    expect(stage.faults(page)).toEqual([]);
    await page.context().close();
  });
});

test.each(paths)('R012–R027 %s opens directly, its content in the source', async (path) => {
  const answer = await fetch(`${stage.baseUrl}${path}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const [, app = ''] =
    /<div id="app">([\s\S]*)<\/div>\s*<script type="application/.exec(html) ?? [];
  expect(app).toContain(addresses[path]);
  expect(app).toContain('<h1');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/i);
});

/** From the front page by links alone; the page is not loaded anew. */
const ways: readonly (readonly [string, RegExp])[] = [
  ['/list/news', /ข่าวทั้งหมด/],
  ['/show/501', /ขอเชิญสมาชิกร่วมประชุมใหญ่/],
  ['/board', /ไปที่กระดาน/],
  ['/loancal', /^คำนวณเงินกู้$/],
  ['/caldividend', /^คำนวณเงินปันผล/],
  ['/demand', /^ร้องเรียนและเสนอแนะ$/],
  ['/election', /เลือกตั้ง/],
  ['/cookie/cookies', /ตั้งค่าคุกกี้/],
  ['/cookie/policy', /นโยบายความเป็นส่วนตัว/],
];

test.each(ways)('R012–R027 %s is reached from the front page', async (path, name) => {
  const page = await stage.newPage();
  await page.goto('/home', { waitUntil: 'networkidle' });
  await page.evaluate('window.stayed = true');
  await page.locator(`a[href="${path}"]`).filter({ hasText: name }).last().click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction('document.title !== ""');
  expect(await page.evaluate('window.stayed')).toBe(true);
  expect(stage.faults(page)).toEqual([]);
  await page.context().close();
});

test('without script every address reads, and no page asks anybody else for anything', async () => {
  const page = await stage.newPage({ script: false, width: 390 });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.baseUrl)) outside.push(request.url());
  });
  for (const path of paths) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    const shown = page.getByText(addresses[path] ?? '').filter({ visible: true });
    expect([path, await shown.count()]).not.toEqual([path, 0]);
  }
  expect(outside).toEqual([]);
  await page.context().close();
});

test('R010 no English but what the specification fixes', async () => {
  const page = await stage.newPage();
  const names = [
    'Tua Yang',
    'LINE',
    'Facebook',
    'YouTube',
    'OTP',
    'SMS',
    'RSS',
    'PDF',
    'CSV',
    'kB',
  ];
  const allowed = new RegExp(names.join('|'));
  for (const path of paths.filter((one) => !['/colors', '/cookie/cookies'].includes(one))) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const words = await page.evaluate<string[]>(
      `[...document.querySelectorAll('h1, h2, h3, button, label, legend, th, nav a, main a')]
        .filter((part) => part.closest('[lang="en"]') === null)
        .map((part) => part.innerText.trim()).filter((text) => /[a-z]{3,}/i.test(text))`,
    );
    expect(words.filter((text) => !allowed.test(text) && !text.includes('@'))).toEqual([]);
  }
  await page.context().close();
});
