/** The halves of sessions: a bearer token and cookies, each kept only as a hash (S1). */
import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What a request shows of a session; either may be missing or malformed, and then is undefined. */
export interface Halves {
  readonly token: string | undefined;
  readonly cookie: string | undefined;
}

const half = /^[A-Za-z0-9_-]{43}$/;
const bearer = /^Bearer +([A-Za-z0-9_-]{43})$/i;

/** 32 random bytes as text: the token half or the cookie half of a new session. */
export function newHalf(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a half; the store knows nothing else of it. */
export function hashOf(value: string): Buffer {
  // By way of text: a quarter of the time that a buffer takes.
  return Buffer.from(hash('sha256', value, 'hex'), 'hex');
}

/** Reads the halves of a request; `cookieName` depends on how the request came in. */
export function halvesOf(request: FastifyRequest, cookieName: string): Halves {
  const { authorization } = request.headers;
  return {
    token: authorization === undefined ? undefined : bearer.exec(authorization)?.[1],
    cookie: cookieOf(request, cookieName),
  };
}

/** One cookie that holds a half; one that comes twice is nobody's: one of them was planted. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && half.test(value) ? value : undefined;
}
