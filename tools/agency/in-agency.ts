/** A session of an agency's person, begun in the store: tests need no password for it. */
import type { FastifyInstance } from 'fastify';
import { agencyCookieOnLoopback } from '../../core/browser/storage-names.ts';
import { createAgencySession } from '../../records/agency/sessions.ts';
import type { Records } from '../../records/database.ts';
import { hashOf, randomToken } from '../../server/auth/session/session-store.ts';
import type { Headers } from '../sign-in.ts';

interface Entered {
  readonly token: string;
  /** As the browser sends it. */
  readonly cookie: string;
  /** The anti-forgery value of this session. */
  readonly csrf: string;
}

interface Doors {
  readonly app: FastifyInstance;
  readonly records: Records;
}

const pageHeaders = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
} as const;

/** `login`: an agency's number, or `number-2` for its second person. */
export async function enterAgency(
  { app, records }: Doors,
  login: string,
  { entering = false } = {},
): Promise<Entered> {
  const [agencyNo = '', person = '1'] = login.split('-');
  const contact = { agencyNo, personNo: Number(person) };
  const [token, cookieToken] = [randomToken(), randomToken()];
  await records.asContact(contact, (db) =>
    createAgencySession(db, {
      ...contact,
      tokenHash: hashOf(token),
      cookieHash: hashOf(cookieToken),
      entering,
      remember: false,
      idleSeconds: 900,
      longestSeconds: 3600,
      address: '127.0.0.1',
      agent: 'test',
    }),
  );
  const cookie = `${agencyCookieOnLoopback}=${cookieToken}`;
  const answer = await app.inject({
    url: '/api/membergroup/config',
    headers: { host: 'localhost', ...pageHeaders, authorization: `Bearer ${token}`, cookie },
  });
  return { token, cookie, csrf: answer.json().data.csrf_token };
}

/** Headers of all calls of such a session. */
export async function headersInAgency(doors: Doors, login: string): Promise<Headers> {
  const { token, cookie, csrf } = await enterAgency(doors, login);
  return { ...pageHeaders, authorization: `Bearer ${token}`, cookie, 'x-csrf-token': csrf };
}
