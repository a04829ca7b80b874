/**
 * One install, one build at a time in this folder. A lock counts only while one of its processes
 * lives.
 */
import { appendFileSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, lineOf, pidFolder, writePidFile } from '../../server/start/alive.mjs';

const pauseMilliseconds = 100;
/** Looking whether something is missing takes a moment only: nobody is told of that wait. */
const quietAttempts = 5;

/** The lines of the lock; undefined where there is none. */
function holders(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** Takes a dead lock away; one that a quicker comer has set meanwhile is put back. */
function sweep(lock, seen) {
  const aside = join(pidFolder, `swept-${process.pid}`);
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== seen) linkSync(aside, lock);
  } catch {
    // Somebody else has swept it.
  }
  rmSync(aside, { force: true });
}

/** Whether the lock is ours now. A link appears with its content, and only where there is none. */
function acquire(lock, own) {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Waits for our turn; false where this folder knows no lock, because it cannot be written. */
async function wait(lock, onWait) {
  const name = `comes-${process.pid}`;
  const own = join(pidFolder, name);
  try {
    writePidFile(name, lineOf(process.pid));
    for (let attempts = 0; !acquire(lock, own); attempts += 1) {
      const seen = holders(lock);
      if (seen !== undefined && !seen.split('\n').some(isAlive)) {
        sweep(lock, seen);
        continue;
      }
      if (attempts === quietAttempts) onWait();
      await sleep(pauseMilliseconds);
    }
    return true;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTSUP'].includes(error.code)) throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Runs `work` when nobody else does what bears that name. It gets a function that names a process
 * which holds the lock with us: npm goes on when we are killed. `onWait` is called once when there
 * is a wait.
 */
export async function alone(name, work, onWait) {
  const lock = join(pidFolder, name);
  const isOurs = await wait(lock, onWait);
  try {
    return await work((pid) => isOurs && appendFileSync(lock, `\n${lineOf(pid)}`));
  } finally {
    if (isOurs) rmSync(lock, { force: true });
  }
}
