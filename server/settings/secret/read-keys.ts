/** The secret of an installation: from the environment, else a file of the data folder. */
import { randomBytes } from 'node:crypto';
import { chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, mustBeWritable } from '../../../records/data-folder.ts';
import type { KeyRing } from '../../../records/keys/key-ring.ts';
import { DamagedSecret, ringOf, ringOfFile } from './file-ring.ts';
import { readSecretFile, type SecretVersion, writeVersions } from './secret-text.ts';

/** Where the secret stands, and its versions, newest first. */
export interface StoredSecret {
  /** Undefined: it is the environment's. */
  readonly path: string | undefined;
  readonly versions: readonly SecretVersion[];
}

export const secretPath = (dataDir: string): string => join(dataDir, 'secret');
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The keys of this installation: from `secrets`, else from the file `secret` in the data folder,
 * which is made at the first start. Several servers of one cooperative need the same secret.
 * Throws DamagedSecret.
 */
export async function readKeys(
  dataDir: string,
  secrets: readonly SecretVersion[] | undefined,
): Promise<KeyRing> {
  if (secrets !== undefined) return ringOf(secrets);
  const path = secretPath(dataDir);
  const isNew = await stat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      // A file that is there and cannot be reached is not replaced by a new one.
      if (error.code !== 'ENOENT') throw error;
      return makeSecret(dataDir, path);
    },
  );
  return ringOfFile(path, isNew);
}

/** The secret as it stands; nothing is made. Throws DamagedSecret, and what reading throws. */
export async function readSecret(
  dataDir: string,
  secrets: readonly SecretVersion[] | undefined,
): Promise<StoredSecret> {
  if (secrets !== undefined) return { path: undefined, versions: secrets };
  const path = secretPath(dataDir);
  const versions = readSecretFile(await readFile(path, 'utf8'));
  if (versions === undefined) throw new DamagedSecret(path);
  return { path, versions };
}

/** Puts versions in the place of the file, whole or not at all; nobody else may read it. */
export async function keepVersions(
  path: string,
  versions: readonly SecretVersion[],
): Promise<void> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  const text = `${writeVersions(versions).join('\n')}\n`;
  // The server's own account must still read it when somebody else runs the command.
  const { uid, gid } = await stat(path).catch(() => stat(dirname(path)));
  try {
    await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true });
    if (process.getuid?.() === 0) await chown(draft, uid, gid);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whoever comes first sets it, whole or not at all, and hears true; all read what stands there. */
async function makeSecret(dataDir: string, path: string): Promise<boolean> {
  await makeFolder(dataDir, 0o777);
  await mustBeWritable(dataDir);
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, newSecret(), { flag: 'wx', mode: 0o600, flush: true });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft);
  }
}
