/** The Valkey of `VALKEY_URL` answers, counts, and keeps what it counted. */
import { Valkey as Client } from 'iovalkey';
import { openValkey } from '../../../records/budgets/valkey/valkey.ts';
import { Limit } from '../../../runtime/rate-limit.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.valkey;
/** Milliseconds. */
const patience = 5_000;

/** Rejects with why it does not answer. */
async function askInfo(url: string): Promise<string> {
  const client = new Client(url, {
    ...{ lazyConnect: true, connectTimeout: patience, commandTimeout: patience },
    retryStrategy: () => null,
  });
  const failed = new Promise<never>((_resolve, reject) => client.on('error', reject));
  try {
    return await Promise.race([client.connect().then(() => client.info()), failed]);
  } finally {
    client.disconnect();
  }
}

/** Why it does not count, though it answers; undefined: it does. Takes nothing. */
async function refusal(url: string): Promise<string | undefined> {
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const valkey = openValkey(url, () => resolve());
  try {
    await connected;
    await valkey.count([[new Limit('doctor', 1), '']], 'look');
    return undefined;
  } catch (error) {
    return String(Object((error as Error).cause).message ?? error);
  } finally {
    valkey.close();
  }
}

async function findingsOf(url: string): Promise<readonly Finding[]> {
  const { host } = new URL(url);
  const info = await askInfo(url).catch((error: NodeJS.ErrnoException) => error);
  if (info instanceof Error) {
    // Never the sentence of the other side: it may repeat the account.
    return [warn(text.silent(host, info.code ?? info.name), text.silentMend)];
  }
  const value = (name: string) => new RegExp(`^${name}:(.*?)\\s*$`, 'm').exec(info)?.[1] ?? '';
  if (value('role') === 'slave') return [fault(text.replica(host), text.replicaMend)];
  const why = await refusal(url);
  if (why !== undefined) return [fault(text.refuses(host, why), text.refusesMend)];
  const policy = value('maxmemory_policy');
  const drops = value('maxmemory') !== '0' && policy !== 'noeviction';
  const version = value('valkey_version') || value('redis_version');
  return drops
    ? [warn(text.drops(host, policy), text.dropsMend)]
    : [ok(text.counts(host, version))];
}

export const valkey: Check = {
  name: 'valkey',
  title: text.title,
  async look(place) {
    const { valkeyUrl } = place.settings();
    return valkeyUrl === undefined ? [ok(text.none)] : findingsOf(valkeyUrl);
  },
};
