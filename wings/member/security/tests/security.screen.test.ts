import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import {
  callsTo,
  delayed,
  failure,
  hasFocus,
  type MockResponses,
  mockMemberApi,
  sideways,
  success,
} from '../../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { chooseMarketing, endAccess, readHistory, readSecurity } from '../security.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const read = `GET ${readSecurity.path}`;
const history = `GET ${readHistory.path}`;
const end = `POST ${endAccess.path}`;
const choose = `POST ${chooseMarketing.path}`;
const filled = { [read]: success(readSecurity.example), [history]: success(readHistory.example) };

async function open(answers: MockResponses, width = 390) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockMemberApi(page, { ...filled, ...answers });
  await page.goto('/member/security');
  await page.getByRole('heading', { level: 1, name: 'ความปลอดภัยของบัญชี' }).waitFor();
  return { page, requests };
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

describe.each(widths)('the watch over the account at %i px', (width) => {
  test('filled: this browser first, times in words, meanings and no codes', async () => {
    const { page } = await open({}, width);
    const here = part(page, 'เครื่องที่เข้าสู่ระบบอยู่').getByRole('listitem').nth(0);
    const other = part(page, 'เครื่องที่เข้าสู่ระบบอยู่').getByRole('listitem').nth(1);
    expect(await here.innerText()).toMatch(/Chrome บน Android\s*เครื่องนี้/);
    expect(await here.getByRole('button').count()).toBe(0);
    expect(await other.innerText()).toMatch(/ใช้ล่าสุด\s*27 พ.ย. 2568 20:40 น./);
    await page.getByText('ตอนนี้มี 2 เครื่องที่เข้าสู่ระบบอยู่ รวมเครื่องนี้').waitFor();
    const list = part(page, 'ประวัติการใช้งาน').getByRole('listitem');
    expect(await list.nth(1).innerText()).toContain('โดยเจ้าหน้าที่ วิภา บริการดี');
    expect(await list.nth(2).innerText()).toContain('ไม่สำเร็จ');
    expect(await page.locator('main').innerText()).not.toMatch(/sign_in|staff_|member\./);
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('empty, failed and slow each say what they are', async () => {
    const empty = success({
      sessions: readSecurity.example.sessions.slice(0, 1),
      devices: [],
      phones: { used: '08x-xxx-4567', given: [] },
      marketing: { choice: false, chosen_at: null },
    });
    const slow = delayed(empty);
    let fails = true;
    const { page } = await open(
      {
        [read]: () => (fails ? failure(503, 'unavailable') : slow.answer),
        [history]: success({ events: [], next: null }),
      },
      width,
    );
    await page.getByRole('heading', { name: 'โหลดข้อมูลความปลอดภัยไม่สำเร็จ' }).waitFor();
    await page.getByRole('heading', { name: 'ยังไม่มีประวัติ' }).waitFor();
    await expectPageOk(testBrowser, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('กำลังโหลดข้อมูลความปลอดภัย').waitFor({ state: 'attached' });
    slow.give();
    await page.getByText('ตอนนี้มีเครื่องนี้เครื่องเดียวที่เข้าสู่ระบบอยู่').waitFor();
    await page.getByText('ยังไม่มีเครื่องที่จดจำไว้').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('เบอร์ใหม่');
    await expectPageOk(testBrowser, page, /503/);
    await testBrowser.leave(page);
  });
});

test.each([320, 390])(
  '1.4.4 at %i px nothing leaves the page with text half as large again',
  async (width) => {
    const { page } = await open({}, width);
    await page.getByRole('switch', { name: /รับข่าว/ }).waitFor();
    await settled(page);
    await page.evaluate("document.documentElement.style.fontSize = '150%'");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await testBrowser.leave(page);
  },
);

test('when neither can be had, one retry stands out', async () => {
  const { page } = await open({
    [read]: failure(503, 'unavailable'),
    [history]: failure(503, 'unavailable'),
  });
  await page.getByText('โหลดประวัติไม่สำเร็จ').waitFor();
  await page.getByRole('heading', { name: 'โหลดข้อมูลความปลอดภัยไม่สำเร็จ' }).waitFor();
  expect(await page.getByRole('button', { name: 'ลองใหม่' }).count()).toBe(2);
  expect(await page.locator('main').getByRole('link', { name: 'กลับหน้าหลัก' }).count()).toBe(1);
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});

const wrongPassword = {
  status: 400,
  body: {
    rc_code: '-1',
    error: 'รหัสผ่านไม่ถูกต้อง',
    data: {
      ref: '7QK4-28NV',
      code: 'bad_credentials',
      fields: [{ field: 'password', message: 'รหัสผ่านไม่ถูกต้อง' }],
    },
  },
};
const password = 'Sahakon#2568';

test('ends one, then all others, each against the password; the page is asked anew', async () => {
  const done = { body: { rc_code: '1', messages: 'ให้ออกจากระบบแล้ว' } };
  const { page, requests } = await open({ [end]: done });
  const one = page.getByRole('button', { name: 'ให้ออกจากระบบ: Safari บน iPad' });
  await one.waitFor();
  const before = callsTo(requests, read).length;
  await one.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.innerText()).toContain('Safari บน iPad');
  // Its own line tells it from another browser of its make.
  expect(await dialog.innerText()).toMatch(/ใช้ล่าสุด\s*27 พ.ย. 2568 20:40 น.[\s\S]*เครือข่าย \S+/);
  await expectPageOk(testBrowser, page);
  await dialog.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('ให้ออกจากระบบแล้ว').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  const { id } = readSecurity.example.sessions[1] ?? {};
  expect(callsTo(requests, end)[0]?.postDataJSON()).toEqual({ kind: 'session', id, password });
  await expect.poll(() => callsTo(requests, read).length).toBe(before + 1);
  await page.getByRole('button', { name: 'ให้เครื่องอื่นออกทั้งหมด' }).click();
  await dialog.locator('input[name="password"]').fill(password);
  await dialog.getByRole('button', { name: 'ให้ออกทั้งหมด' }).click();
  await expect.poll(() => callsTo(requests, end).length).toBe(2);
  expect(callsTo(requests, end)[1]?.postDataJSON()).toEqual({ kind: 'others', password });
  await dialog.waitFor({ state: 'hidden' });
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('a wrong password is told at its field, and stays there', async () => {
  let answer: object = wrongPassword;
  const { page, requests } = await open({ [end]: () => answer });
  await page.getByRole('button', { name: 'ให้เครื่องอื่นออกทั้งหมด' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.locator('input[name="password"]');
  await expect.poll(() => hasFocus(field)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByText('กรอกรหัสผ่าน', { exact: true }).waitFor();
  expect(callsTo(requests, end)).toEqual([]);
  await field.fill('not mine');
  await page.keyboard.press('Enter');
  await dialog.getByText('รหัสผ่านไม่ถูกต้อง').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect([await field.inputValue(), await hasFocus(field)]).toEqual(['not mine', true]);
  await expectPageOk(testBrowser, page, /400/);
  answer = failure(503, 'unavailable');
  await page.keyboard.press('Enter');
  await dialog.getByText('ข้อความจากเซิร์ฟเวอร์').waitFor();
  expect(await field.inputValue()).toBe('not mine');
  await dialog.getByRole('button', { name: 'ยกเลิก' }).click();
  await page.getByRole('button', { name: 'ให้เครื่องอื่นออกทั้งหมด' }).click();
  expect(await field.inputValue()).toBe('');
  await testBrowser.leave(page);
});

test('PDPA 19 the choice is one switch; a refusal puts it back', async () => {
  let works = true;
  const { page, requests } = await open({
    [choose]: () => (works ? success({ choice: true }) : failure(503, 'unavailable')),
  });
  const offers = page.getByRole('switch', { name: /รับข่าว/ });
  await offers.click();
  await expect.poll(() => offers.getAttribute('aria-checked')).toBe('true');
  // The switch goes before the call does.
  await settled(page);
  expect(callsTo(requests, choose)[0]?.postDataJSON()).toEqual({ marketing: true });
  works = false;
  await offers.click();
  await expect.poll(() => callsTo(requests, choose).length).toBe(2);
  await expect.poll(() => offers.getAttribute('aria-checked')).toBe('true');
  expect(testBrowser.faults(page, /503/)).toEqual([]);
  await testBrowser.leave(page);
});

test('history goes on where it ended, and a filter begins anew', async () => {
  const [first, ...rest] = readHistory.example.events;
  const { page, requests } = await open({
    [history]: (request) => {
      const query = new URL(request.url()).searchParams;
      if (query.get('filter') === 'staff') return success({ events: rest.slice(0, 1), next: null });
      return success(
        query.has('cursor') ? { events: rest, next: null } : { events: [first], next: '40211' },
      );
    },
  });
  await page.getByRole('button', { name: 'แสดงรายการก่อนหน้านี้' }).click();
  await page.getByText('แสดงครบทุกรายการแล้ว').waitFor();
  const query = new URL(callsTo(requests, history).at(-1)?.url() ?? '').search;
  expect(query).toContain('cursor=40211');
  await page.getByRole('button', { name: 'เจ้าหน้าที่เข้าดู', exact: true }).click();
  const list = part(page, 'ประวัติการใช้งาน').getByRole('listitem');
  await expect.poll(() => list.count()).toBe(1);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});
