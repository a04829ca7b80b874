/** Hands that have only keys: where the focus is, and the way to what is wanted. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './browser/settled.ts';

interface Focus {
  /** In the words it shows; of a field its name or label; nothing where nothing has the focus. */
  readonly name: string;
  /** Whether an eye can see that it has. */
  readonly ring: boolean;
  /** A part of it at least is on the screen, and nothing lies over that part (WCAG 2.4.11). */
  readonly inView: boolean;
}

/** How often Tab was pressed on each page. */
const presses = new WeakMap<Page, number>();
export const pressesOf = (page: Page): number => presses.get(page) ?? 0;

export const focused = (page: Page): Promise<Focus> =>
  page.evaluate<Focus>(`(() => {
    const at = document.activeElement;
    if (at === document.body) return { name: '', ring: true, inView: true };
    const isRinged = (element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
    };
    const field = at.matches('input, select, textarea') ? at.name : '';
    const [label] = at.labels ?? [];
    // A field wears its ring on the box around it, a hidden radio on its label, a slider on its
    // thumb, of which no style tells (kit/slider).
    const around = [at, at.parentElement, ...(at.labels ?? [])];
    const isSlider = at.matches('[type=range]:focus-visible');
    const isOwn = (found) => around.some((one) => one.contains(found));
    // The first line of words that wrap.
    const box = at.getClientRects()[0] ?? at.getBoundingClientRect();
    const shares = [0.5, 0.1, 0.9];
    const points = shares.flatMap((x) =>
      shares.map((y) => [box.left + box.width * x, box.top + box.height * y]));
    return {
      name: field || at.getAttribute('aria-label') || (label ?? at).textContent.trim(),
      ring: isSlider || around.some(isRinged),
      inView: points.some(([x, y]) => isOwn(document.elementFromPoint(x, y))),
    };
  })()`);

/** The focus is where it is wanted, or comes there: it follows what is drawn. */
export const expectFocus = (page: Page, expected: RegExp): Promise<void> =>
  expect.poll(async () => (await focused(page)).name).toMatch(expected);

/** More stops than any page has. */
const most = 150;

/** Nobody goes on pressing: what is further away wants a skip link, or a place higher up. */
export const patience = 40;

type Direction = 'Tab' | 'Shift+Tab';

async function step(page: Page, direction: Direction = 'Tab'): Promise<string> {
  await page.keyboard.press(direction);
  presses.set(page, pressesOf(page) + 1);
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
export async function tabTo(
  page: Page,
  expected: RegExp,
  limit = most,
  direction: Direction = 'Tab',
): Promise<void> {
  await settled(page);
  const passed: string[] = [];
  while (passed.length < limit) {
    const name = await step(page, direction);
    if (expected.test(name)) return;
    passed.push(name.slice(0, 40));
  }
  throw new Error(`Tab never reached ${expected} in ${limit} presses: ${passed.join(' · ')}`);
}

/** Presses Tab until the page is at its end: nothing holds the focus on the way. */
export async function tabOut(page: Page): Promise<void> {
  await settled(page);
  for (let stops = 0; stops < most; stops += 1) if ((await step(page)) === '') return;
  throw new Error('Tab never left the page');
}
