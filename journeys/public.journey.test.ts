import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, holds, openStage, rulesOfColour, type Stage } from './stage.ts';

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
  '/election': 'คำขอเปลี่ยนหน่วยเลือกตั้ง ประจำปี 2569',
  '/election?year=2567': 'รายงานผลการเลือกตั้ง',
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
  page.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - innerWidth)');

/** Addresses that show another state of a page: its status, and what tells that it is there. */
const states: readonly (readonly [path: string, status: number, sign: string])[] = [
  ['/x', 404, 'main >> text=was not found'],
  ['/show/701', 200, 'article h1'],
  ['/demand?view=file', 200, '[name="detail"]'],
  ['/demand?view=track', 200, '[name="code"]'],
  ['/board?q=zzz', 200, 'main >> text=/^ไม่พบ/'],
  ['/loancal?amount=x&rate=900', 200, '[name="amount"][aria-invalid="true"]'],
  ['/caldividend?bf=x&rate=900', 200, '[name="bf"][aria-invalid="true"]'],
];
const shown = [...paths.map((path) => [path, 200, 'h1'] as const), ...states];

/** What every page must be at a width, in both contrasts. Two looks with axe. */
async function expectSound(page: Page): Promise<void> {
  for (const contrast of ['normal', 'high'] as const) {
    // As the switch does it (kit/reading), without another load of every page.
    await page.evaluate(`document.documentElement.dataset.contrast = '${contrast}'`);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect([contrast, await sideways(page)]).toEqual([contrast, 0]);
    // The other contrast is the same page in other colours.
    const found = await axeFindings(page, contrast === 'high' ? rulesOfColour : undefined);
    expect([contrast, found]).toEqual([contrast, []]);
  }
}

test.each(shown)('%s (%i) is sound in both contrasts at each width', async (path, status, sign) => {
  const page = await stage.newPage({ width: 390 });
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(status);
  expect(await page.locator(sign).count()).toBeGreaterThan(0);
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSound(page);
  }
  expect(stage.faults(page, status === 404 ? /status of 404/ : undefined)).toEqual([]);
  await page.context().close();
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

/** By links of the front page alone; the page is not loaded anew. */
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

/** Deeper ones, from the page that leads there. */
const onward: readonly (readonly [string, RegExp, string])[] = [
  ['/boardPost', /ตั้งคำถาม/, '/board'],
  ['/boardShow', /./, '/board'],
  ['/showdemand', /./, '/demand'],
];

test.each([...ways.map(([path, name]) => [path, name, '/home'] as const), ...onward])(
  'R012–R027 %s is reached by link %s of %s',
  async (path, name, from) => {
    const page = await stage.newPage();
    await page.goto(from, { waitUntil: 'networkidle' });
    await page.evaluate('window.stayed = true');
    const links = page.locator(`a[href="${path}"], main a[href^="${path}/"]`);
    await links.filter({ hasText: name }).last().click();
    await page.waitForURL(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await holds(page, 'document.title !== ""');
    expect(await page.evaluate('window.stayed')).toBe(true);
    expect(stage.faults(page)).toEqual([]);
    await page.context().close();
  },
);

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
