/** What the server tells one of its own programs and no stranger: asked for by its secret. */
import { deriveKeys } from '../../records/keys/key-ring.ts';
import { passFor, passHeader } from '../../server/health/insiders.ts';
import { readSecret } from '../../server/settings/secret/read-keys.ts';
import type { Place } from './place.ts';

export type OwnHeaders = (path: string) => Readonly<Record<string, string>>;

/** No headers where the secret cannot be read here: that is the secret's own finding. */
export async function ownHeadersOf(place: Place): Promise<OwnHeaders> {
  const { dataDir, secrets } = place.settings();
  const stored = await readSecret(dataDir, secrets).catch(() => undefined);
  const [newest] = stored?.versions ?? [];
  if (newest === undefined) return () => ({});
  const keys = deriveKeys(newest.version, newest.secret);
  return (path) => ({ [passHeader]: passFor(keys, path) });
}
