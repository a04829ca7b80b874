/** Signs a member in over the wire, as a browser would: for tests and measurements. */

/** What came back, whatever carried it. */
export interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends one request: to a listening server, or straight into an app. */
export type Ask = (request: HttpRequest) => Promise<Answer>;

/** Headers by name; a signed-in person's hold the token pair of the session and the CSRF token. */
export type Headers = Readonly<Record<string, string>>;

/** What every call of our own pages carries. */
const pageHeaders = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
} as const;

/** Adds a fresh CSRF token, which every POST needs; it belongs to the session in `headers`. */
export async function withCsrfToken(ask: Ask, headers: Headers = {}): Promise<Headers> {
  const own = { ...pageHeaders, ...headers };
  const { body } = await ask({ method: 'GET', url: '/api/info/config', headers: own });
  return { ...own, 'x-csrf-token': body.data.csrf_token };
}

/** The bare answer of a sign-in, refused or not; `cookie`: what the browser holds already. */
export async function trySignIn(
  ask: Ask,
  memberNo: string,
  password: string,
  cookie?: string,
): Promise<Answer> {
  return ask({
    method: 'POST',
    url: '/api/member/auth/login',
    headers: await withCsrfToken(ask, cookie === undefined ? {} : { cookie }),
    body: { membership_no: memberNo, mem_password: password },
  });
}

/**
 * Headers of a signed-in member. Throws when the sign-in is refused, and when a code is asked of a
 * browser that is not known: `knownCookie` is the cookie of one that is.
 */
export async function signIn(
  ask: Ask,
  memberNo: string,
  password: string,
  knownCookie?: string,
): Promise<Headers> {
  const { status, body, cookies } = await trySignIn(ask, memberNo, password, knownCookie);
  if (status !== 200 || typeof body.token !== 'string') {
    throw new Error(`${memberNo} was not let in: ${status} ${JSON.stringify(body)}`);
  }
  const cookie = cookies.map((line) => line.split(';')[0] ?? '').join('; ');
  return withCsrfToken(ask, { authorization: `Bearer ${body.token}`, cookie });
}

/** Asks a listening server. */
export function askOver(baseUrl: string): Ask {
  return async ({ method, url, headers, body }) => {
    const answer = await fetch(`${baseUrl}${url}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      cookies: answer.headers.getSetCookie(),
      body: await answer.json().catch(() => undefined),
    };
  };
}
