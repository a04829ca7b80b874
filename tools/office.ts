/** Signs staff in over the wire, as a browser would, and makes staff of a role: for tests. */
import { randomUUID } from 'node:crypto';
import { asUpkeep } from '../records/driver/owner.ts';
import type { Answer, Ask, Headers } from './sign-in.ts';
import { demoPassword } from './store/cast-settings.ts';
import { demoTotpCode } from './store/demo-totp.ts';

const pageHeaders = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
} as const;

/** Adds a forgery value of the office, which belongs to the session in `headers`. */
export async function withOfficeValue(ask: Ask, headers: Headers = {}): Promise<Headers> {
  const own = { ...pageHeaders, ...headers };
  const { body } = await ask({ method: 'GET', url: '/api/office/config', headers: own });
  return { ...own, 'x-csrf-token': body.data.csrf_token };
}

interface Shown {
  readonly headers?: Headers;
  readonly login: string;
  readonly password?: string;
  readonly totp?: string;
}

/** The bare answer of a sign-in to the office, refused or not. */
export async function tryOffice(
  ask: Ask,
  { login, headers, password = demoPassword, totp = demoTotpCode(login) }: Shown,
): Promise<Answer> {
  return ask({
    method: 'POST',
    url: '/api/office/auth/login',
    headers: await withOfficeValue(ask, headers),
    body: { login, password, totp },
  });
}

/** Lets the codes of this half minute count again: a test signs in more often than a person. */
export async function forgetTotpSteps(ownerUrl: string): Promise<void> {
  await asUpkeep(ownerUrl, 'sahakon_owner', (store) =>
    store.query('UPDATE portal.staff SET totp_step = 0'),
  );
}

/** Headers of a member of the demo's staff who is signed in. Throws when the office is shut. */
export async function signInStaff(
  { ask, ownerUrl }: { readonly ask: Ask; readonly ownerUrl: string },
  login: string,
  headers: Headers = {},
): Promise<Headers> {
  await forgetTotpSteps(ownerUrl);
  const { status, body, cookies } = await tryOffice(ask, { login, headers });
  if (status !== 200) throw new Error(`${login}: ${status} ${JSON.stringify(body)}`);
  const cookie = cookies.map((line) => line.split(';')[0] ?? '').join('; ');
  return withOfficeValue(ask, { ...headers, cookie });
}

/** Proves the second factor again, as before what is dangerous; the bare answer, refused or not. */
export async function confirmOffice(
  { ask, ownerUrl }: { readonly ask: Ask; readonly ownerUrl: string },
  headers: Headers,
  login: string,
): Promise<Answer> {
  await forgetTotpSteps(ownerUrl);
  const body = { totp: demoTotpCode(login) };
  return ask({ method: 'POST', url: '/api/office/auth/confirm', headers, body });
}

/** Makes a member of staff with these roles and the cast's password, but no authenticator. */
export async function makeStaff(ownerUrl: string, roles: readonly string[]): Promise<string> {
  return asUpkeep(ownerUrl, 'sahakon_owner', async (store) => {
    const { rows } = await store.query<{ id: string }>(
      `INSERT INTO portal.staff (login, name, roles, password_hash, totp_sealed)
       VALUES ($1, $1, $2, coalesce(
         (SELECT password_hash FROM portal.staff WHERE login = 'admin'), 'none'), '') RETURNING id`,
      [`a${randomUUID().slice(0, 12)}`, roles],
    );
    return rows[0]?.id ?? '';
  });
}
