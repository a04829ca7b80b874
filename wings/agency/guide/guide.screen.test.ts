import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callsTo,
  delayed,
  failure,
  type MockResponses,
  mockAgencyApi,
  success,
} from '../../../journeys/mock-api.ts';
import { expectPageOk, expectWhole } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { downloadGuideGroup, markGuideRead, readGuideGroup } from './guide.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const query = `GET ${readGuideGroup.path}`;
const markRead = `POST ${markGuideRead.path}`;
const { example } = readGuideGroup;
const wasRead = { ...example, read_at: '2025-11-27T07:05:00.000Z' };

async function open(width: number, answers: MockResponses, query = '') {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, answers);
  await page.goto(`/membergroup/guide_group${query}`);
  return { page, requests };
}

describe.each(widths)('at %i px', (width) => {
  test('R077 D-34 contents lead to each section; that it was read is said once', async () => {
    const { page, requests } = await open(width, {
      [query]: success(example),
      [markRead]: success({ version: 2, read_at: '2025-11-28T02:15:00.000Z' }),
    });
    const main = page.locator('main');
    await main.getByRole('heading', { level: 1, name: 'คู่มือผู้แทนหน่วย' }).waitFor();
    await page.getByText('วันทำเงินเดือน').waitFor();
    expect(await main.innerText()).toMatch(/ฉบับที่ 2\s+ใช้ตั้งแต่\s+28 พฤศจิกายน 2568/);
    const contents = page.getByRole('navigation', { name: 'สารบัญ' });
    await contents.getByRole('link', { name: 'คำถามที่พบบ่อย' }).click();
    const target = await page.evaluate(
      'document.getElementById(decodeURIComponent(location.hash.slice(1)))?.textContent',
    );
    expect(target).toBe('คำถามที่พบบ่อย');
    await expectPageOk(testBrowser, page);
    await page.getByRole('button', { name: 'อ่านแล้ว' }).click();
    await page.getByText(/อ่านแล้วเมื่อ/).waitFor();
    expect(await main.innerText()).toMatch(/อ่านแล้วเมื่อ\s+28 พ\.ย\. 2568 09:15 น\./);
    expect(await page.getByRole('button', { name: 'อ่านแล้ว' }).count()).toBe(0);
    expect(callsTo(requests, markRead)[0]?.postDataJSON()).toEqual({ version: 2 });
    await expectWhole(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('R110 slow, then failed: skeleton, then the reference and a way to try again', async () => {
  let fails = true;
  const slow = delayed(failure(503, 'unavailable'));
  const { page } = await open(390, {
    [query]: () => (fails ? slow.answer : success(wasRead)),
  });
  await page.getByText('กำลังโหลดคู่มือ').waitFor({ state: 'attached' });
  slow.give();
  await page.getByRole('heading', { name: 'โหลดคู่มือไม่สำเร็จ' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('7QK4-28NV');
  fails = false;
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText(/27 พ\.ย\. 2568 14:05 น\./).waitFor();
  await expectPageOk(testBrowser, page, /503/);
  await testBrowser.leave(page);
});

test('D-34 an older version leads to the one in force; an unknown one is none', async () => {
  const old = { ...wasRead, version: 1, effective_on: '2025-01-01' };
  const { page, requests } = await open(
    390,
    {
      [query]: (request) => {
        const version = new URL(request.url()).searchParams.get('version');
        return version === '9'
          ? failure(404, 'not_found')
          : success(version === '1' ? old : example);
      },
    },
    '?version=1',
  );
  await page.getByText('ฉบับนี้เลิกใช้แล้ว เก็บไว้ให้อ่านย้อนหลัง').waitFor();
  await page.getByRole('link', { name: 'อ่านฉบับที่ 2 ซึ่งใช้อยู่' }).click();
  await page.getByRole('button', { name: 'อ่านแล้ว' }).waitFor();
  expect(callsTo(requests, query).map((call) => new URL(call.url()).search)).toEqual([
    '?version=1',
    '',
  ]);
  await page.goto('/membergroup/guide_group?version=9');
  await page.getByRole('heading', { name: 'ไม่มีคู่มือฉบับนี้' }).waitFor();
  await expectPageOk(testBrowser, page, /404/);
  await testBrowser.leave(page);
});

test('D-34 above the guide stands what it changed, line by line where it is wanted', async () => {
  const before = { ...example, version: 1, sections: example.sections.slice(1) };
  const { page } = await open(390, {
    [query]: (request) =>
      success(new URL(request.url()).searchParams.get('version') === '1' ? before : example),
  });
  await page.getByText('เลื่อนวันส่งผลเป็นวันที่ 28 ของทุกเดือน').waitFor();
  const link = page.getByRole('link', { name: 'อ่านฉบับที่ 1 ซึ่งใช้มาก่อน' });
  expect(await link.getAttribute('href')).toBe('/membergroup/guide_group?version=1');
  await page.getByText('ดูที่เปลี่ยนทีละบรรทัด').click();
  await page.locator('ins').getByText('# ปฏิทินประจำเดือน').waitFor();
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('D-34 the paper is fetched by keyboard, of the version that is shown', async () => {
  const { page, requests } = await open(1440, {
    [query]: success(example),
    [`GET ${downloadGuideGroup.path}`]: { file: 'คู่มือผู้แทนหน่วย ฉบับที่ 2.pdf' },
  });
  const button = page.getByRole('button', { name: 'พิมพ์คู่มือ (PDF)' });
  await button.focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('คู่มือผู้แทนหน่วย ฉบับที่ 2.pdf');
  const [call] = callsTo(requests, `GET ${downloadGuideGroup.path}`);
  expect(new URL(call?.url() ?? '').search).toBe('?format=pdf&version=2');
  await testBrowser.leave(page);
});
