/** What the server says of itself to whoever watches it: `/healthz`, `/readyz`, `/metrics`. */
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../records/database.ts';
import type { AppSettings } from '../settings/settings.ts';
import { openDisks, type WatchedFolder } from './disks.ts';
import { serveHealth } from './health.ts';
import { type Sources, serveMetrics } from './metrics.ts';
import { openWriteProbe } from './write-probe.ts';

interface Watched {
  readonly records: Records;
  readonly settings: AppSettings;
  readonly folders?: readonly WatchedFolder[];
  readonly render?: unknown;
}

interface Parts extends Pick<Sources, 'denials' | 'cacheCounts'> {
  readonly isClosing: () => boolean;
}

export function serveSigns(
  app: FastifyInstance,
  { records, settings, folders = [], render }: Watched,
  { isClosing, ...sources }: Parts,
): void {
  const { keys } = settings.handlers;
  serveMetrics(app, { records, ...sources }, settings);
  serveHealth(app, {
    ...{ keys, folders, isClosing, built: render !== undefined },
    writeState: openWriteProbe(records, keys),
    diskRoom: openDisks(folders),
  });
}
