/** The minute's round of alarms, over the figures of `/metrics`. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Records } from '../../records/database.ts';
import { openAlerts } from './alerts.ts';
import { conditions } from './conditions.ts';
import type { Samples } from './evaluate.ts';
import { openLocalClaims } from './local-claims.ts';

interface Parts {
  readonly figures: Pick<Registry, 'getMetricsAsJSON'>;
  readonly records: Records;
  readonly outbox: Outbox;
  /** Who is written to; undefined: the log alone says so. */
  readonly to: string | undefined;
  /** Undefined: this process remembers what it sent while the store was away. */
  readonly dataDir: string | undefined;
}

/** Milliseconds. */
const everyMs = 60_000;

async function samplesOf(figures: Parts['figures']): Promise<Samples> {
  const metrics = await figures.getMetricsAsJSON();
  return new Map(
    metrics.map(({ name, values }) => [
      name,
      values.map(({ labels, value }) => ({ labels: labels as Record<string, string>, value })),
    ]),
  );
}

export function serveAlerts(app: FastifyInstance, parts: Parts): void {
  const { figures, records, outbox, to, dataDir } = parts;
  const round = openAlerts({
    ...{ conditions, records, outbox, to, log: app.log },
    samples: () => samplesOf(figures),
    claims: openLocalClaims(dataDir && join(dataDir, 'alerts')),
  });
  let isRunning = false;
  const look = () => {
    // A round that waits for a silent store is not joined by the next one.
    if (isRunning) return;
    isRunning = true;
    round()
      .catch((error: unknown) => app.log.warn({ err: error }, 'alerts not looked at'))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
