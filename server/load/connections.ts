/** Shares the connections: who opens too many loses the oldest of their own (T27, F10). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../runtime/network.ts';
import { type NetworkLimits, openSlots } from './connection-slots.ts';

/**
 * A crowd behind one address, a school's or a telephone company's, needs many; those that rest
 * between two requests give way first, and a browser opens another unseen.
 */
export const usualConnections: NetworkLimits = { each: 500, all: 4_000 };

/** Requests before the first is answered: neither browser nor proxy sends even two. */
const mostAhead = 8;

/** More than a system lets wait for us: those that give way are gone a moment later. */
const spare = 1_000;

/**
 * Counts connections by the network that they come from. Those of a proxy (`isProxy`) are many
 * people's and are not counted; the proxy shares out its own.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: NetworkLimits,
  isProxy: (address: string) => boolean,
): void {
  const { server } = app;
  // The last bound, for open files: whoever comes then is refused, whoever it is.
  server.maxConnections = limits.all + spare;
  const pending = new WeakMap<Socket, number>();
  const slots = openSlots<Socket>(limits, (socket) => socket.destroy());
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    if (!slots.acquire(networkOf(remoteAddress), socket)) socket.destroy();
    else socket.once('close', () => slots.release(socket));
  });
  // Before the app's own listener, which may answer at once.
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const now = (pending.get(socket) ?? 0) + 1;
    pending.set(socket, now);
    if (now > mostAhead) {
      socket.destroy();
      return;
    }
    slots.move(socket, 'busy');
    answer.once('close', () => {
      const left = (pending.get(socket) ?? 1) - 1;
      pending.set(socket, left);
      if (left === 0) slots.move(socket, 'resting');
    });
  });
  // What came in the same packet is read to its end, though nobody is there to answer any more.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.destroyed) reply.hijack();
    else done();
  });
  // From here on the client alone decides how long it takes.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const { socket } = reply.raw;
    if (socket) slots.move(socket, 'sending');
    done(null, payload);
  });
}
