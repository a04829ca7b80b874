/** What a page must be under each condition of reading. */
import type { Page } from 'playwright-core';
import { axeFindings, rulesOfColour } from '../axe/findings.ts';
import { sideways } from '../mock-api.ts';
import { spaceText } from '../text-spacing.ts';
import type { Condition } from './conditions.ts';
import { cutWords } from './cut-words.ts';

/** What watches a size draws anew after the size, and what watches that, once more. */
const drawn = `new Promise((resolve) => {
  const next = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
  next(3);
})`;

/** Nothing sticks out, and no words are cut off. */
async function misplaced(page: Page): Promise<string[]> {
  await page.evaluate(drawn);
  const wide = await sideways(page);
  const found = await cutWords(page);
  return wide > 0 ? [`sticks out by ${wide} px`, ...found] : found;
}

async function atSize(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return misplaced(page);
}

/** What moves for longer than an eye follows, or without an end. */
const moving = `document.getAnimations()
  .filter(({ playState }) => playState === 'running')
  .filter(({ effect }) => effect.getComputedTiming().endTime > 1)
  .map((one) => 'moves: ' + (one.animationName ?? one.transitionProperty ?? 'by script'))`;

async function inLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 1024 });
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  const found = await misplaced(page);
  await page.evaluate(`document.documentElement.style.removeProperty('font-size')`);
  return found;
}

/** Sets a condition up and gives what is wrong with the page then. */
export const looks: Readonly<Record<Condition['name'], (page: Page) => Promise<string[]>>> = {
  '320 px': (page) => atSize(page, 320, 844),
  '200 %': async (page) => [...(await atSize(page, 640, 512)), ...(await inLargeLetters(page))],
  '400 %': (page) => atSize(page, 320, 256),
  'forced colours': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ forcedColors: 'active' });
    const found = await axeFindings(page, rulesOfColour);
    await page.emulateMedia({ forcedColors: 'none' });
    return found;
  },
  'reduced motion': (page) => page.evaluate<string[]>(moving),
  'text spacing': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await spaceText(page);
    return misplaced(page);
  },
};
