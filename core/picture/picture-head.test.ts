import { describe, expect, test } from 'vitest';
import { largestPicture, pictureFault, pictureHead } from './picture-head.ts';

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
const u32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const u16 = (value: number): number[] => [value >> 8, value & 255];

const signature = [0x89, ...ascii('PNG'), 13, 10, 26, 10];
const chunk = (name: string, content: number[]): number[] => [
  ...u32(content.length),
  ...ascii(name),
  ...content,
  ...u32(0),
];
const png = (width: number, height: number, ...more: number[][]): Uint8Array =>
  Uint8Array.from([
    ...signature,
    ...chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
    ...more.flat(),
  ]);

const segment = (marker: number, content: number[]): number[] => [
  0xff,
  marker,
  ...u16(content.length + 2),
  ...content,
];
const frame = (width: number, height: number): number[] =>
  segment(0xc2, [8, ...u16(height), ...u16(width), 3, 0, 0, 0]);
const jpeg = (...segments: number[][]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat()]);

describe('T16 the head of a picture', () => {
  test('tells kind and size of a PNG, and whether it moves', () => {
    const still = png(640, 480, chunk('tEXt', ascii('acTL')), chunk('IDAT', []));
    expect(pictureHead(still)).toEqual({ kind: 'png', width: 640, height: 480, moving: false });
    expect(pictureHead(png(1, 2, chunk('acTL', u32(3))))?.moving).toBe(true);
    expect(pictureHead(png(1, 2, chunk('IDAT', []), chunk('acTL', [])))?.moving).toBe(false);
  });

  test('tells size of a JPEG behind whatever a camera wrote before it', () => {
    const camera = segment(0xe1, ascii('Exif and a thumbnail'));
    expect(pictureHead(jpeg(camera, [0xff], frame(4000, 3000)))).toEqual({
      kind: 'jpeg',
      width: 4000,
      height: 3000,
      moving: false,
    });
  });

  test.each([
    ['a JPEG that begins to scan before it names its size', jpeg([0xff, 0xda, 0, 12], frame(1, 1))],
    ['a JPEG that ends at once', jpeg([0xff, 0xd9], frame(1, 1))],
    ['a segment shorter than its own length', jpeg([0xff, 0xe0, 0, 1], frame(1, 1))],
    ['no marker where one must be', jpeg(segment(0xe0, [0]), [0, 0], frame(1, 1))],
    ['half a PNG head', png(640, 480).subarray(0, 30)],
    ['half a JPEG head', jpeg(frame(1, 1)).subarray(0, 8)],
  ])('is not guessed: %s', (_, bytes) => {
    expect(pictureHead(bytes)).toBeUndefined();
    expect(pictureFault(bytes)).toBe('broken');
  });

  test('a chunk of four gigabytes leads nowhere', () => {
    const far = Uint8Array.from([...png(9, 9), ...u32(0xffff_ffff), ...ascii('zTXt'), 0, 0, 0, 0]);
    expect(pictureHead(far)).toMatchObject({ width: 9, moving: false });
  });
});

describe('T16 what is refused by its head', () => {
  test.each([
    ['kind', Uint8Array.from(ascii('GIF89a, but named .jpg'))],
    ['kind', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['kind', Uint8Array.from(ascii('<!doctype html>'))],
    ['kind', new Uint8Array(0)],
    ['kind', Uint8Array.from([...ascii(' '), ...png(1, 1)])],
    ['pixels', png(20_000, 20_000)],
    ['pixels', png(0xffff_ffff, 0xffff_ffff)],
    ['pixels', jpeg(frame(65_535, 65_535))],
    ['pixels', png(5_000, 5_001)],
    ['moving', png(10, 10, chunk('acTL', u32(2)))],
    ['broken', png(0, 10)],
    ['broken', jpeg(frame(10, 0))],
    [undefined, png(5_000, 5_000)],
    [undefined, jpeg(frame(5_000, 5_000))],
  ])('%s', (fault, bytes) => {
    expect(pictureFault(bytes)).toBe(fault);
  });

  test('a byte too many', () => {
    const bytes = new Uint8Array(largestPicture.bytes + 1);
    bytes.set(png(10, 10));
    expect(pictureFault(bytes)).toBe('bytes');
    expect(pictureFault(bytes.subarray(0, -1))).toBeUndefined();
  });
});
