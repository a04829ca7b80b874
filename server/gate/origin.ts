/** Where a request came from: over TLS or straight from this machine, from our pages or not. */
import type { FastifyRequest } from 'fastify';

/** `https://portal.example` where the settings say it; else undefined. */
export type PublicOrigin = string | undefined;

/**
 * The host that was asked for, in small letters. Never that of `X-Forwarded-Host`, which a proxy
 * that does not know the header hands on as a visitor wrote it.
 */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers.host ?? '').toLowerCase();

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** Whether a `Host` names this machine to itself. */
export const isLoopbackHost = (host: string): boolean => loopbackHost.test(host);

/**
 * Where this site is, for addresses that leave it. Whoever asks has no say in it: without a public
 * origin the site is that of this machine, under the name that was used here, or by its number.
 */
export function originFor(
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  publicOrigin: PublicOrigin,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const host = hostOf(request);
  if (isLoopbackHost(host)) return `http://${host}`;
  const { localPort } = request.socket;
  return localPort === undefined ? 'http://127.0.0.1' : `http://127.0.0.1:${localPort}`;
}

const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether the browser sits on this machine and no TLS stands before us: only then may a session
 * cookie go without `Secure` (S1). Any sign of a proxy says no.
 */
export function isPlainLoopback(request: FastifyRequest, publicOrigin: PublicOrigin): boolean {
  if (publicOrigin !== undefined) return false;
  const { headers, raw } = request;
  if (!loopbackAddress.test(raw.socket.remoteAddress ?? '')) return false;
  if (!isLoopbackHost(hostOf(request))) return false;
  if (forwarding.some((name) => headers[name] !== undefined)) return false;
  const { origin } = headers;
  return origin === undefined || loopbackHost.test(origin.replace(/^http:\/\//i, ''));
}

/**
 * Whether our own page sent the request (S2): the browser's word where it gives one, else
 * the `Origin` it must name. A request with neither is refused.
 */
export function isFromOurPage(request: FastifyRequest, publicOrigin: PublicOrigin): boolean {
  const { origin } = request.headers;
  const host = hostOf(request);
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined || host === '') return false;
  if (publicOrigin !== undefined) return origin === (request.ownOrigin ?? publicOrigin);
  return origin === `https://${host}` || origin === `http://${host}`;
}
