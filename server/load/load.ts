/** Who is turned away while too much comes at once, and that it is whoever sends it (T27, F10). */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { IsProxy } from '../auth/origin.ts';
import type { NetworkLimits } from './connection-slots.ts';
import { limitConnections, usualConnections } from './connections.ts';
import { shedLoad } from './load-shedding.ts';
import { boundUnreadAnswers } from './unread-answers.ts';
import { limitUnreadBodies } from './unread-bodies.ts';

interface Limits {
  readonly connections?: NetworkLimits | undefined;
  /** Whose connections are many people's. */
  readonly isProxy: IsProxy;
}

/** `endSlow` answers a request that gives way to others, and ends its connection. */
export function boundLoad(
  app: FastifyInstance,
  { connections = usualConnections, isProxy }: Limits,
  endSlow: (request: IncomingMessage) => void,
): void {
  limitConnections(app, connections, isProxy);
  limitUnreadBodies(app, endSlow);
  shedLoad(app);
  boundUnreadAnswers(app);
}
