/** Windows of the worker's one Chromium: lent to a test, swept clean when they come back. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { findChromium } from '../../tools/launch/debian.mjs';

const flags = [
  // Pages of one server after the other: a process that is warm has their script compiled.
  '--renderer-process-limit=1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium on this machine');
  // Where Playwright keeps the profile and the downloads.
  process.env.TMPDIR = inject('testEnvironment').scratchFolder;
  // Without a locale of UTF-8 a file with a Thai name is kept as `download`.
  const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } as Record<string, string>;
  return chromium.launch({ executablePath, args: flags, env });
}

let launched: Promise<Browser> | undefined;

/** The Chromium of this process: all test files of a worker share it; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/**
 * A context with one empty page that is never lent. That page keeps the window open and its
 * process warm: a new window costs more than all that a test loads into it.
 */
interface Window {
  readonly context: BrowserContext;
  readonly keeper: Page;
  readonly session: CDPSession;
  readonly kind: string;
}

const free = new Map<string, Window[]>();
const lent = new Map<BrowserContext, Window | undefined>();

async function openWindow(options: BrowserContextOptions, kind: string): Promise<Window> {
  const context = await (await sharedBrowser()).newContext(options);
  const keeper = await context.newPage();
  return { context, keeper, session: await context.newCDPSession(keeper), kind };
}

/** When it is lent anew: what closed pages were still loading may have come in after the sweep. */
async function emptyCache({ session }: Window): Promise<void> {
  await session.send('Network.clearBrowserCache');
  // What the renderer holds in memory besides until it collects: switching its cache off drops it.
  for (const cacheDisabled of [true, false]) {
    await session.send('Network.setCacheDisabled', { cacheDisabled });
  }
}

/** Lends a window without cookies, storage, cache or permissions, opened with these options. */
export async function lendWindow(options: BrowserContextOptions): Promise<BrowserContext> {
  const kind = JSON.stringify(options);
  const used = free.get(kind)?.pop();
  if (used) await emptyCache(used);
  const window = used ?? (await openWindow(options, kind));
  lent.set(window.context, window);
  return window.context;
}

/** Lends a window that nobody else gets: for what cannot be taken out of it again. */
export async function lendOnce(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedBrowser()).newContext(options);
  lent.set(context, undefined);
  return context;
}

/** Closes the pages of a lent window and takes away all that they left behind. */
export async function sweepWindow(context: BrowserContext, origin: string): Promise<void> {
  if (!lent.has(context)) throw new Error('this window was not lent');
  const window = lent.get(context);
  if (window === undefined) {
    lent.delete(context);
    return context.close();
  }
  const { keeper, session, kind } = window;
  await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
  await context.clearCookies();
  await context.clearPermissions();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  lent.delete(context);
  free.set(kind, [...(free.get(kind) ?? []), window]);
}

/** Closes what was not swept: a test that failed leaves its window as it was. */
export async function closeLent(): Promise<void> {
  const left = [...lent.keys()];
  lent.clear();
  await Promise.all(left.map((context) => context.close()));
}
