/**
 * `/healthz/arrival`: what of a request arrives here, for insiders alone, since a stranger would
 * learn the addresses behind the proxy. `npm run doctor` asks it through the proxy: a forgotten
 * header shows nowhere else.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOf, type IsProxy } from '../auth/origin.ts';

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Lines `name value`: the host named, the address counted by, the socket's, whether trusted. */
export function serveArrival(
  app: FastifyInstance,
  isProxy: IsProxy,
  isInsider: (request: FastifyRequest) => boolean,
): void {
  app.get('/healthz/arrival', { config: { always: true } }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isInsider(request)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
    }
    const socket = request.raw.socket.remoteAddress ?? '';
    const lines = [
      `host ${hostOf(request)}`,
      `address ${request.address}`,
      `socket ${socket}`,
      `proxy ${yesOrNo(isProxy(socket))}`,
      `forwarded ${yesOrNo(request.headers['x-forwarded-for'] !== undefined)}`,
    ];
    return reply.type('text/plain').send(`${lines.join('\n')}\n`);
  });
}
