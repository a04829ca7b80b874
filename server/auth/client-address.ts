/** Where a request comes from: the socket's address, or the one that a trusted proxy names. */
import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

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
  const told = headers['x-forwarded-for'];
  if (told === undefined || !isProxy(own)) return own;
  let found = own;
  // The nearest proxy writes last.
  for (const text of String(told).split(',').reverse()) {
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
