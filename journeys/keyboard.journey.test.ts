import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

interface Focus {
  readonly name: string;
  readonly ring: boolean;
}

/** What has the focus, in the words it shows, and whether an eye can see that it has. */
const focused = (page: Page): Promise<Focus> =>
  page.evaluate<Focus>(`(() => {
    const at = document.activeElement;
    const isRinged = (element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
    };
    const name = at.name || at.getAttribute('aria-label') || at.textContent.trim();
    // A field wears its ring on the box around it; past the last stop nothing has the focus.
    const ring = at === document.body || isRinged(at) || isRinged(at.parentElement);
    return { name: at === document.body ? '' : name, ring };
  })()`);

/** Presses Tab until the focus is where `wanted` says; every stop on the way must be visible. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, ring } = await focused(page);
    expect(ring, `the focus on "${name}" can be seen`).toBe(true);
    if (wanted.test(name)) return;
  }
  throw new Error(`Tab never reached ${wanted}`);
}

test('a member’s day without a mouse: sign in, read shares and deposits, log out', async () => {
  const page = await stage.newPage();
  const shares = page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' });
  await page.goto('/member/logon');
  await page.locator('h1').waitFor();
  await tabTo(page, /^membership_no$/);
  await page.keyboard.type('123');
  await tabTo(page, /^mem_password$/);
  await page.keyboard.type('Sahakon#2568');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/share');
  await shares.waitFor();

  await page.reload();
  await shares.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');

  await page.reload();
  await shares.waitFor();
  await tabTo(page, /^เงินฝาก$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/deposit');
  await page.getByText('46,212.95').first().waitFor();

  await tabTo(page, /^ออกจากระบบ$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect((await focused(page)).name).toMatch(/^ออกจากระบบ$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^ออกจากระบบ$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/logon');
  expect(stage.faults(page)).toEqual([]);
  await page.context().close();
});
