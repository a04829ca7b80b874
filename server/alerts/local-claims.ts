/**
 * Alarms that this machine sent while the store could not be asked: a file each in the data
 * folder, so that of several servers of the machine one sends, and none again after a start.
 */
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface LocalClaim {
  readonly name: string;
  readonly beganAt: Date;
  readonly sentAt: Date;
}

export interface LocalClaims {
  /** True for the one who may send it. */
  claim(claim: LocalClaim): Promise<boolean>;
  list(): Promise<readonly LocalClaim[]>;
  /** True for the one who took it away. */
  remove(name: string): Promise<boolean>;
}

const codeOf = (error: unknown): unknown => Object(error).code;

function read(name: string, text: string): LocalClaim | undefined {
  try {
    const { beganAt, sentAt } = JSON.parse(text) as Record<string, string>;
    const claim = { name, beganAt: new Date(beganAt ?? ''), sentAt: new Date(sentAt ?? '') };
    return Number.isNaN(claim.beganAt.getTime() + claim.sentAt.getTime()) ? undefined : claim;
  } catch {
    return undefined;
  }
}

/** `folder` undefined, or full: what was claimed is remembered by this process alone. */
export function openLocalClaims(folder: string | undefined): LocalClaims {
  const remembered = new Map<string, LocalClaim>();

  async function written(claim: LocalClaim): Promise<boolean | undefined> {
    if (folder === undefined) return undefined;
    try {
      await mkdir(folder, { mode: 0o700 }).catch(() => {});
      const text = JSON.stringify({ beganAt: claim.beganAt, sentAt: claim.sentAt });
      await writeFile(join(folder, claim.name), text, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      // A full disk takes the name and not the words: it is claimed all the same.
      return codeOf(error) === 'EEXIST' ? false : undefined;
    }
  }

  async function stored(): Promise<readonly LocalClaim[]> {
    if (folder === undefined) return [];
    const names = await readdir(folder).catch(() => []);
    const claims = await Promise.all(
      names
        .filter((name) => /^[A-Za-z]+$/.test(name))
        .map(async (name) =>
          read(name, await readFile(join(folder, name), 'utf8').catch(() => '')),
        ),
    );
    return claims.filter((claim) => claim !== undefined);
  }

  return {
    async claim(claim) {
      if (remembered.has(claim.name)) return false;
      const isFirst = await written(claim);
      if (isFirst === undefined) remembered.set(claim.name, claim);
      return isFirst !== false;
    },
    async list() {
      const claims = new Map((await stored()).map((claim) => [claim.name, claim]));
      for (const [name, claim] of remembered) claims.set(name, claim);
      return [...claims.values()];
    },
    async remove(name) {
      const isOwn = remembered.delete(name);
      if (folder === undefined) return isOwn;
      return unlink(join(folder, name)).then(
        () => true,
        () => isOwn,
      );
    },
  };
}
