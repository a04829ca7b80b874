/** What a machine does once, however many processes answer on it. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { serveAlerts } from '../alerts/serve-alerts.ts';
import { runSchedule } from '../backup/run-schedule.ts';
import { watchAudit } from '../health/audit-chain.ts';
import { openDisks } from '../health/disks.ts';
import { addCertificateGauges } from '../health/metrics/certificate-gauges.ts';
import { addProcessGauges } from '../health/metrics/process-gauges.ts';
import { addPoolGauges } from '../health/metrics/store-gauges.ts';
import { addOutbox } from '../health/metrics/traffic-counts.ts';
import { addWorkerFigures } from '../health/metrics/worker-figures.ts';
import { addSharedFigures } from '../health/metrics.ts';
import { openWriteProbe } from '../health/write-probe.ts';
import { sendDigests } from '../impersonation/impersonation-digest.ts';
import { serveNotices } from '../intake/notices.ts';
import { watchDrops } from '../intake/watch-drops.ts';
import type { OpenOutbox } from '../outbox/outbox.ts';
import { watchSecretFile } from '../settings/secret/file-ring.ts';
import type { Settings } from '../settings/settings.ts';
import { merge } from '../workers/merge.ts';
import type { Workers } from '../workers/supervisor.ts';
import { foldersOf } from './build-server.ts';
import type { OpenStore } from './open-store.ts';

interface Parts {
  readonly settings: Settings;
  readonly store: OpenStore;
  readonly outbox: OpenOutbox;
  readonly ownerUrl: string | undefined;
}

/** Extracts that are dropped, mails about them, copies by night: they end with the app. */
export function startDuties(app: FastifyInstance, parts: Parts): void {
  const { settings, store, outbox, ownerUrl } = parts;
  const { intake, intakeMail: to, backup } = settings;
  const onFinished = serveNotices(app, { records: store.records, outbox, to });
  if (intake && ownerUrl) watchDrops(app, { settings: intake, ownerUrl, onFinished });
  if (backup.schedule && ownerUrl) runSchedule(app, { schedule: backup.schedule, ownerUrl });
}

interface SupervisorParts extends Parts {
  readonly log: FastifyBaseLogger;
  readonly keys: Parameters<typeof openWriteProbe>[1];
  readonly workers: Workers;
}

/**
 * The same, and what an app that is alone does besides: alarms, digests, the look at the audit
 * log. Held by an app that never listens, for its log and its end.
 */
export function openSupervisorDuties({ log, keys, workers, ...parts }: SupervisorParts) {
  const { settings, store, outbox } = parts;
  const { records, demo } = store;
  const { alertMail: to, dataDir } = settings;
  const app: FastifyInstance = Fastify({ loggerInstance: log });
  const registry = new Registry();
  const close = addProcessGauges(registry);
  addPoolGauges(registry, records);
  addOutbox(registry, outbox);
  addWorkerFigures(registry, () => workers.counts);
  addSharedFigures(registry, {
    ...{ records, writeState: openWriteProbe(records, keys) },
    diskRoom: openDisks(foldersOf(dataDir, store.postgres?.home)),
    figureDays: demo ? undefined : settings.figureDays,
    backupsScheduled: settings.backup.schedule !== undefined,
  });
  const all = async () => {
    const [own, others] = await Promise.all([registry.getMetricsAsJSON(), workers.figures()]);
    return merge([own, ...others]);
  };
  addCertificateGauges(registry, settings.publicOrigin, records);
  startDuties(app, parts);
  // Else its own secret would be foreign after a rotation: nothing could be written, it seems.
  watchSecretFile(app, records, keys);
  watchAudit(app, records);
  sendDigests(app, { records, outbox, to });
  serveAlerts(app, {
    ...{ records, outbox, to, dataDir },
    figures: { getMetricsAsJSON: async () => (await all()).getMetricsAsJSON() },
  });
  app.addHook('onClose', async () => {
    close();
    await outbox.close();
  });
  return { app, metrics: async () => (await all()).metrics() };
}
