/** The logo under the specification's address, and beside it what screens and tabs show. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentVersion, youngFor } from '../cache/version.ts';
import type { LiveSettings } from '../settings/live/live-settings.ts';
import { logoPlaces as places } from './logo-addresses.ts';

type Size = keyof typeof places;
const sizes: ReadonlyMap<string, Size> = new Map(
  Object.entries(places).map(([size, { path }]) => [path, size as Size]),
);

/** Seconds: an address that names the version never changes, the bare one asks each hour. */
const cacheControl = {
  bare: 'public, max-age=3600',
  versioned: 'public, max-age=31536000, immutable',
  // Of another version than the one in force: what is shown there is not what it names.
  other: 'no-cache',
};
const closed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sends the logo for its path below `/mediafiles/`; undefined: it is no logo, or there is none. */
export type SendLogo = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => Promise<FastifyReply | undefined>;

const versionIn = ({ query }: FastifyRequest): unknown => Object(query).v;

/** The logo stands before any file of the same name. */
export function logoSender(
  live: Pick<LiveSettings, 'logo'>,
  content: Pick<ContentVersion, 'current'>,
): SendLogo {
  return async (request, reply, path) => {
    const size = sizes.get(path);
    if (size === undefined) return undefined;
    const version = versionIn(request);
    // A page of another process may name what this one has not seen yet.
    if (version !== live.logo?.version) await content.current();
    if (version !== undefined && version !== live.logo?.version) {
      // That look may have been made a moment before the page was.
      await pause(youngFor);
      await content.current();
    }
    const { logo } = live;
    if (logo === undefined) return undefined;
    const etag = `"${logo.version}"`;
    const named = version === logo.version ? 'versioned' : 'other';
    reply
      .header('cache-control', cacheControl[version === undefined ? 'bare' : named])
      .header('content-security-policy', closed)
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(places[size].type).send(logo[size]);
  };
}
