/** Whether there is room for what is to be written; the store itself must never run out of it. */
import { statfs } from 'node:fs/promises';
import { BackupFault } from './fault.ts';
import { backupText as text } from './text/backup.text.ts';

/** Bytes that stay free for whatever else lies on the disk. */
const reserve = 512 << 20;

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** Throws BackupFault where `bytes` more would leave the folder's disk without its reserve. */
export async function mustHaveRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = bytes + reserve;
  if (free >= needed) return;
  throw new BackupFault(text.noRoom(folder, gigabytes(needed), gigabytes(free)));
}
