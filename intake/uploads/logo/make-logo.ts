/**
 * A program of its own: takes a picture on its input, gives the logo made of it on its output, or
 * why it is none. Whatever a hostile picture does to a decoder, it does it here (T16).
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { makeLogo, UnfitLogo } from './logo-picture.ts';

// Nothing but the three decoders that are needed, and nothing kept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

async function answer(picture: Buffer): Promise<object> {
  try {
    const { png, webp, icon } = await makeLogo(picture);
    const text = (bytes: Buffer) => bytes.toString('base64');
    return { png: text(png), webp: text(webp), icon: text(icon) };
  } catch (error) {
    return { fault: error instanceof UnfitLogo ? error.fault : 'broken' };
  }
}

process.stdout.end(JSON.stringify(await answer(await buffer(process.stdin))));
