/** In what servers of one store differ that must be set alike. */
import type { StoredServer } from '../../records/health/servers.ts';

type Settled = Pick<StoredServer, 'secretVersion' | 'settings'>;

/** Names of settings in which one of these differs from the first. */
export function differing(own: Settled, others: readonly Settled[]): readonly string[] {
  const names = new Set([own, ...others].flatMap(({ settings }) => Object.keys(settings)));
  const found = [...names].filter((name) =>
    others.some(({ settings }) => settings[name] !== own.settings[name]),
  );
  const isSecretOne = others.every(({ secretVersion }) => secretVersion === own.secretVersion);
  return [...found, ...(isSecretOne ? [] : ['SECRET'])].toSorted();
}
