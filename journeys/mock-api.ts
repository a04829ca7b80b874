/** Screens without a server behind them: each call is answered with an example. */
import type { Locator, Page, Request } from 'playwright-core';
import { readAgencyConfig } from '../api/agency/config.api.ts';
import { readMenu } from '../api/menu/menu.api.ts';
import { agencySignOut, memberSignOut } from '../api/session/sign-out.api.ts';
import * as agency from '../wings/agency/frame/frame.api.ts';
import { readDepositHistory } from '../wings/member/deposits/deposits.api.ts';
import { checkSession, checkTerms, readLastUpdate } from '../wings/member/frame/frame.api.ts';
import { readPicture } from '../wings/member/frame/picture/picture.api.ts';
import { readLoanHistory } from '../wings/member/loans/statement/statement.api.ts';
import { readShareHistory } from '../wings/member/shares/shares.api.ts';

/** What a pretended server answers: an envelope, or how it fails to. */
export interface MockResponse {
  readonly status?: number;
  readonly body?: object;
  /** Beside the usual ones: how long to wait. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of a body: a file of this name, with its ending. */
  readonly file?: string;
  /** The answer waits for this; a slow answer is `delayed`. */
  readonly after?: Promise<void>;
  /** No answer at all. */
  readonly cut?: boolean;
}

export type MockResponses = Readonly<
  Record<string, MockResponse | ((request: MockRequest) => MockResponse | undefined)>
>;

/** A successful envelope around data. */
export const success = (data: unknown, more: object = {}): MockResponse => ({
  body: { rc_code: '1', data, ...more },
});

/** A failure as the wire sends it. */
export const failure = (
  status: number,
  code: string,
  text = 'ข้อความจากเซิร์ฟเวอร์',
): MockResponse => ({
  status,
  body: {
    rc_code: '0',
    messages: text,
    massages: text,
    error: text,
    errors: [text],
    data: { ref: '7QK4-28NV', code },
  },
});

/** An answer on its way until the test gives it: a slow state stands while it is looked at. */
export function delayed(answer: MockResponse): { readonly answer: MockResponse; give(): void } {
  let give = () => {};
  const after = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { answer: { ...answer, after }, give };
}

/** Nobody's token: the pretended server asks for none. */
export const storedMember = {
  token: 'not-a-real-one',
  token_type: 'Bearer',
  expires_in: 43_200,
  membership_no: '000123',
  member: { MEMBER_NAME: 'สมหญิง', MEMBER_SURNAME: 'ใจดี', PRENAME: 'นาง' },
};

/** The same of an agency's contact. */
export const storedAgency = {
  token: 'not-a-real-one',
  token_type: 'Bearer',
  expires_in: 43_200,
  member_group_no: agency.checkSession.example.member_group_no,
  member_group_name: agency.checkSession.example.member_group_name,
  contact_name: agency.checkSession.example.contact_name,
};

const usual: MockResponses = {
  'GET /api/info/config': success({ csrf_token: 'guard' }),
  [`GET ${readMenu.path}`]: success({ list_manu: [], list_sub_manu: [], marquee: [] }),
  [`POST ${checkSession.path}`]: success(checkSession.example),
  [`POST ${checkTerms.path}`]: { body: { rc_code: '1' } },
  [`POST ${readLastUpdate.path}`]: success(readLastUpdate.example),
  [`GET ${readPicture.path}`]: success({ url: null }),
  [`POST ${memberSignOut.path}`]: { body: { rc_code: '1', messages: 'ออกจากระบบแล้ว' } },
  // Beside the lines of a statement, where there is room.
  ...Object.fromEntries(
    [readShareHistory, readDepositHistory, readLoanHistory].map(({ path, example }) => [
      `GET ${path}`,
      success(example),
    ]),
  ),
  [`GET ${readAgencyConfig.path}`]: success({ csrf_token: 'guard' }),
  [`POST ${agency.checkSession.path}`]: success(agency.checkSession.example),
  [`POST ${agencySignOut.path}`]: { body: { rc_code: '1', messages: 'ออกจากระบบแล้ว' } },
};

/** A call that a test did not think of fails loudly on the page, and with it the test. */
const nobodyAnswers = (named: string): MockResponse => failure(501, `nobody answers ${named}`);

const inShape = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:[a-z_]+/g, '[^/]+')}$`).test(path);

/** An answer as the browser is given it. */
function asSent({ status = 200, body = {}, headers = {}, file }: MockResponse) {
  const all =
    file === undefined
      ? { 'content-type': 'application/json', ...headers }
      : {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file)}`,
        };
  const sent = Buffer.from(file === undefined ? JSON.stringify(body) : 'a file');
  return {
    responseCode: status,
    responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
    body: sent.toString('base64'),
  };
}

/** What a pretended server is asked: a request of Playwright's, as far as one is looked at. */
export type MockRequest = Pick<Request, 'method' | 'url' | 'headers' | 'postDataJSON'>;

/** As the browser's own protocol tells of it. */
interface PausedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly postDataEntries?: readonly { readonly bytes?: string }[];
}

function readRequest({ method, url, headers, postDataEntries = [] }: PausedRequest): MockRequest {
  const parts = postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'));
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    method: () => method,
    url: () => url,
    headers: () => Object.fromEntries(named),
    postDataJSON: () => JSON.parse(Buffer.concat(parts).toString('utf8')),
  };
}

/**
 * Answers the page's calls, those named `GET /api/member/share` by `answers`, the gate's own as a
 * good session; any other call is a fault of the test. Gives the requests as they come.
 *
 * The browser stops nothing but these calls. Playwright's `route` would have it ask here about each
 * script and font, too, and would switch its cache off: a third of a walk through many pages.
 */
export async function mockApi(page: Page, answers: MockResponses): Promise<readonly MockRequest[]> {
  const requests: MockRequest[] = [];
  const all = Object.entries({ ...usual, ...answers });
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request: paused }) => {
    const request = readRequest(paused);
    requests.push(request);
    const named = `${request.method()} ${new URL(request.url()).pathname}`;
    const found = all.findLast(([pattern]) => inShape(pattern, named))?.[1];
    const given = typeof found === 'function' ? found(request) : found;
    const answer = given ?? nobodyAnswers(named);
    await answer.after;
    const done = answer.cut
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      : session.send('Fetch.fulfillRequest', { requestId, ...asSent(answer) });
    // A page that has gone on does not wait for its answer any more.
    await done.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  return requests;
}

/** The same, with a member's session in storage as after a sign-in. */
export async function mockMemberApi(
  page: Page,
  answers: MockResponses,
): Promise<readonly MockRequest[]> {
  await keep(page, { member: storedMember, user: storedMember });
  return mockApi(page, answers);
}

/** The same, with the session of an agency's contact. */
export async function mockAgencyApi(
  page: Page,
  answers: MockResponses,
): Promise<readonly MockRequest[]> {
  await keep(page, { agency: storedAgency });
  return mockApi(page, answers);
}

/** Puts values into storage before the page's own script runs. */
async function keep(page: Page, values: Readonly<Record<string, object>>): Promise<void> {
  const items = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)] as const);
  await page.addInitScript((all) => {
    // Once: what the page removes must stay removed when it is loaded again.
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', '1');
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, items);
}

/** The calls to one address, by method and path. */
export function callsTo(requests: readonly MockRequest[], named: string): readonly MockRequest[] {
  return requests.filter(
    (request) => `${request.method()} ${new URL(request.url()).pathname}` === named,
  );
}

/** How far the page sticks out to the side, in pixels: a phone must never scroll that way. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

/** Whether the keyboard's focus is on an element at this moment. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => found === Object(found).ownerDocument.activeElement);

/** Whether the keyboard's focus is on an element, or comes to it: it follows what is drawn. */
export async function hasFocus(element: Locator): Promise<boolean> {
  for (const end = Date.now() + 5_000; Date.now() < end; ) {
    if (await isFocused(element)) return true;
    await element.page().waitForTimeout(20);
  }
  return false;
}
