/** A ZIP archive from outside, part by part, or refused before anything of it is unpacked (T18). */
import { inflateRawSync } from 'node:zlib';

/** Why an archive is refused. */
export type ArchiveFault = 'broken' | 'locked' | 'parts' | 'bomb' | 'paths' | 'nested';

export class UnfitArchive extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault);
    this.fault = fault;
  }
}

const most = { parts: 1_000, bytes: 200 * 1024 * 1024, ratio: 100 } as const;
/** Few bytes of zeroes pack a hundredfold in any workbook. */
const smallBytes = 256 * 1024;
const mark = { end: 0x06054b50, entry: 0x02014b50, part: 0x04034b50 } as const;
const big = 0xffff_ffff;
const archiveName = /\.(?:zip|xlsx|xlsm|xlsb|xls|docx|7z|rar|gz|jar)$/i;
/** Upward, absolute, of a drive, or with letters that no part of a workbook has. */
const strangePath = /(?:^|\/)\.\.?(?:\/|$)|^\/|\\|:|\/\/|\p{Cc}/u;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

const refuse = (fault: ArchiveFault): never => {
  throw new UnfitArchive(fault);
};

/** Place of the end record, which is the last thing of the file. */
function endOf(file: Buffer): number {
  for (let at = file.length - 22; at >= Math.max(0, file.length - 22 - 0xffff); at -= 1) {
    if (file.readUInt32LE(at) !== mark.end) continue;
    if (at + 22 + file.readUInt16LE(at + 20) === file.length) return at;
  }
  return refuse('broken');
}

function entryAt(file: Buffer, at: number): { entry: Entry; next: number } {
  if (at + 46 > file.length || file.readUInt32LE(at) !== mark.entry) refuse('broken');
  const long = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
  const [nameLong = 0, moreLong = 0, wordsLong = 0] = long;
  const next = at + 46 + nameLong + moreLong + wordsLong;
  if (next > file.length) refuse('broken');
  if (file.readUInt16LE(at + 8) & 1) refuse('locked');
  const entry = {
    name: file.toString('utf8', at + 46, at + 46 + nameLong),
    method: file.readUInt16LE(at + 10),
    packed: file.readUInt32LE(at + 20),
    unpacked: file.readUInt32LE(at + 24),
    at: file.readUInt32LE(at + 42),
  };
  if ([entry.packed, entry.unpacked, entry.at].includes(big)) refuse('broken');
  return { entry, next };
}

/** The table of contents, judged as a whole. */
function entriesOf(file: Buffer): readonly Entry[] {
  const end = endOf(file);
  const count = file.readUInt16LE(end + 10);
  if (count > most.parts) refuse('parts');
  // Neither in several volumes, nor without any part.
  if (count === 0 || file.readUInt16LE(end + 8) !== count) refuse('broken');
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let left = count; left > 0; left -= 1) {
    const { entry, next } = entryAt(file, at);
    entries.push(entry);
    at = next;
  }
  if (at > end) refuse('broken');
  judge(entries);
  return entries;
}

const tooDense = (packed: number, unpacked: number): boolean =>
  unpacked > smallBytes && unpacked > packed * most.ratio;

function judge(entries: readonly Entry[]): void {
  const names = entries.map(({ name }) => name);
  if (names.some((name) => strangePath.test(name))) refuse('paths');
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) refuse('paths');
  if (names.some((name) => archiveName.test(name))) refuse('nested');
  const total = (of: (entry: Entry) => number) => entries.reduce((sum, one) => sum + of(one), 0);
  const unpacked = total((entry) => entry.unpacked);
  if (unpacked > most.bytes) refuse('bomb');
  if (
    tooDense(
      total((entry) => entry.packed),
      unpacked,
    )
  )
    refuse('bomb');
  if (entries.some((entry) => tooDense(entry.packed, entry.unpacked))) refuse('bomb');
}

/** What lies behind the entry: exactly as many bytes as the table of contents says. */
function contentOf(file: Buffer, { at, packed, unpacked, method }: Entry): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== mark.part) refuse('broken');
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (from + packed > file.length) refuse('broken');
  const bytes = file.subarray(from, from + packed);
  const content = method === 0 ? bytes : inflated(bytes, unpacked, method);
  if (content.length !== unpacked) refuse('broken');
  // An archive within the archive, whatever it is called.
  if (content.length > 4 && content.readUInt32LE(0) === mark.part) refuse('nested');
  return content;
}

function inflated(bytes: Buffer, unpacked: number, method: number): Buffer {
  if (method !== 8) return refuse('broken');
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(unpacked, 1) });
  } catch {
    // Broken, or more than it said: nothing is unpacked beyond that.
    return refuse('bomb');
  }
}

/**
 * The parts whose names are wanted. Throws UnfitArchive for more than 1,000 parts, 200 MB or a
 * hundredfold unpacked, paths that lead elsewhere, archives within, and parts that are locked.
 */
export function openArchive(
  file: Buffer,
  isIncluded: (name: string) => boolean,
): ReadonlyMap<string, Buffer> {
  const entries = entriesOf(file).filter(({ name }) => !name.endsWith('/'));
  return new Map(
    entries.filter(({ name }) => isIncluded(name)).map((one) => [one.name, contentOf(file, one)]),
  );
}
