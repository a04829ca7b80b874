/** Files of the cooperative that lie beside the database: pictures, documents, settings. */
import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveWriter } from './archive/write-archive.ts';
import { BackupFault } from './fault.ts';
import { backupText as text } from './text/backup.text.ts';

export interface OwnFile {
  /** Where it lies now. */
  readonly path: string;
  /** What it is called in the backup, with `/` between folders. */
  readonly name: string;
}

const pieceSize = 1 << 20;

/** The regular files below `folder`, in the order of their names; none where it is not there. */
export async function filesBelow(folder: string, name: string): Promise<readonly OwnFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: `${name}/${path.slice(folder.length + 1)}` }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Exactly `size` bytes of the file; throws BackupFault where it has become shorter. */
async function* piecesOf(file: FileHandle, size: number, path: string) {
  let left = size;
  while (left > 0) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(left, pieceSize)));
    if (bytesRead === 0) throw new BackupFault(text.changing(path));
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Adds the file and gives its SHA-256; undefined for one that was removed since it was listed. */
export async function addFile(
  archive: ArchiveWriter,
  { path, name }: OwnFile,
): Promise<string | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  try {
    const { size } = await file.stat();
    const hash = createHash('sha256');
    const counted = async function* () {
      for await (const piece of piecesOf(file, size, path)) {
        hash.update(piece);
        yield piece;
      }
    };
    await archive.add(name, size, counted());
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

/** Whether a file lies anywhere below the folder. */
export const holdsFiles = async (folder: string): Promise<boolean> =>
  (await filesBelow(folder, '')).length > 0;
