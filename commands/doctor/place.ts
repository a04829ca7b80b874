/** The installation that is looked at: its settings, its folders, its database. */
import { resolve } from 'node:path';
import type pg from 'pg';
import { BadDatabaseUrl } from '../../records/driver/address.ts';
import { readFault, StoreUnavailable } from '../../records/driver/faults.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { joinPostgres, NoStore } from '../../records/postgres/join.ts';
import type { UpkeepRole } from '../../records/roles.ts';
import { BadSetting } from '../../server/settings/bad-setting.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { isDemoRequested } from '../../server/start/demo/demo-requested.ts';
import { startText } from '../../server/start/start.text.ts';
import { NotExamined } from './finding.ts';
import { placeText as text } from './text/place.text.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Store {
  /** Undefined: the settings name the app's login alone. */
  readonly ownerUrl: string | undefined;
  readonly appUrl: string;
  /** The embedded one was started for this look: no server works on it. */
  readonly isOurs?: boolean;
}

export interface Place {
  readonly environment: Environment;
  /** Where settings cannot be read, what the environment says of the folder. */
  readonly dataDir: string;
  /** Throws NotExamined where they cannot be read. */
  readonly settings: () => Settings;
  /** The database, opened once. Throws what keeps it from being opened, again at each call. */
  readonly open: () => Promise<Store>;
  /**
   * Reads in one transaction that can write nothing, as one of the owner's roles. Throws
   * NotExamined where the database is away or its owner's login is not known.
   */
  readonly read: <T>(role: UpkeepRole, work: (client: pg.Client) => Promise<T>) => Promise<T>;
  /** Whether the store is a demo; without a store, whether the settings make one. */
  readonly isDemo: () => Promise<boolean>;
  /** Stops what was started for us. */
  readonly leave: () => Promise<void>;
}

/** Milliseconds: for a database that is starting; for one question. */
const patienceMs = 10_000;
const longestQuestion = 300_000;

/** No connection, or a role, table or column that is not there yet: the database says so. */
const belongsToDatabase = (error: unknown): boolean =>
  error instanceof BadDatabaseUrl ||
  readFault(error) instanceof StoreUnavailable ||
  /^(?:42P01|42703|42883|3F000|22023|42704)$/.test(String(Object(error).code ?? ''));

/** The place that an environment names. Nothing is opened yet. */
export function placeOf(environment: Environment): Place {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const dataDir = resolve(value('DATA_DIR') ?? './data');
  let leave = async () => {};
  let opened: Promise<Store> | undefined;

  async function openStore(): Promise<Store> {
    const appUrl = value('DATABASE_URL');
    const ownerUrl = value('DATABASE_OWNER_URL');
    if (appUrl !== undefined) return { appUrl, ownerUrl };
    // As the start sees it.
    if (ownerUrl !== undefined) throw new BadSetting(startText.ownerAlone);
    const joined = await joinPostgres(dataDir, { log: () => {}, patienceMs });
    leave = joined.leave;
    return joined;
  }
  const open = () => {
    opened ??= openStore();
    return opened;
  };

  const settings = () => {
    try {
      return readSettings(environment);
    } catch {
      throw new NotExamined(text.settingsFirst);
    }
  };
  const read: Place['read'] = async (role, work) => {
    const { ownerUrl } = await open().catch((error: unknown) => {
      throw new NotExamined(error instanceof NoStore ? text.storeLater : text.storeFirst);
    });
    if (ownerUrl === undefined) throw new NotExamined(text.noOwnerUrl);
    const reading = asUpkeep(ownerUrl, role, async (client) => {
      await client.query(`SET statement_timeout = ${longestQuestion}`);
      await client.query('BEGIN READ ONLY');
      return work(client);
    });
    return reading.catch((error: unknown) => {
      throw belongsToDatabase(error) ? new NotExamined(text.storeFirst) : error;
    });
  };
  const isDemo = async () => {
    const stored = await read('sahakon_owner', async (client) => {
      const { rows } = await client.query<{ demo: boolean }>('SELECT portal.is_demo() AS demo');
      return rows[0]?.demo ?? false;
    }).catch(() => undefined);
    if (stored !== undefined) return stored;
    try {
      return isDemoRequested(settings());
    } catch {
      // Of settings that cannot be read that is told; what they lack is told later.
      return true;
    }
  };
  return { environment, dataDir, settings, open, read, isDemo, leave: () => leave() };
}
