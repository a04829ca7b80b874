/** Every host of the three settings answers, and all but the primary follow it closely. */
import pg from 'pg';
import { faultSentence } from '../../../records/command-line/fault-sentence.ts';
import { readDatabaseUrls } from '../../../records/driver/address.ts';
import { type Look, lookAt, timelineOf } from '../../../records/driver/hosts/look.ts';
import { readRefusal } from '../../../records/driver/refusals.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, NotExamined, ok, warn } from '../finding.ts';
import { placeText } from '../text/place.text.ts';
import { storeText } from '../text/store.text.ts';

const text = storeText.replicas;
/** Seconds. */
const lateAfter = 60;
const patience = 5_000;

/** The app's login, the readers' and the owner's, in which a host is looked for. */
const settings = ['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_OWNER_URL'] as const;
type Setting = (typeof settings)[number];

interface Seen {
  readonly name: string;
  /** The first that names it. */
  readonly setting: Setting;
  /** Undefined of one that only the owner's setting names: its login reads nothing published. */
  readonly look: Look | Error | undefined;
}

async function lookOf(config: pg.ClientConfig, isOwner: boolean): Promise<Look | undefined> {
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    if (!isOwner) return await lookAt(client);
    await timelineOf(client);
    return undefined;
  } catch (error) {
    throw readRefusal(error, config);
  } finally {
    client.end().catch(() => {});
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Each host once, however many settings name it. */
async function lookAround(environment: Environment): Promise<readonly Seen[]> {
  const named = new Map<string, Omit<Seen, 'look'> & { config: pg.ClientConfig }>();
  for (const setting of settings) {
    const url = environment[setting]?.trim();
    for (const config of url ? readDatabaseUrls(url) : []) {
      const name = `${config.host}:${config.port}`;
      const key = `${name}/${config.database}`;
      if (!named.has(key)) named.set(key, { name, setting, config });
    }
  }
  const looks = [...named.values()].map(async ({ name, setting, config }) => {
    const look = lookOf(config, setting === 'DATABASE_OWNER_URL');
    return { name, setting, look: await look.catch((error: Error) => error) };
  });
  return Promise.all(looks);
}

const isPrimary = (seen: Seen): seen is Seen & { look: Look } =>
  seen.look !== undefined && !(seen.look instanceof Error) && !seen.look.isStandby;

/** The one of the highest timeline, of the app's hosts before the readers'. */
function primaryAmong(all: readonly Seen[]): (Seen & { look: Look }) | undefined {
  const able = all.filter(isPrimary);
  const own = able.filter(({ setting }) => setting === 'DATABASE_URL');
  return (own.length > 0 ? own : able).toSorted(
    (one, other) => other.look.timeline - one.look.timeline,
  )[0];
}

function ofSilent({ name, setting }: Seen, error: Error): Finding {
  const why = faultSentence(error) ?? error.message;
  const says = text.silent(name, setting, text.ofSetting(why, setting));
  const mend = text.silentMend(setting);
  // Members read on from the others; whoever names replicas counts on them.
  return setting === 'DATABASE_READ_URL' ? fault(says, mend) : warn(says, mend);
}

function findingOf(seen: Seen, primary: Seen & { look: Look }): readonly Finding[] {
  const { name, setting, look } = seen;
  if (look instanceof Error) return [ofSilent(seen, look)];
  if (look === undefined) return [];
  if (look.store !== primary.look.store) {
    return [fault(text.foreign(name, setting), text.foreignMend(setting))];
  }
  if (!look.isStandby) {
    // Another way to the primary, as through a pooler, is no second one.
    const isSame = setting === 'DATABASE_URL' && look.timeline === primary.look.timeline;
    return isSame ? [] : [warn(text.noStandby(name, setting), text.noStandbyMend)];
  }
  const behind = primary.look.position - look.position;
  const seconds = Math.round(look.changeSeconds ?? 0);
  if (behind > 0 && seconds > lateAfter) return [warn(text.late(name, seconds), text.lateMend)];
  return [ok(text.follows(name))];
}

/** Of a store whose primary is away that is told by its own check; here what is left of it. */
function withoutPrimary(all: readonly Seen[]): readonly Finding[] {
  const findings = all.flatMap((seen) => {
    if (!(seen.look instanceof Error)) {
      return seen.look === undefined ? [] : [warn(text.headless(seen.name), text.headlessMend)];
    }
    return seen.setting === 'DATABASE_READ_URL' ? [ofSilent(seen, seen.look)] : [];
  });
  if (findings.length === 0) throw new NotExamined(placeText.storeFirst);
  return findings;
}

export const replicas: Check = {
  name: 'replicas',
  title: text.title,
  async look({ environment }) {
    const [url, appUrl] = [environment.DATABASE_READ_URL?.trim(), environment.DATABASE_URL?.trim()];
    if (url && !appUrl) return [fault(text.alone, text.aloneMend)];
    if (!appUrl || (!url && readDatabaseUrls(appUrl).length === 1)) return [ok(text.none)];
    const all = await lookAround(environment);
    const primary = primaryAmong(all);
    if (primary === undefined) return withoutPrimary(all);
    const findings = all
      .filter((seen) => seen !== primary)
      .flatMap((seen) => findingOf(seen, primary));
    // One that is named to be read from and takes all changes relieves nobody.
    const isItself = url !== undefined && url !== '' && all.length === 1;
    if (!isItself) return findings.length === 0 ? [ok(text.none)] : findings;
    return [warn(text.noStandby(primary.name, 'DATABASE_READ_URL'), text.noStandbyMend)];
  },
};
