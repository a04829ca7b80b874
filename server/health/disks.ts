/** Room on the disks that the server writes to. */
import { access, constants, statfs } from 'node:fs/promises';
import { sharedLook } from '../../runtime/shared-look.ts';

/** A folder that is written to: `data`, and `database` where PostgreSQL is our own. */
export interface WatchedFolder {
  readonly name: string;
  readonly path: string;
}

export interface DiskRoom {
  readonly folder: string;
  /** Bytes; of `free` those that the server's own user may take. */
  readonly free: number;
  readonly size: number;
}

/** Bytes without which neither a message nor a checkpoint of the database finds its place. */
export const leastRoom = 32 * 1024 * 1024;

/** Milliseconds. */
const youngFor = 2_000;

async function roomOf({ name, path }: WatchedFolder): Promise<DiskRoom | undefined> {
  try {
    await access(path, constants.W_OK);
    const { bavail, blocks, bsize } = await statfs(path);
    return { folder: name, free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
}

/** Looks at each folder; one that cannot be written to is left out. */
export const openDisks = (
  folders: readonly WatchedFolder[],
): (() => Promise<readonly DiskRoom[]>) =>
  sharedLook(async () => {
    const rooms = await Promise.all(folders.map(roomOf));
    return rooms.filter((room) => room !== undefined);
  }, youngFor);

/** What `/readyz` says of folders without room, or that cannot be written to. */
export function diskFaults(
  folders: readonly WatchedFolder[],
  rooms: readonly DiskRoom[],
): readonly string[] {
  return folders.flatMap(({ name }) => {
    const room = rooms.find(({ folder }) => folder === name);
    if (room === undefined) return [`disk: ${name} cannot be written to`];
    if (room.free >= leastRoom) return [];
    return [`disk: ${name} has ${room.free} bytes left, ${leastRoom} are needed`];
  });
}
