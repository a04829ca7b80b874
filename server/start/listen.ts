/** Where the server listens: at `HOST` and `PORT`, or on a socket that systemd holds for it. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { PlainFault } from '../../runtime/plain-fault.ts';
import type { Settings } from '../settings/settings.ts';
import { addressFault } from './before-start.ts';
import { startText as text } from './start.text.ts';

/** Connections that wait until we look at them: a rush beyond it costs others a second or more. */
const backlog = 4_096;

/** The first file that systemd hands over (sd_listen_fds(3)). */
const firstSocket = 3;

/**
 * The socket that systemd, or our launcher for it, handed over; undefined: none. Whom it is for
 * stands beside it, and is taken out of the environment, since no other program shall believe it.
 * Throws PlainFault for several sockets.
 */
export function takeSocket(environment: NodeJS.ProcessEnv = process.env): number | undefined {
  const { LISTEN_PID: receiver, LISTEN_FDS: count } = environment;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name];
  const isOurs = receiver === String(process.pid) || receiver === String(process.ppid);
  if (!isOurs || count === undefined || count === '0') return undefined;
  if (count !== '1') throw new PlainFault(text.sockets(count));
  return firstSocket;
}

/** Listens there; gives the address. Throws PlainFault where nobody can. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  socket: number | undefined,
): Promise<string> {
  await app.ready();
  app.server.listen(socket === undefined ? { host, port, backlog } : { fd: socket, backlog });
  try {
    await once(app.server, 'listening');
  } catch (error) {
    // Somebody else may have taken it while the database was made ready.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (socket !== undefined) throw new PlainFault(text.badSocket(code));
    const sentence = addressFault(error, { host, port });
    throw sentence === undefined ? error : new PlainFault(sentence);
  }
  return addressOf(app.server.address(), `http://${host}:${port}`);
}

function addressOf(bound: AddressInfo | string | null, otherwise: string): string {
  if (bound === null || typeof bound === 'string' || bound.port === undefined) return otherwise;
  const { address, port, family } = bound;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
