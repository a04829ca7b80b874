/** What a person does on a page, by pointer or by keys alone: a journey is walked with either. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../browser/settled.ts';
import { isFocused } from '../mock-api.ts';

export interface Hands {
  /** Presses a button, a link or a box. */
  press(target: Locator): Promise<void>;
  /** Writes in place of what a field holds. */
  write(target: Locator, words: string): Promise<void>;
  /** Chooses an entry of a list by its words. */
  choose(target: Locator, words: string): Promise<void>;
  /** Hands a file to what opens the file chooser. */
  hand(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
}

/** More stops than any page has. */
const most = 200;

/** Walks by Tab until the target has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await settled(page);
  for (let at = 0; at < most; at += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

export const pointer = (page: Page): Hands => ({
  press: (target) => target.click(),
  write: (target, words) => target.fill(words),
  async choose(target, words) {
    await target.selectOption({ label: words });
  },
  async hand(target, file) {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), target.click()]);
    await chooser.setFiles(file);
  },
});

export const keys = (page: Page): Hands => {
  const press = async (target: Locator) => {
    await reach(page, target);
    const type = await target.getAttribute('type');
    await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
  };
  return {
    press,
    async write(target, words) {
      await reach(page, target);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(words);
      await expect.poll(() => target.inputValue()).toBe(words);
    },
    async choose(target, words) {
      await reach(page, target);
      const chosen = target.locator('option:checked');
      const options = await target.locator('option').count();
      for (let at = 0; at < options; at += 1) {
        if ((await chosen.textContent()) === words) return;
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`no entry is called ${words}`);
    },
    async hand(target, file) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(target)]);
      await chooser.setFiles(file);
    },
  };
};

/** Hands a picture over and uses the part of it that the frame shows. */
export async function handCut(
  page: Page,
  hands: Hands,
  ...picture: Parameters<Hands['hand']>
): Promise<void> {
  await hands.hand(...picture);
  const cut = page.getByRole('dialog', { name: 'ตัดรูป' });
  await cut.getByText('ส่วนที่เลือก').waitFor();
  await hands.press(cut.getByRole('button', { name: 'ใช้ส่วนนี้' }));
  await cut.waitFor({ state: 'hidden' });
}

/** Width by height of a picture that has come. */
export const shapeOf = (picture: Locator): Promise<string> =>
  picture.evaluate(async (image) => {
    // biome-ignore lint/suspicious/noExplicitAny: the page's own types are not ours
    const shown = image as any;
    await shown.decode();
    return (shown.naturalWidth / shown.naturalHeight).toFixed(2);
  });
