/**
 * How long a press or a key waits for its next paint on a phone with a quarter of this machine's
 * processor: ten journeys of visitors and members, each by itself, the slowest of its interactions
 * counts ("interaction to next paint", as browsers report it).
 */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { paths } from '../../api/paths.ts';
import { landingPath } from '../../api/return-path.ts';
import { demoPassword } from '../../tools/store/cast-settings.ts';
import { median } from '../median.ts';
import { names } from './interactions.text.ts';
import { phone, slowPhone } from './weight.ts';

export interface Interactions {
  readonly journey: string;
  readonly count: number;
  readonly slowestMilliseconds: number;
  /** What kind of event it was, and on what. */
  readonly slowest: string;
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).first();
const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Presses letters one after the other, as fast as people do. */
async function type(into: Locator, letters: string): Promise<void> {
  await into.click();
  await into.pressSequentially(letters, { delay: 60 });
}

type Journey = (page: Page, baseUrl: string) => Promise<void>;

/** Journeys of whoever has not signed in. */
const visitors: Readonly<Record<string, Journey>> = {
  async 'home: cookie question, size, colours, menu'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.home}`);
    await button(page, names.refuse).click();
    await button(page, names.reading).click();
    await button(page, names.larger).click();
    await page.getByRole('combobox', { name: names.colours }).first().press('ArrowDown');
    await page.keyboard.press('Escape');
    await button(page, names.menu).click();
    await page.keyboard.press('Escape');
  },
  async 'news: a word searched'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.list('news')}`);
    await type(page.getByRole('searchbox', { name: names.searchList }), '2568');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=2568/);
  },
  async 'loan calculator: amount, kind, schedule'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.loanCalculator}`);
    await type(field(page, names.loanAmount), '1');
    await page.getByRole('combobox', { name: names.loanType }).press('ArrowDown');
    await page.getByRole('slider').first().press('ArrowRight');
  },
  async 'dividend calculator: monthly shares, a purchase'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.dividendCalculator}`);
    await type(field(page, names.monthly), '0');
    await button(page, names.addPurchase).click();
  },
  async 'election: the right to vote'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.election}`);
    await type(field(page, names.memberNo), '123');
    await type(field(page, names.birthDay), '01012500');
    await button(page, names.checkVote).click();
  },
  async 'sign-in: number and password'(page, baseUrl) {
    await signIn(page, baseUrl);
  },
};

async function signIn(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}${paths.memberLogon}`);
  await type(page.locator('input[name="membership_no"]'), '123');
  await type(page.locator('input[name="mem_password"]'), demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${landingPath}`);
  await page.locator('main dl').first().waitFor();
}

/** Journeys of whoever has. */
const members: Readonly<Record<string, Journey>> = {
  async 'overview: amounts hidden, the salary asked for, the menu'(page, baseUrl) {
    await page.goto(`${baseUrl}${landingPath}`);
    await page.getByRole('switch', { name: names.hideAmounts }).first().click();
    await page.getByRole('switch', { name: names.hideAmounts }).first().click();
    await button(page, names.reveal).click();
    // Its form comes when it is asked for; before that nothing is there to be closed.
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await button(page, names.menu).click();
    await page.keyboard.press('Escape');
  },
  async 'shares: a year, the sums, a word searched'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.memberShare}`);
    await button(page, names.thisYear).click();
    await button(page, names.summary).click();
    await button(page, names.search).click();
    await type(page.locator('main input[name="q"], main input[type="search"]').first(), '500');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=500/);
    await button(page, names.save).click();
  },
  async 'collections: the other months'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.memberKep}`);
    await button(page, names.more).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  },
  async 'security: who looked'(page, baseUrl) {
    await page.goto(`${baseUrl}${paths.memberSecurity}`);
    await button(page, names.staff).click();
    await button(page, names.allDays).click();
  },
};

const observer = `
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries()) {
      if (!interactionId) continue;
      const { tagName = '', textContent = '' } = target ?? {};
      const what = [name, tagName, textContent.trim().slice(0, 20)].join(' ');
      window.presses.push({ interactionId, duration, what });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

interface Press {
  readonly interactionId: number;
  readonly duration: number;
  readonly what: string;
}

/** A page that is left takes its figures with it. */
async function walk(
  context: BrowserContext,
  [journey, steps]: readonly [string, Journey],
  baseUrl: string,
): Promise<Interactions> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });
  await page.addInitScript(observer);
  await steps(page, baseUrl);
  // What is drawn late is reported late.
  await page.waitForTimeout(1500);
  const presses = await page.evaluate<Press[]>('window.presses');
  await page.close();
  if (presses.length === 0) throw new Error(`no interaction was seen: ${journey}`);
  const [slowest] = presses.toSorted((a, b) => b.duration - a.duration);
  return {
    journey,
    count: new Set(presses.map(({ interactionId }) => interactionId)).size,
    slowestMilliseconds: slowest?.duration ?? Number.NaN,
    slowest: slowest?.what ?? '',
  };
}

const rounds = 3;

/** Ten journeys, each the middle of three: one swings with what else the machine does. */
export async function interactions(browser: Browser, baseUrl: string): Promise<Interactions[]> {
  const all: Interactions[][] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await walkAll(browser, baseUrl));
  return (all[0] ?? []).map((first, place) => {
    const each = all.flatMap((round) => round[place] ?? []);
    const middle = median(each.map(({ slowestMilliseconds }) => slowestMilliseconds));
    return each.find(({ slowestMilliseconds }) => slowestMilliseconds === middle) ?? first;
  });
}

/** Visitors' journeys, each in a window of its own, and members' in one. */
async function walkAll(browser: Browser, baseUrl: string): Promise<Interactions[]> {
  const found: Interactions[] = [];
  for (const journey of Object.entries(visitors)) {
    const context = await phone(browser);
    found.push(await walk(context, journey, baseUrl));
    await context.close();
  }
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, baseUrl);
  for (const journey of Object.entries(members)) found.push(await walk(context, journey, baseUrl));
  await context.close();
  return found;
}
