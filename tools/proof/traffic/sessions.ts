/** Members who are signed in, as many as are wanted, written into the store beside the server. */
import { hash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { asOwnerOf } from './as-owner.ts';

export interface Session {
  readonly memberNo: string;
  /** Of a browser at an address of its own behind a proxy. */
  readonly headers: Readonly<Record<string, string>>;
}

const half = () => randomBytes(32).toString('base64url');
const hashed = (value: string): Buffer => hash('sha256', value, 'buffer');

/** The n-th visitor's address: one household each, so that no share of a network is used up. */
export const householdOf = (at: number): string =>
  `10.${(at >> 14) & 127}.${(at >> 6) & 255}.${(at & 63) * 4 + 1}`;

const seed = `INSERT INTO portal.sessions
  (kind, subject, token_hash, cookie_hash, entering, remember, idle_seconds, ends_at, address,
    agent)
  SELECT 'member', one.subject, one.token, one.cookie, false, false, 43200,
    now() + interval '12 hours', one.address, 'load'
  FROM unnest($1::text[], $2::bytea[], $3::bytea[], $4::text[])
    AS one(subject, token, cookie, address)`;

/** Of one member at most; the server ends the oldest beyond. */
const mostOfOne = 20;

/** Opens `count` sessions, of each member as many as of the next. */
export async function seedSessions(
  address: pg.ClientConfig,
  members: readonly string[],
  count: number,
): Promise<readonly Session[]> {
  if (count > members.length * mostOfOne) throw new Error('too few members for the sessions');
  const rows = Array.from({ length: count }, (_, at) => ({
    memberNo: members[at % members.length] ?? '',
    ...{ token: half(), cookie: half(), visitor: householdOf(at) },
  }));
  await asOwnerOf(address, (store) =>
    store.query(seed, [
      rows.map(({ memberNo }) => memberNo),
      rows.map(({ token }) => hashed(token)),
      rows.map(({ cookie }) => hashed(cookie)),
      rows.map(({ visitor }) => visitor),
    ]),
  );
  return rows.map(({ memberNo, token, cookie, visitor }) => ({
    memberNo,
    headers: {
      ...{ authorization: `Bearer ${token}`, cookie: `__Host-member=${cookie}` },
      ...{ 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' },
      'x-forwarded-for': visitor,
    },
  }));
}

const seedBrowser = `INSERT INTO portal.devices (member_no, device_hash, agent, address, known_at)
  SELECT one.no, one.half, 'load', '127.0.0.1', now()
  FROM unnest($1::text[], $2::bytea[]) AS one(no, half)`;

/** A browser of each that they have used before, by its cookie: no code is asked of it. */
export async function seedBrowsers(
  address: pg.ClientConfig,
  members: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const browsers = new Map(members.map((memberNo) => [memberNo, half()]));
  const hashes = [...browsers.values()].map(hashed);
  await asOwnerOf(address, (store) => store.query(seedBrowser, [[...browsers.keys()], hashes]));
  return browsers;
}
