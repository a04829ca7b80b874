/** The database answers, is new enough, and can be written to. */
import pg from 'pg';
import { formatNumber } from '../../../core/thai-number.ts';
import { faultSentence } from '../../../records/command-line/fault-sentence.ts';
import { primaryOf } from '../../../records/driver/hosts/primary-of.ts';
import { NoStore } from '../../../records/postgres/join.ts';
import { mustAnswer } from '../../../server/start/before-start.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import type { Place, Store } from '../place.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.database;
const oldest = 150_000;
const crowdedAt = 0.8;

interface Facts {
  readonly number: number;
  readonly version: string;
  readonly bytes: string;
  readonly standby: boolean;
  readonly used: number;
  readonly most: number;
}

const question = `
  SELECT current_setting('server_version_num')::int AS number,
    current_setting('server_version') AS version,
    pg_database_size(current_database()) AS bytes, pg_is_in_recovery() AS standby,
    (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
    current_setting('max_connections')::int AS most`;

/** By the app's own login, which is there wherever there is a server. */
async function factsOf(url: string): Promise<Facts> {
  const client = new pg.Client({ ...(await primaryOf(url)), connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Facts>(question)).rows[0] as Facts;
  } finally {
    client.end().catch(() => {});
  }
}

function ofFacts({ number, version, bytes, standby, used, most }: Facts): readonly Finding[] {
  const megabytes = formatNumber(BigInt(bytes) / 1_048_576n, 0);
  return [
    number < oldest ? fault(text.old(version), text.oldMend) : ok(text.answers(version, megabytes)),
    ...(standby ? [fault(text.standby, text.standbyMend)] : []),
    ...(used > crowdedAt * most ? [warn(text.crowded(used, most), text.crowdedMend)] : []),
  ];
}

/** The store; a finding where there is none or it does not open. */
async function opened(place: Place): Promise<Store | Finding> {
  return place.open().catch((error: unknown) => {
    if (error instanceof NoStore) return warn(text.none(place.dataDir), text.noneMend);
    return fault(faultSentence(error) ?? (error as Error).message, text.failed);
  });
}

export const database: Check = {
  name: 'database',
  title: text.title,
  async look(place) {
    const store = await opened(place);
    if ('state' in store) return [store];
    const isServer = Boolean(place.environment.DATABASE_URL?.trim());
    const { appUrl, ownerUrl } = store;
    if (isServer) {
      // Tells which of the settings it is.
      const urls = { databaseUrl: appUrl, databaseOwnerUrl: ownerUrl };
      const refusal = await mustAnswer(urls).then(
        () => undefined,
        (error: Error) => error,
      );
      if (refusal) return [fault(faultSentence(refusal) ?? refusal.message, text.failed)];
    }
    return [
      ok(isServer ? text.server : text.embedded),
      ...ofFacts(await factsOf(appUrl)),
      ...(ownerUrl === undefined ? [warn(text.noOwner, text.noOwnerMend)] : []),
    ];
  },
};
