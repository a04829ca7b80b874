/**
 * Writes the file of a backup: a tar, packed by Zstandard, sealed by age under a passphrase. Each
 * is a format of its own that other programs open, too: `age -d FILE | zstd -d | tar t`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { sealer } from './seal.ts';

export interface WrittenArchive {
  readonly bytes: number;
  /** Of the file as it lies on the disk: `sha256sum FILE` says the same. */
  readonly sha256: string;
}

/** Personal data of everybody: nobody but the service reads it, sealed or not. */
const ownerOnly = 0o600;

/** Forces to the disk what a folder lists, so that a new name survives a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Gives the draft its name; throws EEXIST where somebody has taken it meanwhile. */
async function publish(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
    await rm(draft);
  } catch (error) {
    // Sticks and shares know no second name of a file.
    if (!/^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EMLINK)$/.test(String(Object(error).code)))
      throw error;
    const isTaken = await stat(path).then(
      () => true,
      () => false,
    );
    if (isTaken) throw Object.assign(new Error('the name is taken'), { code: 'EEXIST', path });
    await rename(draft, path);
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

async function* sealedUnder(passphrase: string, packed: AsyncIterable<Uint8Array>) {
  yield* await sealer(passphrase).encrypt(ReadableStream.from(packed));
}

/** Until it is whole the file has another name: nobody takes half a backup for one. */
export class ArchiveWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #tar = createTarPacker();
  readonly #hash = createHash('sha256');
  #bytes = 0;
  readonly #writing: Promise<void>;
  #failure: unknown;
  readonly #names = new Set<string>();
  /** A process that is told to end leaves nothing behind. */
  readonly #atExit = () => rmSync(this.#draft, { force: true });

  constructor(path: string, passphrase: string) {
    this.#path = path;
    // A name of its own: whoever writes the same file at the same time has another one.
    this.#draft = `${path}.${randomBytes(4).toString('hex')}.part`;
    process.once('exit', this.#atExit);
    this.#writing = this.#write(passphrase);
    // Told by the next entry, and by the end.
    this.#writing.catch((error: unknown) => {
      this.#failure = error;
    });
  }

  async #write(passphrase: string): Promise<void> {
    const count = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        this.#hash.update(piece);
        this.#bytes += piece.length;
        done(null, piece);
      },
    });
    await pipeline(
      Readable.fromWeb(this.#tar.readable as never),
      createZstdCompress({
        params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
      }),
      (packed: AsyncIterable<Uint8Array>) => sealedUnder(passphrase, packed),
      count,
      createWriteStream(this.#draft, { flags: 'wx', mode: ownerOnly }),
    );
  }

  /** Adds an entry of `size` bytes; what comes must be exactly as many. */
  async add(name: string, size: number, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    if (this.#names.has(name)) throw new Error(`${name} is in the backup already`);
    this.#names.add(name);
    const entry = this.#tar.controller.add({ name, size, mode: ownerOnly });
    const writer = entry.getWriter();
    for await (const piece of pieces) await this.#orFailure(writer.write(piece));
    await this.#orFailure(writer.close());
  }

  /** A disk that is full ends the writing at the other end: nobody would take what is waiting. */
  async #orFailure(work: Promise<void>): Promise<void> {
    await Promise.race([work, this.#writing]);
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** The file is whole, on the disk, and has its name. */
  async finish(): Promise<WrittenArchive> {
    this.#tar.controller.finalize();
    await this.#writing;
    await syncFile(this.#draft);
    await publish(this.#draft, this.#path);
    process.off('exit', this.#atExit);
    await syncFolder(dirname(this.#path));
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#tar.controller.error(new Error('the backup was given up'));
    await this.#writing.catch(() => undefined);
    await rm(this.#draft, { force: true });
    process.off('exit', this.#atExit);
  }
}
