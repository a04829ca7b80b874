/** Leaves connections to others without cutting one under a request that is on its way. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** Milliseconds for taking those who wait in a rush that does not end. */
const longestTaking = 1_000;

/**
 * Takes the connections that wait. The event loop takes one in each of its turns, and the kernel
 * cuts those that are left when nobody listens any more, with what they have asked.
 */
async function takeWaiting(server: Server): Promise<void> {
  const endsAt = performance.now() + longestTaking;
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  let before: number;
  do {
    before = taken;
    // Of the turn that is under way already the part that takes connections may be over.
    await turn();
    await turn();
  } while (taken > before && performance.now() < endsAt);
  server.off('connection', count);
}

/**
 * Accepts no connection any more but those that wait already; each answer says that its connection
 * ends, so that the next request takes another. Settles when none is left, or after `patience`
 * milliseconds. Nothing is cut: that is for whoever closes the server afterwards.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'));
  await takeWaiting(server);
  const closed = once(server, 'close');
  // An HTTP server's own `close` cuts idle connections, on which a request may be on its way.
  SocketServer.prototype.close.call(server);
  await Promise.race([closed, sleep(patience, undefined, { ref: false })]);
}
