/** A line of a list of the public site is written, seen by visitors at once, and taken away. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type OfficeRoomKey, officeRooms } from '../../api/office/office-rooms.ts';
import { bangkokDay, thaiDateNumeric } from '../../core/thai-date.ts';
import { settled } from '../browser/settled.ts';
import { expectPageOk } from '../page-checks.ts';
import { confirmInOffice, signInOffice } from '../sign-in/office.ts';
import type { TestBrowser } from '../test-browser.ts';
import { type Hands, handCut } from './hands.ts';

/** Before the sign-in, and before the second factor is asked for, the browser notes refusals. */
const refusals = /40[013]/;

const picture = {
  name: 'ป้าย.png',
  mimeType: 'image/png',
  buffer: readFileSync(
    new URL('../../server/mediafiles/images/Utils/cooplogo.png', import.meta.url),
  ),
};
/** Ahead of all others in the calendar. */
const today = thaiDateNumeric(bangkokDay(new Date()));

interface Line {
  readonly room: OfficeRoomKey;
  readonly add: string;
  /** What is written, by the labels of its fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly picture?: boolean;
  /** The second factor is asked for, once in a session. */
  readonly confirmed?: boolean;
  /** As its buttons call it, where its first field is not its name. */
  readonly name?: string;
  /** Words that the front page shows then. */
  readonly shown: string;
}

const plain = { add: 'เพิ่ม' };
const lines: Readonly<Record<string, Line>> = {
  menu: {
    ...{ room: 'menu', add: 'เพิ่มเมนู', shown: 'ลองเมนู' },
    fields: { ชื่อเมนู: 'ลองเมนู', ลิงก์: '/list/all' },
  },
  calendar: {
    ...{ ...plain, room: 'calendar', shown: 'ลองกำหนดการ' },
    fields: { เรื่อง: 'ลองกำหนดการ', วันที่เริ่ม: today, วันที่สิ้นสุด: today },
  },
  links: {
    ...{ ...plain, room: 'links', shown: 'ลองหน่วยงาน' },
    fields: { ชื่อหน่วยงาน: 'ลองหน่วยงาน', ลิงก์: 'https://coop.example/' },
  },
  slides: {
    ...{ ...plain, room: 'slides', shown: 'ลองป้าย', picture: true },
    fields: { หัวข้อ: 'ลองป้าย', 'ข้อความ (ไม่บังคับ)': 'ลองข้อความของป้าย' },
  },
  rates: {
    ...{ ...plain, room: 'rates', confirmed: true, shown: 'ลองอัตรา' },
    ...{ name: 'ลองอัตรา ตั้งแต่ 2 ม.ค. 2568' },
    fields: { ประเภท: 'ลองอัตรา', อัตราร้อยละต่อปี: '๑.๒๕', มีผลตั้งแต่วันที่: '2/1/2568' },
  },
  bankAccounts: {
    ...{ ...plain, room: 'bankAccounts', confirmed: true, shown: 'ลองบัญชีสหกรณ์' },
    ...{ name: 'ธนาคารกรุงไทย 987-6-54321-0' },
    fields: { เลขที่บัญชี: '9876543210', ชื่อบัญชี: 'ลองบัญชีสหกรณ์' },
  },
};

const main = (page: Page) => page.getByRole('main');

/** Takes away what a walk that failed has left. */
export const forgetLines = `
      DELETE FROM portal.menu_items WHERE name_th LIKE 'ลอง%';
      DELETE FROM portal.interest_rates WHERE name LIKE 'ลอง%';
      DELETE FROM portal.slides WHERE title LIKE 'ลอง%';
      DELETE FROM portal.calendar_events WHERE title LIKE 'ลอง%';
      DELETE FROM portal.links WHERE name LIKE 'ลอง%';
      DELETE FROM portal.bank_accounts WHERE account_name LIKE 'ลอง%'`;

/** How often the front page shows these words at this moment. */
async function countShown(visitor: Page, words: string): Promise<number> {
  await visitor.goto('/home');
  await settled(visitor);
  return visitor.getByText(words).count();
}

async function writeLine(
  page: Page,
  hands: Hands,
  line: Line,
  confirm: () => Promise<void>,
): Promise<string> {
  const { room, add, fields, name = Object.values(fields)[0] ?? '' } = line;
  await page.goto(officeRooms[room].path);
  await hands.press(page.getByRole('button', { name: add, exact: true }).first());
  if (line.picture) {
    const pick = main(page).getByRole('button', { name: 'เลือกรูป', exact: true });
    await handCut(page, hands, pick, picture);
    await main(page).locator('form img').first().waitFor();
  }
  for (const [label, value] of Object.entries(fields)) {
    const field = main(page).getByLabel(label, { exact: true });
    // Drawings are chosen by a name, too.
    await hands.write(field.and(page.locator('input:not([type="radio"])')), value);
  }
  await hands.press(page.getByRole('button', { name: 'บันทึก', exact: true }));
  if (line.confirmed) await confirm();
  await page.getByRole('button', { name: `แก้ไข “${name}”`, exact: true }).waitFor();
  return name;
}

async function removeLine(page: Page, hands: Hands, name: string): Promise<void> {
  await settled(page);
  await hands.press(page.getByRole('button', { name: `ลบ “${name}”`, exact: true }));
  const dialog = page.getByRole('dialog', { name: `ลบ “${name}”` });
  await hands.press(dialog.getByRole('button', { name: 'ลบรายการ' }));
  await dialog.waitFor({ state: 'hidden' });
  const edit = page.getByRole('button', { name: `แก้ไข “${name}”`, exact: true });
  await edit.waitFor({ state: 'detached' });
  await settled(page);
}

/** One place up, by Alt and an arrow; the keyboard stays on the line. */
async function moveByKeys(page: Page, hands: Hands, name: string): Promise<void> {
  const items = page.getByRole('list', { name: 'เมนูหลัก' }).locator('> li');
  const last = (await items.count()) - 1;
  await hands.press(page.getByRole('button', { name: `ซ่อน “${name}”`, exact: true }));
  await page.getByRole('button', { name: `แสดง “${name}”`, exact: true }).waitFor();
  await settled(page);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => items.nth(last - 1).innerText()).toContain(name);
  await settled(page);
  await hands.press(page.getByRole('button', { name: `แสดง “${name}”`, exact: true }));
  await page.getByRole('button', { name: `ซ่อน “${name}”`, exact: true }).waitFor();
}

interface Walk {
  readonly login: string;
  readonly width: number;
  readonly handsOf: (page: Page) => Hands;
  readonly which: readonly (keyof typeof lines)[];
}

export async function walkLists(testBrowser: TestBrowser, walk: Walk): Promise<void> {
  const { login, width, handsOf, which } = walk;
  const page = await testBrowser.newPage({ width });
  const visitor = await testBrowser.newPage();
  const hands = handsOf(page);
  await signInOffice(testBrowser, page, login);
  for (const key of which) {
    const line = lines[key];
    if (line === undefined) throw new Error(key);
    const name = await writeLine(page, hands, line, () =>
      confirmInOffice(testBrowser, page, login, hands),
    );
    expect(await countShown(visitor, line.shown), `${key} is shown`).toBeGreaterThan(0);
    // What was done is told above the foot of the page, until it has been read.
    const notice = page.getByRole('button', { name: /^ปิดการแจ้งเตือน/ });
    await notice.first().waitFor({ state: 'detached' });
    // Rows that the keyboard has scrolled below the bar are no smaller for it.
    await page.evaluate('scrollTo(0, 0)');
    await expectPageOk(testBrowser, page, refusals);
    if (key === 'menu') await moveByKeys(page, hands, name);
    await removeLine(page, hands, name);
    expect(await countShown(visitor, line.shown), `${key} has gone`).toBe(0);
  }
  expect(testBrowser.faults(page, refusals)).toEqual([]);
  for (const one of [page, visitor]) await testBrowser.leave(one);
}
