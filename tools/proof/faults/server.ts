/** The built server as `npm start` runs it, on one port from start to start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { referenceDay } from '../../../demo/timeline.ts';
import { endOf } from '../../app.ts';
import { childrenOf } from '../../machine/processes.ts';
import { type HeldPort, handing } from './held-port.ts';

export interface ServerStart {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** A program that runs it, with its arguments. */
  readonly prefix?: readonly string[];
  /** It accepts here and opens no port of its own. */
  readonly held?: HeldPort | undefined;
}

export interface Server {
  /** Of `npm start`; it ends when the server ends. */
  readonly launcher: ChildProcess;
  /** Number of the process that serves; undefined until there is one. */
  pid(): Promise<number | undefined>;
  output(): string;
  /** Exit code once the launcher has ended; null of one that was killed. */
  readonly ended: Promise<number | null>;
  isRunning(): boolean;
}

const commandLine = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

async function serverBelow(pid: number): Promise<number | undefined> {
  for (const child of await childrenOf(pid)) {
    if (commandLine(child).includes('server/main.ts')) return child;
  }
  return undefined;
}

/** Starts it; what `npm start` runs is this very program. */
export function startServer({ dataDir, port, env, prefix = [], held }: ServerStart): Server {
  const handed = held === undefined ? [] : handing;
  const [program = '', ...words] = [...handed, ...prefix, process.execPath, 'tools/start.mjs'];
  const launcher = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe', ...(held === undefined ? [] : [held.file])],
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
      ...{ DEMO: '1', DEMO_MEMBERS: '60', DEMO_DATE: referenceDay, IDLE_MINUTES: '60' },
      ...env,
    },
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    launcher,
    pid: () => serverBelow(launcher.pid ?? 0),
    output: () => output,
    ended: endOf(launcher),
    isRunning: () => launcher.exitCode === null && launcher.signalCode === null,
  };
}

/** Milliseconds: longer than any limit, so that what is late is measured and not given up. */
const patience = 90_000;

/** Seconds until it is so; throws when it never is. */
export async function secondsUntil(
  isSo: () => Promise<boolean>,
  limit = patience,
): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > limit) throw new Error(`not so after ${limit / 1_000} s`);
    await pause(20);
  }
  return (performance.now() - began) / 1_000;
}
