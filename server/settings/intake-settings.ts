/** Settings of the nightly drop (`.env.example` lists them). */
import { resolve } from 'node:path';
import { findDropMapping } from '../../intake/drops/drop-mapping.ts';
import { readWatchSettings } from '../../intake/drops/settings.ts';
import { BadSetting } from './bad-setting.ts';
import { intakeSettingsText as text } from './intake-settings.text.ts';
import { settingFaultText as faults } from './setting-faults.text.ts';

export interface IntakeSettings {
  /** Into which extracts are dropped. */
  readonly folder: string;
  /** What else the watcher is told, by name of the setting. */
  readonly environment: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const forWatcher = [
  'INTAKE_POLL_SECONDS',
  'INTAKE_KEEP_DAYS',
  'INTAKE_STALL_SECONDS',
  'INTAKE_KEEP_PUBLICATIONS',
  'INTAKE_QUARANTINE',
  'INTAKE_MAPPING',
];

/** Undefined: no folder is watched. Throws BadSetting. */
export function readIntakeSettings(environment: Environment): IntakeSettings | undefined {
  const read = (name: string) => environment[name]?.trim() || undefined;
  try {
    readWatchSettings(environment);
  } catch (error) {
    throw new BadSetting((error as Error).message);
  }
  const given = forWatcher.map((name) => [name, read(name) ?? '']);
  const folder = read('INTAKE_FOLDER');
  if (folder === undefined) return undefined;
  if (read('DATABASE_URL') !== undefined && read('DATABASE_OWNER_URL') === undefined) {
    throw new BadSetting(text.noOwner);
  }
  return { folder: resolve(folder), environment: Object.fromEntries(given) };
}

/** Reads the mapping that the settings name, to see that it can be used. Throws BadSetting. */
export async function checkIntakeMapping(settings: IntakeSettings | undefined): Promise<void> {
  const name = settings?.environment.INTAKE_MAPPING ?? '';
  if (name === '') return;
  await findDropMapping(name).catch((error: Error) => {
    throw new BadSetting(faults.mapping(name, error.message));
  });
}

/** Who is told of extracts, several by comma or blank. Throws BadSetting. */
export function readIntakeMail(written: string | undefined): readonly string[] {
  const addresses = (written ?? '').split(/[\s,]+/).filter(Boolean);
  const isAddress = (one: string) => /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,190}$/.test(one);
  if (addresses.length <= 10 && addresses.every(isAddress)) return addresses;
  throw new BadSetting(text.mail(written ?? ''));
}
