/**
 * `/healthz/arrival`: what of a request arrives here, told to whoever sent it and to nobody else.
 * `npm run doctor` asks it through the proxy, since a forgotten header shows nowhere else.
 */
import type { FastifyInstance } from 'fastify';
import { hostOf, type IsProxy } from '../auth/origin.ts';

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Lines `name value`: the host named, the address counted by, the socket's, whether trusted. */
export function serveArrival(app: FastifyInstance, isProxy: IsProxy): void {
  app.get('/healthz/arrival', { config: { always: true } }, (request, reply) => {
    const socket = request.raw.socket.remoteAddress ?? '';
    const lines = [
      `host ${hostOf(request)}`,
      `address ${request.address}`,
      `socket ${socket}`,
      `proxy ${yesOrNo(isProxy(socket))}`,
      `forwarded ${yesOrNo(request.headers['x-forwarded-for'] !== undefined)}`,
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
}
