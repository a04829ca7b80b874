import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../browser/settled.ts';
import { holds, openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { addresses, paths } from './addresses.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test.each(paths)('R012–R027 %s opens directly, its content in the source', async (path) => {
  const answer = await fetch(`${testBrowser.baseUrl}${path}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const [, app = ''] =
    /<div id="app">([\s\S]*)<\/div>\s*<script type="application/.exec(html) ?? [];
  // In its words: a line may be kept together by a tag between them.
  expect(app.replaceAll(/<[^>]*>/g, '')).toContain(addresses[path]);
  expect(app).toContain('<h1');
  // Nothing that the policy would refuse: what stands in the page is allowed by its hash.
  const policy = answer.headers.get('content-security-policy');
  const inPage = /(<(?:style|script)\b[^>]*>)([\s\S]*?)<\/(?:style|script)>/g;
  for (const [, tag = '', content = ''] of html.matchAll(inPage)) {
    if (content === '' || tag.includes('type="application/')) continue;
    expect(policy, tag).toContain(`'sha256-${hash('sha256', content, 'base64')}'`);
  }
  expect(html.replaceAll(inPage, '$1')).not.toMatch(/\sstyle=|\son\w+=/i);
});

/** By links of the front page alone; the page is not loaded anew. */
const linkTargets: readonly (readonly [string, RegExp])[] = [
  ['/list/news', /ข่าวทั้งหมด/],
  ['/show/501', /ขอเชิญสมาชิกร่วมประชุมใหญ่/],
  ['/board', /^กระดานถามตอบล่าสุด$/],
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

test.each([...linkTargets.map(([path, name]) => [path, name, '/home'] as const), ...onward])(
  'R012–R027 %s is reached by link %s of %s',
  async (path, name, from) => {
    const page = await testBrowser.newPage();
    await page.goto(from);
    await settled(page);
    await page.evaluate('window.stayed = true');
    const links = page.locator(`a[href="${path}"], main a[href^="${path}/"]`);
    await links.filter({ hasText: name }).last().click();
    await page.waitForURL(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`));
    await settled(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await holds(page, 'document.title !== ""');
    expect(await page.evaluate('window.stayed')).toBe(true);
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  },
);

test('without script every address reads, and no page asks anybody else for anything', async () => {
  const page = await testBrowser.newPage({ script: false, width: 390 });
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(testBrowser.baseUrl)) outside.push(request.url());
  });
  for (const path of paths) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    const shown = page.getByText(addresses[path] ?? '').filter({ visible: true });
    expect([path, await shown.count()]).not.toEqual([path, 0]);
  }
  expect(outside).toEqual([]);
  await testBrowser.leave(page);
});

test('R010 no English but what the specification fixes', async () => {
  const page = await testBrowser.newPage();
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
    await page.goto(path);
    await settled(page);
    const words = await page.evaluate<string[]>(
      `[...document.querySelectorAll('h1, h2, h3, button, label, legend, th, nav a, main a')]
        .filter((part) => part.closest('[lang="en"]') === null)
        .map((part) => [...part.querySelectorAll('[lang="en"]')]
          .reduce((text, english) => text.replace(english.innerText, ''), part.innerText).trim())
        .filter((text) => /[a-z]{3,}/i.test(text))`,
    );
    expect(words.filter((text) => !allowed.test(text) && !text.includes('@'))).toEqual([]);
  }
  await testBrowser.leave(page);
});
