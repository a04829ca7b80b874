/** Staff change what the public site says, by mouse and by keyboard alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { settled } from '../browser/settled.ts';
import { expectPageOk } from '../page-checks.ts';
import { confirmInOffice, signInOffice } from '../sign-in/office.ts';
import { openTestBrowser, type TestBrowser, widths } from '../test-browser.ts';
import { keys, pointer } from './hands.ts';
import { forgetLines, walkLists } from './list-walks.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(async () => {
  // Other tests find the site as it was.
  await asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
    store.query(`
      DELETE FROM portal.menu_items WHERE seq > 1000;
      DELETE FROM portal.marquee WHERE note_html LIKE 'ทดสอบ%';
      DELETE FROM portal.interest_rates WHERE name LIKE 'ทดสอบ%';
      ${forgetLines}`),
  );
  await testBrowser.close();
});

/** The browser notes every refusal as an error of its own. */
const refusals = /40[0139]/;

/** Goes on by Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let at = 0; at < 120; at += 1) {
    const found = await page.evaluate<string>(`(() => {
      const one = document.activeElement;
      const label = document.getElementById(one?.getAttribute('aria-labelledby') ?? '');
      return one?.getAttribute('aria-label') ?? one?.labels?.[0]?.innerText ?? label?.innerText
        ?? one?.innerText ?? '';
    })()`);
    if (found.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${name}`);
}

/** What visitors are shown, in a window of their own. */
async function asVisitor(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const visitor = await testBrowser.newPage();
  await visitor.goto(path);
  await look(visitor);
  await testBrowser.leave(visitor);
}

const row = (page: Page, name: string) =>
  page
    .locator('main :is(li, tr)')
    .filter({ has: page.getByRole('button', { name: `แก้ไข “${name}”`, exact: true }) });

describe.each(widths)('at %i px', (width) => {
  test('R088 an item of the menu is made, put right, moved, removed and brought back', async () => {
    const name = `ทดสอบ ${width}`;
    const page = await testBrowser.newPage({ width });
    await page.goto('/office/menu');
    await signInOffice(testBrowser, page, 'content');
    await page.getByRole('heading', { level: 1, name: 'เมนูของเว็บไซต์' }).waitFor();
    await page.getByRole('list', { name: 'เมนูหลัก' }).waitFor();
    await expectPageOk(testBrowser, page, refusals);

    await page.getByRole('button', { name: 'เพิ่มเมนู', exact: true }).click();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('กรุณากรอกช่องนี้').first().waitFor();
    await page.getByLabel('ชื่อเมนู').fill(name);
    await page.getByRole('textbox', { name: 'ลิงก์', exact: true }).fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText(/ลิงก์ต้องขึ้นต้นด้วย/).waitFor();
    await expectPageOk(testBrowser, page, refusals);
    await page.getByRole('button', { name: 'ยกเลิก' }).click();
    await page.getByRole('button', { name: 'กลับไปแก้ไข' }).click();
    await page.getByRole('textbox', { name: 'ลิงก์', exact: true }).fill('/list/no-such');
    await page.getByRole('radio', { name: 'ดาว', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await row(page, name).getByText('ลิงก์นี้ไม่มีหน้าแล้ว').waitFor();

    await page.getByRole('button', { name: `แก้ไข “${name}”` }).click();
    await page.getByRole('textbox', { name: 'ลิงก์', exact: true }).fill('/list/all');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await row(page, name).waitFor();
    expect(await row(page, name).getByText('ลิงก์นี้ไม่มีหน้าแล้ว').count()).toBe(0);

    const items = page.getByRole('list', { name: 'เมนูหลัก' }).locator('> li');
    const last = (await items.count()) - 1;
    await page.getByRole('button', { name: `เลื่อน “${name}” ขึ้น` }).click();
    await expect.poll(() => items.nth(last - 1).innerText()).toContain(name);
    // By mouse the second is dragged before the first (a finger scrolls, and presses the arrow);
    // then the first goes back by its button.
    const first = await items.nth(0).locator('b').first().innerText();
    const handle = items.nth(1).locator('[draggable]').first();
    if (width > 1000) await handle.dragTo(items.nth(0).locator('b').first());
    else await items.nth(1).locator('[data-side=up]').last().click();
    await expect.poll(() => items.nth(1).locator('b').first().innerText()).toBe(first);
    await page.getByRole('button', { name: `เลื่อน “${first}” ขึ้น` }).click();
    await expect.poll(() => items.nth(0).locator('b').first().innerText()).toBe(first);
    await asVisitor('/home', async (visitor) => {
      const bar = visitor.getByRole('navigation', { name: /เมนู/ }).first();
      expect(await bar.getByRole('link', { name }).count()).toBe(1);
    });

    // What was moved is saved before the next change names its version.
    await settled(page);
    await page.getByRole('button', { name: `ลบ “${name}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ลบรายการ' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => row(page, name).count()).toBe(0);
    // A notice lies over what stands at the foot of the window until it goes.
    const notices = page.getByRole('region', { name: 'การแจ้งเตือน' }).locator('p');
    await expect.poll(() => notices.filter({ visible: true }).count()).toBe(0);
    // Half of a button below the bar that stays in view is too small a target for axe.
    await page.evaluate('scrollTo(0, 0)');
    await expectPageOk(testBrowser, page, refusals);
    await page.getByRole('button', { name: `กู้คืน “${name}”` }).click();
    await page.getByRole('button', { name: `แก้ไข “${name}”` }).waitFor();
    expect(testBrowser.faults(page, refusals)).toEqual([]);
    await testBrowser.leave(page);
  });

  test('R030 a line of the announcement bar is written and moved by keyboard alone', async () => {
    const words = `ทดสอบ แป้นพิมพ์ ${width}`;
    const page = await testBrowser.newPage({ width });
    await page.goto('/office/marquee');
    await signInOffice(testBrowser, page, 'content');
    await page.getByRole('list', { name: 'ประกาศวิ่ง' }).waitFor();
    await page.evaluate('document.activeElement?.blur()');
    await tabTo(page, 'เพิ่ม');
    await page.keyboard.press('Enter');
    await tabTo(page, 'ข้อความ');
    await page.keyboard.type(words);
    await tabTo(page, 'แสดงถึงวันที่ (ไม่ระบุ แสดงจนกว่าจะซ่อน)');
    await page.keyboard.type('31/2/2600');
    await page.keyboard.press('Enter');
    await page.getByText(/อ่านวันที่ไม่ได้/).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('๑/๒/๒๖๐๐');
    await page.keyboard.press('Enter');
    await row(page, words).waitFor();
    await page
      .getByText(/ถึง 1 ก.พ. 2600/)
      .first()
      .waitFor();
    await tabTo(page, `แก้ไข “${words}”`);
    await page.keyboard.press('Alt+ArrowUp');
    const lines = page.getByRole('list', { name: 'ประกาศวิ่ง' }).locator('> li');
    const last = (await lines.count()) - 1;
    await expect.poll(() => lines.nth(last - 1).innerText()).toContain(words);
    // Whoever moves it goes on from where they were.
    await expect
      .poll(() => page.evaluate('document.activeElement?.getAttribute("aria-label")'))
      .toBe(`แก้ไข “${words}”`);
    await expectPageOk(testBrowser, page, refusals);
    await asVisitor('/home', async (visitor) => {
      await visitor.getByRole('region', { name: 'ประกาศ' }).getByText(words).first().waitFor();
    });
    await testBrowser.leave(page);
  });

  test('a rate is announced with its day, put right, and both are in the history', async () => {
    const name = `ทดสอบ อัตรา ${width}`;
    const page = await testBrowser.newPage({ width });
    await page.goto('/office/rates');
    await signInOffice(testBrowser, page, 'finance');
    await page.getByRole('table', { name: 'อัตราที่บันทึกไว้ ร้อยละ' }).waitFor();
    await expectPageOk(testBrowser, page, refusals);
    await page.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
    await page.getByLabel('ประเภท').fill(name);
    await page.getByLabel('อัตราร้อยละต่อปี').fill('5,75');
    await page.getByRole('textbox', { name: 'มีผลตั้งแต่วันที่' }).fill('1/1/2568');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText(/อ่านอัตราไม่ได้/).waitFor();
    await page.getByLabel('อัตราร้อยละต่อปี').fill('๑.๗๕๒๕');
    await expectPageOk(testBrowser, page, refusals);
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await confirmInOffice(testBrowser, page, 'finance');
    const line = `${name} ตั้งแต่ 1 ม.ค. 2568`;
    await row(page, line).getByText('ใช้อยู่').waitFor();
    await asVisitor('/home', async (visitor) => {
      const rate = visitor.getByRole('row').filter({ hasText: name });
      expect(await rate.innerText()).toContain('1.7525');
    });
    await page.getByRole('button', { name: `แก้ไข “${line}”` }).click();
    await page.getByLabel('อัตราร้อยละต่อปี').fill('1.75');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    const history = page.getByRole('region', { name: 'ประวัติการแก้ไข' });
    await history.getByText('1.7525').first().waitFor();
    expect(await history.innerText()).toMatch(/เดิม 1\.7525[\s\S]*เป็น 1\.75/);
    await page.getByRole('link', { name: 'ปันผลและเฉลี่ยคืน' }).click();
    await page.getByRole('row').filter({ hasText: 'เฉลี่ยคืน' }).first().waitFor();
    await expectPageOk(testBrowser, page, refusals);
    await testBrowser.leave(page);
  });
});

test('who comes second is told whose version stands, and keeps what was typed', async () => {
  const page = await testBrowser.newPage();
  await page.goto('/office/links');
  await signInOffice(testBrowser, page, 'content');
  const first = page.getByRole('list', { name: 'หน่วยงานที่เกี่ยวข้อง' }).locator('> li').first();
  await first.getByRole('button', { name: /แก้ไข/ }).click();
  const name = await page.getByLabel('ชื่อหน่วยงาน').inputValue();
  await page.getByLabel('ชื่อหน่วยงาน').fill('ของฉัน');
  const change = (to: string, from: string) =>
    asUpkeep(testBrowser.ownerUrl, 'sahakon_owner', (store) =>
      store.query('UPDATE portal.links SET name = $1 WHERE name = $2', [to, from]),
    );
  await change('ของอีกคน', name);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('button', { name: 'โหลดรายการล่าสุด' }).click();
  await page.getByText('ของอีกคน').waitFor();
  expect(await page.getByLabel('ชื่อหน่วยงาน').inputValue()).toBe('ของฉัน');
  await expectPageOk(testBrowser, page, refusals);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('button', { name: 'แก้ไข “ของฉัน”' }).waitFor();
  await change(name, 'ของฉัน');
  await testBrowser.leave(page);
});

// Here, since two files that write the same list at once would overtake each other.
const walks = [
  ['content', 1440, keys, ['menu', 'links']],
  ['content', 390, pointer, ['slides', 'calendar']],
  ['finance', 1440, keys, ['rates']],
  ['finance', 390, pointer, ['bankAccounts']],
] as const;

test.each(walks)('%s at %i px writes lists by one kind of hands', async (...walk) => {
  const [login, width, handsOf, which] = walk;
  await walkLists(testBrowser, { login, width, handsOf, which });
});
