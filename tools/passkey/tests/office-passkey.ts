/** Passkeys of the office over the wire, as a browser with an authenticator does it: for tests. */

import { forgetTotpSteps, signInStaff, withOfficeValue } from '../../office.ts';
import type { Answer, Ask, Headers } from '../../sign-in.ts';
import { demoTotpCode, totpCode } from '../../store/demo-totp.ts';
import { openAuthenticator, type SoftAuthenticator } from './soft-authenticator.ts';

interface App {
  readonly ask: Ask;
  readonly ownerUrl: string;
}

/** A call of the office; without headers a visitor's. */
export async function postOffice(
  { ask }: Pick<App, 'ask'>,
  url: string,
  body: object,
  headers?: Headers,
): Promise<Answer> {
  const own = headers?.['x-csrf-token'] ? headers : await withOfficeValue(ask, headers);
  return ask({ method: 'POST', url: `/api/office/${url}`, headers: own, body });
}

/** Headers of a member of the demo's staff whose second factor was proven twice. */
export async function signInConfirmed(app: App, login: string): Promise<Headers> {
  const headers = await signInStaff(app, login);
  await forgetTotpSteps(app.ownerUrl);
  const { status } = await postOffice(app, 'auth/confirm', { totp: demoTotpCode(login) }, headers);
  if (status !== 200) throw new Error(`${login}: ${status}`);
  return headers;
}

const nobody = { name: 'Noi', roles: [] as string[], membership_no: '', relatives: [] };

/** Has an administrator make somebody; gives the token of their link. */
export async function addColleague(
  app: App,
  admin: Headers,
  login: string,
  more: Partial<typeof nobody> = {},
): Promise<string> {
  const input = { staff_login: login, ...nobody, ...more };
  const { status, body } = await postOffice(app, 'staff/add', input, admin);
  if (status !== 200) throw new Error(`${login}: ${status} ${JSON.stringify(body)}`);
  return body.data.address.split('#')[1];
}

/** Opens a link, as a page does; gives what its next steps send. */
export async function openLink(app: Pick<App, 'ask'>, token: string) {
  const { status, body } = await postOffice(app, 'enrol/open', { token });
  if (status !== 200) throw new Error(`link: ${status} ${JSON.stringify(body)}`);
  return { token, attempt: body.data.attempt as string };
}

export const newPassword = 'sticky rice with ripe mango';

/** Enrols with password and authenticator; gives the secret and the recovery codes. */
export async function enrolWithPassword(app: Pick<App, 'ask'>, token: string) {
  const page = await openLink(app, token);
  const { key, sealed } = (await postOffice(app, 'enrol/authenticator', page)).body.data;
  const totp = totpCode(key, Date.now());
  const input = { ...page, sealed, totp, password: newPassword };
  const { status, body } = await postOffice(app, 'enrol/password', input);
  if (status !== 200) throw new Error(`enrol: ${status} ${JSON.stringify(body)}`);
  return { secret: key as string, codes: body.data.recovery_codes as string[] };
}

/** Enrols with a passkey; gives the authenticator and whom it names. */
export async function enrolWithPasskey(app: Pick<App, 'ask'>, token: string) {
  const page = await openLink(app, token);
  const { body } = await postOffice(app, 'enrol/passkey/challenge', page);
  const { challenge, rp_id, user_id } = body.data;
  const authenticator = openAuthenticator({ rpId: rp_id, origin: 'http://localhost' });
  const input = { ...page, ...authenticator.register(challenge) };
  const made = await postOffice(app, 'enrol/passkey', input);
  if (made.status !== 200) throw new Error(`enrol: ${JSON.stringify(made.body)}`);
  return { authenticator, userHandle: Buffer.from(user_id, 'base64url').toString('utf8') };
}

type Wrong = NonNullable<Parameters<SoftAuthenticator['answer']>[1]>;

/** Tries to come in with a passkey. */
export async function tryPasskey(
  app: Pick<App, 'ask'>,
  authenticator: SoftAuthenticator,
  wrong: Wrong,
): Promise<Answer> {
  const { body } = await postOffice(app, 'auth/passkey/challenge', {});
  return postOffice(app, 'auth/passkey', authenticator.answer(body.data.challenge, wrong));
}

/** Headers of whoever came in with this answer. */
export async function headersIn({ ask }: Pick<App, 'ask'>, answer: Answer): Promise<Headers> {
  const cookie = answer.cookies.map((line) => line.split(';')[0] ?? '').join('; ');
  return withOfficeValue(ask, { cookie });
}
