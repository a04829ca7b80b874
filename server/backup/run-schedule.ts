/**
 * The copies that the settings want: looked after by a process of its own, since they take minutes
 * of processor and no request shall wait behind them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { listBackups } from '../../backup/log.ts';
import { isDue, isRehearsalDue } from '../../backup/schedule.ts';
import type { BackupSchedule } from '../settings/backup-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { backupTexts as text } from './backup.text.ts';

const program = join(import.meta.dirname, '../../commands/backup/main.ts');
/** Milliseconds between two looks at the clock. */
const every = 60_000;
/** Milliseconds that an end takes at most: half a copy is thrown away. */
const patience = 10_000;
/** Whoever waits for a page comes first. */
const low = 10;

/** Not every system allows it; the copy is made all the same. */
function lowerPriority({ pid }: ChildProcess, onFault: (error: unknown) => void): void {
  try {
    if (pid !== undefined) setPriority(pid, low);
  } catch (error) {
    onFault(error);
  }
}

interface Parts {
  readonly schedule: BackupSchedule;
  readonly ownerUrl: string;
}

function startProgram(ownerUrl: string): ChildProcess {
  const child = spawn(process.execPath, [program, 'scheduled'], {
    stdio: 'ignore',
    env: { ...process.env, DATABASE_OWNER_URL: ownerUrl },
  });
  return child;
}

/** What the start says of it. */
export function scheduleLines(
  { backup: { schedule } }: Settings,
  { demo, ownerUrl }: { readonly demo: boolean; readonly ownerUrl: string | undefined },
): readonly string[] {
  if (schedule === undefined) return demo ? [] : [text.notScheduled];
  return [ownerUrl ? text.scheduled(schedule.folder, schedule.at) : text.noOwner];
}

/** Looks every minute whether something is due, and has it done; stops it with the server. */
export function runSchedule(app: FastifyInstance, { schedule, ownerUrl }: Parts): void {
  let child: ChildProcess | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    const list = await listBackups(ownerUrl);
    const now = new Date();
    if (!isDue(list, schedule.at, now) && !isRehearsalDue(list, schedule.at, now)) return;
    const own = startProgram(ownerUrl);
    child = own;
    own.on('error', (error) => app.log.error({ err: error }, 'backup: not started'));
    own.once('close', (code, signal) => {
      child = undefined;
      // Why stands on the list that the office shows.
      if (code === 0) app.log.info('backup: done');
      else app.log.error({ code, signal }, 'backup: failed');
    });
    lowerPriority(own, (error) => app.log.warn({ err: error }, 'backup: at usual priority'));
  }

  const timer = setInterval(() => {
    if (isLooking || child !== undefined) return;
    isLooking = true;
    look()
      .catch((error: unknown) => app.log.warn({ err: error }, 'backup: the list cannot be read'))
      .finally(() => {
        isLooking = false;
      });
  }, every);
  timer.unref();

  app.addHook('onClose', async () => {
    clearInterval(timer);
    const own = child;
    if (own === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    own.once('close', () => resolve());
    own.kill('SIGTERM');
    const late = setTimeout(() => own.kill('SIGKILL'), patience);
    await promise.finally(() => clearTimeout(late));
  });
}
