/** What a request must say once and plainly, so that no proxy before us reads another one (T22). */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/problem.ts';

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

function isSaidTwice(rawHeaders: readonly string[]): boolean {
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
  if (isSaidTwice(rawHeaders)) return false;
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
