/** A place of its own for a fault at the start, and the programs that meet it there. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../app.ts';

const run = promisify(execFile);

/** Every program that works on a store, by the words that only read it. */
export const programs = {
  start: ['server/main.ts'],
  intake: ['intake/cli.ts', 'history'],
  staff: ['commands/staff/main.ts', 'list'],
  desk: ['commands/admin/main.ts', 'board'],
  secret: ['commands/secret/main.ts', 'status'],
  backup: ['commands/backup/main.ts', 'list'],
  rehearsal: ['commands/backup/main.ts', 'rehearse'],
  doctor: ['commands/doctor/main.ts'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type Program = keyof typeof programs;

export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs Node with these words and says how it ended: never a rejection. */
export function ended(
  words: readonly string[],
  { env, cwd }: { readonly env: Readonly<Record<string, string>>; readonly cwd: string },
): Promise<Ended> {
  const options = { cwd, env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } };
  return run(process.execPath, words, options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), output: `${stdout}${stderr}` }),
  );
}

export interface Place {
  /** Holds all the rest. */
  readonly root: string;
  /** The working folder: empty, and a program leaves it so. */
  readonly work: string;
  readonly dataDir: string;
  /** Names of what lies in the data folder, but for what PostgreSQL itself keeps there. */
  names(): Promise<readonly string[]>;
  run(program: Program, env?: Readonly<Record<string, string>>): Promise<Ended>;
  remove(): Promise<void>;
}

/** `pattern`: a data folder to copy; owners and modes must stay, which only cp can do. */
export async function makePlace(pattern?: string): Promise<Place> {
  const folder = await temporaryFolder();
  const [work, dataDir] = [join(folder.path, 'work'), join(folder.path, 'data')];
  await mkdir(work);
  if (pattern !== undefined) execFileSync('cp', ['-a', pattern, dataDir]);
  const shared = {
    ...{ DATA_DIR: dataDir, SITE_CONFIG: resolve('site.config.json'), PORT: '0' },
    ...{ BACKUP_PASSPHRASE: 'correct horse battery' },
  };
  return {
    root: folder.path,
    work,
    dataDir,
    async names() {
      const [data, used] = await Promise.all([readdir(dataDir).catch(() => []), readdir(work)]);
      return [...data, ...used.map((name) => `work/${name}`)].sort();
    },
    run: (program, env = {}) =>
      ended([resolve(programs[program][0]), ...programs[program].slice(1)], {
        cwd: work,
        env: { ...shared, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compile'), ...env },
      }),
    remove: folder.remove,
  };
}

/** A small disk of its own at `path`, for as long as `work` lasts. */
export async function onDisk<T>(
  path: string,
  megabytes: number,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(path, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', path]);
  try {
    return await work();
  } finally {
    execFileSync('umount', [path]);
  }
}
