/**
 * A program of its own: takes a picture on its input, gives it cut out and made anew as JPEG on its
 * output. Whatever a hostile picture does to a decoder, it does it here, to nobody else (T16).
 * Arguments: x, y, width, height of the part to keep, in pixels of the upright picture; without
 * them all of it is kept.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { unusableCode } from '../unusable.ts';
import { assertWhole, jpegQuality, limitDecoders, reading, wholeOf } from './reading.ts';

/** Pixels of both sides of a part. */
const side = 512;

limitDecoders();

const isWhole = process.argv.length === 2;

async function makeAnew(picture: Buffer): Promise<Buffer> {
  const { autoOrient } = await sharp(picture, reading).metadata();
  await assertWhole(picture);
  const output = isWhole
    ? wholeOf(picture)
    : sharp(picture, reading)
        .extract(areaWithin(autoOrient))
        .resize(side, side, { fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb');
  return output.jpeg({ quality: jpegQuality }).toBuffer();
}

/** The wanted part, moved and cut until it lies within the picture. */
function areaWithin(whole: { readonly width: number; readonly height: number }) {
  const [x = 0, y = 0, width = 0, height = 0] = process.argv.slice(2).map(Number);
  const left = within(x, 0, whole.width - 1);
  const top = within(y, 0, whole.height - 1);
  return {
    left,
    top,
    width: within(width, 1, whole.width - left),
    height: within(height, 1, whole.height - top),
  };
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

const picture = await buffer(process.stdin);
try {
  process.stdout.end(await makeAnew(picture));
} catch {
  process.exitCode = unusableCode;
}
