/** A newcomer's first minutes: clone, `npm start`, and again, with the machine's own Node. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { startApp, temporaryFolder } from '../app.ts';
import { systemPath } from '../machine/system-path.ts';
import type { Proof } from './table.ts';

const limits = { firstSeconds: 180, secondSeconds: 3 };

/** Seconds from `npm start` to the first page. */
async function start(clone: string): Promise<number> {
  const app = await startApp({
    cwd: clone,
    dataDir: join(clone, 'data'),
    command: ['npm', 'start'],
    env: { PATH: systemPath },
    limitMilliseconds: 2 * limits.firstSeconds * 1000,
  });
  await app.stop();
  return app.startMilliseconds / 1000;
}

/** What is committed, installed from nothing (npm's own cache aside) and started twice. */
export async function cleanClone(): Promise<readonly Proof[]> {
  const folder = await temporaryFolder();
  try {
    const clone = join(folder.path, 'clone');
    execFileSync('git', ['clone', '--quiet', resolve(import.meta.dirname, '../..'), clone]);
    const node = execFileSync('node', ['--version'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: systemPath },
    }).trim();
    const first = await start(clone);
    const second = await start(clone);
    const row = (what: string, seconds: number, limit: number): Proof => ({
      what: `${what} (Node ${node} on PATH)`,
      measured: `${seconds.toFixed(1)} s`,
      limit: `${limit} s`,
      passed: seconds <= limit,
    });
    return [
      row('clean clone, npm start to first page', first, limits.firstSeconds),
      row('second npm start to first page', second, limits.secondSeconds),
    ];
  } finally {
    await folder.remove();
  }
}
