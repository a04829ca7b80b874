import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockMemberApi, success } from '../../../journeys/mock-api.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { readStatus } from './overview.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test.each(widths)('D-05 at %i px: a passport, or nothing, for a national ID', async (width) => {
  const passport = { kind: 'PASSPORT', number_masked: 'xxxxxxx95' };
  for (const id_document of [passport, null]) {
    const page = await testBrowser.newPage({ width });
    const data = { ...readStatus.example, national_id_masked: null, id_document };
    const named = { member_type_text: 'สมาชิกสมทบ (ครอบครัว)', status_text: 'สมาชิกบำนาญ' };
    await mockMemberApi(page, { [`GET ${readStatus.path}`]: success({ ...data, ...named }) });
    await page.goto('/member/status');
    await page.getByText('สมาชิกสมทบ (ครอบครัว)').waitFor();
    const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    expect(words).toContain('สมาชิกบำนาญ');
    expect(words).toContain(id_document ? 'หนังสือเดินทาง xxxxxxx95' : 'เลขบัตรประชาชน ไม่มี');
    await expectPageOk(testBrowser, page);
  }
});
