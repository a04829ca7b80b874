/** Hands that have only keys: where the focus is, and the way to what is wanted. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './browser/settled.ts';

interface Focus {
  /** In the words it shows; of a field its name; nothing where nothing has the focus. */
  readonly name: string;
  /** Whether an eye can see that it has. */
  readonly ring: boolean;
  readonly inView: boolean;
}

export const focused = (page: Page): Promise<Focus> =>
  page.evaluate<Focus>(`(() => {
    const at = document.activeElement;
    if (at === document.body) return { name: '', ring: true, inView: true };
    const isRinged = (element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
    };
    const field = at.matches('input, select, textarea') ? at.name : '';
    const { top, bottom } = at.getBoundingClientRect();
    return {
      name: field || at.getAttribute('aria-label') || at.textContent.trim(),
      // A field wears its ring on the box around it.
      ring: isRinged(at) || isRinged(at.parentElement),
      inView: top < innerHeight && bottom > 0,
    };
  })()`);

/** The focus is where it is wanted, or comes there: it follows what is drawn. */
export const expectFocus = (page: Page, expected: RegExp): Promise<void> =>
  expect.poll(async () => (await focused(page)).name).toMatch(expected);

/** More stops than any page has. */
const most = 150;

async function step(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  let { name, ring, inView } = await focused(page);
  // What comes in from outside, as the way past the menu does, takes its time.
  for (let waits = 0; waits < 40 && !inView; waits += 1) {
    await page.waitForTimeout(50);
    ({ name, ring, inView } = await focused(page));
  }
  expect(ring, `the focus on "${name}" can be seen`).toBe(true);
  expect(inView, `"${name}" is on the screen`).toBe(true);
  return name;
}

/**
 * Presses Tab until the focused element matches `expected`; every stop on the way must be visible.
 * Waits for the page to settle first: an early key would be lost.
 */
export async function tabTo(page: Page, expected: RegExp): Promise<void> {
  await settled(page);
  for (let presses = 0; presses < most; presses += 1) {
    if (expected.test(await step(page))) return;
  }
  throw new Error(`Tab never reached ${expected}`);
}

/** Presses Tab until the page is at its end: nothing holds the focus on the way. */
export async function tabOut(page: Page): Promise<void> {
  await settled(page);
  for (let presses = 0; presses < most; presses += 1) if ((await step(page)) === '') return;
  throw new Error('Tab never left the page');
}
