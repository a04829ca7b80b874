/** `npm run intake` as a process, to be killed at a moment of its run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asUpkeep } from '../../records/driver/owner.ts';

const script = resolve('intake/cli.ts');

export interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: string | null; output: string }>;
  /** Waits until the output holds the text. */
  until(text: string): Promise<void>;
}

export function startCommand(ownerUrl: string, ...args: string[]): Command {
  const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 2] });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return {
    child,
    ended,
    async until(text) {
      while (!output.includes(text) && child.exitCode === null) await pause(2);
    },
  };
}

/** The server's side of a killed intake may still be at its last statement. */
export async function waitForSessionsEnd(ownerUrl: string): Promise<void> {
  const left = () =>
    asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_activity WHERE application_name = 'sahakon sahakon_intake'",
      );
      return rowCount;
    });
  while ((await left()) !== 0) await pause(20);
}

/** Runs the program that cuts itself, and waits until nothing of it is left. */
export async function cut(ownerUrl: string, folder: string): Promise<void> {
  const program = resolve('intake/tests/cut-program.ts');
  const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl };
  const child = spawn(process.execPath, [program, folder], { env, stdio: 'inherit' });
  const [, signal] = await once(child, 'close');
  if (signal !== 'SIGKILL') throw new Error(`not cut: ${signal}`);
  await waitForSessionsEnd(ownerUrl);
}
