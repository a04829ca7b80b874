/** What a page costs a phone: bytes over the wire, time to its largest element, jumps. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { freePort } from '../../records/postgres/free-port.ts';
import { findChromium } from '../../tools/launch/debian.mjs';

/** Bytes as sent, packed; responses with their headers. */
export interface Weight {
  readonly scriptBytes: number;
  /** All but pictures, of which other pages carry as many as the cooperative puts there. */
  readonly plainBytes: number;
  readonly allBytes: number;
}

/** Of a page as it shows and works before it is touched, and in all. */
interface Weights {
  readonly first: Weight;
  readonly whole: Weight;
}

/** What a page may weigh on a first visit, in kilobytes (docs/architecture.md). */
export const weightLimits = {
  /** A public page as it shows and works, before it is touched. */
  firstScript: 15,
  firstPlain: 90,
  /** The same with the script that comes when it is touched, or has been read for a while. */
  publicScript: 135,
  publicAll: 250,
  memberScript: 178,
} as const;

export interface FirstView {
  readonly largestMilliseconds: number;
  readonly shift: number;
}

/** Opens a browser for the measurements; undefined where there is no Chromium. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A browser that others may drive as well, by its port. Throws without a Chromium. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium');
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
}

/** A phone's window with nothing kept from an earlier page. */
export const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'th-TH' });

/** Counts what the page at `url` loads with nothing from before, until it is touched and in all. */
export async function weigh(browser: Browser, url: string): Promise<Weights> {
  const context = await phone(browser);
  const weights = await weighInSteps(await context.newPage(), url);
  await context.close();
  return weights;
}

/** The same in a window where somebody may have signed in; nothing is taken from its cache. */
export async function weighInSteps(page: Page, url: string): Promise<Weights> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  // Script that waits for a touch is fetched before it is imported from the cache.
  const kindOf = (type: string, url: string) => (url.endsWith('.js') ? 'Script' : type);
  let weight = { scriptBytes: 0, plainBytes: 0, allBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf(type, response.url));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const kind = kinds.get(requestId);
    weight = {
      scriptBytes: weight.scriptBytes + (kind === 'Script' ? bytes : 0),
      plainBytes: weight.plainBytes + (kind === 'Image' ? 0 : bytes),
      allBytes: weight.allBytes + bytes,
    };
  });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = weight;
  await wake(page);
  await session.detach();
  return { first, whole: weight };
}

/** Weighs all that the page loads by itself and at the first touch. */
export const weighIn = async (page: Page, url: string): Promise<Weight> =>
  (await weighInSteps(page, url)).whole;

/** Touches the page and waits until its script has come; most pages have theirs already. */
async function wake(page: Page): Promise<void> {
  const isDone = `(() => {
    dispatchEvent(new Event('focusin'));
    const { rendered, started } = document.documentElement.dataset;
    return rendered !== 'server' || started !== undefined;
  })()`;
  while (!(await page.evaluate<boolean>(isDone))) await page.waitForTimeout(50);
  await page.waitForTimeout(500);
}

export const slowPhone = { kilobitsPerSecond: 1600, roundTripMilliseconds: 150, processor: 4 };

/** The first view of an address over a slow line on a slow processor (docs/architecture.md). */
export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await phone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (slowPhone.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTripMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });
  await page.addInitScript(`
    window.seen = { largestMilliseconds: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.seen.largestMilliseconds = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.hadRecentInput) window.seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate<FirstView>('window.seen');
  await context.close();
  return seen;
}
