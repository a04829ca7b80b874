/** Keys of a secret in versions; each is read to the end of its last day. */
import { deriveKeys, type KeyRing, type LiveKeys } from '../../../records/keys/key-ring.ts';
import type { SecretVersion } from './secret-text.ts';

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
