/** Where a request came from, by its socket and its head, and whether that head is plain. */

import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../api/problem.ts';

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
const forwarding = [
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-real-ip', 'via'],
];

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

/** Whether an address is that of a proxy whose word counts. */
export type IsProxy = (address: string) => boolean;

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads a list of addresses, ranges and names of ranges; throws TypeError at anything else. */
export function openProxies(list: readonly string[]): IsProxy {
  // The library takes `10/8` as well, and reads it as 0.0.0.10/8.
  const wrong = list.find((one) => isIP(one.split('/')[0] ?? '') === 0 && !named.includes(one));
  if (wrong !== undefined) throw new TypeError(`${wrong} is no address`);
  const trusted = proxyAddr.compile([...list]);
  return (address) => trusted(address, 0);
}

/** Some proxies write the port behind it: `192.0.2.7:1234`, `[2001:db8::7]:1234`. */
const withPort = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d{1,5})?$/i;

/**
 * The address alone, without port and brackets; undefined where none is written. A zone behind an
 * IPv6 address is any text, so that each would be another address.
 */
export function plainAddress(text: string): string | undefined {
  const [, six, four] = withPort.exec(text) ?? [];
  const address = six ?? four ?? text;
  return isIP(address) === 0 || address.includes('%') ? undefined : address;
}

/**
 * The address to count by, to note and to compare: of those named by trusted proxies the last that
 * is no proxy itself. Where what they name is no address, it is the socket's own: otherwise each
 * text would be a network with budgets and shares of its own.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: Pick<Socket, 'remoteAddress'> },
  isProxy: IsProxy,
): string {
  const own = socket.remoteAddress ?? '';
  const forwardedFor = headers['x-forwarded-for'];
  if (forwardedFor === undefined || !isProxy(own)) return own;
  let found = own;
  // The nearest proxy writes last.
  for (const text of String(forwardedFor).split(',').reverse()) {
    const address = plainAddress(text.trim());
    if (address === undefined) return own;
    found = address;
    if (!isProxy(address)) break;
  }
  return found;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Where it comes from. The framework's own `ip` is the socket's address, a proxy's as well as a
     * visitor's; it trusts no header, so that its `host` is no proxy's word either.
     */
    readonly address: string;
  }
}

/** Gives every request its `address`, and tells which addresses are proxies'. */
export function readAddresses(app: FastifyInstance, trustedProxies: readonly string[]): IsProxy {
  const isProxy = openProxies(trustedProxies);
  app.decorateRequest('address', {
    getter() {
      return clientAddress(this.raw, isProxy);
    },
  });
  return isProxy;
}

/** Fields that are read as one value: a second one would be somebody's way past the first. */
const onceOnly: ReadonlySet<string> = new Set([
  'authorization',
  'content-length',
  'content-type',
  'host',
  'origin',
  'sec-fetch-site',
  'transfer-encoding',
  'x-csrf-token',
]);

/** Name or address with its port, as it may stand in `Host` (RFC 9110, 7.2). */
const hostName = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const longestHost = 260;

/** A client may name the whole address (RFC 9112, 3.2.2): of this host and of no other. */
const wholeAddress = /^https?:\/\/([^/?#\\]*)/i;

type Head = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'> & {
  /** As it was asked for. */
  readonly url: string;
  readonly host: string | undefined;
};

function hasDuplicateHeader(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase();
    if (!onceOnly.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

/** Whether a request names one host, in one way, and says nothing twice that decides. */
export function isPlain({ httpVersion, rawHeaders, url, host }: Head): boolean {
  if (hasDuplicateHeader(rawHeaders)) return false;
  const [, named] = wholeAddress.exec(url) ?? [];
  // Before HTTP/1.1 nobody had to name it, and what looks for signs of life often does not.
  if (host === undefined) return httpVersion === '1.0' && named === undefined;
  if (host.length > longestHost || !hostName.test(host)) return false;
  return named === undefined || named.toLowerCase() === host.toLowerCase();
}

/** Fastify's `rewriteUrl`: every route reads an address without scheme and host. */
export function withoutHost({ url = '/' }: { readonly url?: string | undefined }): string {
  const rest = url.replace(wholeAddress, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
}

/** Refuses what is not plain, before anything else of it is read. */
export function refuseUnplain(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { originalUrl: url, headers, raw } = request;
    const { httpVersion, rawHeaders } = raw;
    const plain = isPlain({ httpVersion, rawHeaders, url, host: headers.host });
    done(plain ? undefined : new Problem('bad_request'));
  });
}
