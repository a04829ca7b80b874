/** A disk so small that a test can fill it. Needs the right to mount (`tools/check/needs.mjs`). */
import { execFileSync } from 'node:child_process';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../app.ts';

/** Fills the disk but for so many bytes; gives how to free it again. */
export async function fillDisk(disk: string, leftBytes: number): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(disk);
  const ballast = join(disk, 'ballast');
  execFileSync('fallocate', ['-l', String(bavail * bsize - leftBytes), ballast]);
  return () => rm(ballast);
}

/** A disk of 400 MB for the time of `work`. */
export async function onSmallDisk(work: (disk: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'none', folder.path]);
  try {
    await work(folder.path);
  } finally {
    execFileSync('umount', [folder.path]);
    await folder.remove();
  }
}
