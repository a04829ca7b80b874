/** Keys of a secret that may be rotated while the server runs. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { deriveKeys, type KeyRing, type LiveKeys } from '../../../records/keys/key-ring.ts';
import { readSecretFile, type SecretVersion } from './secret-text.ts';

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

/** Milliseconds between two looks at the file: so long a rotation may go unnoticed. */
export const lookEvery = 1000;

const signOf = ({ ino, mtimeMs, size }: Stats): string => `${ino} ${mtimeMs} ${size}`;

interface FileOptions {
  readonly now?: () => number;
  /** Hears, once each time, of a file that cannot be used; the keys stay what they are. */
  readonly onFault?: (error: unknown) => void;
}

/** Keys of a file, read anew soon after it has changed. Throws when it cannot be read now. */
export function ringOfFile(path: string, { now = Date.now, onFault }: FileOptions = {}): KeyRing {
  const read = () => {
    const versions = readSecretFile(readFileSync(path, 'utf8'));
    if (versions === undefined) throw new DamagedSecret(path);
    return ringOf(versions, now);
  };
  let sign = signOf(statSync(path));
  let ring = read();
  let lookedAt = now();
  function look() {
    const seen = signOf(statSync(path));
    if (seen === sign) return;
    // Told once: until the file changes again it stays as it is.
    sign = seen;
    ring = read();
  }
  return {
    live() {
      const at = now();
      if (Math.abs(at - lookedAt) >= lookEvery) {
        lookedAt = at;
        try {
          look();
        } catch (error) {
          onFault?.(error);
        }
      }
      return ring.live();
    },
  };
}

/** What stands in the file is no secret. */
export class DamagedSecret extends Error {
  constructor(path: string) {
    super(`${path} is damaged: put the backup copy in its place`);
  }
}
