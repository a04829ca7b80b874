import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../journeys/mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../../../journeys/test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test('R088 an entry of the menu that is used here stands at its end', async () => {
  const item = {
    ...{ seq: 9, manu_name: 'สมาคมฌาปนกิจ', manu_name_eng: 'Cremation', url: '/list/cremation' },
    ...{ icon: 'handshake', type: 'side', is_parent: '0', status: '1', used_in: 'member' },
  };
  const list_manu = [item, { ...item, seq: 10, manu_name: 'หน่วยงาน', used_in: 'agency' }];
  const page = await testBrowser.newPage();
  await mockMemberApi(page, {
    'GET /api/info/manu': success({ list_manu, list_sub_manu: [], marquee: [] }),
  });
  await page.goto('/member/password');
  const menu = page.getByRole('navigation', { name: 'เมนูสมาชิก' });
  const link = menu.getByRole('link', { name: 'สมาคมฌาปนกิจ' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/list/cremation');
  expect(await link.locator('use').getAttribute('href')).toContain('#handshake');
  expect(await menu.getByText('หน่วยงาน').count()).toBe(0);
  await testBrowser.leave(page);
});
