/** A further version of a policy says what it changed (D-19). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('D-19 a version says what it changed, and leads to the one before', async () => {
  const asOwner = (sql: string) =>
    asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) => client.query(sql));
  await asOwner(`INSERT INTO portal.policies
      (kind, version, title, body_html, effective_on, change_summary)
    VALUES ('PRIVACY', 901, 'นโยบายเดิม', '<p>ถ้อยคำแรก</p>', '2019-01-01', ''),
      ('PRIVACY', 902, 'นโยบายเดิม', '<p>ถ้อยคำที่สอง</p>', '2020-01-01', 'ตัดข้อ 3')`);
  try {
    const page = await testBrowser.newPage({ width: 390, script: false });
    await page.goto('/cookie/policy?version=902');
    await page.getByText('สิ่งที่เปลี่ยนจากฉบับก่อน').waitFor();
    await page.getByText('ตัดข้อ 3').waitFor();
    await page.getByRole('link', { name: 'อ่านฉบับที่ 901 ซึ่งใช้มาก่อน' }).click();
    await page.getByText('ถ้อยคำแรก').waitFor();
    expect(await page.getByText('สิ่งที่เปลี่ยนจากฉบับก่อน').count()).toBe(0);
    await testBrowser.leave(page);
  } finally {
    await asOwner(`DELETE FROM portal.policies WHERE version > 900`);
  }
});
