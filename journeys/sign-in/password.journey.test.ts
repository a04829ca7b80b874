import type { Page } from 'playwright-core';
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

const fresh = 'ข้าวเหนียวมะม่วงหน้าร้อน';

const asOwner = (sql: string, ...values: unknown[]) =>
  asUpkeep(
    testBrowser.ownerUrl,
    'sahakon_owner',
    async (client) => (await client.query(sql, values)).rows,
  );

/** Everything a page keeps in the browser. */
const storageOf = (page: Page) =>
  page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');

async function typeAt(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

test('R005 R121 R148 keys alone: a password changes by a code', async () => {
  const before = await asOwner(
    `SELECT password_hash FROM portal.member_accounts WHERE member_no = '000222'`,
  );
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, '000222');
  await page.goto('/member/password');
  await page.locator('input[name="mem_oldpassword"]').waitFor();
  await typeAt(page, /^mem_oldpassword$/, demoPassword);
  await typeAt(page, /^mem_password$/, fresh);
  await typeAt(page, /^again$/, fresh);
  await page.keyboard.press('Enter');
  await page.locator('input[name="otp"]').waitFor();
  expect(await storageOf(page)).not.toMatch(/otpref|ข้าวเหนียว/);
  await page.keyboard.insertText(await testBrowser.lastCode('000222'));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'เข้าสู่ระบบตอนนี้' }).waitFor();
  expect(await storageOf(page)).not.toMatch(/000222|อรุณี/);
  // The focus is on the way to the sign-in already.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/logon');
  await testBrowser.signInAs(page, '000222', fresh);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
  await asOwner(
    `UPDATE portal.member_accounts SET password_hash = $1 WHERE member_no = '000222'`,
    before[0]?.password_hash,
  );
});

/** Somebody with a mobile number who has a given password and has accepted the terms. */
async function newcomer(): Promise<string> {
  const accounts = await asOwner('SELECT member_no FROM portal.member_accounts');
  // Others of the cast register themselves in journeys of their own.
  const existing = [...accounts.map(({ member_no }) => member_no), '000321'];
  const [person] = await asUpkeep(testBrowser.ownerUrl, 'sahakon_intake', async (client) => {
    const sql = `SELECT member_no FROM records.members m
      JOIN records.current c ON c.publication_id = m.publication_id
      WHERE status_code = '0' AND regexp_replace(phone, '[^0-9]', '', 'g') ~ '^0[689][0-9]{8}$'
        AND member_no <> ALL ($1) ORDER BY member_no DESC LIMIT 1`;
    return (await client.query(sql, [existing])).rows;
  });
  const memberNo: string = person.member_no;
  await asOwner(
    `INSERT INTO portal.member_accounts (member_no, password_hash, must_change)
     SELECT $1, password_hash, true FROM portal.member_accounts WHERE member_no = '000123'`,
    memberNo,
  );
  await asOwner(
    `INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
     SELECT $1, kind, version, '', '' FROM portal.terms_versions`,
    memberNo,
  );
  return memberNo;
}

test('R056 R099 T9 keys alone: a first password, a new number, both telephones agree', async () => {
  const memberNo = await newcomer();
  const page = await testBrowser.newPage({ width: 390 });
  await testBrowser.signInAs(page, memberNo);
  await page.waitForURL('**/member/update-password');
  await page.locator('input[name="mem_password"]').waitFor();
  await typeAt(page, /^mem_password$/, fresh);
  await typeAt(page, /^again$/, fresh);
  await typeAt(page, /^mem_phone$/, '081 234 5678');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'ยืนยันเบอร์ใหม่' }).waitFor();
  await page.keyboard.insertText(await testBrowser.lastCode('0812345678'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'ยืนยันจากเบอร์เดิม' }).waitFor();
  await page.keyboard.insertText(await testBrowser.lastCode(memberNo));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'ยืนยันเบอร์ใหม่แล้ว' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/status');
  const rows = await asOwner(
    `SELECT phone, effective_at > now() + interval '23 hours' AS later
     FROM portal.member_phones WHERE member_no = $1`,
    memberNo,
  );
  expect(rows).toEqual([{ phone: '0812345678', later: true }]);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
  await asOwner('DELETE FROM portal.member_phones WHERE member_no = $1', memberNo);
  await asOwner('DELETE FROM portal.terms_acceptances WHERE member_no = $1', memberNo);
  await asOwner('DELETE FROM portal.member_accounts WHERE member_no = $1', memberNo);
});
