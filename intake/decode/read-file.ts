/**
 * A file of an extract as bytes: only a regular file of the folder itself, the same from the first
 * look to the last byte, and never waited for without an end (T18).
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { type FileKind, fileReasons } from '../text/files.text.ts';
import { withinPatience } from './patience.ts';
import { UnfitFile } from './unfit-file.ts';

/** What tells a file from another, and from itself after a change. */
export interface FileIdentity {
  readonly device: bigint;
  readonly inode: bigint;
  readonly bytes: bigint;
  /** Nanoseconds since 1970. */
  readonly modifiedAt: bigint;
}

interface Kinds {
  isFile(): boolean;
  isSymbolicLink(): boolean;
  isFIFO(): boolean;
  isSocket(): boolean;
  isDirectory(): boolean;
}

function kindOf(stats: Kinds): FileKind | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isSymbolicLink()) return 'link';
  if (stats.isFIFO()) return 'pipe';
  if (stats.isSocket()) return 'socket';
  return stats.isDirectory() ? 'folder' : 'device';
}

/** A link is not followed, and a FIFO without a writer does not keep us waiting for one. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

async function openUnfollowed(path: string): Promise<FileHandle> {
  return open(path, flags).catch(async (error: unknown) => {
    const kind = kindOf(await lstat(path));
    throw kind === undefined ? error : new UnfitFile(fileReasons.unfit(kind));
  });
}

/** Asked of what is open, not of its name: the name may lead elsewhere a moment later. */
async function identityOf(handle: FileHandle): Promise<FileIdentity> {
  const stats = await handle.stat({ bigint: true });
  // Under another name somebody rewrites it without touching this folder.
  const kind = kindOf(stats) ?? (stats.nlink > 1n ? 'hardLink' : undefined);
  if (kind !== undefined) throw new UnfitFile(fileReasons.unfit(kind));
  const { dev: device, ino: inode, size: bytes, mtimeNs: modifiedAt } = stats;
  return { device, inode, bytes, modifiedAt };
}

const isSame = (one: FileIdentity, other: FileIdentity): boolean =>
  one.device === other.device &&
  one.inode === other.inode &&
  one.bytes === other.bytes &&
  one.modifiedAt === other.modifiedAt;

async function openRegular(path: string) {
  const handle = await openUnfollowed(path);
  try {
    return { handle, identity: await identityOf(handle) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** How a file is read, and what is known of it. */
export interface Reading {
  readonly path: string;
  /** Longest time that a byte is waited for; beyond it the file is given up. */
  readonly stallSeconds: number;
  /** Of the first look; undefined at that. */
  readonly identity?: FileIdentity;
  /** Of the bytes at the first look, in hex; undefined: they are not held against it. */
  readonly sha256?: string;
}

/** Many times the ledgers of the largest cooperative; a hole of any size costs nothing to make. */
const mostBytes = 32n * 1024n ** 3n;

/**
 * Throws UnfitFile of what is no regular file, larger than any delivery or stalls, and what the
 * system throws.
 */
export async function examineFile({ path, stallSeconds }: Reading): Promise<FileIdentity> {
  return withinPatience(stallSeconds, async () => {
    const { handle, identity } = await openRegular(path);
    await handle.close();
    if (identity.bytes > mostBytes) throw new UnfitFile(fileReasons.tooLarge);
    return identity;
  });
}

async function readChunk(handle: FileHandle, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(bytes), 0, bytes, null);
  return buffer.subarray(0, bytesRead);
}

/**
 * Yields the file in chunks of at most `chunkBytes`. Throws UnfitFile of what is no regular file,
 * of one that changes while it is read or has changed since the first look, of one that stalls.
 */
export async function* readFile(reading: Reading, chunkBytes: number): AsyncGenerator<Buffer> {
  const { path, stallSeconds, identity, sha256 } = reading;
  const patiently = <T>(work: () => Promise<T>) => withinPatience(stallSeconds, work);
  const { handle, identity: opened } = await patiently(() => openRegular(path));
  const hash = sha256 === undefined ? undefined : createHash('sha256');
  // One byte more than a small file has: enough to see that it grew.
  const most = Math.min(chunkBytes, Number(opened.bytes) + 1);
  // The next chunk is on its way while the one before is being worked on.
  const ask = () => {
    const chunk = patiently(() => readChunk(handle, most));
    chunk.catch(() => {});
    return chunk;
  };
  let pending: Promise<unknown> = Promise.resolve();
  try {
    if (identity && !isSame(identity, opened)) throw new UnfitFile(fileReasons.changed);
    let bytes = 0n;
    let next = ask();
    pending = next;
    for (let chunk = await next; chunk.length > 0; chunk = await next) {
      bytes += BigInt(chunk.length);
      // One that grows as fast as it is read would never end.
      if (bytes > opened.bytes) break;
      hash?.update(chunk);
      next = ask();
      pending = next;
      yield chunk;
    }
    const closed = await patiently(() => identityOf(handle));
    const isUnchanged = bytes === opened.bytes && isSame(opened, closed);
    const isKnown = hash?.digest('hex') === sha256;
    if (!(isUnchanged && isKnown)) throw new UnfitFile(fileReasons.changed);
  } finally {
    // Closing waits for a read under way, and one that stalls has no end.
    const isIdle = await pending.then(() => true).catch(() => false);
    if (isIdle) await patiently(() => handle.close());
    else handle.close().catch(() => {});
  }
}
