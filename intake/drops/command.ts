/** `npm run intake -- watch FOLDER [--once]`. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { StoreUnavailable } from '../../records/driver/faults.ts';
import { leaveStuck } from '../decode/patience.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { dropText as text } from '../text/drops.text.ts';
import { findDropMapping } from './drop-mapping.ts';
import type { WatchEvent, WatchOptions } from './options.ts';
import { outcomeLine } from './report.ts';
import { readWatchSettings, type WatchSettings } from './settings.ts';
import { watchFolder } from './watcher.ts';

/** Runs `work` on the store that the settings name; signals are the work's own. */
type OnStore = (work: (ownerUrl: string) => Promise<number>) => Promise<number>;

/** Milliseconds. */
const longestStop = 15_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function lineOf(event: WatchEvent, folder: string): string {
  switch (event.event) {
    case 'finished':
      return text.finished(event.report.drop, outcomeLine(event.report), event.path);
    case 'waiting':
    case 'taking':
    case 'unmoved':
      return text[event.event](event.drop);
    case 'unfinished':
      return text.unfinished(event.drop, event.lastFile);
    case 'died':
      return text.died(event.drop, event.cause);
    case 'busy':
    case 'untold':
      return text[event.event];
    case 'store-away':
      return text.storeAway;
    case 'folder-away':
      return text.folderAway(folder);
    case 'removed':
      return text.removed(event.count);
  }
}

/** To whoever started it: lines for a person, events for a server (`server/intake`). */
function teller(folder: string): (event: WatchEvent) => void {
  if (process.connected) return (event) => process.send?.(event, undefined, undefined, () => {});
  return (event) => print(lineOf(event, folder));
}

/** Ends with the first signal, or with the server that started it. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    // A disk that does not answer holds up no stop; a publication goes on in its own process.
    setTimeout(() => leaveStuck(exitCodes.busy), longestStop).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);
  process.channel?.unref();
  return stopping.signal;
}

type Settings = WatchSettings & Pick<WatchOptions, 'mapping'>;

/** Of the environment and the mapping; a Thai sentence where one of them cannot be used. */
async function settingsOrFault(flag: string | undefined): Promise<Settings | string> {
  const name = flag ?? process.env.INTAKE_MAPPING?.trim() ?? '';
  try {
    const mapping = name === '' ? undefined : await findDropMapping(name);
    return { ...readWatchSettings(process.env), mapping };
  } catch (error) {
    return (error as Error).message;
  }
}

interface Flags {
  readonly once?: boolean;
  readonly mapping?: string;
}

interface Waiting {
  readonly signal: AbortSignal;
  readonly pollSeconds: number;
  readonly tell: (event: WatchEvent) => void;
}

/** Asks again until the database answers: a machine may start its parts in any order. */
async function patiently(
  work: () => Promise<number>,
  { signal, pollSeconds, tell }: Waiting,
): Promise<number> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (isFirst) tell({ event: 'store-away' });
      await pause(pollSeconds * 1000, undefined, { signal }).catch(() => {});
      if (signal.aborted) return exitCodes.storeAway;
    }
  }
}

async function watch(
  folder: string,
  { once = false, mapping }: Flags,
  onStore: OnStore,
): Promise<ExitCode> {
  const settings = await settingsOrFault(mapping);
  if (typeof settings === 'string') {
    process.stderr.write(`${settings}\n`);
    return exitCodes.usage;
  }
  const signal = stopSignal();
  const tell = teller(folder);
  const work = () =>
    onStore(async (ownerUrl) => {
      if (!(once || process.connected)) print(text.watching(folder));
      return watchFolder({ ...settings, folder, ownerUrl, signal, tell }, { once });
    });
  const { pollSeconds } = settings;
  const code = await (once ? work() : patiently(work, { signal, pollSeconds, tell }));
  if (!(once || process.connected)) print(text.stopped);
  return code as ExitCode;
}

export function addWatchCommand(program: Command, onStore: OnStore): void {
  program
    .command('watch')
    .description(text.command)
    .argument('<folder>', text.folder)
    .option('--once', text.once)
    .action(async (folder: string, _: Flags, command: Command) => {
      // The mapping is an option of the program itself, wherever it stands.
      process.exitCode = await watch(folder, command.optsWithGlobals<Flags>(), onStore);
    });
}
