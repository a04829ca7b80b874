/** A cooperative's first minutes: from an empty store to a finished front page, by keyboard. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp, temporaryFolder } from '../../tools/app.ts';
import { axeFindings } from '../axe/findings.ts';
import { settled } from '../browser/settled.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';

let testBrowser: TestBrowser;
let app: RunningApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  folder = await temporaryFolder();
  app = await startApp({ dataDir: folder.path, env: { DEMO: '0' } });
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
  await testBrowser.close();
});

type Page = Awaited<ReturnType<TestBrowser['newPage']>>;

const printed = /\/office\/begin .*?([a-z0-9]{5}(?:-[a-z0-9]{5}){3})/;
const printedCode = () => printed.exec(app.output())?.[1];
const codeOf = (key: string) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(key) }).generate();

/** Goes on with Tab until the focus stands on what has this name or label. */
async function toLabel(page: Page, label: string): Promise<void> {
  const has = `(() => { const one = document.activeElement;
    const labels = [...(one?.labels ?? [])].map((label) => label.textContent);
    const words = [one?.getAttribute('aria-label'), ...labels,
      one?.matches('button, a') ? one.textContent : ''];
    return words.some((w) => w?.trim() === ${JSON.stringify(label)}); })()`;
  for (let at = 0; at < 80; at += 1) {
    if (await page.evaluate<boolean>(has)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${label}`);
}
async function type(page: Page, label: string, words: string): Promise<void> {
  await toLabel(page, label);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
}
async function press(page: Page, label: string): Promise<void> {
  await toLabel(page, label);
  await page.keyboard.press('Enter');
}

test('D-37 R033 D-16 a newcomer makes a site that looks finished, by keyboard alone', async () => {
  const code = printedCode();
  expect(code).toMatch(/^[a-z0-9-]{23}$/);
  const page = await testBrowser.newPage();
  // Whoever comes to the office first is told where to begin.
  await page.goto(`${app.baseUrl}/office`);
  await page.getByText('ยังไม่มีเจ้าหน้าที่').waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'เริ่มใช้งานด้วยรหัส');
  await page.getByRole('heading', { level: 1, name: 'เริ่มใช้งานสหกรณ์ของคุณ' }).waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await type(page, 'รหัสเริ่มใช้งาน', code ?? '');
  await type(page, 'ชื่อและนามสกุล', 'สมศรี ใจดี');
  await type(page, 'ชื่อผู้ใช้', 'somsri');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ฝนตกที่ริมน้ำสามวัน');
  await page.locator('[name=again]').focus();
  await page.keyboard.type('ฝนตกที่ริมน้ำสามวัน');
  await page.keyboard.press('Enter');
  const shown = await page.locator('code').textContent();
  const key = String(shown).replaceAll(' ', '');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await type(page, 'รหัส 6 หลักจากแอป', codeOf(key));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'สร้างผู้ดูแลระบบแล้ว' }).waitFor();
  const codes = page.getByRole('list', { name: 'รหัสสำรอง 10 รหัส' }).getByRole('listitem');
  expect(await codes.count()).toBe(10);
  for (const name of ['คัดลอก', 'บันทึกเป็นไฟล์', 'พิมพ์']) await toLabel(page, name);
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'เก็บรหัสแล้ว ไปขั้นตอนแรก');
  await page.getByRole('heading', { level: 1, name: 'เริ่มต้นใช้งาน' }).waitFor();
  await page.getByText('ยังเป็นค่าตัวอย่าง').waitFor();
  await page.getByText('งานที่ยังไม่มีผู้ทำ').waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);

  await press(page, 'สร้างเมนูนี้');
  await page.getByText('สร้างเมนูแล้ว').waitFor();
  await page.getByLabel('เนื้อหา').waitFor();
  await type(page, 'เนื้อหา', 'สหกรณ์เปิดเว็บไซต์ใหม่แล้ว');
  await press(page, 'ประกาศข่าว');
  await page.getByText('ประกาศข่าวแล้ว').waitFor();
  await press(page, 'ไปที่ชื่อสหกรณ์');
  await page.getByRole('heading', { level: 1, name: 'ข้อมูลสหกรณ์' }).waitFor();
  await page.getByLabel('ชื่อสหกรณ์ภาษาไทย').waitFor();
  await type(page, 'ชื่อสหกรณ์ภาษาไทย', 'สหกรณ์ออมทรัพย์บ้านใหม่ จำกัด');
  await page.keyboard.press('Enter');
  // The code that made the admin is the confirmation of what follows at once.
  await page.getByText('ชื่อสหกรณ์ภาษาไทย: แก้ที่นี่เมื่อ').waitFor();
  // A room whose role the first admin has not says whose it is.
  await page.goto(`${app.baseUrl}/office/rates`);
  const shut = 'อัตราดอกเบี้ยและปันผลเปิดตามหน้าที่';
  await page.getByRole('heading', { level: 1, name: shut }).waitFor();
  await page.getByText(/ผู้มีหน้าที่การเงิน .*เพิ่มให้ตนเองไม่ได้/).waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await testBrowser.leave(page);

  for (const width of widths) {
    const visitor = await testBrowser.newPage({ width });
    await visitor.goto(`${app.baseUrl}/home`);
    await visitor.getByText('เปิดเว็บไซต์ใหม่ของสหกรณ์').first().waitFor();
    expect(await visitor.title()).toContain('สหกรณ์ออมทรัพย์บ้านใหม่ จำกัด');
    await settled(visitor);
    expect(await axeFindings(visitor)).toEqual([]);
    expect(await visitor.getByText(/^ยังไม่มี/).count()).toBe(0);
    // Nothing of the example stands there as the cooperative's own.
    const site = await visitor.content();
    for (const theirs of ['line.me', 'youtube.com', 'mlat=', 'annual-report.pdf', '/show/506']) {
      expect(site).not.toContain(theirs);
    }
    await visitor.goto(`${app.baseUrl}/loancal`);
    await visitor.getByLabel('ประเภทเงินกู้').waitFor();
    expect(await visitor.getByRole('option', { name: 'เงินกู้สามัญ' }).count()).toBe(0);
    expect(testBrowser.faults(visitor)).toEqual([]);
    await testBrowser.leave(visitor);
  }

  const late = await testBrowser.newPage();
  await late.goto(`${app.baseUrl}/office/begin`);
  await late.getByRole('heading', { name: 'ไม่พบหน้านี้' }).waitFor();
  await testBrowser.leave(late);
});
