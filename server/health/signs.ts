/** What the server says of itself: `/healthz`, `/readyz`, `/metrics`, and mail when it is due. */
import type { FastifyInstance } from 'fastify';
import type { Valkey } from '../../records/budgets/valkey/valkey.ts';
import type { Records } from '../../records/database.ts';
import { serveAlerts } from '../alerts/serve-alerts.ts';
import type { OpenOutbox } from '../outbox/outbox.ts';
import type { AppSettings } from '../settings/settings.ts';
import { watchAudit } from './audit-chain.ts';
import { openDisks, type WatchedFolder } from './disks.ts';
import { serveHealth } from './health.ts';
import { isInsider } from './insiders.ts';
import { addCertificateGauges } from './metrics/certificate-gauges.ts';
import { addValkeyGauge } from './metrics/valkey-gauge.ts';
import { type Sources, serveMetrics } from './metrics.ts';
import type { Siblings } from './siblings.ts';
import { openWriteProbe } from './write-probe.ts';

interface Watched {
  readonly records: Records;
  readonly settings: AppSettings;
  readonly outbox: OpenOutbox;
  readonly valkey?: Valkey | undefined;
  readonly folders?: readonly WatchedFolder[];
  readonly render?: unknown;
  readonly siblings?: Siblings | undefined;
}

interface Parts extends Pick<Sources, 'denials' | 'caches' | 'tallies' | 'peers'> {
  readonly isClosing: () => boolean;
}

export function serveSigns(
  app: FastifyInstance,
  { records, settings, outbox, valkey, folders = [], render, siblings }: Watched,
  { isClosing, ...counted }: Parts,
): void {
  const { keys, demo, backupsAt } = settings.handlers;
  const writeState = openWriteProbe(records, keys);
  const diskRoom = openDisks(folders);
  const figureDays = demo ? undefined : settings.figureDays;
  const registry = serveMetrics(
    app,
    {
      ...{ records, outbox, writeState, diskRoom, figureDays },
      ...{ backupsScheduled: backupsAt !== undefined, ...counted },
    },
    settings,
    siblings,
  );
  if (valkey) addValkeyGauge(registry, valkey);
  serveHealth(app, {
    ...{ keys, folders, isClosing, built: render !== undefined, writeState, diskRoom },
    isInsider: (request) => isInsider(request, settings),
  });
  if (siblings !== undefined) return;
  addCertificateGauges(registry, settings.publicOrigin, records);
  watchAudit(app, records);
  serveAlerts(app, {
    ...{ figures: registry, records, outbox, to: settings.handlers.alertMail },
    dataDir: folders.find(({ name }) => name === 'data')?.path,
  });
}
