/** `GET /metrics` for Prometheus, for whoever knows the token; a demo's for its machine. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInside } from '../auth/inside.ts';
import { isPlainLoopback, type PublicOrigin } from '../auth/origin.ts';
import { openFigures, type Sources } from './figures.ts';
import { methodOf, routeClassOf } from './route-class.ts';

interface Rules {
  readonly publicOrigin: PublicOrigin;
  /** Undefined: no token opens it. */
  readonly metricsToken?: string | undefined;
  readonly handlers: { readonly demo: boolean };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Behind a proxy every visitor seems to sit on this machine, and not every proxy says that it is
 * one: with real data, and wherever a token is set, only the token counts.
 */
function mayRead(request: FastifyRequest, rules: Rules): boolean {
  const { publicOrigin, metricsToken: token, handlers } = rules;
  if (token === undefined && handlers.demo && isPlainLoopback(request, publicOrigin)) return true;
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
    if (!mayRead(request, rules))
      return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    return reply.type(figures.registry.contentType).send(await figures.registry.metrics());
  });
}
