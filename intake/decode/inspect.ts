/** A first look at a file: how it is encoded, and the hash that tells an extract seen before. */
import { createHash } from 'node:crypto';
import { examineFile, type FileIdentity, type Reading, readFile } from './read-file.ts';

export type Encoding = 'utf-8' | 'windows-874' | 'utf-16';

export interface FileFacts extends Reading {
  readonly identity: FileIdentity;
  readonly encoding: Encoding;
  /** Whether the file begins with the three bytes that mark UTF-8. */
  readonly marked: boolean;
  readonly bytes: number;
  /** SHA-256 of the bytes, in hex. */
  readonly sha256: string;
}

/** Text in UTF-16 shows at once: its mark, or the zero byte beside each Latin letter. */
function isUtf16(head: Buffer): boolean {
  const mark = head.toString('hex', 0, 2);
  return mark === 'fffe' || mark === 'feff' || head.subarray(0, 64).includes(0);
}

/**
 * Reads the file once from end to end. UTF-8 is tried strictly first; Thai text in Windows-874
 * never passes for it, but UTF-8 always passes for Windows-874 (part E). Throws what `readFile`
 * throws.
 */
export async function inspectFile(path: string, stallSeconds: number): Promise<FileFacts> {
  const identity = await examineFile({ path, stallSeconds });
  const hash = createHash('sha256');
  const strict = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let marked = false;
  let bytes = 0;
  for await (const part of readFile({ path, stallSeconds, identity }, 1 << 20)) {
    if (bytes === 0) {
      marked = part.toString('hex', 0, 3) === 'efbbbf';
      if (isUtf16(part)) encoding = 'utf-16';
    }
    bytes += part.length;
    hash.update(part);
    if (encoding !== 'utf-8' || marked) continue;
    try {
      strict.decode(part, { stream: true });
    } catch {
      encoding = 'windows-874';
    }
  }
  return { path, identity, stallSeconds, encoding, marked, bytes, sha256: hash.digest('hex') };
}
