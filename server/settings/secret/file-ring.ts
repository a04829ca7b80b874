/** Keys of a secret's file, which may be rotated while the server runs. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { KeyRing, RingFile } from '../../../records/keys/key-ring.ts';
import { ringOf } from './rotating-ring.ts';
import { readSecretFile } from './secret-text.ts';

/** What stands in the file is no secret. */
export class DamagedSecret extends Error {
  constructor(path: string) {
    super(`${path} is damaged: put the backup copy in its place`);
  }
}

/** What stands in the file is a secret, and not the one of the store that the server works on. */
export class UnfitSecret extends Error {
  constructor(path: string) {
    super(`${path} is not the secret of this store, or an older copy: put the latest copy there`);
  }
}

const signOf = ({ ino, mtimeMs, size }: Stats): string => `${ino} ${mtimeMs} ${size}`;

function read(path: string): KeyRing {
  const versions = readSecretFile(readFileSync(path, 'utf8'));
  if (versions === undefined) throw new DamagedSecret(path);
  return ringOf(versions);
}

/** Whether one version has two secrets: then nobody need be asked whose the other is. */
const contradicts = (fresh: KeyRing, inUse: KeyRing): boolean =>
  fresh
    .live()
    .some(({ version, fingerprint }) =>
      inUse.live().some((own) => own.version === version && !own.fingerprint.equals(fingerprint)),
    );

/**
 * Keys of a file, and a look at whether it has changed; `isNew`: the caller has just made it.
 * Throws when it cannot be read now.
 */
export function ringOfFile(path: string, isNew = false): KeyRing & { readonly file: RingFile } {
  /** How the file looked when it was judged; undefined: it is to be judged again. */
  let sign: string | undefined = signOf(statSync(path));
  let inUse = read(path);
  let fault: string | undefined;

  const seenNow = (): string => {
    try {
      return signOf(statSync(path));
    } catch (error) {
      return String((error as NodeJS.ErrnoException).code);
    }
  };

  const file: RingFile = {
    path,
    isNew,
    isFit: () => fault === undefined,
    async look(judge, onFault) {
      const seen = seenNow();
      if (seen === sign) return;
      sign = seen;
      try {
        const fresh = read(path);
        if (contradicts(fresh, inUse) || (await judge(fresh)) !== 'known') {
          throw new UnfitSecret(path);
        }
        inUse = fresh;
        fault = undefined;
      } catch (error) {
        // A silent store is asked again; a file that may not be read may be so without a change.
        if (!(error instanceof DamagedSecret || error instanceof UnfitSecret)) sign = undefined;
        const told = `${seen} ${(error as Error).name}`;
        if (told !== fault) onFault(error);
        fault = told;
      }
    },
  };
  return { live: () => inUse.live(), file };
}
