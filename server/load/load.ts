/** Who is turned away while too much comes at once, and that it is whoever sends it (T27; 0024). */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { shareConnections, usualConnections } from './connections.ts';
import { shareHalfRead } from './half-read.ts';
import type { Share } from './places.ts';
import { shedLoad } from './strain.ts';
import { boundUnreadAnswers } from './unread-answers.ts';

interface Limits {
  readonly connections?: Share | undefined;
  readonly trustedProxies: readonly string[];
}

/** `endSlow` answers a request that gives way to others, and ends its connection. */
export function boundLoad(
  app: FastifyInstance,
  { connections = usualConnections, trustedProxies }: Limits,
  endSlow: (request: IncomingMessage) => void,
): void {
  // Read as the framework reads the list for `request.ip`.
  const trusted = proxyAddr.compile([...trustedProxies]);
  shareConnections(app, connections, (address) => trusted(address, 0));
  shareHalfRead(app, endSlow);
  shedLoad(app);
  boundUnreadAnswers(app);
}
