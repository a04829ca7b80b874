/** Who is changed by two at once, and who leaves a changed form: by keys alone, at both widths. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOfficer } from '../../../api/office/office.api.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { expectFocus, tabTo } from '../../../journeys/keys.ts';
import { callsTo, failure, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import {
  holds,
  openTestBrowser,
  type TestBrowser,
  widths,
} from '../../../journeys/test-browser.ts';
import { changeStaff, readStaff } from './staff.api.ts';
import { answers as told } from './staff.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const change = `POST ${changeStaff.path}`;
const [noi] = readStaff.example.staff;
const mine = 'นภา ใจดีมาก';
const theirs = { ...noi, name: 'นภา ใจเย็น', roles: ['finance'], version: 4 };

/** Somebody else has saved between the reading and the saving here. */
async function open(width: number, path = '/office/staff/noi') {
  let stored: object = { ...noi };
  const { page, requests } = await openMockOffice(testBrowser, {
    ...{ width, path },
    answers: {
      [`GET ${readStaff.path}`]: () => success({ staff: [stored] }),
      [change]: (request) => {
        const { version, name } = request.postDataJSON();
        if (version === 4) {
          stored = { ...theirs, name, version: 5 };
          return success(undefined);
        }
        stored = theirs;
        return failure(409, 'conflict', told.conflict);
      },
    },
  });
  return { page, sent: () => callsTo(requests, change).map((one) => one.postDataJSON()) };
}

const nameOn = (page: Page) => page.getByLabel('ชื่อและนามสกุล', { exact: true });
const newer = (page: Page) => page.getByRole('alert').filter({ hasText: 'มีผู้อื่นแก้ไขข้อมูลนี้ไปแล้ว' });
const question = (page: Page) => page.getByRole('dialog', { name: 'ยังไม่ได้บันทึก' });

async function saveTooLate(page: Page): Promise<void> {
  await nameOn(page).waitFor();
  await tabTo(page, /^name$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(mine);
  await page.keyboard.press('Enter');
  await newer(page).waitFor();
}

describe.each(widths)('at %i px', (width) => {
  test('D-37 who comes second sees both versions, leaves not unasked, and may insist', async () => {
    const { page, sent } = await open(width);
    await saveTooLate(page);
    expect(await newer(page).innerText()).toMatch(/นภา ใจเย็น[\s\S]*การเงิน[\s\S]*000789/);
    expect(await nameOn(page).inputValue()).toBe(mine);
    await expectPageOk(testBrowser, page, /409/);
    await page.getByRole('link', { name: 'รายชื่อเจ้าหน้าที่' }).press('Enter');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await nameOn(page).inputValue()).toBe(mine);
    await tabTo(page, /^บันทึกตามที่ฉันกรอก$/);
    await page.keyboard.press('Enter');
    await newer(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: mine }).waitFor();
    expect(sent().map(({ version, name }) => [version, name])).toEqual([
      [3, mine],
      [4, mine],
    ]);
    await expectPageOk(testBrowser, page, /409/);
    await testBrowser.leave(page);
  });

  test('D-37 who comes second may take the other version, and then leaves unasked', async () => {
    const { page, sent } = await open(width);
    await saveTooLate(page);
    await tabTo(page, /^ใช้ข้อมูลล่าสุด$/);
    await page.keyboard.press('Enter');
    await newer(page).waitFor({ state: 'detached' });
    expect(await nameOn(page).inputValue()).toBe('นภา ใจเย็น');
    expect(await page.getByRole('checkbox', { name: 'การเงิน' }).isChecked()).toBe(true);
    expect(sent()).toHaveLength(1);
    await page.getByRole('link', { name: 'รายชื่อเจ้าหน้าที่' }).press('Enter');
    await page.waitForURL('**/office/staff');
    await expectPageOk(testBrowser, page, /409/);
    await testBrowser.leave(page);
  });

  test('D-37 nobody gives a role to themselves, and is told so before', async () => {
    const { login } = readOfficer.example;
    const own = { ...noi, login, roles: ['service', 'admin'] };
    const { page, requests } = await openMockOffice(testBrowser, {
      ...{ width, path: `/office/staff/${login}` },
      answers: {
        [`GET ${readStaff.path}`]: success({ staff: [own] }),
        [change]: success(undefined),
      },
    });
    const box = (name: string) => page.getByRole('checkbox', { name });
    await page.getByText(/เพิ่มหน้าที่ให้ตนเองไม่ได้/).waitFor();
    expect(await box('การเงิน').isDisabled()).toBe(true);
    expect(await box('บริการสมาชิก').isEnabled()).toBe(true);
    await expectPageOk(testBrowser, page);
    // The first that is not shut.
    await tabTo(page, /^roles$/);
    await holds(page, "document.activeElement.value === 'service'");
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'บันทึก' }).press('Enter');
    await expect.poll(() => callsTo(requests, change)).toHaveLength(1);
    const [sent] = callsTo(requests, change);
    expect(sent?.postDataJSON().roles).toEqual(['admin']);
    await testBrowser.leave(page);
  });

  test('a new colleague half written is not left unasked; the keyboard comes back', async () => {
    const { page } = await open(width, '/office/staff/_new');
    await page.getByLabel('ชื่อผู้ใช้').waitFor();
    await tabTo(page, /^staff_login$/);
    await page.keyboard.type('mali');
    const back = page.getByRole('link', { name: 'รายชื่อเจ้าหน้าที่' });
    await back.press('Enter');
    await question(page).waitFor();
    await expectFocus(page, /^กลับไปแก้ไข$/);
    await expectPageOk(testBrowser, page);
    await page.keyboard.press('Enter');
    await expectFocus(page, /^รายชื่อเจ้าหน้าที่$/);
    expect(await page.getByLabel('ชื่อผู้ใช้').inputValue()).toBe('mali');
    await page.keyboard.press('Enter');
    await expectFocus(page, /^กลับไปแก้ไข$/);
    await page.keyboard.press('Tab');
    await expectFocus(page, /^ออกโดยไม่บันทึก$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/staff');
    await settled(page);
    await page.goBack();
    await expect.poll(() => page.getByLabel('ชื่อผู้ใช้').inputValue()).toBe('');
    await testBrowser.leave(page);
  });
});
