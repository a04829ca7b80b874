import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../../../journeys/axe/findings.ts';
import { settled } from '../../../journeys/browser/settled.ts';
import { sideways } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const path = '/member/termofconditional';

test.each(widths)('R039 R135 the terms are read signed out, at %i px', async (width) => {
  const page = await testBrowser.newPage({ width });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await page.getByRole('heading', { level: 1, name: /ข้อตกลงการใช้บริการ/ }).waitFor();
  await page.getByText('ฉบับที่ 1').first().waitFor();
  await page.getByRole('heading', { level: 2, name: /รหัสผ่านเป็นเรื่องของท่าน/ }).waitFor();
  await settled(page);
  expect(await page.title()).toMatch(/^ข้อตกลงการใช้บริการ/);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('R039 without script the whole text is there, and nothing that needs it', async () => {
  const page = await testBrowser.newPage({ width: 390, script: false });
  await page.goto(path);
  await page.getByText('เมื่อข้อตกลงเปลี่ยน').waitFor();
  expect(await page.getByRole('button', { name: 'พิมพ์ข้อตกลง' }).isVisible()).toBe(false);
  expect(await page.getByRole('contentinfo').getByText('0 2000 1234').count()).toBeGreaterThan(0);
  await testBrowser.leave(page);
});

test('R039 an older version stays to be read, and says that it is one', async () => {
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`INSERT INTO portal.terms_versions
      VALUES ('TERMS', '0', 'ข้อตกลงฉบับแรก', '<p>ถ้อยคำเดิม</p>', '2020-01-01')
      ON CONFLICT DO NOTHING`),
  );
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto(`${path}?version=0`);
  await page.getByText('ถ้อยคำเดิม').waitFor();
  await page.getByText('ฉบับนี้เลิกใช้แล้ว').waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /อ่านฉบับที่ 1/ }).click();
  await page.getByText('เมื่อข้อตกลงเปลี่ยน').waitFor();
  await expect.poll(() => page.getByText('ฉบับนี้เลิกใช้แล้ว').count()).toBe(0);
  expect(testBrowser.faults(page)).toEqual([]);
  const answer = await page.goto(`${path}?version=none`);
  expect(answer?.status()).toBe(404);
  await testBrowser.leave(page);
});

test('R039 the sign-in and every portal page lead to the terms', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/member/logon');
  await page.getByRole('link', { name: 'ข้อตกลงการใช้บริการ' }).click();
  await page.waitForURL(`**${path}`);
  await page.getByText('เมื่อข้อตกลงเปลี่ยน').waitFor();
  await testBrowser.leave(page);
});
