/** Shares the requests whose body is still on its way: slow senders wait at their own cost. */
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../runtime/network.ts';
import { partOf } from '../../runtime/processes.ts';
import { type NetworkLimits, openSlots } from './connection-slots.ts';

/** A body mostly comes with its header; a picture takes seconds, and nobody sends fifty at once. */
const limits: NetworkLimits = { each: partOf(50), all: partOf(1_000) };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the handler has to wait for bytes that the client has not sent yet. */
export const isBodyUnread = ({ raw }: FastifyRequest): boolean => hasBody(raw) && !raw.complete;

/**
 * Counts by the network that a proxy names, since it holds bodies of many people. `end` answers one
 * that gives way, and ends its connection.
 */
export function limitUnreadBodies(
  app: FastifyInstance,
  end: (request: IncomingMessage) => void,
): void {
  const slots = openSlots<IncomingMessage>(limits, (request) => {
    // Whole by now, and only waiting for its turn: it gives up a place that it does not need.
    if (!request.complete) end(request);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // What the server asks of itself came over no wire, and is whole.
    if (!(raw instanceof IncomingMessage)) return done();
    if (isBodyUnread(request) && slots.acquire(networkOf(request.address), raw)) {
      reply.raw.once('close', () => slots.release(raw));
    }
    return done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    slots.release(request.raw);
    done();
  });
}
