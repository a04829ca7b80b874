/** Reads the file of a backup, entry by entry, and says in Thai what is wrong with it. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupFault } from '../fault.ts';
import { archiveText as text } from '../text/archive.text.ts';
import { isWrongPassphrase, opener } from './seal.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

const beginning = 'age-encryption.org/v1';

/** Whether it can be a sealed file at all; what is cut off within its first line cannot. */
async function mustBeSealed(path: string): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(path, { end: beginning.length - 1 }))
    pieces.push(piece);
  if (Buffer.concat(pieces).toString('latin1') === beginning) return;
  throw new BackupFault(text.notSealed(path));
}

/** What the system says of a file that cannot be read stands as it is; the rest is damage. */
function faultOf(error: unknown, path: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof BackupFault) return error;
  if (isWrongPassphrase(error)) return new BackupFault(text.wrongPassphrase(path));
  if (code === 'ENOENT') return new BackupFault(text.noFile(path));
  if (/^E[A-Z]+$/.test(code)) return new BackupFault(text.unreadable(path, code));
  return new BackupFault(text.damaged(path));
}

async function* opened(path: string, passphrases: readonly string[]) {
  await mustBeSealed(path);
  const sealed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const packed = Readable.fromWeb((await opener(passphrases).decrypt(sealed)) as never);
  const unpacked = createZstdDecompress();
  packed.once('error', (error) => unpacked.destroy(error));
  const plain = Readable.toWeb(packed.pipe(unpacked)) as ReadableStream<Uint8Array>;
  yield* plain.pipeThrough(createTarDecoder({ strict: true }));
}

/** Looks at a file for which no passphrase is known yet. Throws BackupFault: what it is not. */
export async function mustBeBackup(path: string): Promise<void> {
  await mustBeSealed(path).catch((error: unknown) => {
    throw faultOf(error, path);
  });
}

/** Whether one of the passphrases opens the file; nothing but its head is read. */
export async function opens(path: string, passphrases: readonly string[]): Promise<boolean> {
  await mustBeBackup(path);
  const sealed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  try {
    await (await opener(passphrases).decrypt(sealed)).cancel();
    return true;
  } catch (error) {
    if (isWrongPassphrase(error)) return false;
    throw faultOf(error, path);
  }
}

/** The pieces of an entry; damage that shows in them is told as such. */
async function* piecesOf(body: AsyncIterable<Uint8Array>, path: string) {
  try {
    yield* body;
  } catch (error) {
    throw faultOf(error, path);
  }
}

/**
 * The entries of the file in their order, each to be read to its end before the next. Throws
 * BackupFault for a wrong passphrase, a byte that is not as it was written, an end that is missing;
 * whoever has come to the end has read the file to its last byte.
 */
export async function* readArchive(
  path: string,
  passphrases: readonly string[],
): AsyncGenerator<ArchiveEntry> {
  try {
    for await (const { header, body } of opened(path, passphrases)) {
      const { name, size } = header;
      yield { name, size, body: piecesOf(body, path) };
    }
  } catch (error) {
    throw faultOf(error, path);
  }
}
