/** Every door of a demo whose password everybody knows, tried as a stranger would. */
import { setTimeout as wait } from 'node:timers/promises';
import { cast } from '../../../demo/cast.ts';
import { demoContacts } from '../../../demo/seed/agency/contacts.ts';
import { demoStaff } from '../../../demo/seed/staff/staff.ts';
import { forgetTotpSteps, withOfficeValue } from '../../../tools/office.ts';
import { type Headers, withCsrfToken } from '../../../tools/sign-in.ts';
import { demoPassword } from '../../../tools/store/cast-settings.ts';
import { demoTotpCode } from '../../../tools/store/demo-totp.ts';
import type { openTestApp } from '../../../tools/test-app.ts';

type App = Awaited<ReturnType<typeof openTestApp>>;

/** Of the cast those who have a password; who has left is refused anyhow. */
export const members: readonly string[] = cast
  .filter(({ standing, person }) => standing !== 'none' && person.leftOn === '')
  .map(({ memberNo }) => memberNo);

let networks = 0;
/** From another network each time: who is refused shall not be refused for trying often. */
function elsewhere(): Headers {
  networks += 1;
  return {
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `198.18.${networks}.1`,
  };
}

const agencyHeaders = async ({ get }: App, own: Headers): Promise<Headers> => {
  const { body } = await get('/api/membergroup/config', own);
  return { ...own, 'x-csrf-token': body.data.csrf_token };
};

interface Try {
  readonly login: string;
  readonly url: string;
  readonly body: object;
  readonly headers: (own: Headers) => Promise<Headers>;
}

const attemptsOn = (app: App): readonly Try[] => [
  ...demoStaff.map(({ login }) => ({
    login,
    url: '/api/office/auth/login',
    body: { login, password: demoPassword, totp: demoTotpCode(login) },
    headers: (own: Headers) => withOfficeValue(app.ask, own),
  })),
  ...demoContacts.map(({ login }) => ({
    login,
    url: '/api/membergroup/auth/login',
    body: { member_group_no: login, member_group_pass: demoPassword },
    headers: (own: Headers) => agencyHeaders(app, own),
  })),
  ...members.map((login) => ({
    login,
    url: '/api/member/auth/login',
    body: { membership_no: login, mem_password: demoPassword },
    headers: (own: Headers) => withCsrfToken(app.ask, own),
  })),
];

/** Seconds; strangers to an agency's sign-in wait together, each ten at most (D-03). */
const maxAttempts = 12;

/** One try; whoever is told to wait comes again: earlier failures do not look like a shut door. */
async function answerTo(app: App, { login, url, body, headers }: Try) {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const request = { method: 'POST', url, body, headers: await headers(elsewhere()) } as const;
    const answer = await app.ask(request);
    if (answer.status !== 429) return answer;
    await wait(1000);
  }
  throw new Error(`${login} waits without end`);
}

/**
 * Which logins the demo's password (and the authenticator's published key) let in. Throws when one
 * is refused for another reason than that nobody is known by it.
 */
export async function doorsThatOpen(app: App): Promise<readonly string[]> {
  await forgetTotpSteps(app.ownerUrl);
  const open: string[] = [];
  for (const one of attemptsOn(app)) {
    const { status, body } = await answerTo(app, one);
    if (status === 200) open.push(one.login);
    else if (status >= 404) throw new Error(`${one.login}: ${JSON.stringify(body)}`);
  }
  return open;
}

/** All of them. */
export const everyDoor: readonly string[] = [
  ...demoStaff.map(({ login }) => login),
  ...demoContacts.map(({ login }) => login),
  ...members,
];
