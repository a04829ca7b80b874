/** Replicas answer, follow the primary of this store, and are not far behind it. */
import pg from 'pg';
import { faultSentence } from '../../../records/command-line/fault-sentence.ts';
import { readDatabaseUrls } from '../../../records/driver/address.ts';
import { type Look, lookAt } from '../../../records/driver/hosts/look.ts';
import { primaryOf } from '../../../records/driver/hosts/primary-of.ts';
import { readRefusal } from '../../../records/driver/refusals.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.replicas;
/** Seconds. */
const lateAfter = 60;
const patience = 5_000;

async function lookOf(config: pg.ClientConfig): Promise<Look> {
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    return await lookAt(client);
  } catch (error) {
    throw readRefusal(error, config);
  } finally {
    client.end().catch(() => {});
  }
}

async function findingOf(config: pg.ClientConfig, primary: Look): Promise<Finding> {
  const name = `${config.host}:${config.port}`;
  const look = await lookOf(config).catch((error: Error) => error);
  if (look instanceof Error) {
    return fault(text.silent(name, faultSentence(look) ?? look.message), text.silentMend);
  }
  if (look.store !== primary.store) return fault(text.foreign(name), text.foreignMend);
  if (!look.isStandby) return warn(text.noStandby(name), text.noStandbyMend);
  const behind = primary.position - look.position;
  const seconds = Math.round(look.changeSeconds ?? 0);
  if (behind > 0 && seconds > lateAfter) {
    return warn(text.late(name, seconds), text.lateMend);
  }
  return ok(text.follows(name));
}

export const replicas: Check = {
  name: 'replicas',
  title: text.title,
  async look({ environment }) {
    const [url, appUrl] = [environment.DATABASE_READ_URL?.trim(), environment.DATABASE_URL?.trim()];
    if (!url) return [ok(text.none)];
    if (!appUrl) return [fault(text.alone, text.aloneMend)];
    const primary = await lookOf(await primaryOf(appUrl));
    return Promise.all(readDatabaseUrls(url).map((config) => findingOf(config, primary)));
  },
};
