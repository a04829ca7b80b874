/** `/rss.xml`, `/sitemap.xml` and `/robots.txt`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../api/paths.ts';
import { Problem } from '../../api/problem.ts';
import type { Site } from '../../api/site.ts';
import { categoryName, newestTopics, siteMap } from '../../records/content/feeds.ts';
import type { Records } from '../../records/database.ts';
import { originFor, type PublicOrigin } from '../auth/origin.ts';
import type { ContentVersion } from '../cache/version.ts';
import { matchesEtag } from '../pages/packed-page.ts';
import { type OwnDocument, openDocumentCache } from './cached-documents.ts';
import { rssOf } from './rss.ts';
import { robotsOf, siteMapOf } from './site-map.ts';

export interface FeedParts {
  readonly records: Records;
  /** Of now, each time that it is looked at. */
  readonly live: { readonly site: Site };
  readonly content: Pick<ContentVersion, 'current'>;
  readonly publicOrigin: PublicOrigin;
}

const inRss = 20;
/** A site map may hold 50,000 addresses. */
const mostInMap = 49_000;

function send(request: FastifyRequest, reply: FastifyReply, type: string, made: OwnDocument) {
  // On this machine it may be asked for by several names.
  reply
    .header('cache-control', 'public, no-cache')
    .header('vary', 'host')
    .header('etag', made.etag);
  if (matchesEtag(made.etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(made.text);
}

function categoryOf(query: unknown): string | undefined {
  const { category } = query as { category?: unknown };
  if (category === undefined) return undefined;
  if (typeof category === 'string' && /^[a-z0-9-]{1,40}$/.test(category)) return category;
  throw new Problem('not_found');
}

export function serveFeeds(app: FastifyInstance, parts: FeedParts): void {
  const { records, live, publicOrigin } = parts;
  const documents = openDocumentCache(parts.content);

  app.get(paths.news, async (request, reply) => {
    const origin = originFor(request, publicOrigin);
    const key = categoryOf(request.query);
    const rss = await documents.get(`rss ${key ?? ''}`, origin, request.address, async (origin) => {
      const [name, topics] = await records.readAsVisitor((db) =>
        Promise.all([key && categoryName(db, key), newestTopics(db, inRss, key)]),
      );
      if (key !== undefined && name === undefined) throw new Problem('not_found');
      const { site } = live;
      return rssOf(
        {
          origin,
          self: key ? `${paths.news}?category=${key}` : paths.news,
          page: key ? paths.list(key) : paths.home,
          title: name ? `${name} - ${site.coopNameTH}` : site.coopNameTH,
          description: site.www_description,
        },
        topics,
      );
    });
    return send(request, reply, 'application/rss+xml', rss);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originFor(request, publicOrigin);
    const map = await documents.get('map', origin, request.address, async (origin) =>
      siteMapOf(origin, await records.readAsVisitor((db) => siteMap(db, mostInMap))),
    );
    return send(request, reply, 'application/xml', map);
  });

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsOf(originFor(request, publicOrigin))),
  );
}
