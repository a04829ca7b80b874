/** How long certificates are good for: that of our own name, and those of the database. */
import type { Registry } from 'prom-client';
import type { Records } from '../../../records/database.ts';
import { certificateOf, NoCertificate } from '../certificate.ts';
import { gauge } from './gauges.ts';

/** Milliseconds between two looks: it changes every few weeks; who starts anew is soon back. */
const every = 3_600_000;
const everyWithout = 60_000;

const longAgo = 0;

/** The end of a certificate, in milliseconds of the epoch; one that was not shown has ended. */
function endOf(certificate: { readonly valid_to?: string }): number {
  const at = Date.parse(certificate.valid_to ?? '');
  return Number.isNaN(at) ? longAgo : at;
}

/**
 * Gives the seconds that are left. A look takes its time, so a scrape gets what the last one found:
 * nothing at first, and nothing where nobody is reached from here. Whoever answers without a
 * certificate has one that ended long ago: that is an alarm, no silence.
 */
function watch(look: () => ReturnType<typeof certificateOf>): () => number | undefined {
  let endsAt: number | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lookedAt > (endsAt === longAgo ? everyWithout : every)) {
      lookedAt = now;
      look().then(
        ({ certificate }) => {
          endsAt = endOf(certificate);
        },
        (error: unknown) => {
          endsAt = error instanceof NoCertificate ? longAgo : undefined;
        },
      );
    }
    return endsAt === undefined ? undefined : (endsAt - Date.now()) / 1_000;
  };
}

export function addCertificateGauges(
  registry: Registry,
  publicOrigin: string | undefined,
  records: Pick<Records, 'tlsHosts'>,
): void {
  const own = publicOrigin === undefined ? undefined : new URL(publicOrigin);
  gauge(registry, {
    name: 'sahakon_certificate_seconds',
    help: 'Until the certificate that PUBLIC_ORIGIN shows has ended; absent where it is not seen',
    read: own ? watch(() => certificateOf(own.hostname, Number(own.port || 443))) : () => undefined,
  });
  const databases = records
    .tlsHosts()
    .map(
      ({ host, port }) =>
        [`${host}:${port}`, watch(() => certificateOf(host, port, { postgres: true }))] as const,
    );
  gauge(registry, {
    name: 'sahakon_database_certificate_seconds',
    help: 'Until the certificate of a database has ended; absent where TLS is not spoken',
    label: 'host',
    read: () => Object.fromEntries(databases.map(([name, read]) => [name, read()])),
  });
}
