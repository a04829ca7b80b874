/** The ways from the sign-in to registration and forgotten password, and back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockApi, mockMemberApi } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const helpForm = { sms_open: true, code_minutes: 5, terms: null };
const helping = {
  'GET /api/member/auth/forget': { body: { rc_code: '1', data: helpForm } },
  'GET /api/member/auth/register': { body: { rc_code: '1', data: helpForm } },
};

describe.each(widths)('at %i px', (width) => {
  test('R037 the sign-in is sound, its links lead to a page that helps', async () => {
    const page = await testBrowser.newPage({ width });
    await mockApi(page, helping);
    await page.goto('/member/logon');
    await page.getByLabel('เลขทะเบียนสมาชิก').waitFor();
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
    await page.getByRole('heading', { level: 1, name: 'ลืมรหัสผ่าน' }).waitFor();
    await expectPageOk(testBrowser, page);
    await page.getByRole('link', { name: 'กลับไปเข้าสู่ระบบ' }).click();
    await page.getByRole('link', { name: 'สมัครใช้งานครั้งแรก' }).click();
    await page.getByRole('heading', { level: 1, name: 'สมัครใช้งานครั้งแรก' }).waitFor();
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('R038 registerauth, register and forget share one screen', async () => {
  const page = await testBrowser.newPage();
  for (const [path, title] of [
    ['/member/registerauth', 'สมัครใช้งานครั้งแรก'],
    ['/member/register', 'สมัครใช้งานครั้งแรก'],
    ['/member/forget', 'ลืมรหัสผ่าน'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.getByRole('link', { name: '0 2000 1234' }).first().isVisible()).toBe(true);
  }
  await testBrowser.leave(page);
});

describe.each(widths)('signed in already, at %i px', (width) => {
  test('R037 D-03 whoever comes signed in is shown where to go, and how to leave', async () => {
    const page = await testBrowser.newPage({ width });
    await mockMemberApi(page, {});
    await page.goto('/member/logon');
    await page.getByRole('heading', { level: 1, name: 'คุณเข้าสู่ระบบอยู่แล้ว' }).waitFor();
    expect(await page.getByText('นางสมหญิง ใจดี').isVisible()).toBe(true);
    expect(await page.getByText('เลขทะเบียนสมาชิก 000123').isVisible()).toBe(true);
    expect(await page.getByLabel('รหัสผ่าน').count()).toBe(0);
    await expectPageOk(testBrowser, page);
    const goOn = page.getByRole('link', { name: 'ไปที่ระบบสมาชิก' });
    expect(await goOn.getAttribute('href')).toBe('/member/status');
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบสมาชิก' }).waitFor();
    expect(await page.evaluate('localStorage.length')).toBe(0);
    await testBrowser.leave(page);
  });
});

test.each([
  ['/member/logon/board/7', '/boardShow/7'],
  ['/member/logon/boardPost', '/boardPost'],
  ['/member/logon/https:%2F%2Fevil.example', '/member/status'],
  ['/member/logon?returnTo=//evil.example', '/member/status'],
])('R037 T29 signed in at %s, the way on is %s', async (path, to) => {
  const page = await testBrowser.newPage();
  await mockMemberApi(page, {});
  await page.goto(path);
  const name = to === '/member/status' ? 'ไปที่ระบบสมาชิก' : 'ไปต่อ';
  const goOn = page.getByRole('link', { name });
  await goOn.waitFor();
  expect(await goOn.getAttribute('href')).toBe(to);
  await testBrowser.leave(page);
});
