/** The certificate that a public name shows, as whoever connects to it is shown it. */
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Registry } from 'prom-client';
import { gauge } from './metrics/gauges.ts';

const patience = 10_000;

/** The certificate, and why it is not trusted here. Rejects where nobody answers. */
export async function certificateOf(hostname: string, port: number) {
  // Looked at whatever it is: only so can be said what is wrong with it.
  const socket = connect({ host: hostname, port, servername: hostname, rejectUnauthorized: false });
  socket.unref();
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    const { authorizationError } = socket;
    return { certificate: socket.getPeerCertificate(), why: authorizationError };
  } finally {
    socket.on('error', () => {}).destroy();
  }
}

/** Milliseconds between two looks: it changes every few weeks. */
const every = 3_600_000;

/**
 * How long the certificate of our own name is good for. A look takes its time, so a scrape gets
 * what the last one found: nothing at first, and nothing where the name is not reached from here.
 */
export function addCertificateGauge(registry: Registry, publicOrigin: string | undefined): void {
  if (publicOrigin === undefined) return;
  const { hostname, port } = new URL(publicOrigin);
  let endsAt: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = () =>
    certificateOf(hostname, Number(port || 443)).then(
      ({ certificate }) => {
        endsAt = Date.parse(certificate.valid_to);
      },
      () => {
        endsAt = undefined;
      },
    );
  gauge(registry, {
    name: 'sahakon_certificate_seconds',
    help: 'Until the certificate that PUBLIC_ORIGIN shows has ended; absent where it is not seen',
    read() {
      const now = performance.now();
      if (now - lookedAt > every) {
        lookedAt = now;
        void look();
      }
      return endsAt === undefined ? undefined : (endsAt - Date.now()) / 1_000;
    },
  });
}
