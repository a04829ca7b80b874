/** The certificate that a public name shows, as whoever connects to it is shown it. */
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Registry } from 'prom-client';
import { gauge } from './metrics/gauges.ts';

const patience = 10_000;

/** Somebody answers, and not with TLS. */
class NoCertificate extends Error {
  /** Of what came instead. */
  readonly code: unknown;

  constructor(cause: unknown) {
    super('it shows no certificate', { cause });
    this.code = Object(cause).code;
  }
}

const longAgo = 0;

/** The end of a certificate, in milliseconds of the epoch; one that was not shown has ended. */
function endOf(certificate: { readonly valid_to?: string }): number {
  const at = Date.parse(certificate.valid_to ?? '');
  return Number.isNaN(at) ? longAgo : at;
}

/**
 * The certificate, and why it is not trusted here. Rejects where nobody answers, and with
 * NoCertificate where somebody does without one.
 */
export async function certificateOf(hostname: string, port: number) {
  // Looked at whatever it is: only so can be said what is wrong with it.
  const socket = connect({ host: hostname, port, servername: hostname, rejectUnauthorized: false });
  socket.unref();
  let isAnswered = false;
  socket.once('connect', () => {
    isAnswered = true;
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    const { authorizationError } = socket;
    return { certificate: socket.getPeerCertificate(), why: authorizationError };
  } catch (error) {
    throw isAnswered ? new NoCertificate(error) : error;
  } finally {
    socket.on('error', () => {}).destroy();
  }
}

/** Milliseconds between two looks: it changes every few weeks; a proxy that starts is soon back. */
const every = 3_600_000;
const everyWithout = 60_000;

/**
 * How long the certificate of our own name is good for. A look takes its time, so a scrape gets
 * what the last one found: nothing at first, and nothing where the name is not reached from here.
 * Whoever answers without a certificate has one that ended long ago: that is an alarm, no silence.
 */
export function addCertificateGauge(registry: Registry, publicOrigin: string | undefined): void {
  let endsAt: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = ({ hostname, port }: URL) =>
    certificateOf(hostname, Number(port || 443)).then(
      ({ certificate }) => {
        endsAt = endOf(certificate);
      },
      (error: unknown) => {
        endsAt = error instanceof NoCertificate ? longAgo : undefined;
      },
    );
  gauge(registry, {
    name: 'sahakon_certificate_seconds',
    help: 'Until the certificate that PUBLIC_ORIGIN shows has ended; absent where it is not seen',
    read() {
      if (publicOrigin === undefined) return undefined;
      const now = performance.now();
      if (now - lookedAt > (endsAt === longAgo ? everyWithout : every)) {
        lookedAt = now;
        void look(new URL(publicOrigin));
      }
      return endsAt === undefined ? undefined : (endsAt - Date.now()) / 1_000;
    },
  });
}
