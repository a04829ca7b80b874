/** The logo under the specification's address, and beside it what screens and tabs show. */
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../api/site.ts';
import type { Logo } from './logo.ts';

const folder = '/mediafiles/images/Utils';
const places = {
  png: { path: `${folder}/cooplogo.png`, type: 'image/png' },
  webp: { path: `${folder}/cooplogo.webp`, type: 'image/webp' },
  icon: { path: `${folder}/coopicon.png`, type: 'image/png' },
} as const;

/** Seconds: an address that names the version never changes, the bare one asks each hour. */
const cacheControl = {
  bare: 'public, max-age=3600',
  versioned: 'public, max-age=31536000, immutable',
};
const closed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Where pages find the logo and its icon. */
export const logoAddresses = ({ version }: Logo): Pick<Site, 'logo' | 'icon'> => ({
  logo: `${places.webp.path}?v=${version}`,
  icon: `${places.icon.path}?v=${version}`,
});

/** Serves the logo before any file of the same name. */
export function serveLogo(app: FastifyInstance, logo: Logo): void {
  const etag = `"${logo.version}"`;
  for (const [name, { path, type }] of Object.entries(places)) {
    app.get<{ Querystring: { v?: string } }>(path, async (request, reply) => {
      reply
        .header(
          'cache-control',
          request.query.v === logo.version ? cacheControl.versioned : cacheControl.bare,
        )
        .header('content-security-policy', closed)
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(logo[name as keyof typeof places]);
    });
  }
}
