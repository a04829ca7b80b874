/** Under which account PostgreSQL runs, and what that account can reach. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { postgresText as text } from './postgres.text.ts';

const run = promisify(execFile);

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Undefined when we are no root ourselves: then PostgreSQL runs as we do. */
export function accountForPostgres(passwd = '/etc/passwd'): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync(passwd, 'utf8').split('\n');
  for (const candidate of ['sahakon', 'postgres', 'nobody']) {
    const line = lines.find((each) => each.startsWith(`${candidate}:`));
    const [name, , uid, gid] = line?.split(':') ?? [];
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new PlainFault(text.noAccount);
}

/** Asked of the system itself, as that account: mode bits alone do not tell. */
export async function canReach(path: string, account: Account | undefined): Promise<boolean> {
  const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  return run('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], { ...as, cwd: '/' })
    .then(() => true)
    .catch(() => false);
}

/** A folder of ours that every account may look into but not write to. */
export async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
  return path;
}
