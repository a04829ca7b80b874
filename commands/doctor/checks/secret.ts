/** The secret is this store's own and its newest: looked up, never handed in (`know_secret`). */
import type { KeyRing, Verdict } from '../../../records/keys/key-ring.ts';
import { ringOf } from '../../../server/settings/secret/file-ring.ts';
import { readSecret, secretPath } from '../../../server/settings/secret/read-keys.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok } from '../finding.ts';
import type { Place } from '../place.ts';
import { machineText } from '../text/machine.text.ts';
import { openFile } from './settings.ts';

const text = machineText.secret;

interface Known {
  readonly version: number;
  readonly fingerprint: Buffer;
}

/** As `portal.know_secret` judges, which also writes down what it sees. */
export function judge(keys: KeyRing, known: readonly Known[]): Verdict {
  if (known.length === 0) return 'first';
  const given = new Map(keys.live().map((one) => [one.version, one.fingerprint]));
  const shared = known.filter(({ version }) => given.has(version));
  const isSame = ({ version, fingerprint }: Known) => given.get(version)?.equals(fingerprint);
  if (shared.length === 0 || !shared.every(isSame)) return 'foreign';
  const newest = Math.max(...known.map(({ version }) => version));
  return given.has(newest) ? 'known' : 'older';
}

const findings: Readonly<Record<Verdict, Finding>> = {
  first: ok(text.unused),
  known: ok(text.known),
  foreign: fault(text.foreign, text.mend),
  older: fault(text.older, text.mend),
};

const knownTo = (place: Place): Promise<readonly Known[]> =>
  place.read('sahakon_owner', async (client) => {
    const { rows } = await client.query<Known>(
      'SELECT version, fingerprint FROM portal.secret_versions',
    );
    return rows;
  });

export const secret: Check = {
  name: 'secret',
  title: text.title,
  async look(place) {
    const { dataDir, secrets } = place.settings();
    const path = secretPath(dataDir);
    const stored = await readSecret(dataDir, secrets).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    const known = await knownTo(place);
    if (stored === undefined) {
      return [known.length === 0 ? ok(text.first) : fault(text.lost(path), text.mend)];
    }
    return [
      findings[judge(ringOf(stored.versions), known)],
      ...(stored.path === undefined ? [] : await openFile(path)),
    ];
  },
};
