/** Leaves connections to others without cutting one under a request that is on its way. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Accepts no connection any more; each answer says that its connection ends, so that the next
 * request takes another. Settles when none is left, or after `patience` milliseconds. Nothing is
 * cut: that is for whoever closes the server afterwards.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'));
  const closed = once(server, 'close');
  // An HTTP server's own `close` cuts idle connections, on which a request may be on its way.
  SocketServer.prototype.close.call(server);
  await Promise.race([closed, sleep(patience, undefined, { ref: false })]);
}
