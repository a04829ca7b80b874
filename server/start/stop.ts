/** Stopping in good order: no request in flight fails, nothing is left running. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { onLauncherExit } from './launcher.ts';
import type { OpenStore } from './open-store.ts';
import { startText as text } from './start.text.ts';

/** Milliseconds: how long requests may take to finish; how long the whole stop may take. */
const patience = 10_000;
const longestStop = 30_000;
const longestAfterFault = 5_000;

/**
 * Before there is anything to finish a signal, or the launcher's end, just ends the process; the
 * result takes it back.
 */
export function leaveAtSignal(): () => void {
  // Leaving by `exit` also stops the embedded PostgreSQL, dying of the signal would not.
  const leave = () => process.exit(1);
  process.on('SIGINT', leave).on('SIGTERM', leave);
  const goOn = onLauncherExit(leave);
  return () => {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    goOn();
  };
}

/**
 * Ends the process on SIGINT or SIGTERM (a second one hurries), when its launcher is gone, after
 * an error that nobody caught, and when the database has died too often. Exit code 0 only for the
 * first three.
 */
export function stopInOrder(
  app: FastifyInstance,
  store: OpenStore,
  { log, print }: { log: Logger; print: (line: string) => void },
): void {
  let stopping = false;

  async function stop(code: number, longest: number): Promise<void> {
    stopping = true;
    setTimeout(() => process.exit(1), longest).unref();
    const hurry = setTimeout(() => app.server.closeAllConnections(), patience);
    try {
      await app.close();
      clearTimeout(hurry);
      await store.close();
      print(text.stopped);
      process.exit(code);
    } catch (error) {
      log.fatal({ err: error }, 'not stopped in order');
      process.exit(1);
    }
  }

  function onSignal(): void {
    if (!stopping) {
      print(text.stopping);
      void stop(0, longestStop);
      return;
    }
    app.server.closeAllConnections();
    void store.postgres?.stop();
  }

  function onFault(error: unknown): void {
    log.fatal({ err: error }, 'nobody caught this');
    if (!stopping) void stop(1, longestAfterFault);
  }

  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  onLauncherExit(() => {
    if (!stopping) onSignal();
  });
  process.on('unhandledRejection', onFault);
  process.on('uncaughtException', onFault);
  store.postgres?.on('given-up', () => {
    print(text.databaseFailed);
    if (!stopping) void stop(1, longestStop);
  });
}
