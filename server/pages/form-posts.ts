/** Forms of public pages that are sent without script: checked, called, and the page again. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../api/problem.ts';
import { FairQueue } from '../../runtime/fair-queue.ts';
import { networkOf } from '../../runtime/network.ts';
import { partOf } from '../../runtime/processes.ts';
import { isFromOurPage, isPlainLoopback, type PublicOrigin } from '../auth/origin.ts';
import type { Asker } from '../http/call-inside.ts';
import { agentOf } from '../http/request/request-context.ts';
import type { RenderedPage } from './packed-page.ts';

/** Renderings that no memory spares: one at once, some waiting, beyond that a refusal (T27). */
const limits = { running: 1, waiting: partOf(40), waitingEach: 4, longestRest: 100 };
const refusal = () => new Problem('overloaded', { retryAfterSeconds: 5 });
/** Bytes: the longest form of the site and a margin. */
const largestForm = 32_768;

export type RenderPosted = (
  url: string,
  fields: URLSearchParams,
  sender: Asker,
) => Promise<RenderedPage>;

interface Parts {
  readonly publicOrigin: PublicOrigin;
  readonly isCall: (url: string) => boolean;
  /** Undefined: no built site. */
  readonly render: RenderPosted | undefined;
}

/**
 * Takes `POST` to the address of a page. A form of another site, or of a page that names no
 * origin, is refused (S2); pages that take no form answer 404.
 */
export async function serveFormPosts(app: FastifyInstance, options: Parts): Promise<void> {
  const queue = new FairQueue({ ...limits, refusal });
  const { render } = options;
  const parts = {
    ...options,
    render:
      render &&
      ((...posted: Parameters<RenderPosted>) =>
        queue.run(networkOf(posted[2].address), () => render(...posted))),
  };
  // In a scope of its own: calls go on taking JSON and nothing else.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    scope.post('/*', (request, reply) => answer(request, reply, parts));
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  if (parts.isCall(request.url)) return reply.callNotFound();
  if (!isFromOurPage(request, parts.publicOrigin)) throw new Problem('forged');
  if (!(request.body instanceof URLSearchParams)) throw new Problem('bad_media');
  if (parts.render === undefined) throw new Problem('starting');
  const sender = { address: request.address, agent: agentOf(request) };
  const page = await parts.render(request.url, request.body, sender);
  if (page.status === 404 && page.html === '') return reply.callNotFound();
  return reply
    .code(page.status)
    .headers({ ...page.headers, ...secured(request, page, parts.publicOrigin) })
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** A cookie that a form sets is for https alone, but on this very machine (S1). */
function secured(request: FastifyRequest, { headers }: RenderedPage, origin: PublicOrigin) {
  const cookie = headers['set-cookie'];
  if (cookie === undefined || isPlainLoopback(request, origin)) return {};
  return { 'set-cookie': `${cookie}; Secure` };
}
