/** When the parts of a ZIP file were made: a day of ours, so that the same is the same file. */
import type { Day } from '../../core/days.ts';

const mark = { end: 0x06054b50, entry: 0x02014b50, part: 0x04034b50 } as const;
const noon = 12 << 11;

function endOf(zip: DataView): number {
  for (let at = zip.byteLength - 22; at >= 0; at -= 1) {
    if (zip.getUint32(at, true) === mark.end) return at;
  }
  throw new RangeError('no ZIP file');
}

/** Writes the day into the file itself, at each part and in the table of contents. */
export function dateZip(bytes: Uint8Array, day: Day): Uint8Array {
  const zip = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const made = ((((year - 1980) << 9) | (month << 5) | date) << 16) | noon;
  const end = endOf(zip);
  let at = zip.getUint32(end + 16, true);
  for (let left = zip.getUint16(end + 10, true); left > 0; left -= 1) {
    const part = zip.getUint32(at + 42, true);
    if (zip.getUint32(at, true) !== mark.entry || zip.getUint32(part, true) !== mark.part) {
      throw new RangeError('a ZIP file of another make');
    }
    zip.setUint32(at + 12, made, true);
    zip.setUint32(part + 10, made, true);
    at += 46 + [28, 30, 32].reduce((sum, offset) => sum + zip.getUint16(at + offset, true), 0);
  }
  return bytes;
}
