/**
 * Who may read more of the server than whether it serves: words that help who mends help who
 * attacks, too. Behind a proxy every visitor seems to sit on this machine, and not every proxy says
 * that it is one: with real data, and wherever a token is set, the place of the caller counts not.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeyRing, VersionKeys } from '../../records/keys/key-ring.ts';
import { isPlainLoopback, type PublicOrigin } from '../auth/origin.ts';

export interface InsiderRules {
  readonly publicOrigin: PublicOrigin;
  /** Undefined: no token opens it. */
  readonly metricsToken?: string | undefined;
  readonly handlers: { readonly demo: boolean; readonly keys: KeyRing };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/** The token of the settings, or the machine of a demo that has none. */
export function hasToken(request: FastifyRequest, rules: InsiderRules): boolean {
  const { publicOrigin, metricsToken: token, handlers } = rules;
  if (token === undefined && handlers.demo && isPlainLoopback(request, publicOrigin)) return true;
  const bearerToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && bearerToken !== undefined && isSame(bearerToken, token);
}

/** Of a request by one of our own programs on an installation, which can read its secret. */
export const passHeader = 'x-own-pass';
const minuteMs = 60_000;
/** Minutes before and after its own in which a pass counts. */
const slack = 2;

const passOf = ({ ownPrograms }: VersionKeys, path: string, minute: number): string =>
  createHmac('sha256', ownPrograms).update(`${path}\n${minute}`).digest('base64url');

/** Opens this path for some minutes and no other: whoever it falls to learns little by it. */
export const passFor = (keys: VersionKeys, path: string, now = Date.now()): string =>
  passOf(keys, path, Math.floor(now / minuteMs));

function hasPass(request: FastifyRequest, keys: KeyRing): boolean {
  const pass = request.headers[passHeader];
  if (typeof pass !== 'string') return false;
  const [path = ''] = request.url.split('?');
  const minute = Math.floor(Date.now() / minuteMs);
  const minutes = Array.from({ length: 2 * slack + 1 }, (_, at) => minute - slack + at);
  return keys.live().some((one) => minutes.some((at) => isSame(pass, passOf(one, path, at))));
}

export const isInsider = (request: FastifyRequest, rules: InsiderRules): boolean =>
  hasToken(request, rules) || hasPass(request, rules.handlers.keys);
