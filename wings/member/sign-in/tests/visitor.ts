/** A browser before the sign-in of a test app: from its own address, with cookies of its own. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { demoPassword } from '../../../../tools/store/cast-settings.ts';
import type { openTestApp } from '../../../../tools/test-app.ts';

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

const pageHeaders = {
  host: 'localhost',
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
};

let nextAddress = 1;

/** An address of a /24 of its own: tests must not use up each other's tries. */
export function newAddress(): string {
  const at = nextAddress++;
  return `198.${18 + (at >> 14)}.${(at >> 6) & 255}.${at & 63 || 64}`;
}

/** Values that nobody's session is bound to: whoever is not signed in may send them. */
const guards = new WeakMap<object, Promise<string>>();

export interface Visitor {
  readonly address: string;
  /** By name, as the browser keeps them. */
  readonly cookies: Map<string, string>;
  post(path: string, body: object): ReturnType<typeof answerOf>;
  signIn(memberNo: string, password?: string, more?: object): ReturnType<typeof answerOf>;
  /** A solved challenge, as `recaptcha` and `captcha_secret` carry it. */
  prove(): Promise<{ recaptcha: string; captcha_secret: string }>;
}

type Injected = Awaited<ReturnType<TestApp['app']['inject']>>;

async function answerOf(answer: Injected) {
  const set = [answer.headers['set-cookie'] ?? []].flat();
  const { statusCode: status, headers } = answer;
  return { status, headers, cookies: set.join('\n'), set, body: answer.json() };
}

function keep(cookies: Map<string, string>, set: readonly string[]): void {
  for (const line of set) {
    const [pair = ''] = line.split(';');
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
}

export function openVisitor(
  { app }: Pick<TestApp, 'app'>,
  address = newAddress(),
  agent = 'browser',
): Visitor {
  const cookies = new Map<string, string>();
  const headers = () => ({
    ...pageHeaders,
    'user-agent': agent,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const get = async (url: string) =>
    (await app.inject({ url, remoteAddress: address, headers: headers() })).json();

  const ask = async (): Promise<string> => (await get('/api/info/config')).data.csrf_token;
  function guard(): Promise<string> {
    if (cookies.size > 0) return ask();
    const cached = guards.get(app) ?? ask();
    guards.set(app, cached);
    return cached;
  }

  async function post(url: string, body: object) {
    const value = await guard();
    const answer = await app.inject({
      ...{ method: 'POST', url, remoteAddress: address, payload: body },
      headers: { ...headers(), 'x-csrf-token': value },
    });
    const read = await answerOf(answer);
    keep(cookies, read.set);
    return read;
  }

  return {
    address,
    cookies,
    post,
    signIn: (membership_no, mem_password = demoPassword, more = {}) =>
      post('/api/member/auth/login', { membership_no, mem_password, ...more }),
    async prove() {
      const { challenge, captcha_secret } = (await get('/api/info/captcha')).data;
      const solution = await solveChallenge({ challenge, deriveKey });
      const payload = JSON.stringify({ challenge, solution });
      return { recaptcha: Buffer.from(payload).toString('base64'), captcha_secret };
    },
  };
}

/** A failure without what differs each time: its reference. */
export function bare({ data, ...rest }: { data: Record<string, unknown> }): object {
  const { ref: _, ...withoutRef } = data;
  return { ...rest, data: withoutRef };
}
