import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../journeys/browser/settled.ts';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockAgencyApi,
  sideways,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { endOwnSessions, readSessions } from './security.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const read = `GET ${readSessions.path}`;
const end = `POST ${endOwnSessions.path}`;

async function open(answers: MockResponses, width = 390) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, { [read]: success(readSessions.example), ...answers });
  await page.goto('/membergroup/security');
  await page.getByRole('heading', { level: 1, name: 'ความปลอดภัยของบัญชี' }).waitFor();
  return { page, requests };
}

describe.each(widths)('where a contact is signed in, at %i px', (width) => {
  test('filled: this browser first, since when, last used', async () => {
    const { page } = await open({}, width);
    const list = page.getByRole('region', { name: 'เครื่องที่เข้าสู่ระบบอยู่' }).getByRole('listitem');
    expect(await list.nth(0).innerText()).toMatch(/Chrome บน Windows\s*เครื่องนี้/);
    expect(await list.nth(0).getByRole('button').count()).toBe(0);
    expect(await list.nth(1).innerText()).toMatch(/ใช้ล่าสุด\s*27 พ.ย. 2568 20:40 น./);
    expect(await page.locator('main').innerText()).toContain('เห็นเฉพาะเครื่องของคุณเอง');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('one alone, failed and slow each say what they are', async () => {
    const slow = delayed(success({ sessions: readSessions.example.sessions.slice(0, 1) }));
    let fails = true;
    const { page } = await open(
      { [read]: () => (fails ? failure(503, 'unavailable') : slow.answer) },
      width,
    );
    await page.getByRole('heading', { name: 'โหลดเครื่องที่เข้าสู่ระบบอยู่ไม่สำเร็จ' }).waitFor();
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('กำลังโหลดเครื่องที่เข้าสู่ระบบอยู่').waitFor({ state: 'attached' });
    slow.give();
    await page.getByText('ตอนนี้มีเครื่องนี้เครื่องเดียวที่เข้าสู่ระบบอยู่').waitFor();
    await expectPageOk(testBrowser, page, /503/);
    await testBrowser.leave(page);
  });
});

test('ends one against the password; what is gone already is gone', async () => {
  let answer: object = { body: { rc_code: '1', messages: 'ให้ออกจากระบบแล้ว' } };
  const { page, requests } = await open({ [end]: () => answer });
  const one = page.getByRole('button', { name: 'ให้ออกจากระบบ: Safari บน iPad' });
  await one.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="password"]').fill('Sahakon#2568');
  await page.keyboard.press('Enter');
  await page.getByText('ให้ออกจากระบบแล้ว').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  const { id } = readSessions.example.sessions[1] ?? {};
  const input = { kind: 'session', id, password: 'Sahakon#2568' };
  expect(callsTo(requests, end)[0]?.postDataJSON()).toEqual(input);
  expect(callsTo(requests, read)).toHaveLength(2);
  answer = failure(404, 'not_found');
  await one.click();
  await dialog.locator('input[name="password"]').fill('Sahakon#2568');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => callsTo(requests, read).length).toBe(3);
  await testBrowser.leave(page);
});

test.each([320, 390])(
  '1.4.4 at %i px nothing leaves the page with larger letters',
  async (width) => {
    const { page } = await open({}, width);
    await settled(page);
    await page.evaluate("document.documentElement.style.fontSize = '150%'");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await testBrowser.leave(page);
  },
);

test('the password’s page leads to it', async () => {
  const page = await testBrowser.newPage();
  await mockAgencyApi(page, { [read]: success(readSessions.example) });
  await page.goto('/membergroup/password');
  await page.locator('main').getByRole('link', { name: 'ความปลอดภัยของบัญชี' }).click();
  await page.waitForURL('**/membergroup/security');
  await testBrowser.leave(page);
});
