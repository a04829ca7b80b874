import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { axeFindings } from '../axe/findings.ts';
import { settled } from '../browser/settled.ts';
import { sideways } from '../mock-api.ts';
import { holds, openOwnTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { officeMenu, signInOffice, withFreshCode } from './office.ts';

// What it takes away from staff, other files need meanwhile.
let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openOwnTestBrowser();
});
afterAll(() => testBrowser.close());

/** The browser notes every refusal as an error of its own. */
const refusals = /40[01]/;

test('D-37 staff come in, look around and leave by keyboard alone, at 390 px', async () => {
  const page = await testBrowser.newPage({ width: 390 });
  await page.goto('/office');
  await page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบเจ้าหน้าที่' }).waitFor();
  expect(await page.getByRole('button', { name: 'ยอมรับ' }).count()).toBe(0);
  const toField = async (name: string) => {
    for (let at = 0; at < 15; at += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate<boolean>(`document.activeElement?.name === '${name}'`)) return;
    }
    throw new Error(`the keyboard never came to ${name}`);
  };
  await settled(page);
  await page.evaluate('document.activeElement?.blur()');
  await toField('login');
  await page.keyboard.type('support');
  await toField('password');
  await page.keyboard.type('wrong');
  await toField('totp');
  await page.keyboard.type('12a3');
  await page.keyboard.press('Enter');
  await page.getByText('กรอกรหัสยืนยัน 6 หลัก').waitFor();
  await page.keyboard.type('456');
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'เข้าสู่ระบบไม่สำเร็จ' });
  await refusal.waitFor();
  // The sentence has the focus; what was typed is there, but for the code that is spent.
  const typed = `[...document.querySelectorAll('form [name]')].map((box) => box.value).join()`;
  await expect.poll(() => page.evaluate(typed)).toBe('support,wrong,');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await toField('password');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(demoPassword);
  await toField('totp');
  await withFreshCode(testBrowser, 'support', async (code) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'สำนักงาน' }).waitFor();
  });
  await page.getByRole('main').getByRole('link', { name: 'ช่วยสมาชิก' }).waitFor();
  await officeMenu(page).getByText('ความปลอดภัยของฉัน').waitFor({ state: 'attached' });
  await holds(page, "document.activeElement?.id === 'main'");
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  const storageScript =
    '[...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join()';
  expect(await page.evaluate(storageScript)).not.toMatch(/office|token|support/i);
  await page.getByRole('button', { name: 'เมนู' }).focus();
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await officeMenu(page).getByRole('button', { name: 'ออกจากระบบ', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).press('Enter');
  await page.getByText('ออกจากระบบแล้ว').waitFor();
  await page.goBack().catch(() => null);
  await page.goto('/office');
  await page.getByLabel('ชื่อผู้ใช้').waitFor();
  expect(await page.getByText('ความปลอดภัยของฉัน').count()).toBe(0);
  expect(testBrowser.faults(page, refusals)).toEqual([]);
  await testBrowser.leave(page);
});

/** Nothing of the office is for auditors yet; roles count from the next call on. */
const auditOnly = (only: boolean) =>
  asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`UPDATE portal.staff SET roles = $1 WHERE login = 'admin'`, [
      only ? ['auditor'] : ['admin', 'auditor'],
    ]),
  );

test.each(widths)('D-37 the desk shows what a role opens, at %i px', async (width) => {
  const page = await testBrowser.newPage({ width });
  await page.goto('/office');
  await page.getByLabel('ชื่อผู้ใช้').waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await signInOffice(testBrowser, page, 'admin');
  const waiting = page.getByRole('region', { name: 'รอคุณอยู่' });
  const something = waiting.getByRole('link');
  await something.or(waiting.getByText('ตอนนี้ไม่มีงานรออยู่')).first().waitFor();
  await settled(page);
  expect(await page.getByRole('link', { name: 'ช่วยสมาชิก' }).count()).toBe(0);
  await auditOnly(true);
  await page.reload();
  await page.getByRole('heading', { name: 'ยังไม่มีงานสำหรับหน้าที่ของคุณ' }).waitFor();
  await auditOnly(false);
  await settled(page);
  expect(await page.getByRole('link', { name: 'ผลการหักจากหน่วยงาน' }).count()).toBe(0);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(testBrowser.faults(page, refusals)).toEqual([]);
  await testBrowser.leave(page);
});

test('D-37 whose session was ended is asked anew where they stand', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/office');
  await signInOffice(testBrowser, page, 'admin');
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `UPDATE portal.sessions SET revoked_at = now()
       WHERE kind = 'office'
         AND subject = (SELECT id::text FROM portal.staff WHERE login = 'admin')`,
    ),
  );
  // Any call tells: here that of the page, loaded anew.
  await page.reload();
  await page.getByLabel('ชื่อผู้ใช้').waitFor();
  await signInOffice(testBrowser, page, 'admin');
  await holds(page, `document.title.startsWith('สำนักงานสหกรณ์')`);
  expect(testBrowser.faults(page, refusals)).toEqual([]);
  await testBrowser.leave(page);
});

test.each(widths)(
  'D-37 rooms of other roles stay shut and say whose they are, at %i px',
  async (width) => {
    const page = await testBrowser.newPage({ width });
    await page.goto('/office/agency_reports');
    await signInOffice(testBrowser, page, 'content');
    const shut = 'ผลการหักจากหน่วยงานเปิดตามหน้าที่';
    await page.getByRole('heading', { level: 1, name: shut }).waitFor();
    await page.getByText(/ผู้มีหน้าที่การเงินหรือผู้ดูแลระบบ .*ให้ผู้ดูแลระบบเพิ่มหน้าที่ให้/).waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.getByRole('main').getByRole('searchbox').count()).toBe(0);
    await page.goto('/office/no_such_room');
    await page.getByRole('heading', { level: 1, name: 'ไม่พบหน้าที่คุณต้องการ' }).waitFor();
    await page.goto('/office/search');
    await page.getByRole('searchbox', { name: 'ค้นหา' }).fill('ไม่มีคำนี้');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'ไม่พบ “ไม่มีคำนี้”' }).waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/office/search?q=ผลการหัก');
    await page.getByRole('heading', { name: 'ไม่พบ “ผลการหัก”' }).waitFor();
    expect(testBrowser.faults(page, /40[014]/)).toEqual([]);
    await testBrowser.leave(page);
  },
);
