import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thaiDateNumeric } from '../../core/thai-date.ts';
import { cast } from '../../demo/cast.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { tabTo } from '../keys.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const fresh = 'ดอกบัวบานตอนเช้ามืด';

const asOwner = (sql: string, memberNo: string) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (client) => client.query(sql, [memberNo]));

interface Person {
  readonly memberNo: string;
  readonly nationalId: string;
  /** As typed: day, month, Buddhist year. */
  readonly born: string;
}

async function find(where: string): Promise<Person> {
  const sql = `SELECT m.member_no, m.national_id, m.birth_date::text AS born FROM records.members m
    JOIN records.current c USING (publication_id) WHERE ${where}`;
  const { rows } = await asUpkeep(testBrowser.ownerUrl, 'sahakon_intake', (client) =>
    client.query(sql),
  );
  const { member_no, national_id, born } = rows[0];
  return { memberNo: member_no, nationalId: national_id, born: thaiDateNumeric(String(born)) };
}

async function typeAt(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

/** From the first field to the step of the password, by keys alone. */
async function prove(page: Page, { memberNo, nationalId, born }: Person): Promise<void> {
  await page.locator('input[name="membership_no"]').waitFor();
  await typeAt(page, /^membership_no$/, memberNo);
  await typeAt(page, /^id_card$/, nationalId);
  await typeAt(page, /^date_of_birth$/, born);
  await page.keyboard.press('Enter');
  await page.locator('input[name="otp"]').waitFor();
  await page.keyboard.insertText(await testBrowser.lastCode(memberNo));
  await page.keyboard.press('Enter');
  await page.locator('input[name="mem_password"]').waitFor();
}

/** From the last step through the sign-in, whose number is filled already. */
async function enter(page: Page, { memberNo }: Person): Promise<void> {
  await page.getByText('ตั้งรหัสผ่านเรียบร้อยแล้ว').waitFor();
  const storageScript = 'JSON.stringify({ ...localStorage, ...sessionStorage })';
  expect(await page.evaluate<string>(storageScript)).not.toMatch(
    new RegExp(`${memberNo}|${fresh}`),
  );
  await tabTo(page, /^ไปเข้าสู่ระบบ$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/logon');
  const number = page.locator('input[name="membership_no"]');
  await expect.poll(() => number.inputValue()).toBe(memberNo);
  await typeAt(page, /^mem_password$/, fresh);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/status');
}

async function forgetAll(memberNo: string): Promise<void> {
  for (const table of ['terms_acceptances', 'member_accounts']) {
    await asOwner(`DELETE FROM portal.${table} WHERE member_no = $1`, memberNo);
  }
}

test('R005 R038 R155 keys alone at 390 px: 000321 registers and comes in', async () => {
  const person = await find(`m.member_no = '000321'`);
  const page = await testBrowser.newPage({ width: 390, stranger: true });
  await page.goto('/member/register');
  await prove(page, person);
  await typeAt(page, /^mem_password$/, fresh);
  await typeAt(page, /^again$/, fresh);
  await tabTo(page, /^agree$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await enter(page, person);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
  const sql = 'SELECT version FROM portal.terms_acceptances WHERE member_no = $1';
  expect((await asOwner(sql, person.memberNo)).rows).toHaveLength(1);
  await forgetAll(person.memberNo);
});

test('R005 R155 keys alone at 390 px: who forgot a password gets another', async () => {
  const existing = cast.map(({ memberNo }) => memberNo);
  const person = await find(`m.status_code = '0' AND NOT m.member_no = ANY ('{${existing}}')
    AND regexp_replace(m.phone, '[^0-9]', '', 'g') ~ '^0[689][0-9]{8}$'
    ORDER BY m.member_no LIMIT 1`);
  await asOwner(
    `INSERT INTO portal.member_accounts (member_no, password_hash, must_change)
     SELECT $1, password_hash, false FROM portal.member_accounts WHERE member_no = '000123'`,
    person.memberNo,
  );
  await asOwner(
    `INSERT INTO portal.terms_acceptances (member_no, kind, version, address, agent)
     SELECT $1, kind, version, '', '' FROM portal.terms_versions`,
    person.memberNo,
  );
  const page = await testBrowser.newPage({ width: 390, stranger: true });
  await page.goto('/member/forget');
  await prove(page, person);
  expect(await page.locator('input[name="agree"]').count()).toBe(0);
  await typeAt(page, /^mem_password$/, fresh);
  await typeAt(page, /^again$/, fresh);
  await page.keyboard.press('Enter');
  await enter(page, person);
  expect(testBrowser.faults(page)).toEqual([]);
  await testBrowser.leave(page);
  await forgetAll(person.memberNo);
});
