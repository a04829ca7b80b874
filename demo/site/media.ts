/** The folder of pictures and files that the demo cooperative publishes (D-40). */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Stored {
  /** Where visitors find it: `/mediafiles/…`. */
  readonly url: string;
  readonly bytes: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Covers and pictures of topics. */
export const pictureSize: Size = { width: 960, height: 540 };
export const portraitSize: Size = { width: 400, height: 500 };

/** The demo's own pictures, by the paths that they have in a media folder. */
export const ownPictures = join(import.meta.dirname, '../media');

export interface MediaFolder {
  /**
   * Puts the demo's own picture of that path there, `images/News/501.webp`. What is there already
   * is left as it is.
   */
  picture(path: string): Promise<Stored>;
  /** The same for a file that is made, `files/Form/loan-request.pdf`. */
  file(path: string, bytes: Uint8Array | (() => Promise<Uint8Array>)): Promise<Stored>;
}

const wellFormed = /^(?:images|files)(?:\/[A-Za-z0-9_-]+)+\.(?:webp|pdf)$/;

async function bytesAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all: a name of its own first, then the right one. */
async function put(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(beside, bytes);
  await rename(beside, path);
}

/** A folder, made where it is missing. Throws `RangeError` for a path that is not of D-40. */
export function openMedia(folder: string): MediaFolder {
  const keep = async (path: string, make: () => Promise<Uint8Array>): Promise<Stored> => {
    if (!wellFormed.test(path)) throw new RangeError(`not a path of media: ${path}`);
    const url = `/mediafiles/${path}`;
    const there = await bytesAt(join(folder, path));
    if (there !== undefined && there > 0) return { url, bytes: there };
    const bytes = await make();
    await put(join(folder, path), bytes);
    return { url, bytes: bytes.length };
  };
  return {
    picture: (path) => keep(path, () => readFile(join(ownPictures, path))),
    file: (path, bytes) =>
      keep(path, async () => (typeof bytes === 'function' ? await bytes() : bytes)),
  };
}
