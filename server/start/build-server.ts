/** The app of this process, put together of what a start has read and opened. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Valkey } from '../../records/budgets/valkey/valkey.ts';
import type { Records } from '../../records/database.ts';
import type { PasswordSettings } from '../../records/sign-in/passwords.ts';
import { partOf } from '../../runtime/processes.ts';
import { buildApp } from '../app.ts';
import { allHandlers } from '../handlers.ts';
import type { WatchedFolder } from '../health/disks.ts';
import type { Siblings } from '../health/siblings.ts';
import type { OpenOutbox } from '../outbox/outbox.ts';
import { otpRequiredFor, type Settings } from '../settings/settings.ts';
import { clientDir, type StartParts } from './read-parts.ts';

interface Opened {
  readonly settings: Settings;
  readonly parts: StartParts;
  readonly passwords: PasswordSettings;
  readonly records: Records;
  readonly demo: boolean;
  readonly folders: readonly WatchedFolder[];
  readonly outbox: OpenOutbox;
  readonly log: Logger;
  readonly siblings?: Siblings;
}

/** Where the server writes, and the PostgreSQL that it keeps. */
export const foldersOf = (dataDir: string, home: string | undefined): readonly WatchedFolder[] => [
  { name: 'data', path: dataDir },
  ...(home === undefined ? [] : [{ name: 'database', path: home }]),
];

/** Milliseconds: a machine that is too busy for an answer in time would write of little else. */
const sameNews = 60_000;

/** Loaded only where it is needed. */
async function valkeyOf(url: string | undefined, log: Logger): Promise<Valkey | undefined> {
  if (url === undefined) return undefined;
  const { openValkey } = await import('../../records/budgets/valkey/valkey.ts');
  let noticeAt = Number.NEGATIVE_INFINITY;
  let isNoticedAway = true;
  return openValkey(url, (why) => {
    if (why === undefined) {
      if (isNoticedAway) log.info('Valkey counts attempts');
      isNoticedAway = false;
    } else if (performance.now() - noticeAt > sameNews) {
      log.warn({ why }, 'Valkey does not count, the database does');
      [noticeAt, isNoticedAway] = [performance.now(), true];
    }
  });
}

export async function buildServer(opened: Opened): Promise<FastifyInstance> {
  const { settings, parts, passwords, demo, siblings, ...rest } = opened;
  const { built, ...files } = parts;
  const { alertMail, officeHost, publicOrigin, connections, backup } = settings;
  return buildApp({
    ...{ ...rest, ...files, ...built, siblings },
    valkey: await valkeyOf(settings.valkeyUrl, opened.log),
    ...{ handlers: allHandlers, clientDir },
    settings: {
      ...settings,
      connections: { each: partOf(connections.each), all: partOf(connections.all) },
      handlers: {
        ...{ ...passwords, demo, newDeviceOtp: otpRequiredFor(settings.newDeviceOtp, demo) },
        ...{ alertMail, officeHost, publicOrigin, backupsAt: backup.schedule?.at },
      },
    },
  });
}
