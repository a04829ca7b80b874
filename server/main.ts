/** Starts the server and stops it in good order (S13). */
import cluster from 'node:cluster';
import { faultSentence } from '../records/command-line/fault-sentence.ts';
import { checkIntakeMapping } from './settings/intake-settings.ts';
import { holdBack } from './settings/secret/hold-back.ts';
import { readKeys } from './settings/secret/read-keys.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { leavePidFile } from './start/alive.mjs';
import { mustAnswer, mustBeFolder, mustBeFree, readEnvFile } from './start/before-start.ts';
import { factLines } from './start/facts.ts';
import { openFront } from './start/front.ts';
import { takeSocket } from './start/listen.ts';
import { openLog } from './start/log.ts';
import { openStore } from './start/open-store.ts';
import { primaryNews } from './start/primary-news.ts';
import { readParts } from './start/read-parts.ts';
import { startText as text } from './start/start.text.ts';
import { leaveAtSignal, stopInOrder } from './start/stop.ts';
import { updateLetters } from './start/update-letters.ts';
import { serveAsWorker } from './workers/worker.ts';

const begun = performance.now();
const print = (line: string) => process.stdout.write(`${line}\n`);
const log = openLog();

/** The settings, once it is known that this machine lets a server start with them. */
async function settingsForStart(socket: number | undefined): Promise<Settings> {
  readEnvFile();
  const settings = readSettings(process.env);
  await mustBeFolder(settings.dataDir);
  if (socket === undefined) await mustBeFree(settings);
  return settings;
}

async function serve(): Promise<void> {
  leavePidFile();
  // A wish to start anew that comes before the start is over has been granted already.
  process.on('SIGUSR2', () => {});
  const stay = leaveAtSignal();
  const socket = takeSocket();
  const settings = await settingsForStart(socket);
  const [parts] = await Promise.all([
    readParts(settings),
    checkIntakeMapping(settings.intake),
    mustAnswer(settings),
  ]);
  // The first thing that a start makes; nothing is made for one that cannot be.
  const keys = holdBack(await readKeys(settings.dataDir, settings.secrets));
  const { argonMemoryKib, argonPasses, publicOrigin } = settings;
  const passwords = { argonMemoryKib, argonPasses, keys };
  const store = await openStore(settings, passwords, print, primaryNews(log));
  const closeStore = async (error: unknown): Promise<never> => {
    await store.close();
    throw error;
  };
  const { site, agency } = parts;
  const issuer = { agency, site, publicOrigin, demo: store.demo };
  const overrides = await updateLetters(store.records, issuer).catch(closeStore);
  const ownerUrl = store.postgres?.ownerUrl ?? settings.databaseOwnerUrl;
  const opened = { settings, parts, passwords, store, ownerUrl, socket, log, print };
  const front = await openFront(opened).catch(closeStore);
  const address = await front.listen().catch(async (error: unknown) => {
    await front.close();
    return closeStore(error);
  });
  stay();
  stopInOrder(front, store, { log, print });
  process.on('SIGUSR2', () => void front.restart());
  for (const line of await factLines({ ...opened, overrides, address })) print(line);
  print(text.ready(`${address}/home`, ((performance.now() - begun) / 1000).toFixed(1)));
}

async function serveAlone(): Promise<void> {
  await serve().catch((error: unknown) => {
    const sentence = faultSentence(error);
    if (sentence === undefined) {
      print(text.notForeseen);
      log.fatal({ err: error }, `not started: ${(error as Error).name}`);
    } else print(sentence);
    process.exitCode = 1;
  });
}

await (cluster.isWorker ? serveAsWorker(log) : serveAlone());
