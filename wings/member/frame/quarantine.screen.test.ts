import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { checkSession } from './frame.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const none = {
  as_of: '2025-11-27',
  accounts: [],
  total_balance: '0.00',
  total_accrued_interest: '0.00',
};

test.each(widths)('each page says of which day the records are, at %i px', async (width) => {
  const page = await testBrowser.newPage({ width });
  await mockMemberApi(page, {
    'GET /api/member/deposit': success(none),
    [`POST ${checkSession.path}`]: success({
      ...checkSession.example,
      quarantine_as_of: '2025-11-27',
    }),
  });
  await page.goto('/member/deposit');
  const main = page.locator('main');
  await main.getByText('ข้อมูลของคุณเป็นข้อมูล ณ วันที่ 27 พ.ย. 2568').waitFor();
  const phone = main.getByRole('link', { name: '0 2000 1234' }).first();
  expect(await phone.getAttribute('href')).toBe('tel:020001234');
  await expectPageOk(testBrowser, page);
  await testBrowser.leave(page);
});
