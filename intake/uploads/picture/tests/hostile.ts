/** Pictures that somebody might send who means harm, or whose camera broke (T16). */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface Sample {
  readonly name: string;
  readonly bytes: Buffer;
}

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});
const crcOf = (bytes: Buffer): number => {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffff_ffff) >>> 0;
};

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([u32(content.length), named, u32(crcOf(named))]);
};

/** A PNG of these sides, its content `rows` zeroes, packed a thousandfold. */
export function zeroPng(width: number, height: number, rows: number, ...more: Buffer[]): Buffer {
  const head = Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]);
  const content = deflateSync(Buffer.alloc(rows), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A photograph of noise, as a camera would write it. */
export function photograph(width = 900, height = 600): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .withExif({
      IFD0: { Make: 'Camera', ImageDescription: 'at home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 26/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

const text = (...lines: string[]): Buffer => Buffer.from(lines.join('\n'));

const otherKinds = (photo: Buffer): readonly Sample[] =>
  Object.entries({
    'a GIF named .jpg': text('GIF89a\x01\0\x01\0\0\0\0;'),
    'an SVG': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'an SVG behind a head of XML': text('<?xml version="1.0"?>', '<svg/>'),
    'a page': text('<!doctype html><script>alert(1)</script>'),
    'a page that goes on as a photograph': Buffer.concat([text('<html>'), photo]),
    'a script': text('#!/bin/sh', 'rm -rf /'),
    'a PDF': text('%PDF-1.7'),
    'a WebP': text('RIFF\0\0\0\0WEBPVP8 '),
    'a TIFF': text('II*\0'),
    'a BMP': text('BM\0\0\0\0'),
    'an AVIF': text('\0\0\0\x1cftypavif'),
    'an archive': text('PK\x03\x04'),
    'an icon': text('\0\0\x01\0\x01\0'),
    'a program': text('\x7fELF'),
    nothing: Buffer.alloc(0),
    zeroes: Buffer.alloc(10_000),
  }).map(([name, bytes]) => ({ name, bytes }));

const bombs = (photo: Buffer): readonly Sample[] => {
  const moving = chunk('acTL', Buffer.concat([u32(1_000), u32(0)]));
  const packed = chunk('zTXt', Buffer.concat([text('x\0\0'), deflateSync(Buffer.alloc(3e7))]));
  const profile = chunk('iCCP', Buffer.concat([text('x\0\0'), deflateSync(Buffer.alloc(3e7))]));
  return Object.entries({
    'a PNG of 20,000 by 20,000': zeroPng(20_000, 20_000, 60_001 * 500),
    'a PNG of 5,001 by 5,000': zeroPng(5_001, 5_000, 1),
    'a PNG as wide as can be written': zeroPng(0x7fff_ffff, 1, 1),
    'a PNG as wide as cannot be written': zeroPng(0xffff_ffff, 0xffff_ffff, 1),
    'a PNG of nothing': zeroPng(0, 0, 1),
    'a PNG that moves': zeroPng(8, 8, 8 * 25, moving),
    'a PNG without its content': zeroPng(4_000, 4_000, 1),
    'a PNG with half of its content': zeroPng(400, 400, 200 * 1_201),
    'a PNG with thirty megabytes of a note, and no content': zeroPng(400, 400, 1, packed),
    'a PNG with thirty megabytes of colour profile, and no content': zeroPng(9, 9, 1, profile),
    'a JPEG that says it is 65,535 wide': resized(photo, 65_535, 65_535),
    'a JPEG of no height': resized(photo, 900, 0),
    'a JPEG of beginnings alone': Buffer.alloc(100_000, Buffer.from([0xff, 0xd8])),
  }).map(([name, bytes]) => ({ name, bytes }));
};

/** The same JPEG with other sides in its frame. */
function resized(photo: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(photo);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** Every kind of hostile picture, the same in every run: none of them may be stored. */
export async function hostilePictures(): Promise<readonly Sample[]> {
  const photo = await photograph();
  const png = await sharp(photo).resize(300).png().toBuffer();
  const cut = (name: string, whole: Buffer, fractions: readonly number[]): Sample[] =>
    fractions.map((fraction) => ({
      name: `${name}, cut at ${fraction}`,
      bytes: whole.subarray(0, Math.floor(whole.length * fraction)),
    }));
  const fractions = [0.0005, 0.002, 0.01, 0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99];
  return [
    ...otherKinds(photo),
    ...bombs(photo),
    ...cut('a JPEG', photo, fractions),
    ...cut('a PNG', png, fractions),
    ...[0x55, 0xaa, 0xff, 0].map((byte) => ({
      name: `a PNG whose content is ${byte} from its middle on`,
      bytes: Buffer.from(png).fill(byte, png.length >> 1),
    })),
  ];
}
