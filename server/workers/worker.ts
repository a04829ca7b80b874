/** One of several server processes: it answers requests, and nothing that a machine does once. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { faultSentence } from '../../records/command-line/fault-sentence.ts';
import { openRecords } from '../../records/database.ts';
import { processCount } from '../../runtime/processes.ts';
import type { Siblings } from '../health/siblings.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { transportsOf } from '../outbox/transports.ts';
import { holdBack } from '../settings/secret/hold-back.ts';
import { readKeys } from '../settings/secret/read-keys.ts';
import { readSettings } from '../settings/settings.ts';
import { buildServer, foldersOf } from '../start/build-server.ts';
import { listen } from '../start/listen.ts';
import { primaryNews } from '../start/primary-news.ts';
import { readParts } from '../start/read-parts.ts';
import { startText as text } from '../start/start.text.ts';
import { drain } from './drain.ts';
import type { StartOrder, ToSupervisor, ToWorker } from './messages.ts';
import { processTitle } from './process-title.ts';

/** Milliseconds: longer than a connection rests between two requests. */
const leavePatience = 35_000;
/** Milliseconds: how long requests may take to finish, and how long after a fault. */
const patience = 10_000;
const longestAfterFault = 5_000;
/** Milliseconds: whoever asks for the figures of all waits so long for the supervisor. */
const pagePatience = 5_000;

/** Resolves when the message is on its way; the supervisor may be gone. */
const send = (message: ToSupervisor): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined || !process.connected) return resolve();
    process.send(message, undefined, undefined, () => resolve());
  });

const onMessage = (listener: (message: ToWorker) => void): void => {
  process.on('message', listener);
};

/** The other processes, by way of the supervisor. */
function openSiblings() {
  const waiting = new Map<number, (page: string) => void>();
  let last = 0;
  let registry: Registry | undefined;

  const giveFigures = async (id?: number): Promise<void> => {
    if (registry === undefined) return;
    await send({ kind: 'figures', id, figures: await registry.getMetricsAsJSON() });
  };

  onMessage((message) => {
    if (message.kind === 'figures') void giveFigures(message.id);
    if (message.kind === 'metrics') waiting.get(message.id)?.(message.page);
  });

  const siblings: Siblings = {
    offer(own) {
      registry = own;
    },
    async metrics() {
      last += 1;
      const id = last;
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const late = () => reject(new Error('the supervisor gave no figures'));
      const timer = setTimeout(late, pagePatience);
      waiting.set(id, resolve);
      await send({ kind: 'metrics', id });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
    },
  };
  return { siblings, giveFigures };
}

/** Waits for the supervisor's word, which knows the store. */
function receiveOrder(): Promise<StartOrder> {
  const { promise, resolve } = Promise.withResolvers<StartOrder>();
  onMessage((message) => {
    if (message.kind === 'start') resolve(message.order);
  });
  void send({ kind: 'ready' });
  return promise;
}

/** Ends this process in good order, whoever asks for it; a worker never ends the others. */
function endInOrder(
  app: FastifyInstance,
  log: Logger,
  { close, socket }: { close: () => Promise<unknown>; socket: boolean },
): void {
  let ending = false;
  async function end(code: number, drainFor: number): Promise<void> {
    if (ending) return;
    ending = true;
    try {
      if (drainFor > 0) await drain(app.server, drainFor);
      setTimeout(() => app.server.closeAllConnections(), patience).unref();
      await close();
      process.exit(code);
    } catch (error) {
      log.fatal({ err: error }, 'not stopped in order');
      process.exit(1);
    }
  }
  const onFault = (error: unknown): void => {
    log.fatal({ err: error }, 'nobody caught this');
    setTimeout(() => process.exit(1), longestAfterFault).unref();
    void end(1, 0);
  };
  onMessage(({ kind }) => {
    if (kind === 'leave') void end(0, leavePatience);
    // Whoever comes meanwhile waits in the socket for the next start, and loses nothing.
    if (kind === 'stop') void end(0, socket ? patience / 2 : 0);
    if (kind === 'hurry') app.server.closeAllConnections();
  });
  process.on('SIGTERM', () => void end(0, leavePatience));
  process.on('unhandledRejection', onFault);
  process.on('uncaughtException', onFault);
}

async function serve(log: Logger): Promise<void> {
  process.title = processTitle('worker');
  // Ctrl-C reaches all processes of a terminal; the supervisor says what becomes of it.
  process.on('SIGINT', () => {}).on('SIGUSR2', () => {});
  const { siblings, giveFigures } = openSiblings();
  const { appUrl, databaseHome, demo, socket } = await receiveOrder();
  const settings = readSettings(process.env);
  const { argonMemoryKib, argonPasses, dataDir } = settings;
  const [parts, keys] = await Promise.all([
    readParts(settings),
    readKeys(dataDir, settings.secrets),
  ]);
  const passwords = { argonMemoryKib, argonPasses, keys: holdBack(keys) };
  const { databaseReadUrl: readUrl } = settings;
  const records = await openRecords(appUrl, { readUrl, onFault: primaryNews(log) });
  const outbox = openOutbox({ transports: transportsOf(settings.outbox, dataDir), log });
  const app = await buildServer({
    ...{ settings, parts, passwords, records, demo },
    ...{ folders: foldersOf(dataDir, databaseHome), outbox, log, siblings },
  });
  endInOrder(app, log, {
    socket: socket !== undefined,
    async close() {
      await app.close();
      await giveFigures();
      await records.close();
    },
  });
  await send({ kind: 'serving', address: await listen(app, settings, socket) });
  log.info({ workers: processCount }, 'a worker serves');
}

/** Serves until the supervisor, which it cannot outlive, says otherwise. */
export async function serveAsWorker(log: Logger): Promise<void> {
  await serve(log).catch(async (error: unknown) => {
    const sentence = faultSentence(error);
    if (sentence === undefined) {
      log.fatal({ err: error }, `worker not started: ${(error as Error).name}`);
    }
    await send({ kind: 'fault', sentence: sentence ?? text.notForeseen });
    process.exit(1);
  });
}
