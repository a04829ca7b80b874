/** Every setting, read by the same readers as the server's. */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readStallSeconds } from '../../../intake/decode/patience.ts';
import { readKeep } from '../../../intake/keep.ts';
import { readMostInQuarantine } from '../../../intake/quarantine/setting.ts';
import { faultSentence } from '../../../records/command-line/fault-sentence.ts';
import { readLogo } from '../../../server/logo/logo.ts';
import { checkIntakeMapping } from '../../../server/settings/intake-settings.ts';
import { nearNamesOfFile } from '../../../server/settings/setting-names.ts';
import { settingsText } from '../../../server/settings/settings.text.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { readAgencySettings, readSecurity, readSite } from '../../../server/settings/site-file.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import type { Place } from '../place.ts';
import { machineText } from '../text/machine.text.ts';

const text = machineText.settings;

/** Its own finding where `read` throws; none where it does not. */
async function refused(read: () => unknown, mend: string): Promise<readonly Finding[]> {
  try {
    await read();
    return [];
  } catch (error) {
    return [fault(faultSentence(error) ?? (error as Error).message, mend)];
  }
}

/** Of everybody else; of a group, too, unless it is the program's own and root writes the file. */
const othersMayRead = 0o007;
const groupMayRead = 0o040;
const groupMayWrite = 0o030;

function isOpen({ mode, uid, gid }: Stats): boolean {
  if ((mode & (othersMayRead | groupMayWrite)) !== 0) return true;
  return (mode & groupMayRead) !== 0 && !(uid === 0 && gid === process.getgid?.());
}

/** A file that holds passwords and that other accounts may read; nothing where there is none. */
export async function openFile(path: string): Promise<readonly Finding[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !isOpen(found)) return [];
  return [warn(text.open(path), text.openMend(path))];
}

async function ofEnvironment({ environment }: Place): Promise<readonly Finding[]> {
  const all = [
    await refused(() => readSettings(environment), text.mend),
    await refused(() => readKeep(environment), text.mend),
    await refused(() => readMostInQuarantine(environment), text.mend),
    await refused(() => readStallSeconds(environment), text.mend),
  ].flat();
  return all.length === 0 ? [ok(text.read)] : all;
}

async function ofSiteFile({ environment, dataDir, isDemo }: Place): Promise<readonly Finding[]> {
  const path = resolve(environment.SITE_CONFIG?.trim() || './site.config.json');
  const faults = [
    await refused(() => readSite(path), text.siteMend),
    await refused(() => readAgencySettings(path), text.siteMend),
    await refused(() => readLogo(path, join(dataDir, 'mediafiles')), text.siteMend),
  ].flat();
  // A file that cannot be read is said once, not by each of its readers.
  const seen = new Set<string>();
  const once = faults.filter(({ says }) => !seen.has(says) && seen.add(says));
  if (once.length > 0) return once;
  const contact = await readSecurity(path);
  return [
    ok(text.siteRead(path)),
    ...(contact === undefined && !(await isDemo())
      ? [warn(text.noContact, text.noContactMend)]
      : []),
  ];
}

async function ofUse(place: Place): Promise<readonly Finding[]> {
  const { alertMail, intake } = place.settings();
  return [
    ...(await refused(() => checkIntakeMapping(intake), text.mend)),
    ...(alertMail === undefined && !(await place.isDemo())
      ? [warn(text.noAlert, text.noAlertMend)]
      : []),
  ];
}

export const settings: Check = {
  name: 'settings',
  title: text.title,
  async look(place) {
    const environment = await ofEnvironment(place);
    const readable = environment.every(({ state }) => state === 'ok');
    return [
      ...environment,
      ...(await ofSiteFile(place)),
      ...(readable ? await ofUse(place) : []),
      ...nearNamesOfFile().map(({ name, meant }) =>
        warn(settingsText.nearName(name, meant), text.nearNameMend(name, meant)),
      ),
      ...(await openFile(resolve('.env'))),
    ];
  },
};
