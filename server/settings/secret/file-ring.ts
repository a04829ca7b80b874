/** Keys of a secret's file, which may be rotated while the server runs. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../../records/database.ts';
import {
  deriveKeys,
  type KeyRing,
  type LiveKeys,
  type RingFile,
} from '../../../records/keys/key-ring.ts';
import { knowSecret } from '../../../records/keys/secret-versions.ts';
import { PlainFault } from '../../../runtime/plain-fault.ts';
import { settingsText as text } from '../settings.text.ts';
import { readSecretFile, type SecretVersion } from './secret-text.ts';

/** What stands in the file is no secret. */
export class DamagedSecret extends PlainFault {
  constructor(path: string) {
    super(text.damagedSecret(path));
  }
}

/** What stands in the file is a secret, and not the one of the store that the server works on. */
export class UnfitSecret extends Error {
  constructor(path: string) {
    super(`${path} is not the secret of this store, or an older copy: put the latest copy there`);
  }
}

const stampOf = ({ ino, mtimeMs, size }: Stats): string => `${ino} ${mtimeMs} ${size}`;

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
  let stamp: string | undefined = stampOf(statSync(path));
  let inUse = read(path);
  let fault: string | undefined;

  const seenNow = (): string => {
    try {
      return stampOf(statSync(path));
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
      if (seen === stamp) return;
      stamp = seen;
      try {
        const fresh = read(path);
        if (contradicts(fresh, inUse) || (await judge(fresh)) !== 'known') {
          throw new UnfitSecret(path);
        }
        inUse = fresh;
        fault = undefined;
      } catch (error) {
        // A silent store is asked again; a file that may not be read may be so without a change.
        if (!(error instanceof DamagedSecret || error instanceof UnfitSecret)) stamp = undefined;
        const description = `${seen} ${(error as Error).name}`;
        if (description !== fault) onFault(error);
        fault = description;
      }
    },
  };
  return { live: () => inUse.live(), file };
}

/** Milliseconds: the end of a day in Bangkok. */
const endOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`) + 24 * 60 * 60 * 1000;

/** Keys of these versions; each leaves when its last day is over. `now`: in milliseconds. */
export function ringOf(versions: readonly SecretVersion[], now: () => number = Date.now): KeyRing {
  const all = versions.map(({ version, secret, until }) => ({
    keys: deriveKeys(version, secret),
    endsAt: until === undefined ? Number.POSITIVE_INFINITY : endOf(until),
  }));
  let live: LiveKeys | undefined;
  let nextEnd = 0;
  return {
    live() {
      const at = now();
      if (live === undefined || at >= nextEnd) {
        const [newest, ...older] = all.filter(({ endsAt }) => endsAt > at);
        if (newest === undefined) throw new Error('a secret without a version in force');
        live = [newest.keys, ...older.map(({ keys }) => keys)];
        nextEnd = Math.min(newest.endsAt, ...older.map(({ endsAt }) => endsAt));
      }
      return live;
    },
  };
}

/** Milliseconds between two looks: so long a rotation may go unnoticed. */
export const lookEvery = 1000;

/** Takes up a rotation; a file that does not fit the store is not used, and one line says so. */
export function watchSecretFile(app: FastifyInstance, records: Records, { file }: KeyRing): void {
  if (file === undefined) return;
  const judge = (keys: KeyRing) => records.asVisitor((db) => knowSecret(db, keys));
  const onFault = (error: unknown) =>
    app.log.error(
      { err: error, file: file.path },
      'the changed secret is not used: the one before stays',
    );
  let looking = false;
  const timer = setInterval(() => {
    // A store that is slow to answer is asked once at a time.
    if (looking) return;
    looking = true;
    void file.look(judge, onFault).finally(() => {
      looking = false;
    });
  }, lookEvery).unref();
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
}
