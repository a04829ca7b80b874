/** What the first bytes of a picture say, before anything of it is decoded (T16; D-35). */

export interface PictureHead {
  readonly kind: 'jpeg' | 'png';
  /** Pixels, as stored: a camera's turn is not yet applied. */
  readonly width: number;
  readonly height: number;
  /** More than one picture, shown one after the other. */
  readonly moving: boolean;
}

/** What a picture may have at most; `bytes` of the file as it is sent. */
export const largestPicture = { bytes: 5 * 1024 * 1024, pixels: 25_000_000 } as const;

/** Why a picture is not taken. */
export type PictureFault = 'kind' | 'moving' | 'bytes' | 'pixels' | 'broken';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegSignature = [0xff, 0xd8, 0xff];
const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Kind by the content, never by a name; undefined: neither JPEG nor PNG. */
export function pictureKind(bytes: Uint8Array): PictureHead['kind'] | undefined {
  if (begins(bytes, pngSignature)) return 'png';
  return begins(bytes, jpegSignature) ? 'jpeg' : undefined;
}

/** Kind and size; undefined: not a JPEG or PNG, or one whose head cannot be read. */
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = pictureKind(bytes);
  if (kind === undefined) return undefined;
  return kind === 'png' ? pngHead(view) : jpegHead(view);
}

/** What is wrong with a picture as far as its head tells; undefined: it may be decoded. */
export function pictureFault(
  bytes: Uint8Array,
  most: { readonly bytes: number; readonly pixels: number } = largestPicture,
): PictureFault | undefined {
  if (pictureKind(bytes) === undefined) return 'kind';
  if (bytes.length > most.bytes) return 'bytes';
  const head = pictureHead(bytes);
  if (head === undefined || head.width === 0 || head.height === 0) return 'broken';
  if (head.moving) return 'moving';
  return head.width * head.height > most.pixels ? 'pixels' : undefined;
}

const wordAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((more) => view.getUint8(at + more)));

const firstChunk = 8;
/** Length and name before a chunk's content, a checksum after it. */
const chunkFrame = 12;

function pngHead(view: DataView): PictureHead | undefined {
  const atLeast = firstChunk + chunkFrame + 13;
  if (view.byteLength < atLeast || wordAt(view, firstChunk + 4) !== 'IHDR') return undefined;
  return {
    kind: 'png',
    width: view.getUint32(firstChunk + 8),
    height: view.getUint32(firstChunk + 12),
    moving: isMovingPng(view),
  };
}

/** An animation announces itself before the first picture's content. */
function isMovingPng(view: DataView): boolean {
  for (let at = firstChunk; at + chunkFrame <= view.byteLength; ) {
    const name = wordAt(view, at + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += chunkFrame + view.getUint32(at);
  }
  return false;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Markers of that range which do not begin a frame. */
const noFrame = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && !noFrame.includes(marker);

function jpegHead(view: DataView): PictureHead | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan || marker === endOfImage) return undefined;
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { kind: 'jpeg', width, height, moving: false };
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}
