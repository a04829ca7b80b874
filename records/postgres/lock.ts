/**
 * One process for one data folder. The lock is a listening Unix socket in the folder: it dies with
 * its process, so a kill leaves at most a dead file behind, which the next one may take over.
 */
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainFault } from '../../runtime/plain-fault.ts';
import { postgresText as text } from './postgres.text.ts';

/** Another living process has the folder; the message names both. */
export class FolderLocked extends PlainFault {}

export interface Lock {
  release(): Promise<void>;
}

const socketName = 'lock.sock';
const holderName = 'lock.json';

interface ShortPath {
  readonly path: string;
  close(): void;
}

/**
 * A short address of `folder`, good until closed: a socket's path ends at 107 bytes, and a folder
 * may lie deeper. On Linux an open descriptor of the folder is such an address.
 */
function shorten(folder: string): ShortPath {
  if (process.platform !== 'linux') return { path: folder, close: () => {} };
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
}

function listen(path: string): Promise<Server | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Server | undefined>();
  // A caller only wants to know that somebody is there.
  const server = createServer((socket) => socket.destroy());
  server.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
  );
  server.listen(path, () => resolve(server.unref()));
  return promise;
}

function answers(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.once('connect', () => {
    socket.destroy();
    resolve(true);
  });
  socket.once('error', (error: NodeJS.ErrnoException) =>
    // No right to knock, or too many at the door: somebody is there.
    resolve(error.code === 'EACCES' || error.code === 'EAGAIN'),
  );
  return promise;
}

/** Is a living process holding the folder? */
export async function isLocked(folder: string): Promise<boolean> {
  const short = shorten(folder);
  try {
    return await answers(join(short.path, socketName));
  } finally {
    short.close();
  }
}

function holderOf(folder: string): string {
  try {
    const { pid, command } = JSON.parse(readFileSync(join(folder, holderName), 'utf8'));
    return text.holder(pid, command);
  } catch {
    return text.unknownHolder;
  }
}

/**
 * Between "nobody answers" and "now I listen" a second starter must not come in: both would see the
 * dead file, and the slower one would delete the faster one's socket. An abstract socket has no
 * file that could be left over.
 */
async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  if (process.platform !== 'linux') return work();
  const { dev, ino } = statSync(folder);
  for (let attempts = 0; attempts < 200; attempts++) {
    const mutex = await listen(`\0sahakon-lock-${dev}-${ino}`);
    if (mutex !== undefined) {
      try {
        return await work();
      } finally {
        mutex.close();
      }
    }
    await sleep(25);
  }
  throw new FolderLocked(text.locked(folder, text.unknownHolder));
}

/** Takes the folder or throws FolderLocked; of two that try at once exactly one gets it. */
export function acquireLock(folder: string): Promise<Lock> {
  return alone(folder, async () => {
    // Stays open with the lock: when the server closes it removes its file by this very path.
    const short = shorten(folder);
    try {
      return await listenAt(folder, short);
    } catch (error) {
      short.close();
      throw error;
    }
  });
}

async function listenAt(folder: string, short: ShortPath): Promise<Lock> {
  const path = join(short.path, socketName);
  if (await answers(path)) throw new FolderLocked(text.locked(folder, holderOf(folder)));
  await unlink(path).catch(() => {});
  const command = process.argv.slice(1).map((part) => basename(part));
  const holder = { pid: process.pid, command: command.join(' ') };
  await writeFile(join(folder, holderName), JSON.stringify(holder));
  const server = await listen(path);
  if (server === undefined) throw new FolderLocked(text.locked(folder, text.unknownHolder));
  return {
    async release() {
      await unlink(join(folder, holderName)).catch(() => {});
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      await promise;
      short.close();
    },
  };
}
