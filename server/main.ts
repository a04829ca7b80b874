/** Starts the server and stops it in good order (S13). */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { faultSentence } from '../records/command-line/fault-sentence.ts';
import { offerBegin } from '../records/staff/begin.ts';
import { PlainFault } from '../runtime/plain-fault.ts';
import { type AppOptions, buildApp } from './app.ts';
import { runSchedule, scheduleLines } from './backup/run-schedule.ts';
import { allHandlers } from './handlers.ts';
import type { WatchedFolder } from './health/disks.ts';
import { serveNotices } from './intake/notices.ts';
import { watchDrops } from './intake/watch-drops.ts';
import { readLogo } from './logo/logo.ts';
import { openOutbox } from './outbox/outbox.ts';
import { outboxFolder, transportsOf } from './outbox/transports.ts';
import { checkIntakeMapping } from './settings/intake-settings.ts';
import { holdBack } from './settings/secret/hold-back.ts';
import { readKeys } from './settings/secret/read-keys.ts';
import { otpRequiredFor, readSettings, type Settings } from './settings/settings.ts';
import { readAgencySettings, readSecurity, readSite } from './settings/site-file.ts';
import { leavePidFile } from './start/alive.mjs';
import {
  addressFault,
  mustAnswer,
  mustBeFolder,
  mustBeFree,
  readEnvFile,
} from './start/before-start.ts';
import { openLog } from './start/log.ts';
import { type OpenStore, openStore } from './start/open-store.ts';
import { missingLines, overruledLines } from './start/overruled.ts';
import { startText as text } from './start/start.text.ts';
import { leaveAtSignal, stopInOrder } from './start/stop.ts';
import { updateLetters } from './start/update-letters.ts';

const begun = performance.now();
const dist = join(import.meta.dirname, '../dist');
const print = (line: string) => process.stdout.write(`${line}\n`);
const log = openLog();

/** Connections that wait until we look at them: a rush beyond it costs others a second or more. */
const backlog = 4_096;

async function builtSite(): Promise<Pick<AppOptions, 'render' | 'isPage'>> {
  const entry = join(dist, 'server/entry.js');
  if (!existsSync(entry)) return {};
  const { render, isPage } = (await import(entry)) as Required<AppOptions>;
  return { render, isPage };
}

async function greet(store: OpenStore, address: string): Promise<void> {
  if (store.demo) {
    const { signInLines } = await import('../demo/printout.ts');
    for (const line of signInLines()) print(line);
  }
  print(text.ready(address, ((performance.now() - begun) / 1000).toFixed(1)));
}

/** Where the server writes, and the PostgreSQL that it keeps. */
const foldersOf = (dataDir: string, { postgres }: OpenStore): readonly WatchedFolder[] => [
  { name: 'data', path: dataDir },
  ...(postgres ? [{ name: 'database', path: postgres.home }] : []),
];

/** The settings, once it is known that this machine lets a server start with them. */
async function settingsForStart(): Promise<Settings> {
  readEnvFile();
  const settings = readSettings(process.env);
  await mustBeFolder(settings.dataDir);
  await mustBeFree(settings);
  return settings;
}

async function serve(): Promise<void> {
  leavePidFile();
  const stay = leaveAtSignal();
  const settings = await settingsForStart();
  const { argonMemoryKib, argonPasses, host, port } = settings;
  const mediaDir = join(settings.dataDir, 'mediafiles');
  const [site, agency, logo, security, built] = await Promise.all([
    readSite(settings.siteConfig),
    readAgencySettings(settings.siteConfig),
    readLogo(settings.siteConfig, mediaDir),
    readSecurity(settings.siteConfig),
    builtSite(),
    checkIntakeMapping(settings.intake),
    mustAnswer(settings),
  ]);
  // The first thing that a start makes; nothing is made for one that cannot be.
  const keys = holdBack(await readKeys(settings.dataDir, settings.secrets));
  const passwords = { argonMemoryKib, argonPasses, keys };
  const store = await openStore(settings, passwords, print);
  const { alertMail, officeHost, publicOrigin } = settings;
  const { demo } = store;
  const overrides = await updateLetters(store.records, { agency, site, publicOrigin, demo }).catch(
    async (error: unknown) => {
      await store.close();
      throw error;
    },
  );
  const newDeviceOtp = otpRequiredFor(settings.newDeviceOtp, store.demo);
  const outbox = openOutbox({ transports: transportsOf(settings.outbox, settings.dataDir), log });
  const app = await buildApp({
    records: store.records,
    site,
    agency,
    security,
    handlers: allHandlers,
    clientDir: join(dist, 'client'),
    outbox,
    mediaDir,
    logo,
    folders: foldersOf(settings.dataDir, store),
    ...built,
    log,
    settings: {
      ...settings,
      handlers: {
        ...{ ...passwords, demo: store.demo, newDeviceOtp },
        ...{ alertMail, officeHost, publicOrigin, backupsAt: settings.backup.schedule?.at },
      },
    },
  });
  const { intake, intakeMail } = settings;
  const ownerUrl = store.postgres?.ownerUrl ?? settings.databaseOwnerUrl;
  const onFinished = serveNotices(app, { records: store.records, outbox, to: intakeMail });
  if (intake && ownerUrl) watchDrops(app, { settings: intake, ownerUrl, onFinished });
  const { schedule } = settings.backup;
  if (schedule && ownerUrl) runSchedule(app, { schedule, ownerUrl });
  stay();
  stopInOrder(app, store, { log, print });
  await app.listen({ host, port, backlog }).catch(async (error: unknown) => {
    await app.close();
    await store.close();
    // Somebody else may have taken it while the database was made ready.
    const sentence = addressFault(error, settings);
    throw sentence === undefined ? error : new PlainFault(sentence);
  });
  if (built.render === undefined) print(text.noSite);
  if (!store.demo && settings.publicOrigin === undefined) print(text.noOrigin);
  const particulars = { site, agency, demo };
  for (const line of overruledLines(overrides)) print(line);
  for (const line of missingLines(particulars, overrides)) print(line);
  if (security === undefined) print(text.noSecurityContact);
  if (settings.newDeviceOtp === false) print(text.passwordAlone);
  if (intake) print(text.watching(intake.folder));
  for (const line of scheduleLines(settings, { demo: store.demo, ownerUrl })) print(line);
  if (settings.outbox.files) print(text.outbox(outboxFolder(settings.dataDir)));
  const code = store.demo ? undefined : await store.records.asVisitor(offerBegin);
  if (code !== undefined) print(text.begin(`${addressOf(app)}/office/begin`, code));
  await greet(store, `${addressOf(app)}/home`);
}

function addressOf({ server }: FastifyInstance): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

serve().catch((error: unknown) => {
  const sentence = faultSentence(error);
  if (sentence === undefined) {
    print(text.notForeseen);
    log.fatal({ err: error }, `not started: ${(error as Error).name}`);
  } else print(sentence);
  process.exitCode = 1;
});
