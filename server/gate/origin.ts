/** Where a request came from: over TLS or straight from this machine, from our pages or not. */
import type { FastifyRequest } from 'fastify';

/** `https://portal.example` where the settings say it; else undefined. */
export type PublicOrigin = string | undefined;

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether the browser sits on this machine and no TLS stands before us: only then may a session
 * cookie go without `Secure` (trust A). Any sign of a proxy says no.
 */
export function isPlainLoopback(request: FastifyRequest, publicOrigin: PublicOrigin): boolean {
  if (publicOrigin !== undefined) return false;
  const { headers, raw } = request;
  if (!loopbackAddress.test(raw.socket.remoteAddress ?? '')) return false;
  if (!loopbackHost.test(headers.host ?? '')) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  const { origin } = headers;
  return origin === undefined || loopbackHost.test(origin.replace(/^http:\/\//i, ''));
}

/**
 * Whether our own page sent the request (trust B): the browser's word where it gives one, else
 * the `Origin` it must name. A request with neither is refused.
 */
export function isFromOurPage(request: FastifyRequest, publicOrigin: PublicOrigin): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined || host === undefined) return false;
  if (publicOrigin !== undefined) return origin === (request.ownOrigin ?? publicOrigin);
  return origin === `https://${host}` || origin === `http://${host}`;
}
