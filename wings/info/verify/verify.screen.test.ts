import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeBytes, codeFrom, showCode } from '../../../core/codes/tracking-code.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { failure, mockApi, success } from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { readPaper } from './verify.api.ts';

const code = codeFrom(new Uint8Array(codeBytes).fill(9));
const query = `GET ${readPaper.path}`;

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`INSERT INTO portal.papers (code, member_no, since, kind, about, on_day,
        total_satang, debt_satang, content_hash, publication_id)
      VALUES ('${code}', '000999', '-infinity', 'BALANCE', 'x', '2024-12-31', 71350000,
        75000000, sha256('x'), 1) ON CONFLICT DO NOTHING`),
  );
});
afterAll(() => testBrowser.close());

async function ask(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'รหัสตรวจสอบ' }).fill(typed);
  await page.getByRole('button', { name: 'ตรวจสอบ', exact: true }).click();
}

test('D-11 without script: a code typed or scanned is answered by the page itself', async () => {
  const page = await testBrowser.newPage({ stranger: true, script: false, width: 390 });
  await page.goto('/verify');
  await ask(page, ` ${showCode(code).toLowerCase()}`);
  expect(new URL(page.url()).pathname).toBe('/verify');
  for (const words of ['เอกสารนี้สหกรณ์ออกจริง', '31 ธันวาคม 2567', '713,500.00', '750,000.00']) {
    await page.getByText(words).waitFor();
  }
  const scanned = await page.goto(`/verify/${code}`);
  expect(scanned?.status()).toBe(200);
  await page.getByText('เอกสารนี้สหกรณ์ออกจริง').waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  for (const none of ['x', '0'.repeat(28)]) {
    const answer = await page.goto(`/verify/${none}`);
    expect(answer?.status()).toBe(404);
    await page.getByText('ไม่พบเอกสารตามรหัสนี้').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\d\.\d{2}/);
  }
  await testBrowser.leave(page);
});

describe.each(widths)('at %i px', (width) => {
  test('D-11 with script: an empty field is told, a right code takes the focus', async () => {
    const page = await testBrowser.newPage({ stranger: true, width });
    await page.goto('/verify');
    await settled(page);
    await ask(page, ' ');
    await page.getByText('กรุณากรอกรหัสตรวจสอบ').waitFor();
    await ask(page, showCode(code));
    await page.waitForURL(`**/verify/${code}`);
    await page.getByText('เอกสารนี้สหกรณ์ออกจริง').waitFor();
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.textContent'))
      .toContain('713,500.00');
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });
});

test('D-25 a letter that was replaced is told with the unit and month it was for', async () => {
  const page = await testBrowser.newPage({ stranger: true, width: 390 });
  const letter = {
    ...{ letter_no: 'สอ.ตย. 119/2568', year: 2568, month: 11 },
    ...{ unit_name: 'โรงเรียนตัวอย่างวิทยา', members: 12, replaced: true, withdrawn: false },
  };
  const stated = { ...readPaper.example, kind: 'LETTER', total: '154125.98', debt: null, letter };
  await mockApi(page, { [query]: () => success(stated) });
  await page.goto('/verify');
  await settled(page);
  await ask(page, showCode(code));
  await page.getByText('หนังสือฉบับนี้ถูกแทนแล้ว').waitFor();
  const shownText = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  for (const words of [
    ...['หนังสือนำส่ง', 'สอ.ตย. 119/2568', '28 พฤศจิกายน 2568', 'โรงเรียนตัวอย่างวิทยา'],
    ...['12 ราย', '154,125.98'],
  ]) {
    expect(shownText).toContain(words);
  }
  expect(shownText).toMatch(/ประจำเดือน\s+พฤศจิกายน 2568/);
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});

test('R164 what could not be asked is no answer about the paper', async () => {
  const page = await testBrowser.newPage({ stranger: true });
  let answer = failure(503, 'unavailable');
  await mockApi(page, { [query]: () => answer });
  await page.goto('/verify');
  await settled(page);
  await ask(page, showCode(code));
  await page.getByRole('heading', { name: 'ตรวจสอบเอกสารไม่สำเร็จ' }).waitFor();
  const words = await page.locator('main').innerText();
  expect(words).not.toMatch(/ออกจริง|ไม่พบเอกสาร/);
  await expectPageOk(testBrowser, page, /503/);
  answer = failure(429, 'too_many');
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('คุณลองรหัสหลายครั้งเกินไป').waitFor();
  answer = success(readPaper.example);
  await page.getByRole('button', { name: 'ลองใหม่' }).click();
  await page.getByText('864,714.75').waitFor();
  await testBrowser.leave(page);
});
