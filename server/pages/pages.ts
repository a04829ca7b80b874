/** Every address that is neither call nor file is a page, rendered on the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, problems } from '../../api/problem.ts';
import type { Site } from '../../api/site.ts';
import type { PublicOrigin } from '../auth/origin.ts';
import type { ContentVersion } from '../cache/version.ts';
import type { Asker, CallInside, OpenCalls } from '../http/call-inside.ts';
import type { PageFailure } from '../http/failures.ts';
import { agentOf } from '../http/request/request-context.ts';
import { isPersonal, spelledPath } from './address.ts';
import type { RenderPosted } from './form-posts.ts';
import { encodingFor, matchesEtag, type PackedPage, type RenderedPage } from './packed-page.ts';
import { nowhere, openPageCache, type PageCache, type RenderUrl } from './page-cache.ts';
import { sorryText, sorryTitles } from './sorry.text.ts';

// Read as an address by itself, with two it would name another host.
const oneSlash = /^\/(?![/\\])/;
const looksLikeFile = /^\/(assets|mediafiles)\/|\.[a-z0-9]{1,8}$/i;

/** Nothing optional is kept there, and staff have no choice to make. */
const ofOffice = /^\/office(?:\/|$)/i;

/** Seconds. */
const styleMaxAge = 3_600;
const retrySeconds = 5;

const sorryHtml = readFileSync(join(import.meta.dirname, 'sorry.html'), 'utf8');
const sorryCss = readFileSync(join(import.meta.dirname, 'sorry.css'));

/** Whether an address belongs to the calls, where every answer is JSON. */
export function isCall(url: string): boolean {
  return /^\/(?:api|admin)(?:\/|\?|$)/.test(url);
}

/** Whether the visitor has yet to say yes or no to cookies: such pages hold the question. */
export function isAsking({ headers }: FastifyRequest): boolean {
  return !/(?:^|;\s*)acceptCookie=[YN]\s*(?:;|$)/.test(headers.cookie ?? '');
}

/** Serves pages by `render`; without one (no built site) each is refused as `starting`. */
export function servePages(
  app: FastifyInstance,
  render: RenderUrl | undefined,
  content: Pick<ContentVersion, 'current' | 'isAway'>,
  isPage?: (url: string) => boolean,
): PageCache | undefined {
  const pages = render && openPageCache(render, content, { isPage });

  app.get('/sorry.css', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${styleMaxAge}`)
      .type('text/css; charset=utf-8')
      .send(sorryCss),
  );

  app.get('/*', async (request, reply) => {
    const { url } = request;
    const path = pathOf(url);
    if (isCall(url)) return reply.callNotFound();
    // A portal holds no files, but numbers of accounts and contracts may have dots.
    if (!oneSlash.test(path) || (!isPersonal(path) && looksLikeFile.test(path)))
      return sendNothing(request, reply, pages);
    const spelled = spelledPath(path);
    if (spelled !== path) return sendOn(reply, `${spelled}${url.slice(path.length)}`);
    if (pages === undefined) throw new Problem('starting');
    const page = await pages.get(
      url,
      { asking: isAsking(request) && !ofOffice.test(path) },
      { address: request.address, agent: agentOf(request) },
    );
    return sendPage(request, reply, path, page);
  });
  return pages;
}

/** The page for the time when no page can be made (503): what is the matter, and the reference. */
export function sendSorry(reply: FastifyReply, { problem, ref }: PageFailure): FastifyReply {
  const words: Readonly<Record<string, string>> = {
    title: sorryTitles[problem.code] ?? sorryText.title,
    text: problem.text,
    ref: sorryText.ref(ref),
  };
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', String(Math.max(retrySeconds, problem.retryAfterSeconds ?? 0)))
    .type('text/html; charset=utf-8')
    .send(sorryHtml.replace(/\{(title|text|ref)\}/g, (_, name: string) => words[name] ?? ''));
}

/** To whoever reads pages the page of what there is not; a sentence to whoever wants a file. */
async function sendNothing(request: FastifyRequest, reply: FastifyReply, pages?: PageCache) {
  const reads = /\btext\/html\b/.test(request.headers.accept ?? '');
  const asker = { address: request.address, agent: agentOf(request) };
  const page = reads && (await pages?.get(nowhere, { asking: isAsking(request) }, asker));
  if (page) return sendPage(request, reply, nowhere, { ...page, status: 404 });
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${problems.not_found.text}\n`);
}

/** To the same page in its own spelling. */
function sendOn(reply: FastifyReply, address: string): FastifyReply {
  return reply.code(301).header('cache-control', 'no-store').header('location', address).send();
}

function sendPage(request: FastifyRequest, reply: FastifyReply, path: string, page: PackedPage) {
  const keepable = page.status === 200 && !isPersonal(path);
  reply
    .code(page.status)
    .headers(page.headers)
    // May be kept, but asked for each time: a publish shows at once.
    .header('cache-control', keepable ? 'public, no-cache' : 'no-store')
    .header('vary', 'accept-encoding, cookie')
    .type('text/html; charset=utf-8');
  if (page.status === 503) reply.header('retry-after', String(retrySeconds));
  if (keepable) {
    reply.header('etag', page.etag);
    if (matchesEtag(page.etag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** The built site's renderer (`dist/server/entry.js`). */
export type Render = (request: {
  readonly url: string;
  readonly call: CallInside;
  readonly config: Site & { readonly idle_minutes: number };
  readonly origin: string | undefined;
  /** The visitor has not answered about cookies. */
  readonly asking: boolean;
  /** The store is a demo: every page says so. */
  readonly demo: boolean;
  /** Of a form that was sent without script. */
  readonly fields?: URLSearchParams;
}) => Promise<RenderedPage>;

export interface Renderers {
  /** A page as it is kept for everybody who gave the same answer about cookies. */
  page(url: string, variant: { readonly asking: boolean }, asker: Asker): Promise<RenderedPage>;
  /** A page that answers one form. */
  posted: RenderPosted;
}

interface Parts {
  readonly render: Render;
  /** Of now, each time that it is looked at. */
  readonly live: { readonly site: Site };
  readonly calls: OpenCalls;
  readonly publicOrigin: PublicOrigin;
  readonly idleSeconds: number;
  readonly demo: boolean;
}

export function renderersFor(parts: Parts): Renderers {
  const { render, live, calls, publicOrigin, idleSeconds, demo } = parts;
  const facts = () => ({
    config: { ...live.site, idle_minutes: Math.round(idleSeconds / 60) },
    ...{ origin: publicOrigin, demo },
  });
  return {
    page: (url, { asking }, asker) => render({ ...facts(), url, asking, call: calls(asker) }),
    posted: (url, fields, sender) =>
      render({ ...facts(), url, fields, asking: false, call: calls(sender, { posts: true }) }),
  };
}
