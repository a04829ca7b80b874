/** Where things stand in the editor: what is done with the text is in sight all the while. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasFocus, type MockResponses, success } from '../../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../../journeys/test-browser.ts';
import { keepDraft, publishTopic, readEdited } from '../editor/editor.api.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const facts = ['วันประชุม', 'ลงทะเบียน', 'สถานที่'].map((label) => ({ label, value: label }));
const edited = {
  ...readEdited.example,
  ...{ own_draft: null, drafts: [] },
  content: { ...readEdited.example.content, facts, images: [], cover_url: null },
};

const textOf = (page: Page) => page.locator('[role="textbox"][aria-multiline="true"]');
const publishOn = (page: Page) => page.getByRole('button', { name: /^เผยแพร่/ });

async function open(width: number, answers: MockResponses = {}): Promise<Page> {
  const { page } = await openMockOffice(testBrowser, {
    ...{ width, path: '/office/topics/501' },
    answers: {
      [`GET ${readEdited.path}`]: success(edited),
      [`POST ${keepDraft.path}`]: success({ ...keepDraft.example, others: [] }),
      ...answers,
    },
  });
  await textOf(page).waitFor();
  return page;
}

async function isInSight(page: Page, target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

/** The field that has the focus: its name, and whether something lies over its middle. */
const focused = `(() => {
  const at = document.activeElement;
  const { left, top, width, height } = at.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + Math.min(height, 200) / 2);
  const label = at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent;
  const box = at.closest('label, div') ?? at;
  return { name: label.trim(), isCovered: over === null || !box.contains(over) };
})()`;

describe.each(widths)('at %i px', (width) => {
  test('publishing is in sight from the first screen of the editor to the last', async () => {
    const page = await open(width);
    for (const at of ['0', 'document.body.scrollHeight / 2', 'document.body.scrollHeight']) {
      await page.evaluate(`scrollTo(0, ${at})`);
      await expect.poll(() => isInSight(page, publishOn(page))).toBe(true);
    }
    await expectPageOk(testBrowser, page);
    await testBrowser.leave(page);
  });

  test('keys walk from the heading to the buttons, and nothing lies over a field', async () => {
    const page = await open(width);
    await page.getByLabel('หัวเรื่อง', { exact: true }).focus();
    const names: string[] = [];
    const covered: string[] = [];
    for (let at = 0; at < 80; at += 1) {
      const { name, isCovered } = await page.evaluate<{ name: string; isCovered: boolean }>(
        focused,
      );
      names.push(name);
      if (isCovered) covered.push(name);
      if (/^เผยแพร่(?!เมื่อ)/.test(name)) break;
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
    const wanted = ['หัวเรื่อง', 'สรุป', 'เผยแพร่เมื่อ วันที่', 'หมวด', 'หมดอายุเมื่อ เวลา'];
    expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
    expect(names.at(-1)).toMatch(/^เผยแพร่/);
    await testBrowser.leave(page);
  });

  test('rows of facts stand under each other, and an arrow at the end does nothing', async () => {
    const page = await open(width);
    const rows = page.getByRole('group', { name: /^ข้อมูลที่/ });
    const boxes = await rows.getByLabel('รายละเอียด').evaluateAll((fields) =>
      fields.map((field) => {
        const { left, width: wide } = (
          field as unknown as { getBoundingClientRect(): { left: number; width: number } }
        ).getBoundingClientRect();
        return [left, wide];
      }),
    );
    expect(boxes).toHaveLength(3);
    expect(boxes.slice(1)).toEqual([boxes[0], boxes[0]]);
    const labels = () =>
      Promise.all([0, 1, 2].map((at) => rows.nth(at).getByLabel('รายการ').inputValue()));
    await page.getByRole('button', { name: 'เลื่อนข้อมูลที่ 1ขึ้น' }).click({ force: true });
    expect(await labels()).toEqual(['วันประชุม', 'ลงทะเบียน', 'สถานที่']);
    await page.getByRole('button', { name: 'เลื่อนข้อมูลที่ 1ลง' }).click();
    expect(await labels()).toEqual(['ลงทะเบียน', 'วันประชุม', 'สถานที่']);
    await testBrowser.leave(page);
  });

  test('tools of a table stand below the others while the caret is in one', async () => {
    const page = await open(width);
    const bar = page.getByRole('toolbar');
    const strip = bar.getByRole('group', { name: 'เครื่องมือตาราง' });
    await textOf(page).focus();
    await bar.getByRole('button', { name: 'หัวข้อรอง', exact: true }).click();
    await textOf(page).locator('h3').waitFor();
    expect(await strip.count()).toBe(0);
    await bar.getByRole('button', { name: 'แทรกตาราง' }).click();
    await strip.waitFor();
    for (const head of ['ที่', 'รายการ', 'กำหนด']) {
      await page.keyboard.type(head);
      await page.keyboard.press('ArrowRight');
    }
    const [above, below] = await Promise.all([
      bar.getByRole('button', { name: 'ลิงก์' }).boundingBox(),
      strip.boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expectPageOk(testBrowser, page);
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    expect(await bar.locator(':focus').textContent()).toBe('ลบตาราง');
    await page.keyboard.press('Enter');
    await strip.waitFor({ state: 'detached' });
    await testBrowser.leave(page);
  });
});

test('D-17 whoever is refused stands at the field that is at fault', async () => {
  const fault = { field: 'content.summary', message: 'สรุปยาวเกินไป' };
  const page = await open(390, {
    [`POST ${publishTopic.path}`]: {
      status: 400,
      body: {
        ...{ rc_code: '-1', messages: fault.message, errors: [fault.message] },
        data: { ref: '7QK4-28NV', code: 'bad_input', fields: [fault] },
      },
    },
  });
  await publishOn(page).click();
  const summary = page.getByRole('textbox', { name: 'สรุป' });
  await expect.poll(() => hasFocus(summary)).toBe(true);
  await page.getByText(fault.message).first().waitFor();
  await testBrowser.leave(page);
});
