/**
 * A program of its own: takes a picture on its input, gives it made anew as JPEG and, in each width
 * that pages show, as WebP on its output (T16). Nothing of what a camera noted comes along.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { widthsOf } from '../../../core/media-address.ts';
import { unusableCode } from '../unusable.ts';
import { assertWhole, jpegQuality, limitDecoders, wholeOf } from './reading.ts';

const webpQuality = 78;

limitDecoders();

async function makeRenditions(picture: Buffer): Promise<object> {
  await assertWhole(picture);
  const { data, info } = await wholeOf(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Of the points, so that the picture is decoded once.
  const points = () => sharp(data, { raw: { width, height, channels } });
  const jpeg = await points().jpeg({ quality: jpegQuality }).toBuffer();
  const renditions = [];
  for (const one of widthsOf(width)) {
    const webp = await points().resize(one).webp({ quality: webpQuality }).toBuffer();
    renditions.push({ width: one, webp: webp.toString('base64') });
  }
  return { jpeg: jpeg.toString('base64'), width, height, renditions };
}

const picture = await buffer(process.stdin);
try {
  process.stdout.end(JSON.stringify(await makeRenditions(picture)));
} catch {
  process.exitCode = unusableCode;
}
