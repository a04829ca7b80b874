/** Room where the database, pictures and messages lie, and the right to write there. */
import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatNumber } from '../../../core/thai-number.ts';
import { databaseFolder } from '../../../records/postgres/credentials.ts';
import type { Check } from '../check.ts';
import { type Finding, fault, ok, warn } from '../finding.ts';
import type { Place } from '../place.ts';
import { machineText } from '../text/machine.text.ts';

const text = machineText.disk;
const megabyte = 1_048_576;

/** Bytes: below this a night's intake may fill the disk; below the second the database may stop. */
const little = 2_048 * megabyte;
const least = 256 * megabyte;

/** Megabytes, for people. */
export const megabytes = (bytes: number): string =>
  `${formatNumber(Math.floor(bytes / megabyte), 0)} MB`;

/** The folder itself, or what it will be made in. */
async function existing(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined && dirname(path) !== path ? existing(dirname(path)) : path;
}

async function roomIn(path: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(await existing(path));
  const free = bavail * bsize;
  const percent = Math.floor((100 * bavail) / Math.max(1, blocks));
  const says = text.room(path, megabytes(free), percent);
  if (free < least) return fault(says, text.mend);
  return free < little ? warn(says, text.mend) : ok(says);
}

async function rightsIn(path: string): Promise<readonly Finding[]> {
  const place = await existing(path);
  const found = await stat(place);
  if (!found.isDirectory()) return [fault(text.noFolder(place), text.noFolderMend)];
  return access(place, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => [],
    ({ code }: NodeJS.ErrnoException) => [
      fault(text.closed(place, code ?? ''), text.closedMend(place)),
    ],
  );
}

async function foldersOf({ dataDir, environment }: Place): Promise<readonly string[]> {
  const isServer = Boolean(environment.DATABASE_URL?.trim());
  const home = isServer ? undefined : await databaseFolder(dataDir).catch(() => undefined);
  return [dataDir, ...(home === undefined ? [] : [home]), join(dataDir, 'mediafiles')];
}

export const disk: Check = {
  name: 'disk',
  title: text.title,
  async look(place) {
    const rights = await rightsIn(place.dataDir);
    if (rights.some(({ says }) => says === text.noFolder(place.dataDir))) return rights;
    const folders = await foldersOf(place);
    const media = await rightsIn(join(place.dataDir, 'mediafiles'));
    const devices = new Set<number>();
    const rooms: Finding[] = [];
    for (const folder of folders) {
      const { dev } = await stat(await existing(folder));
      if (!devices.has(dev)) rooms.push(await roomIn(folder));
      devices.add(dev);
    }
    const known = new Set(rights.map(({ says }) => says));
    return [...rooms, ...rights, ...media.filter(({ says }) => !known.has(says))];
  },
};
