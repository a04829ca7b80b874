/** Files of a backup: written where nobody looks, then put into their places in the data folder. */
import { chown, lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { BackupFault } from '../fault.ts';
import { holdsFiles } from '../files.ts';
import { archiveText } from '../text/archive.text.ts';
import { backupText as text } from '../text/backup.text.ts';

/** Where what is called so in a backup belongs in the data folder. */
const placeOf: Readonly<Record<string, string>> = {
  media: 'mediafiles',
  // For the officer to compare with the settings of this machine: they are never replaced.
  settings: 'restored-settings',
};
export const secretPlace = 'secret';
export const environmentPlace = 'restored-settings/environment';

/** Hold keys and passwords. */
const secretPlaces: ReadonlySet<string> = new Set([secretPlace, environmentPlace]);
const ownerOnly = 0o600;

export class FilePlaces {
  readonly #dataDir: string;
  readonly #stage: string;

  /** `id`: of the restoration; its stage lies in the data folder, so that a rename is enough. */
  constructor(dataDir: string, id: string) {
    this.#dataDir = dataDir;
    this.#stage = join(dataDir, `restoring-${id}`);
  }

  /** Throws BackupFault where pictures or documents lie already. */
  async begin(): Promise<void> {
    const media = join(this.#dataDir, 'mediafiles');
    if (await holdsFiles(media)) throw new BackupFault(text.mediaNotEmpty(media));
    await mkdir(this.#stage, { recursive: true, mode: 0o700 });
  }

  /** Writes a file of the backup to the stage; `path` names the backup in what is said of it. */
  async take(path: string, name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const [kind = '', ...rest] = name.split('/');
    const place = placeOf[kind];
    const within = rest.join('/');
    const isInside =
      within !== '' && posix.normalize(within) === within && !/^\.\.?\//.test(within);
    if (place === undefined || !isInside || within.startsWith('/')) {
      throw new BackupFault(archiveText.damaged(path));
    }
    await this.#write(`${place}/${within}`, pieces);
  }

  async takeText(place: string, value: string): Promise<void> {
    await this.#write(place, [Buffer.from(value)]);
  }

  async #write(place: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const target = join(this.#stage, place);
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    const file = await open(target, 'wx', secretPlaces.has(place) ? ownerOnly : 0o644);
    try {
      for await (const piece of pieces) await file.write(piece);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** What will be put into the data folder. */
  async places(): Promise<readonly string[]> {
    return readdir(this.#stage);
  }

  /** Puts everything into its place; what stood there is set aside, or empty. */
  async put(): Promise<void> {
    await this.#giveToOwner();
    for (const place of await this.places()) {
      const target = join(this.#dataDir, place);
      if (await exists(target)) await setAside(target);
      await rename(join(this.#stage, place), target);
    }
    await this.clear();
  }

  /** The service's own account must read what root has restored. */
  async #giveToOwner(): Promise<void> {
    if (process.getuid?.() !== 0) return;
    const { uid, gid } = await stat(this.#dataDir);
    const below = await readdir(this.#stage, { recursive: true });
    for (const name of below) await chown(join(this.#stage, name), uid, gid);
  }

  async clear(): Promise<void> {
    await rm(this.#stage, { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** The first start's own secret protects nothing yet, but nothing is thrown away here. */
async function setAside(target: string): Promise<void> {
  const aside = `${target}.before-restore`;
  await rm(aside, { recursive: true, force: true });
  await rename(target, aside);
}

/** Takes away what a restoration that came to no end has put into its places. */
export async function takeAway(dataDir: string, places: readonly string[]): Promise<void> {
  for (const place of places) {
    const target = join(dataDir, place);
    await rm(target, { recursive: true, force: true });
    if (await exists(`${target}.before-restore`)) await rename(`${target}.before-restore`, target);
  }
  const stages = (await readdir(dataDir)).filter((name) => name.startsWith('restoring-'));
  for (const name of stages) await rm(join(dataDir, name), { recursive: true, force: true });
}
