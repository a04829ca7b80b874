import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { readCollection } from '../collections.api.ts';
import { pendingHead } from '../example.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

async function openBill() {
  const page = await testBrowser.newPage({ width: 390 });
  const bill = { ...readCollection.example, head: pendingHead };
  await mockMemberApi(page, { [`GET ${readCollection.path}`]: success(bill) });
  await page.goto('/member/kep/2568/11/1');
  return page;
}

test('the salary and what would betray it stand open only when they are asked for', async () => {
  const page = await openBill();
  const main = page.locator('main');
  await page.getByText('เงินเดือนคงเหลือ').waitFor();
  expect(await main.innerText()).not.toMatch(/45,000|42\.93|25,680/);
  expect(await main.ariaSnapshot()).not.toMatch(/45,000|42\.93|25,680/);
  await page.getByRole('button', { name: 'แสดง เงินเดือน' }).click();
  await expect.poll(() => main.innerText()).toMatch(/45,000\.00[\s\S]*25,680\.94[\s\S]*42\.93/);
  await page.getByRole('button', { name: 'ซ่อน เงินเดือน' }).click();
  await expect.poll(() => main.innerText()).not.toMatch(/45,000|42\.93/);
  await testBrowser.leave(page);
});

test('hidden amounts hide the salary and what would betray it', async () => {
  const page = await openBill();
  await page.getByRole('button', { name: 'แสดง เงินเดือน' }).click();
  await page.getByText('45,000.00').waitFor();
  await page.getByRole('switch', { name: 'ซ่อนยอดเงิน' }).click();
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/\d\.\d{2}/);
  expect(await page.locator('main').ariaSnapshot()).not.toMatch(/45,000|42\.93|19,319/);
  await testBrowser.leave(page);
});
