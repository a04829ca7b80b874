/** The intake as a program of its own, and how far it has come. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandText } from '../../../intake/text/command.text.ts';

export const phases = ['look', 'load', 'verify', 'publish'] as const;
export type Phase = (typeof phases)[number];

export interface Tool {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Resolves once that phase has begun, or at its end. */
  until(phase: Phase): Promise<void>;
  isRunning(): boolean;
  /** The phase that it last spoke of. */
  phase(): Phase;
}

/** Starts the intake of `folder` into the database of `dataDir`. */
export function startTool(folder: string, dataDir: string): Tool {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const args = [resolve('intake/cli.ts'), folder, '--force', '--new'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const has = (phase: Phase) => output.includes(phase === 'load' ? '.csv' : commandText[phase]);
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })),
    async until(phase) {
      while (!has(phase) && isRunning()) await pause(2);
    },
    isRunning,
    phase: () => phases.findLast(has) ?? 'look',
  };
}
