/** A server and a database whose clock a file sets, while they run, by Debian's `faketime`. */
import { existsSync, globSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { canMount } from '../../check/needs.mjs';

export interface WrongClock {
  /** Before the command of the server. */
  readonly prefix: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Sets it so many seconds ahead of the machine's, or behind; it is seen within ten seconds. */
  set(seconds: number): Promise<void>;
}

const libraries = '/usr/lib/*/faketime/libfaketimeMT.so.1';

/** Makes it in the folder. Throws where the machine lacks what it takes. */
export async function openWrongClock(folder: string): Promise<WrongClock> {
  const [library] = globSync(libraries);
  if (library === undefined) throw new Error('it needs apt-get install faketime');
  if (!canMount() || !existsSync('/usr/bin/unshare')) throw new Error('it needs root');
  const file = join(folder, 'clock');
  const set = async (seconds: number) => {
    await writeFile(file, `${seconds < 0 ? '' : '+'}${Math.round(seconds)}\n`);
    // The account of PostgreSQL reads it, too.
    await chmod(file, 0o644);
  };
  await set(0);
  return {
    prefix: ['unshare', '--mount', 'sh', resolve(import.meta.dirname, 'clock.sh')],
    env: {
      ...{ CLOCK_FILE: file, CLOCK_LIBRARY: library },
      ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_CACHE_DURATION: '1' },
    },
    set,
  };
}
