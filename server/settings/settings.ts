/** Settings from the environment (`.env.example` lists them all). */
import { resolve } from 'node:path';
import type { Day } from '../../core/days.ts';
import { bangkokDay } from '../../core/thai-date.ts';
import { isDemoDay, referenceDay } from '../../demo/timeline.ts';
import type { Services } from '../../records/services.ts';
import { openProxies } from '../auth/origin.ts';
import { type FigureDays, readWeekdays } from '../health/figure-days.ts';
import type { NetworkLimits } from '../load/connection-slots.ts';
import { usualConnections } from '../load/connections.ts';
import { type OutboxSettings, readOutbox } from '../outbox/outbox-settings.ts';
import { type BackupSettings, readBackupSettings } from './backup-settings.ts';
import { BadSetting, badValue, missingSetting } from './bad-setting.ts';
import { type DatabaseSettings, readDatabaseSettings } from './database-settings.ts';
import { type IntakeSettings, readIntakeMail, readIntakeSettings } from './intake-settings.ts';
import { readVersions, type SecretVersion, shortestSecret } from './secret/secret-text.ts';
import { settingFaultText as text } from './setting-faults.text.ts';

/** What the app itself needs to know; the rest is about where it runs. */
export interface AppSettings {
  /** Handed to every handler. */
  readonly handlers: Services['settings'];
  /** A session without a call for this long is over. */
  readonly idleSeconds: number;
  /** `https://portal.example`; undefined on a machine that only serves itself. */
  readonly publicOrigin: string | undefined;
  /** Addresses of proxies whose word about the client's address counts. */
  readonly trustedProxies: readonly string[];
  /** Undefined: as many as usual. */
  readonly connections?: NetworkLimits;
  /** Opens `/metrics`; undefined: it is closed, but to the machine of a demo. */
  readonly metricsToken?: string | undefined;
  /** When figures of the core system are late; undefined: never. */
  readonly figureDays?: FigureDays | undefined;
  /** Where attempts are counted; undefined: in the database. */
  readonly valkeyUrl?: string | undefined;
}

export interface Settings extends DatabaseSettings {
  readonly port: number;
  readonly host: string;
  /** Server processes that share the port; 1: this one serves itself. */
  readonly workers: number;
  readonly dataDir: string;
  /** Where attempts are counted as long as it answers; undefined: in the database. */
  readonly valkeyUrl: string | undefined;
  /** Undefined: a demo when empty, embedded and for this machine alone. */
  readonly demo: boolean | undefined;
  /** Members of the demo cooperative, the cast among them. */
  readonly demoMembers: number;
  /** The day that a new demo is dated by; undefined: the last business day before today. */
  readonly demoDate: Day | undefined;
  readonly siteConfig: string;
  readonly publicOrigin: string | undefined;
  /** `office.example`; undefined: the office lies on the portal's hostname. */
  readonly officeHost: string | undefined;
  readonly trustedProxies: readonly string[];
  /** How many may be open at a time, of each network and of all. */
  readonly connections: NetworkLimits;
  readonly metricsToken: string | undefined;
  readonly figureDays: FigureDays;
  readonly idleSeconds: number;
  /** Undefined: yes, but of the demo's cast only the one who is there to show it. */
  readonly newDeviceOtp: boolean | undefined;
  /** Who is told of what staff do in members' stead. */
  readonly alertMail: string | undefined;
  /** The nightly drop; undefined: no folder is watched. */
  readonly intake: IntakeSettings | undefined;
  /** Who is told of extracts that were taken in or refused. */
  readonly intakeMail: readonly string[];
  readonly backup: BackupSettings;
  /** How messages leave the house. */
  readonly outbox: OutboxSettings;
  readonly argonMemoryKib: number;
  readonly argonPasses: number;
  /** Newest first; undefined: kept in a file of the data folder. */
  readonly secrets: readonly SecretVersion[] | undefined;
}

/** Of the demo's cast the one member who confirms a new device by a code, as everybody would. */
const otpMembersInDemo: readonly string[] = ['000222'];

/** Who confirms a new device by a code, in this store (S1). */
export function otpRequiredFor(
  newDeviceOtp: boolean | undefined,
  demo: boolean,
): Services['settings']['newDeviceOtp'] {
  if (newDeviceOtp === false) return [];
  return newDeviceOtp === undefined && demo ? otpMembersInDemo : 'everybody';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; empty ones count as unset. Throws BadSetting. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const number = (name: string, fallback: number, least: number, most: number) => {
    const given = read(name) ?? String(fallback);
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= least && value <= most) return value;
    throw badValue(name, given, text.wholeNumber(least, most), String(fallback));
  };
  return {
    port: number('PORT', 3000, 0, 65_535),
    host: addressOf(read('HOST') ?? '127.0.0.1'),
    workers: number('WORKERS', 1, 1, 64),
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    ...readDatabaseSettings(read),
    valkeyUrl: valkeyUrlOf(read('VALKEY_URL')),
    demo: switchOf('DEMO', read('DEMO')),
    demoMembers: number('DEMO_MEMBERS', 1_000, 10, 1_000_000),
    demoDate: demoDateOf(read('DEMO_DATE')),
    siteConfig: resolve(read('SITE_CONFIG') ?? './site.config.json'),
    publicOrigin: originOf(read('PUBLIC_ORIGIN')),
    officeHost: officeHostOf(read('OFFICE_HOST'), read('PUBLIC_ORIGIN')),
    trustedProxies: proxiesOf(read('TRUSTED_PROXIES')),
    connections: {
      each: number('MAX_CONNECTIONS_PER_NETWORK', usualConnections.each, 20, 100_000),
      all: number('MAX_CONNECTIONS', usualConnections.all, 100, 100_000),
    },
    metricsToken: tokenOf(read('METRICS_TOKEN')),
    figureDays: {
      weekdays: weekdaysOf(read('FIGURES_DAYS') ?? '1-5'),
      allowed: number('FIGURES_MISSING_DAYS', 1, 0, 60),
    },
    idleSeconds: 60 * number('IDLE_MINUTES', 15, 2, 60),
    newDeviceOtp: switchOf('NEW_DEVICE_OTP', read('NEW_DEVICE_OTP')),
    alertMail: mailOf('ALERT_MAIL', read('ALERT_MAIL')),
    intake: readIntakeSettings(environment),
    intakeMail: readIntakeMail(read('INTAKE_MAIL') ?? read('ALERT_MAIL')),
    backup: readBackupSettings(read),
    outbox: readOutbox(read),
    argonMemoryKib: number('ARGON_MEMORY_KIB', 65_536, 19_456, 1_048_576),
    argonPasses: number('ARGON_PASSES', 2, 2, 20),
    secrets: secretsOf(read('SECRET'), read('SECRETS')),
  };
}

/** What it is opened with would take more of the URL for options, and tell it nobody. */
function valkeyUrlOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  const isServer = url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
  if (isServer && /^\/?$|^\/\d{1,5}$/.test(url.pathname + url.search + url.hash)) return given;
  throw badValue('VALKEY_URL', undefined, text.valkey, text.exampleValkey);
}

function weekdaysOf(given: string): FigureDays['weekdays'] {
  const days = readWeekdays(given);
  if (days !== undefined) return days;
  throw badValue('FIGURES_DAYS', given, text.weekdays, '1-5');
}

function switchOf(name: string, given: string | undefined): boolean | undefined {
  if (given === undefined) return undefined;
  if (given === '1' || given === '0') return given === '1';
  throw badValue(name, given, text.yesOrNo, '1');
}

function demoDateOf(given: string | undefined): Day | undefined {
  if (given === undefined) return undefined;
  const today = bangkokDay(new Date());
  // Records of a day to come are refused by the intake.
  if (isDemoDay(given) && given <= today) return given;
  throw badValue('DEMO_DATE', given, text.day(referenceDay, today), '2026-01-31');
}

const exampleOrigin = 'https://portal.example';

function originOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  if (url?.protocol === 'https:' && url.origin === given) return given;
  throw badValue('PUBLIC_ORIGIN', given, text.origin, exampleOrigin);
}

function mailOf(name: string, given: string | undefined): string | undefined {
  if (given === undefined || /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,190}$/.test(given)) return given;
  throw badValue(name, given, text.oneMail, 'manager@coop.example');
}

/** The name would be served at two addresses, by two servers with shares of their own (F10). */
const addressOf = (host: string): string => (/^localhost$/i.test(host) ? '127.0.0.1' : host);

/** Its own hostname, and the portal's known: from the one to the other lead addresses. */
function officeHostOf(given: string | undefined, portal: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const host = given.toLowerCase();
  const refuse = (needed: string) => badValue('OFFICE_HOST', given, needed, 'office.example');
  if (URL.parse(`https://${host}`)?.host !== host) throw refuse(text.hostname);
  if (portal === undefined) {
    throw missingSetting('PUBLIC_ORIGIN', text.officeNeedsOrigin(given), exampleOrigin);
  }
  if (URL.parse(portal)?.host !== host) return host;
  throw refuse(text.otherHostname);
}

/** `loopback`, `linklocal` and `uniquelocal` are ranges by name. */
function proxiesOf(given = ''): readonly string[] {
  const proxies = given.split(/[\s,]+/).filter(Boolean);
  try {
    openProxies(proxies);
    return proxies;
  } catch {
    throw badValue('TRUSTED_PROXIES', given, text.proxies, '127.0.0.1,10.0.0.0/8');
  }
}

function tokenOf(given: string | undefined): string | undefined {
  if (given !== undefined && !/^\S{24,200}$/.test(given)) {
    throw badValue('METRICS_TOKEN', undefined, text.token, text.madeToken);
  }
  return given;
}

/** `SECRET` is one, `SECRETS` its versions; both would leave open which counts. */
function secretsOf(
  secret: string | undefined,
  versions: string | undefined,
): readonly SecretVersion[] | undefined {
  if (versions !== undefined) {
    if (secret !== undefined) throw new BadSetting(text.bothSecrets);
    const found = readVersions(versions);
    if (found !== undefined) return found;
    throw badValue('SECRETS', undefined, text.secrets, text.exampleSecrets);
  }
  if (secret === undefined) return undefined;
  if (secret.length >= shortestSecret) return [{ version: 1, secret }];
  throw badValue('SECRET', undefined, text.secret, text.madeSecret);
}
