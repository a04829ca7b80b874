/** Where a database is and how it may be reached, from its URL. */

import { isIP } from 'node:net';
import type { ClientConfig } from 'pg';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { storeFaultText as text } from '../store-faults.text.ts';

/** The URL cannot be used; the message says why and what to write instead. */
export class BadDatabaseUrl extends PlainFault {}

const loopback = (host: string) =>
  host.startsWith('/') ||
  host === 'localhost' ||
  host === '::1' ||
  /^127(\.\d{1,3}){3}$/.test(host);

/** Login, hosts and the rest of a URL. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Reads a URL that may name several hosts of one store, `postgres://…@first:5432,second/database`,
 * as PostgreSQL's own programs do; gives each of them. Throws as `readDatabaseUrl` does.
 */
export function readDatabaseUrls(address: string): readonly [ClientConfig, ...ClientConfig[]] {
  const [, login = '', hosts = '', rest = ''] = parts.exec(address) ?? [];
  const [first = '', ...others] = hosts.split(',');
  if (others.length === 0) return [readOne(address)];
  return [readOne(login + first + rest), ...others.map((host) => readOne(login + host + rest))];
}

/**
 * Reads `postgres://login:password@host:port/database`; a host that begins with `%2F` is a Unix
 * socket's folder. Off loopback the connection is TLS with the certificate and host name checked;
 * a URL that asks for less is refused (S7). Of several hosts the first.
 */
export function readDatabaseUrl(address: string): ClientConfig {
  return readDatabaseUrls(address)[0];
}

function readOne(address: string): ClientConfig {
  const url = URL.parse(address);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '') {
    throw new BadDatabaseUrl(text.badUrl);
  }
  // Only Node itself can be told of another authority, at its start.
  if (url.searchParams.has('sslrootcert')) throw new BadDatabaseUrl(text.rootCertificate);
  const host = decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1');
  const mode = url.searchParams.get('sslmode');
  const config: ClientConfig = {
    host,
    port: url.port === '' ? 5432 : Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
  };
  if (loopback(host)) return { ...config, ssl: false };
  if (mode !== null && mode !== 'verify-full' && mode !== 'require') {
    throw new BadDatabaseUrl(text.noTls(mode, host));
  }
  return {
    ...config,
    ssl: { rejectUnauthorized: true, ...(isIP(host) === 0 ? { servername: host } : {}) },
  };
}

/** The login of a database URL, as `migrate`'s `appLogin` wants it. */
export function loginOf(databaseUrl: string): string {
  return String(readDatabaseUrl(databaseUrl).user);
}
