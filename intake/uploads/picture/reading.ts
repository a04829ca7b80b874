/** How programs of their own read a picture that somebody sent (T16). */
import sharp from 'sharp';

/** Pixels of the longer side of what is kept whole. */
export const longestSide = 2_000;

export const reading = {
  failOn: 'error',
  limitInputPixels: 25_000_000,
  autoOrient: true,
  animated: false,
} as const;

/** Nothing but the two decoders that are needed, and nothing kept. */
export function limitDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  sharp.concurrency(1);
}

/** To its last row, also where the wanted part ends before: what is broken there is broken. */
export async function assertWhole(picture: Buffer): Promise<void> {
  await sharp(picture, reading).resize(8, 8, { fastShrinkOnLoad: false }).raw().toBuffer();
}

/** The upright picture, on white, no larger than is kept. */
export const wholeOf = (picture: Buffer) =>
  sharp(picture, reading)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

export const jpegQuality = 82;
