/** The cooperative's own logo, read at the start and made in the sizes that are shown (R179). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { headBytes, pictureType } from '../media/kinds.ts';
import { BadSetting } from '../settings/bad-setting.ts';
import { readLogoSetting } from '../settings/site-file.ts';

export interface Logo {
  /** For papers and for whoever shows a link to the site: PNG, at most 512 pixels a side. */
  readonly png: Buffer;
  /** For screens: WebP, at most 256 pixels a side. */
  readonly webp: Buffer;
  /** For the tab of a browser: PNG, a square of 96 pixels. */
  readonly icon: Buffer;
  /** Another picture has another one. */
  readonly version: string;
}

const kinds = new Set(['image/png', 'image/jpeg', 'image/webp']);
const largestBytes = 1_000_000;
/** Pixels of a side: fewer blur on a screen of today, more only cost time. */
const side = { least: 128, most: 4_000 };
const longest = 2;
const sizes = { png: 512, webp: 256, icon: 96 };

/** What keeps a picture from being the logo. */
class Unfit extends Error {}

/** Throws `Unfit` in words that say what is needed. */
async function logoOf(bytes: Buffer): Promise<Logo> {
  if (bytes.length > largestBytes) throw new Unfit('the picture is larger than 1 MB');
  if (!kinds.has(pictureType(bytes.subarray(0, headBytes)) ?? '')) {
    throw new Unfit('a PNG, JPEG or WebP is needed, and the file is none, whatever its name');
  }
  const { default: sharp } = await import('sharp');
  const reading = { failOn: 'error', limitInputPixels: side.most ** 2, autoOrient: true } as const;
  const broken = (error: Error) =>
    new Unfit(`the picture cannot be read (${error.message.trim()})`);
  const meta = await sharp(bytes, reading)
    .metadata()
    .catch((error: Error) => Promise.reject(broken(error)));
  const { width, height } = meta.autoOrient;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < side.least || long > side.most) {
    const needed = `each side needs ${side.least} to ${side.most}`;
    throw new Unfit(`the picture has ${width} × ${height} pixels, ${needed}`);
  }
  if (long > longest * short) {
    throw new Unfit('one side is more than twice the other, and the logo stands in a square');
  }
  const within = (pixels: number, fit: 'inside' | 'contain') =>
    sharp(bytes, reading)
      .toColourspace('srgb')
      .resize(pixels, pixels, {
        ...{ fit, withoutEnlargement: fit === 'inside' },
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      });
  const [png, webp, icon] = await Promise.all([
    within(sizes.png, 'inside').png({ compressionLevel: 9 }).toBuffer(),
    within(sizes.webp, 'inside').webp({ quality: 90 }).toBuffer(),
    within(sizes.icon, 'contain').png({ compressionLevel: 9 }).toBuffer(),
  ]).catch((error: Error) => Promise.reject(broken(error)));
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { png, webp, icon, version };
}

/**
 * The picture that the settings name, else the one at the specification's place in `mediaDir`;
 * undefined: the cooperative has none. Throws BadSiteFile or BadSetting: which picture, and why.
 */
export async function readLogo(siteConfig: string, mediaDir: string): Promise<Logo | undefined> {
  const setting = await readLogoSetting(siteConfig);
  const path = resolve(setting?.path ?? join(mediaDir, 'images/Utils/cooplogo.png'));
  const refuse = setting?.refuse ?? ((why: string) => new BadSetting(`${path}: ${why}`));
  const read = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (read instanceof Error) {
    if (setting === undefined && read.code === 'ENOENT') return undefined;
    throw refuse(`there is no file ${path} that can be read`);
  }
  return logoOf(read).catch((error: unknown) => {
    throw error instanceof Unfit ? refuse(error.message) : error;
  });
}
