/** Hands that write in the editor of topics, and a count of what they do. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFocused } from '../mock-api.ts';
import { type Hands, keys, pointer } from './hands.ts';

/** Counts in the page what the hands do: keys that write no letter, and clicks. */
export const counter = `(() => {
  window.handled = 0;
  const count = () => (window.handled += 1);
  addEventListener('pointerdown', count, true);
  addEventListener('keydown', ({ key }) => {
    if (!['Control', 'Alt', 'Shift', 'Meta'].includes(key)) count();
  }, true);
})()`;

export interface Walk {
  readonly page: Page;
  readonly hands: Hands;
  /** Puts the caret into the text. */
  enter(): Promise<void>;
  /** Presses a button of the text's toolbar. */
  tool(name: string): Promise<void>;
}

export const textOf = (page: Page) => page.locator('[role="textbox"][aria-multiline="true"]');
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

export function byPointer(page: Page): Walk {
  const hands = pointer(page);
  const add = (steps: number) => page.evaluate(`window.handled += ${steps}`);
  return {
    page,
    hands: {
      ...hands,
      // What is filled and chosen at a stroke here takes a person a click in the field, or two.
      write: async (...all) => void (await Promise.all([hands.write(...all), add(1)])),
      choose: async (...all) => void (await Promise.all([hands.choose(...all), add(2)])),
    },
    enter: () => textOf(page).click(),
    tool: (name) => page.getByRole('toolbar').getByRole('button', { name, exact: true }).click(),
  };
}

/** As the tools' own titles name them. */
const shortcuts: Readonly<Record<string, string>> = {
  หัวข้อ: 'Control+Alt+2',
  รายการ: 'Control+Shift+8',
};

export function byKeys(page: Page): Walk {
  return {
    ...{ page, hands: keys(page) },
    async enter() {
      for (let at = 0; at < 60 && !(await isFocused(textOf(page))); at += 1) {
        await page.keyboard.press('Tab');
      }
      expect(await isFocused(textOf(page))).toBe(true);
    },
    async tool(name) {
      const shortcut = shortcuts[name];
      if (shortcut !== undefined) return page.keyboard.press(shortcut);
      await page.keyboard.press('Alt+F10');
      const button = page.getByRole('toolbar').getByRole('button', { name, exact: true });
      for (let at = 0; at < 20 && !(await isFocused(button)); at += 1) {
        await page.keyboard.press('ArrowLeft');
      }
      await page.keyboard.press('Enter');
    },
  };
}
