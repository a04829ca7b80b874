/**
 * The watched folder of the settings: looked after by a process of its own, since an intake works
 * for minutes and no request shall wait behind it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { WatchEvent } from '../../intake/drops/options.ts';
import type { IntakeSettings } from '../settings/intake-settings.ts';

const program = join(import.meta.dirname, '../../intake/cli.ts');

/** Milliseconds: before the first start anew, the longest, and after which a run counts as good. */
const pauses = { first: 5_000, longest: 300_000, good: 60_000 };
/** Milliseconds that an end takes at most: a publication is brought to its end. */
const patience = 20_000;

export interface DropParts {
  readonly settings: IntakeSettings;
  /** Of the store's owner: the server's own login takes no records in. */
  readonly ownerUrl: string;
  /** Called when a drop is finished with: there is a notice to send. */
  readonly onFinished: () => void;
}

/** Facts of an event; of faults how many, for their reasons speak of people. */
function logEvent(log: FastifyBaseLogger, event: WatchEvent): void {
  switch (event.event) {
    case 'finished': {
      const { drop, outcome, asOf, publicationId, seconds, faults, warnings } = event.report;
      const counts = { faults: faults.length, warnings: warnings.length };
      const facts = { drop, outcome, asOf, publicationId, seconds, ...counts };
      log[counts.faults === 0 ? 'info' : 'warn'](facts, 'extract finished');
      return;
    }
    case 'removed':
      log.info({ count: event.count }, 'extracts removed after their days');
      return;
    case 'waiting':
    case 'taking':
      log.info({ drop: event.drop }, `extract: ${event.event}`);
      return;
    case 'died':
      log.error({ drop: event.drop, cause: event.cause }, 'extract: died');
      return;
    case 'unfinished':
      log.warn({ drop: event.drop, lastFile: event.lastFile }, 'extract: unfinished');
      return;
    case 'unmoved':
      log.error({ drop: event.drop }, 'extract: unmoved');
      return;
    default:
      log.warn(`extracts: ${event.event}`);
  }
}

function startWatcher({ settings, ownerUrl }: DropParts): ChildProcess {
  const { PATH, TMPDIR } = process.env;
  return fork(program, ['watch', settings.folder], {
    // What it says beyond its events may quote an extract.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH, TMPDIR, DATABASE_OWNER_URL: ownerUrl, ...settings.environment },
    execArgv: [],
  });
}

/** Starts it when the server is ready and whenever it has ended; stops it with the server. */
export function watchDrops(app: FastifyInstance, parts: DropParts): void {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let pause = pauses.first;

  function start(): void {
    const startedAt = performance.now();
    const own = startWatcher(parts);
    child = own;
    own.on('message', (event: WatchEvent) => {
      logEvent(app.log, event);
      if (event.event === 'finished') parts.onFinished();
    });
    own.on('error', (error) => app.log.error({ err: error }, 'watcher of extracts not started'));
    own.once('close', (code, signal) => {
      child = undefined;
      if (isStopping) return;
      if (performance.now() - startedAt > pauses.good) pause = pauses.first;
      app.log.error({ code, signal, pause }, 'watcher of extracts ended; it is started anew');
      timer = setTimeout(start, pause);
      pause = Math.min(2 * pause, pauses.longest);
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(timer);
    const own = child;
    if (own === undefined) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => own.kill('SIGKILL'), patience);
      own.once('close', () => {
        clearTimeout(late);
        resolve();
      });
      own.kill('SIGTERM');
    });
  }

  app.addHook('onReady', async () => start());
  app.addHook('onClose', stop);
}
