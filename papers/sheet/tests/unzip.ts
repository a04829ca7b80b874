/** The parts of a ZIP file as text, by its table of contents. */
import { inflateRawSync } from 'node:zlib';

export interface Part {
  readonly name: string;
  readonly text: string;
  /** Date and time as the file has them. */
  readonly made: number;
}

export function unzip(bytes: Uint8Array): Part[] {
  const file = Buffer.from(bytes);
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [nameLong = 0, moreLong = 0, wordsLong = 0] = [28, 30, 32].map((offset) =>
      file.readUInt16LE(at + offset),
    );
    const name = file.toString('utf8', at + 46, at + 46 + nameLong);
    const part = file.readUInt32LE(at + 42);
    const from = part + 30 + file.readUInt16LE(part + 26) + file.readUInt16LE(part + 28);
    const packed = file.subarray(from, from + file.readUInt32LE(at + 20));
    const isPacked = file.readUInt16LE(at + 10) === 8;
    const made = file.readUInt32LE(at + 12);
    at += 46 + nameLong + moreLong + wordsLong;
    return { name, text: (isPacked ? inflateRawSync(packed) : packed).toString('utf8'), made };
  });
}
