/** What a picture needs to be the cooperative's logo, and the sizes that are made of it (R179). */
import { pictureKind } from '../../../core/picture/picture-head.ts';
import { logoText as text } from './logo-picture.text.ts';

export interface LogoPictures {
  /** For papers and for whoever shows a link to the site: PNG, at most 512 pixels a side. */
  readonly png: Buffer;
  /** For screens: WebP, at most 256 pixels a side. */
  readonly webp: Buffer;
  /** For the tab of a browser: PNG, a square of 96 pixels. */
  readonly icon: Buffer;
}

export const largestLogo = 1_000_000;
/** Pixels of a side: fewer blur on a screen of today, more only cost time. */
export const logoSide = { least: 128, most: 4_000 } as const;
/** How many times one side may be as long as the other: the logo stands in a square. */
const longest = 2;
const sizes = { png: 512, webp: 256, icon: 96 };

export const logoFaults = ['bytes', 'kind', 'broken', 'pixels', 'shape'] as const;
export type LogoFault = (typeof logoFaults)[number];

/** What keeps a picture from being the logo. */
export class UnfitLogo extends Error {
  readonly fault: LogoFault;
  constructor(fault: LogoFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Throws `UnfitLogo` for what no decoder needs to look at. */
export function assertLogoFile(bytes: Buffer): void {
  if (bytes.length > largestLogo) throw new UnfitLogo('bytes', text.large);
  if (pictureKind(bytes) === undefined && !isWebp(bytes)) {
    throw new UnfitLogo('kind', text.kind);
  }
}

/** Makes the logo; what is transparent stays so. Throws `UnfitLogo` saying what is needed. */
export async function makeLogo(bytes: Buffer): Promise<LogoPictures> {
  assertLogoFile(bytes);
  const { default: sharp } = await import('sharp');
  const reading = {
    failOn: 'error',
    limitInputPixels: logoSide.most ** 2,
    autoOrient: true,
  } as const;
  const broken = (error: Error) => new UnfitLogo('broken', text.broken(error.message.trim()));
  const meta = await sharp(bytes, reading)
    .metadata()
    .catch((error: Error) => Promise.reject(broken(error)));
  const { width, height } = meta.autoOrient;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < logoSide.least || long > logoSide.most) {
    throw new UnfitLogo('pixels', text.pixels(width, height, logoSide.least, logoSide.most));
  }
  if (long > longest * short) {
    throw new UnfitLogo('shape', text.shape);
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
  return { png, webp, icon };
}
