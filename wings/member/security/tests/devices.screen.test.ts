import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo, hasFocus, mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { readHistory, readSecurity } from '../security.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const history = `GET ${readHistory.path}`;
const [one] = readSecurity.example.devices;
const devices = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  ...{ ...one, id, here: id === 'd', system: `ระบบ ${id}` },
  ...(id === 'd' ? {} : { last_at: one?.first_at }),
}));

async function open() {
  const page = await testBrowser.newPage({ width: 390 });
  const requests = await mockMemberApi(page, {
    [`GET ${readSecurity.path}`]: success({ ...readSecurity.example, devices }),
    [history]: success(readHistory.example),
  });
  await page.goto('/member/security');
  return { page, requests };
}

test('of many known devices three are shown, this one first, the rest at a press', async () => {
  const { page } = await open();
  const part = page.getByRole('region', { name: 'เครื่องที่จดจำไว้' });
  const ends = part.getByRole('button', { name: /เลิกจดจำ/ });
  await ends.first().waitFor();
  expect(await ends.count()).toBe(3);
  const first = await part.getByRole('listitem').nth(0).innerText();
  expect(first).toMatch(/ระบบ d[\s\S]*ใช้ครั้งแรก[\s\S]*ใช้ล่าสุด/);
  // Used once: one time, once.
  expect(await part.getByRole('listitem').nth(1).innerText()).not.toContain('ใช้ล่าสุด');
  await part.getByText('อีก 2 เครื่องที่จดจำไว้').click();
  expect(await ends.count()).toBe(5);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('D-31 looks of staff are a press away from the top', async () => {
  const { page, requests } = await open();
  await page.getByRole('button', { name: 'ดูว่าใครเข้าดูข้อมูลของฉัน' }).click();
  await expect.poll(() => callsTo(requests, history).at(-1)?.url()).toContain('filter=staff');
  const staff = page.getByRole('button', { name: 'เจ้าหน้าที่เข้าดู', exact: true });
  expect(await staff.getAttribute('aria-pressed')).toBe('true');
  expect(await staff.isVisible()).toBe(true);
  const region = page.getByRole('region', { name: 'ประวัติการใช้งาน' });
  expect(await hasFocus(region.locator('..'))).toBe(true);
  await testBrowser.leave(page);
});
