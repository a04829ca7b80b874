/** `GET /metrics` for Prometheus, for this machine or whoever knows the token alone. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInside } from '../gate/inside.ts';
import { isPlainLoopback, type PublicOrigin } from '../gate/origin.ts';
import { openFigures, type Sources } from './figures.ts';
import { methodOf, routeClassOf } from './route-class.ts';

interface Rules {
  readonly publicOrigin: PublicOrigin;
  /** Undefined: no token opens it. */
  readonly metricsToken?: string | undefined;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Where the site is served to others, a proxy stands before us, and every visitor seems to sit on
 * this machine: then only the token counts.
 */
function mayRead(request: FastifyRequest, { publicOrigin, metricsToken: token }: Rules): boolean {
  if (isPlainLoopback(request, publicOrigin)) return true;
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(hashOf(given), hashOf(token));
}

/** Counts every answer that leaves the server; shows the figures. */
export function serveMetrics(app: FastifyInstance, sources: Sources, rules: Rules): void {
  const figures = openFigures(sources);
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInside(request)) {
      const method = methodOf(request.method);
      figures.note({
        class: routeClassOf(request.routeOptions.url, method),
        method,
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1_000,
      });
    }
    done();
  });
  app.addHook('onClose', (_app, done) => {
    figures.close();
    done();
  });
  app.get('/metrics', { config: { always: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, rules)) return reply.code(404).type('text/plain').send('404\n');
    return reply.type(figures.registry.contentType).send(await figures.registry.metrics());
  });
}
