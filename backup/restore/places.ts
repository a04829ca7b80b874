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

export interface Place {
  /** In the data folder. */
  readonly name: string;
  /** Whether something stood there before. */
  readonly stood: boolean;
}

export class FilePlaces {
  readonly #dataDir: string;
  readonly #id: string;
  readonly #stage: string;

  /** `id`: of the restoration; its stage lies in the data folder, so that a rename is enough. */
  constructor(dataDir: string, id: string) {
    this.#dataDir = dataDir;
    this.#id = id;
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

  /** What will be put into the data folder, and whether something stands there now. */
  async places(): Promise<readonly Place[]> {
    const names = await readdir(this.#stage);
    return Promise.all(
      names.map(async (name) => ({ name, stood: await exists(join(this.#dataDir, name)) })),
    );
  }

  /** Puts everything into its place; what stood there is set aside under our number. */
  async put(): Promise<void> {
    await this.#giveToOwner();
    for (const { name, stood } of await this.places()) {
      const target = join(this.#dataDir, name);
      if (stood) await rename(target, asideOf(target, this.#id));
      await rename(join(this.#stage, name), target);
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
const asideOf = (target: string, id: string): string => `${target}.before-${id}`;

/**
 * Takes away what a restoration that came to no end has put into its places, and brings back what
 * it had set aside. What it had not come to stays as it is.
 */
export async function takeAway(
  dataDir: string,
  { id, places }: { readonly id: string; readonly places: readonly Place[] },
): Promise<void> {
  for (const { name, stood } of places) {
    const target = join(dataDir, name);
    const isAside = stood && (await exists(asideOf(target, id)));
    if (!stood || isAside) await rm(target, { recursive: true, force: true });
    if (isAside) await rename(asideOf(target, id), target);
  }
}

/** Stages of restorations that were cut off. */
export async function clearStages(dataDir: string): Promise<void> {
  const stages = (await readdir(dataDir)).filter((name) => name.startsWith('restoring-'));
  for (const name of stages) await rm(join(dataDir, name), { recursive: true, force: true });
}
