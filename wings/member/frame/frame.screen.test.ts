import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  callsTo,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { readLastUpdate } from './frame.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const updated = `POST ${readLastUpdate.path}`;
const deposits = 'GET /api/member/deposit';
const none = {
  as_of: '2025-11-28',
  accounts: [],
  total_balance: '0.00',
  total_accrued_interest: '0.00',
};

async function open(path: string, answers: MockResponses = {}, width = 1440) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, { [deposits]: success(none), ...answers });
  await page.goto(path);
  return { page, requests };
}

const menuOf = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.getByRole('navigation', { name: 'เมนูสมาชิก' });

describe('the frame', () => {
  test('R059 R060 the menu in its order, and the way to the main site', async () => {
    const { page } = await open('/member/deposit');
    const items = menuOf(page).getByRole('listitem');
    await items.first().waitFor();
    expect((await items.allInnerTexts()).map((text) => text.trim())).toEqual([
      'ข้อมูลส่วนบุคคล',
      'ทุนเรือนหุ้น',
      'เงินกู้',
      'เงินฝาก',
      'รายการเรียกเก็บ',
      'การค้ำประกัน',
      'ปันผล/เฉลี่ยคืน',
      'ผู้รับโอนประโยชน์',
      'เปลี่ยนรหัสผ่าน',
      'ออกจากระบบ',
      'กลับหน้าหลัก',
    ]);
    // Beside the page, the rooms that R059 does not name are folded away before log out.
    await menuOf(page).getByText('บริการอื่น').click();
    expect((await items.allInnerTexts()).slice(8).map((text) => text.trim())).toEqual([
      ...['เปลี่ยนรหัสผ่าน', 'ฌาปนกิจสงเคราะห์', 'สวัสดิการ', 'หนังสือรับรองยอด'],
      ...['ความปลอดภัยของบัญชี', 'ออกจากระบบ', 'กลับหน้าหลัก'],
    ]);
    const home = menuOf(page).getByRole('link', { name: 'กลับหน้าหลัก' });
    expect(await home.getAttribute('href')).toBe('/home');
    await testBrowser.leave(page);
  });

  test('R006 the header: both names of the cooperative, number, name and surname', async () => {
    const { page } = await open('/member/deposit');
    const head = page.getByRole('banner');
    await head.getByText('สหกรณ์ออมทรัพย์ครูตัวอย่าง').waitFor();
    expect(await head.getByText('Tua Yang Teachers').isVisible()).toBe(true);
    expect(await page.getByText('นางสมหญิง ใจดี', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('เลขทะเบียนสมาชิก 000123').isVisible()).toBe(true);
    await testBrowser.leave(page);
  });

  const rooms = [
    ['status', 'สวัสดี คุณสมหญิง', 'ข้อมูลส่วนบุคคล'],
    ['share', 'ทุนเรือนหุ้น', 'ทุนเรือนหุ้น'],
    ['loan', 'เงินกู้', 'เงินกู้'],
    ['loan_statement/1', /./, 'เงินกู้'],
    ['kep', 'รายการเรียกเก็บ', 'รายการเรียกเก็บ'],
    ['kepcrem', 'ฌาปนกิจสงเคราะห์', 'ฌาปนกิจสงเคราะห์'],
    ['coll', 'การค้ำประกัน', 'การค้ำประกัน'],
    ['gian', 'ผู้รับโอนประโยชน์', 'ผู้รับโอนประโยชน์'],
    ['welfare', 'สวัสดิการ', 'สวัสดิการ'],
    ['dividend', 'ปันผล/เฉลี่ยคืน', 'ปันผล/เฉลี่ยคืน'],
    ['certificate', 'หนังสือรับรองยอด', 'หนังสือรับรองยอด'],
    ['security', 'ความปลอดภัยของบัญชี', 'ความปลอดภัยของบัญชี'],
  ] as const;

  test('R062 the entry follows the path, deep links and statements too', async () => {
    const page = await testBrowser.newPage();
    await mockMemberApi(page, {
      'GET /api/member/:room': failure(503, 'unavailable'),
      'GET /api/member/:room/:id': failure(503, 'unavailable'),
      'GET /api/member/picture': success({ url: null }),
    });
    await page.goto('/member/password');
    const current = menuOf(page).locator('[aria-current="page"]');
    await page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
    expect((await current.allInnerTexts()).map((name) => name.trim())).toEqual(['เปลี่ยนรหัสผ่าน']);
    for (const [word, title, marked] of rooms) {
      await page.goto(`/member/${word}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const shown = async () => [word, (await current.allInnerTexts())[0]?.trim()];
      // The splash has a heading, too.
      await expect.poll(shown).toEqual([word, marked]);
    }
    expect(testBrowser.faults(page, /503/)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('R065 R176 the sidebar is there from 1024 px on, 16rem wide, gone at 1023 px', async () => {
    const { page } = await open('/member/deposit', {}, 1024);
    const entry = menuOf(page).getByRole('link', { name: 'เงินฝาก' });
    await entry.waitFor();
    expect(await page.getByRole('button', { name: 'เมนู' }).count()).toBe(0);
    const main = await page.locator('main').boundingBox();
    expect(main?.x).toBe(256);
    await page.setViewportSize({ width: 1023, height: 900 });
    await entry.waitFor({ state: 'hidden' });
    expect((await page.locator('main').boundingBox())?.x).toBe(0);
    await testBrowser.leave(page);
  });

  test('R061 on a phone the menu opens as an overlay, keeps the focus, and closes', async () => {
    const { page } = await open('/member/deposit', {}, 390);
    const button = page.getByRole('button', { name: 'เมนู' });
    await button.click();
    const entry = menuOf(page).getByRole('link', { name: 'เงินกู้' });
    await entry.waitFor();
    // What it lies over is out of reach, for speech too, until it is closed.
    const covered = page.locator('[inert]:has(> main)');
    await expect.poll(() => covered.count()).toBe(1);
    // The keyboard comes along into the menu, and goes around in it.
    const links = menuOf(page).locator('a, button, select').filter({ visible: true });
    expect(await hasFocus(menuOf(page).locator('ul :is(a, button)').first())).toBe(true);
    const stops = await links.count();
    for (let press = 0; press < stops; press += 1) await page.keyboard.press('Tab');
    expect(await hasFocus(menuOf(page).locator('ul :is(a, button)').first())).toBe(true);
    await expectPageOk(testBrowser, page);
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(await covered.count()).toBe(0);
    expect(await hasFocus(button)).toBe(true);
    await button.click();
    await entry.click();
    await page.waitForURL('**/member/loan');
    await entry.waitFor({ state: 'hidden' });
    await testBrowser.leave(page);
  });

  test('R054 back is the history’s back; a statement has the way to its list as well', async () => {
    const { page } = await open('/member/loan');
    await menuOf(page).getByRole('link', { name: 'เงินฝาก' }).click();
    await page.waitForURL('**/member/deposit');
    await page.getByRole('link', { name: 'ย้อนกลับ' }).click();
    await page.waitForURL('**/member/loan');
    await page.goto('/member/loan_statement/1');
    await page.getByRole('link', { name: 'สัญญาเงินกู้ทั้งหมด' }).first().click();
    await page.waitForURL('**/member/loan');
    await page.goto('/member/kep/2568/10/1');
    await page.getByRole('link', { name: 'รายการเรียกเก็บทั้งหมด' }).first().click();
    await page.waitForURL('**/member/kep');
    await testBrowser.leave(page);
  });

  test('R066 far down there is a button that leads to the top', async () => {
    const { page } = await open('/member/loan', {}, 390);
    await page.getByRole('heading', { level: 1, name: 'เงินกู้' }).waitFor();
    await settled(page);
    await page.setViewportSize({ width: 390, height: 300 });
    await page.mouse.move(200, 200);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.getByRole('button', { name: /บน/ }).click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await testBrowser.leave(page);
  });

  test('R007 the note of the last update, in long Thai; hidden where nobody knows', async () => {
    const { page } = await open('/member/deposit', { [updated]: success('2025-01-31') });
    await page.getByText('ปรับปรุงข้อมูลล่าสุดเมื่อ 31 มกราคม 2568').waitFor();
    await testBrowser.leave(page);
    const second = await open('/member/deposit', { [updated]: success(null) });
    await second.page.getByRole('heading', { name: 'คุณยังไม่มีบัญชีเงินฝาก' }).waitFor();
    await settled(second.page);
    expect(callsTo(second.requests, updated)).toHaveLength(1);
    expect(await second.page.getByText('ปรับปรุงข้อมูลล่าสุด').count()).toBe(0);
    // A screen that D-22 does not name: it is not even asked for.
    await menuOf(second.page).getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).click();
    await second.page.getByRole('heading', { level: 1, name: 'เปลี่ยนรหัสผ่าน' }).waitFor();
    await settled(second.page);
    expect(callsTo(second.requests, updated)).toHaveLength(1);
    await testBrowser.leave(second.page);
  });
});

describe('leaving', () => {
  const leave = 'POST /api/member/auth/logout';

  test('R118 R145 log out asks, tells the server, shows its words, removes both keys', async () => {
    const { page, requests } = await open('/member/deposit');
    const entry = menuOf(page).getByRole('button', { name: 'ออกจากระบบ' });
    await entry.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'ใช้งานต่อ' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(callsTo(requests, leave)).toHaveLength(0);
    await entry.click();
    await dialog.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL('**/member/logon');
    await page.getByText('ออกจากระบบแล้ว').first().waitFor();
    expect(callsTo(requests, leave)).toHaveLength(1);
    expect(await page.evaluate('localStorage.length')).toBe(0);
    // Whoever signs in next is not led to the page that this member was on.
    expect(await page.evaluate('history.state?.usr?.returnTo')).toBeUndefined();
    expect(testBrowser.faults(page)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('T31 a server that cannot be reached does not keep anybody in', async () => {
    const { page } = await open('/member/deposit', { [leave]: { cut: true } });
    await menuOf(page).getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL('**/member/logon');
    await expect.poll(() => page.evaluate('localStorage.member ?? null')).toBeNull();
    await testBrowser.leave(page);
  });

  test('T31 a log-out in one tab closes the gate of the other', async () => {
    const { page } = await open('/member/deposit');
    await menuOf(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/member/forget');
    await other.evaluate("localStorage.removeItem('member'); localStorage.removeItem('user')");
    await page.waitForURL('**/member/logon');
    await testBrowser.leave(page);
  });
});
