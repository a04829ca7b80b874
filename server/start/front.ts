/** What answers requests: the app of this process, or that of several workers below it. */
import type { Logger } from 'pino';
import { faultSentence } from '../../records/command-line/fault-sentence.ts';
import type { PasswordSettings } from '../../records/sign-in/passwords.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { transportsOf } from '../outbox/transports.ts';
import type { Settings } from '../settings/settings.ts';
import { drain } from '../workers/drain.ts';
import { processTitle } from '../workers/process-title.ts';
import { Workers } from '../workers/supervisor.ts';
import { buildServer, foldersOf } from './build-server.ts';
import { openSupervisorDuties, startDuties } from './duties.ts';
import { listen } from './listen.ts';
import type { OpenStore } from './open-store.ts';
import { readParts, type StartParts } from './read-parts.ts';
import { startText as text } from './start.text.ts';
import type { Front } from './stop.ts';
import { updateLetters } from './update-letters.ts';

interface Opened {
  readonly settings: Settings;
  readonly parts: StartParts;
  readonly passwords: PasswordSettings;
  readonly store: OpenStore;
  readonly ownerUrl: string | undefined;
  /** Handed over by systemd; undefined: `HOST` and `PORT`. */
  readonly socket: number | undefined;
  readonly log: Logger;
  readonly print: (line: string) => void;
}

export interface OpenFront extends Front {
  /** Gives the address once every process answers there. */
  listen(): Promise<string>;
  /** Starts what answers anew, without losing a request. */
  restart(): Promise<void>;
}

/** Milliseconds for connections of clients who will find the next start in the same socket. */
const drainPatience = 5_000;
/** Milliseconds for requests that are on their way on connections that seem to rest. */
const restPatience = 300;

const outboxOf = ({ settings, log }: Opened) =>
  openOutbox({ transports: transportsOf(settings.outbox, settings.dataDir), log });

export const openFront = (opened: Opened): Promise<OpenFront> =>
  opened.settings.workers === 1 ? openAlone(opened) : openSupervised(opened);

async function openAlone(opened: Opened): Promise<OpenFront> {
  const { settings, store, socket, print } = opened;
  const outbox = outboxOf(opened);
  const { records, demo, postgres } = store;
  const folders = foldersOf(settings.dataDir, postgres?.home);
  const app = await buildServer({ ...opened, records, demo, folders, outbox });
  startDuties(app, { ...opened, outbox });
  return {
    server: app.server,
    listen: () => listen(app, settings, socket),
    restart: async () => print(text.nothingToRestart),
    async close() {
      await drain(app.server, socket === undefined ? restPatience : drainPatience);
      await app.close();
    },
  };
}

async function openSupervised(opened: Opened): Promise<OpenFront> {
  const { settings, store, socket, passwords, log, print } = opened;
  const { postgres, demo } = store;
  process.title = processTitle('supervisor');
  const outbox = outboxOf(opened);
  const order = {
    ...{ appUrl: postgres?.appUrl ?? settings.databaseUrl ?? '', demo, socket },
    databaseHome: postgres?.home,
  };
  const workers = new Workers({
    ...{ count: settings.workers, order, log },
    metrics: () => duties.metrics(),
  });
  const { keys } = passwords;
  const duties = openSupervisorDuties({ ...opened, outbox, keys, workers });

  /** The files of the settings may be others by now; what is wrong with them is met here. */
  async function restart(): Promise<void> {
    const { site, agency } = await readParts(settings);
    await updateLetters(store.records, { agency, site, publicOrigin: settings.publicOrigin, demo });
    if (await workers.restart()) print(text.restarted(settings.workers));
  }

  let restarts = Promise.resolve();
  let isClosing = false;
  const onFault = (error: unknown): void => {
    // A stop ends what was to be started anew: that is what was wanted.
    if (isClosing) return;
    log.error({ err: error }, 'workers not started anew: those before go on');
    print(text.notRestarted(faultSentence(error) ?? text.notForeseen));
  };
  return {
    server: { closeAllConnections: () => workers.hurry() },
    async listen() {
      await duties.app.ready();
      return workers.start();
    },
    // Whoever changes a file while this is under way wants it read, too.
    restart() {
      restarts = restarts.then(restart).catch(onFault);
      return restarts;
    },
    async close() {
      isClosing = true;
      await workers.stop();
      await duties.app.close();
    },
  };
}
