/** A visitor who reads: cookies, menus, search, sizes and colours, documents. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../../test-browser.ts';
import { startAsStranger, type Walk } from '../walk.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const start = (path: string, width?: number) => startAsStranger(testBrowser, path, width);

const readConsent = async ({ page }: Walk) =>
  (await page.context().cookies()).find(({ name }) => name === 'acceptCookie')?.value;

test('R003 R027 by keys alone: the banner answered, then a change of mind', async () => {
  const walk = await start('/home');
  const { page } = walk;
  const banner = page.getByRole('region', { name: 'เว็บไซต์นี้ใช้คุกกี้ที่จำเป็น' });
  await walk.to(/^นโยบายคุกกี้$/);
  await walk.to(/^ปฏิเสธ$/);
  await walk.press('Space');
  await banner.waitFor({ state: 'detached' });
  expect(await readConsent(walk)).toBe('N');
  // The keys go on from the page, not from nowhere.
  await walk.to(/./);

  await walk.go('/cookie/cookies');
  await walk.sees('คำตอบของคุณตอนนี้: ปฏิเสธ');
  await walk.skip();
  await walk.follow(/^ยอมรับ$/);
  await walk.sees('คำตอบของคุณตอนนี้: ยอมรับ');
  expect(await readConsent(walk)).toBe('Y');
  // The buttons stay, and so does the focus: the answer can be changed again.
  await walk.at(/^ยอมรับ$/);
  await walk.press('Shift+Tab', 'Space');
  await walk.sees('คำตอบของคุณตอนนี้: ปฏิเสธ');
  expect(await readConsent(walk)).toBe('N');
  await walk.end(15);
});

test('by keys alone: the search of the bar, and an article that it found', async () => {
  const walk = await start('/home');
  const { page } = walk;
  await walk.write(/^q$/, 'สวัสดิการ');
  await walk.press('Enter');
  await walk.arrive(/\/list\/all\?q=/);
  await walk.hears(/พบ “สวัสดิการ”/);
  await walk.skip();
  const title = 'สวัสดิการเก้าประเภทที่สมาชิกได้รับ';
  await walk.follow(new RegExp(`^${title}$`));
  await walk.arrive(/\/show\/\d+/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await walk.atMain();
  await walk.end(30);
});

test('R031 by keys alone: the row of the menu, a submenu, a page that it opens', async () => {
  const walk = await start('/home');
  const { page } = walk;
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  const open = menu.locator('[aria-expanded="true"][aria-controls^="bar-"]');
  await walk.to(/^รู้จักสหกรณ์/);
  await walk.press('ArrowDown');
  await walk.at(/^ไปหน้ารู้จักสหกรณ์$/);
  await walk.press('Escape');
  await walk.at(/^รู้จักสหกรณ์/);
  await expect.poll(() => open.count()).toBe(0);
  await walk.press('ArrowRight', 'ArrowDown', 'ArrowDown');
  await walk.at(/^เงินกู้ฉุกเฉิน/);
  await walk.press('Enter');
  await walk.arrive('**/list/loan-emergency');
  await page.getByRole('heading', { level: 1, name: 'เงินกู้ฉุกเฉิน' }).waitFor();
  await walk.atMain();
  expect(await open.count()).toBe(0);
  await walk.end(20);
});

test('R032 by keys alone at 390 px: the menu unfolds, folds again, and leads away', async () => {
  const walk = await start('/home', 390);
  const { page } = walk;
  await walk.follow(/^เมนู$/);
  await walk.at(/^ปิดเมนู$/);
  await walk.to(/^q$/);
  await walk.press('Escape');
  // What was open is closed, and the keys stand where it was opened.
  await walk.at(/^เมนู$/);
  await walk.press('Enter');
  await walk.follow(/^เงินฝาก/);
  await walk.follow(/^ไปหน้าเงินฝาก$/);
  await walk.arrive('**/list/deposits');
  await page.getByRole('heading', { level: 1, name: 'เงินฝาก' }).waitFor();
  await walk.atMain();
  await page.getByRole('button', { name: 'เมนู', exact: true, expanded: false }).waitFor();
  await walk.end(25);
});

test('R187 by keys alone at 390 px: larger letters, the dark theme, both still there', async () => {
  const walk = await start('/home', 390);
  const { page } = walk;
  const opener = /ขนาดตัวอักษรและสีของหน้าจอ/;
  await walk.follow(opener);
  await walk.to(/ตัวอักษรใหญ่มาก$/);
  await walk.press('Space');
  await page.getByRole('button', { name: /ตัวอักษรใหญ่มาก$/, pressed: true }).waitFor();
  await walk.press('Tab', 'ArrowDown');
  const root = page.locator('html');
  await expect.poll(() => root.getAttribute('data-colours')).toBe('dark');
  await walk.press('Escape');
  await walk.at(opener);
  const size = await root.getAttribute('data-size');
  await walk.go('/list/news');
  expect(await root.getAttribute('data-colours')).toBe('dark');
  expect(await root.getAttribute('data-size')).toBe(size);
  await walk.end(20);
});

test('by keys alone: the list of documents searched, one of them fetched', async () => {
  const walk = await start('/list/downloads');
  const { page } = walk;
  await walk.decline();
  await walk.write(/^q$/, 'หักเงินเดือน');
  await walk.press('Enter');
  await walk.arrive(/\/list\/downloads\?q=/);
  await walk.sees(/^พบ “หักเงินเดือน”/);
  await walk.skip();
  await walk.follow(/^หนังสือยินยอมให้หักเงินเดือน$/);
  await walk.arrive(/\/show\/\d+/);
  await page.getByRole('heading', { level: 1, name: 'หนังสือยินยอมให้หักเงินเดือน' }).waitFor();
  await walk.atMain();
  await walk.to(/^หนังสือยินยอมให้หักเงินเดือน\s*PDF/);
  await walk.end(55);
});

test('2.1.2 by keys alone: nothing holds them on the way out of a page', async () => {
  const walk = await start('/caldividend');
  await walk.out();
  await walk.go('/demand');
  await walk.out();
  await walk.end(200);
});
