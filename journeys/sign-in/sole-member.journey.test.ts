/** What would disturb others who are signed in as the same member. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { tabTo } from '../keys.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/**
 * A member whom no other file signs in: they share the app, and would be led to the terms, or end
 * with all his other sign-ins.
 */
const memberNo = '000051';

/** As if the member had never accepted anything. */
const unaccept = () =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) =>
    client.query('DELETE FROM portal.terms_acceptances WHERE member_no = $1', [memberNo]),
  );

test('R055 R063 R123 D-30 keys alone: terms accepted, offers welcome, all kept', async () => {
  await unaccept();
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, memberNo);
  await page.waitForURL('**/member/welcome');
  await page.getByRole('checkbox').first().waitFor();
  await tabTo(page, /เลื่อนอ่านได้/);
  await page.keyboard.press('PageDown');
  await tabTo(page, /^agree$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^marketing$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^ยอมรับและเข้าใช้งาน$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/status');
  const { rows } = await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      `SELECT a.version, a.agent ~ 'Walk/' AS agent, c.choice
        FROM portal.terms_acceptances a JOIN portal.member_choices c USING (member_no)
        WHERE member_no = $1 ORDER BY c.id DESC LIMIT 1`,
      [memberNo],
    ),
  );
  expect(rows).toEqual([{ version: '1', agent: true, choice: true }]);
  await page.goto('/member/security');
  const offers = page.getByRole('switch', { name: /รับข่าว/ });
  await offers.waitFor();
  expect(await offers.getAttribute('aria-checked')).toBe('true');
  await offers.click();
  await page.getByText('สหกรณ์จะไม่ส่งข่าวให้คุณ').first().waitFor();
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
});

test('keys alone: another sign-in is found and ended on the security page', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, memberNo);
  const other = await testBrowser.newPage();
  await testBrowser.signInAs(other, memberNo);
  await page.goto('/member/security');
  await page.getByRole('button', { name: 'ให้เครื่องอื่นออกทั้งหมด' }).waitFor();
  await tabTo(page, /^ให้เครื่องอื่นออกทั้งหมด$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await page.getByText('รหัสผ่านไม่ถูกต้อง').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('ตอนนี้มีเครื่องนี้เครื่องเดียวที่เข้าสู่ระบบอยู่').waitFor();
  await other.goto('/member/share');
  await other.waitForURL('**/member/logon');
  expect(testBrowser.faults(page, /400/)).toEqual([]);
  await testBrowser.leave(other);
  await testBrowser.leave(page);
});
