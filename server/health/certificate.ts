/** The certificate that somebody shows, as whoever connects there is shown it. */
import { once } from 'node:events';
import { isIP, type Socket, connect as tcpConnect } from 'node:net';
import { connect } from 'node:tls';

const patience = 10_000;

/** Somebody answers, and not with TLS. */
export class NoCertificate extends Error {
  /** Of what came instead. */
  readonly code: unknown;

  constructor(cause: unknown) {
    super('it shows no certificate', { cause });
    this.code = Object(cause).code;
  }
}

/** PostgreSQL speaks TLS once it was asked to (SSLRequest), and says `S` first. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

async function askForTls(socket: Socket, signal: AbortSignal): Promise<void> {
  await once(socket, 'connect', { signal });
  socket.write(sslRequest);
  const [answer] = (await once(socket, 'data', { signal })) as [Buffer];
  if (answer.toString('latin1') !== 'S') throw new Error('no TLS');
}

/**
 * The certificate, and why it is not trusted here. Rejects where nobody answers, and with
 * NoCertificate where somebody does without one. `postgres`: it is asked for TLS first.
 */
export async function certificateOf(host: string, port: number, { postgres = false } = {}) {
  const signal = AbortSignal.timeout(patience);
  const socket = tcpConnect({ host, port });
  socket.unref().on('error', () => {});
  let isAnswered = false;
  socket.once('connect', () => {
    isAnswered = true;
  });
  try {
    if (postgres) await askForTls(socket, signal);
    // Looked at whatever it is: only so can be said what is wrong with it.
    const servername = isIP(host) === 0 ? { servername: host } : {};
    const shown = connect({ socket, ...servername, rejectUnauthorized: false });
    await once(
      shown.on('error', () => {}),
      'secureConnect',
      { signal },
    );
    return { certificate: shown.getPeerCertificate(), why: shown.authorizationError };
  } catch (error) {
    throw isAnswered ? new NoCertificate(error) : error;
  } finally {
    socket.destroy();
  }
}
