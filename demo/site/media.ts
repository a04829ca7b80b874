/** The folder of pictures and files that the demo cooperative publishes (D-40). */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
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

export interface MediaFolder {
  /**
   * Makes an SVG drawing a WebP picture, `images/News/501.webp`. What is there already is left as
   * it is, and nothing is drawn then.
   */
  picture(path: string, svg: string | (() => string), size: Size): Promise<Stored>;
  /** The same for a file, `files/Form/loan-request.pdf`. */
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

/** The drawing as WebP; the package is loaded only where something is drawn. */
export async function asWebp(svg: string, { width, height }: Size): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' });
  return picture.webp({ quality: 74, effort: 2 }).toBuffer();
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
    picture: (path, svg, size) =>
      keep(path, () => asWebp(typeof svg === 'string' ? svg : svg(), size)),
    file: (path, bytes) =>
      keep(path, async () => (typeof bytes === 'function' ? await bytes() : bytes)),
  };
}
