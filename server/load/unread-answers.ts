/** Bounds what waits in memory for clients that do not read: the network with most gives way. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../runtime/network.ts';
import { partOf } from '../../runtime/processes.ts';
import type { NetworkLimits } from './connection-slots.ts';

/** Bytes. The largest paper has three million; a quick reader's never wait here. */
const limits: NetworkLimits = { each: partOf(32 * 2 ** 20), all: partOf(256 * 2 ** 20) };
const lookEvery = 1_000;

interface Waiting {
  readonly network: string;
  readonly bytes: number;
}

/** Whose connections end, oldest answers first, so that each and all are within their share. */
export function tooMuch<One extends Waiting>(
  waiting: readonly One[],
  limits: NetworkLimits,
): One[] {
  const sumOf = (some: readonly One[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  let total = sumOf(waiting);
  const networks = [...Map.groupBy(waiting, ({ network }) => network).values()];
  const sums = networks.map((own) => ({ own, sum: sumOf(own) }));
  const byLargest = sums.sort((one, other) => other.sum - one.sum);
  return byLargest.flatMap(({ own, sum }) => {
    let left = sum;
    return own.filter(({ bytes }) => {
      if (left <= limits.each && total <= limits.all) return false;
      left -= bytes;
      total -= bytes;
      return true;
    });
  });
}

export function boundUnreadAnswers(app: FastifyInstance): void {
  const open = new Map<ServerResponse, string>();
  app.addHook('onSend', (request, reply, payload, done) => {
    const answer = reply.raw;
    if (!open.has(answer)) answer.once('close', () => open.delete(answer));
    open.set(answer, request.address);
    done(null, payload);
  });
  const timer = setInterval(() => {
    const waiting = [...open]
      .map(([answer, from]) => ({
        ...{ answer, network: networkOf(from) },
        bytes: answer.writableLength,
      }))
      .filter(({ bytes }) => bytes > 0);
    for (const { answer } of tooMuch(waiting, limits)) answer.destroy();
  }, lookEvery);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
