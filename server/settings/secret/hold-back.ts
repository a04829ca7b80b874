/** A new version of the secret is read at once, and writes when every server can read it. */
import type { KeyRing, LiveKeys, VersionKeys } from '../../../records/keys/key-ring.ts';

/**
 * The same keys, and the order in which they write. Until `allow` is called for the first time the
 * newest writes; from then on the newest of those that were allowed, and where there is none, the
 * newest.
 */
export function holdBack({ live, file }: KeyRing): KeyRing {
  let allowed = Number.POSITIVE_INFINITY;
  let seen: LiveKeys | undefined;
  let ordered: LiveKeys | undefined;

  function inOrder(all: LiveKeys): LiveKeys {
    const writes = all.find(({ version }) => version <= allowed) ?? all[0];
    const others: readonly VersionKeys[] = all.filter((one) => one !== writes);
    return [writes, ...others];
  }

  return {
    live() {
      const all = live();
      if (ordered === undefined || all !== seen) [seen, ordered] = [all, inOrder(all)];
      return ordered;
    },
    ...(file && { file }),
    hold: {
      newest: () => live()[0].version,
      allow(version) {
        if (version === allowed) return;
        [allowed, ordered] = [version, undefined];
      },
    },
  };
}
