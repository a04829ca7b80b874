/** A browser before the served app, and the eye that sees every error on the way. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { joinPostgres } from '../records/postgres/join.ts';
import { startApp, temporaryFolder } from '../tools/app.ts';
import { makeKnownBrowser } from '../tools/remembered-browser.ts';
import { demoPassword, testHandlerSettings } from '../tools/store/cast-settings.ts';
import { describeOnFailure } from './browser/describe-on-failure.ts';
import { watchNotices, wrongNotices } from './browser/notices.ts';
import { countRequests } from './browser/settled.ts';
import { closeLent, lendOnce, lendWindow, sharedBrowser, sweepWindow } from './browser/windows.ts';
import { lastCode } from './outbox.ts';
import type { TestEnvironment } from './set-up.ts';

/**
 * Phone and desk, the two widths that every journey is walked at (pixels). A whole run walks a file
 * at one of them (`width-of-file.ts`).
 */
export const widths: (390 | 1440)[] = [390, 1440];

/** What a page did wrong: console errors, crashes of script, breaches of the content policy. */
const faultsOf = new WeakMap<Page, string[]>();

export interface TestBrowser {
  readonly baseUrl: string;
  /** The owner's login to the app's store. */
  readonly ownerUrl: string;
  /** A page in a context of its own: no cookie, no storage, no cache of another. */
  newPage(options?: {
    width?: number;
    reducedMotion?: boolean;
    script?: boolean;
    /** Comes from a network of its own, as through a proxy: its budgets are nobody else's. */
    stranger?: boolean;
    /** For a test that turns the page's clock: a window keeps a turned clock for good. */
    clock?: boolean;
    /** Over a line that the test can cut, with the service worker of the site (`signal/line`). */
    line?: string;
  }): Promise<Page>;
  /** Makes the browser known to the member: where codes are asked for, none is here. */
  rememberBrowser(page: Page, memberNo: string): Promise<void>;
  /** Signs in through the form, on a known browser; resolves when the address has left it. */
  signInAs(page: Page, memberNo: string, password?: string): Promise<void>;
  /** Signs a contact in through the agencies' form: `01011001`, or `01011001-2`. */
  signInAgency(page: Page, login: string, password?: string): Promise<void>;
  /** The newest code that was sent to a member's telephone, or to a number of ten digits. */
  lastCode(memberNoOrPhone: string): Promise<string>;
  /**
   * Ends a page of `newPage` and all that it opened or kept. Throws when a notice told a refusal
   * as a success, or the reverse.
   */
  leave(page: Page): Promise<void>;
  /** What the page did wrong so far. `but` names faults that the test provokes on purpose. */
  faults(page: Page, but?: RegExp): readonly string[];
  close(): Promise<void>;
}

function listen(page: Page): void {
  const faults: string[] = [];
  faultsOf.set(page, faults);
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|TrustedHTML/.test(message.text())) {
      // An answer of 404 is told without saying of what.
      faults.push(`console: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page gives up what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`);
  });
}

async function openPage(baseUrl: string, options: PageOptions): Promise<Page> {
  const { width = 1440, reducedMotion = true, script = true, stranger = false } = options;
  const lend = options.clock || options.line ? lendOnce : lendWindow;
  const context = await lend({
    baseURL: options.line ?? baseUrl,
    // It would stand between a test and what it answers in the server's place.
    serviceWorkers: options.line ? 'allow' : 'block',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width, height: width < 1024 ? 844 : 900 },
    hasTouch: width < 1024,
    javaScriptEnabled: script,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  const version = (await sharedBrowser()).version();
  await context.setExtraHTTPHeaders({
    // Budgets count by browser: one test must not use up another's.
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/${version} Walk/${randomUUID()}`,
    ...(stranger && { 'x-forwarded-for': anywhere() }),
  });
  const page = await context.newPage();
  // A wait ends when its event comes; a machine at a third of its speed needs more than twenty.
  page.setDefaultTimeout(30_000);
  listen(page);
  countRequests(page);
  describeOnFailure(page);
  await watchNotices(page);
  return page;
}

/** An address of a network of its own (the range kept for measurements). */
const anywhere = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;

type PageOptions = NonNullable<Parameters<TestBrowser['newPage']>[0]>;

/** Where the extract lies that the app took in which all files share. */
export const extractFolder = (): string => inject('testEnvironment').extractFolder;

/** The browser of a test file; close it in `afterAll`. */
export async function openTestBrowser(): Promise<TestBrowser> {
  await sharedBrowser();
  return { ...before(inject('testEnvironment')), close: closeLent };
}

/**
 * The same before an app of its own with a small demo, for what every page of the app would show:
 * other files, which run meanwhile, look at another one.
 */
export async function openOwnTestBrowser(): Promise<TestBrowser> {
  const folder = await temporaryFolder();
  const [app] = await Promise.all([
    startApp({ dataDir: folder.path, env: { DEMO_MEMBERS: '20' } }),
    sharedBrowser(),
  ]);
  const { ownerUrl } = await joinPostgres(folder.path);
  return {
    ...before({ baseUrl: app.baseUrl, dataFolder: folder.path, ownerUrl }),
    async close() {
      await closeLent();
      await app.stop();
      await folder.remove();
    },
  };
}

type Served = Pick<TestEnvironment, 'baseUrl' | 'dataFolder' | 'ownerUrl'>;

/** What a test does before an app that is served. */
function before({ baseUrl, dataFolder, ownerUrl }: Served) {
  async function rememberBrowser(page: Page, memberNo: string): Promise<void> {
    if (!testHandlerSettings.newDeviceOtp.includes(memberNo)) return;
    const cookie = await makeKnownBrowser(ownerUrl, memberNo);
    await page.context().addCookies([{ ...cookie, url: baseUrl }]);
  }
  return {
    rememberBrowser,
    baseUrl,
    ownerUrl,
    newPage: (options = {}) => openPage(baseUrl, options),
    lastCode: (whose) => lastCode({ dataFolder, ownerUrl }, whose),
    async leave(page) {
      const wrong = await wrongNotices(page);
      await sweepWindow(page.context(), baseUrl);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
    async signInAs(page, memberNo, password = demoPassword) {
      await rememberBrowser(page, memberNo);
      await page.goto('/member/logon');
      await page.locator('input[name="membership_no"]').fill(memberNo);
      await page.locator('input[name="mem_password"]').fill(password);
      // The banner about cookies has buttons that send, too.
      await page.locator('form:has([name="mem_password"]) button[type="submit"]').click();
      await page.waitForURL((url) => !url.pathname.startsWith('/member/logon'));
    },
    async signInAgency(page, login, password = demoPassword) {
      await page.goto('/membergroup/logon');
      await page.locator('input[name="member_group_no"]').fill(login);
      await page.locator('input[name="member_group_pass"]').fill(password);
      await page.locator('form:has([name="member_group_pass"]) button[type="submit"]').click();
      await page.waitForURL((url) => !url.pathname.startsWith('/membergroup/logon'));
    },
    faults: (page, but) => (faultsOf.get(page) ?? []).filter((fault) => !but?.test(fault)),
  } satisfies Partial<TestBrowser>;
}

/**
 * Waits until an expression holds in the page. Playwright's own waiting compiles it inside the page
 * from its second look on, which the content security policy forbids.
 */
export async function holds(page: Page, expression: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (await page.evaluate<boolean>(expression)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`never so: ${expression}`);
}
