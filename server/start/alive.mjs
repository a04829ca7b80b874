/**
 * Who works out of this folder: each server leaves a sign beside `node_modules`, so that nobody
 * installs under it. A sign names a process and when it began; a kill leaves at most a sign that
 * no longer counts. Runs on any Node from 20 on.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the signs lie. */
export const pidFolder = resolve(import.meta.dirname, '../../.alive');
const serves = 'serves-';

/** When a process began, in ticks of the system; '' where that is not told, undefined: none. */
function beginOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the bracket may hold spaces; the 22nd field is the time of the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return '';
  }
}

/** One line that names a process for as long as it lives. */
export const lineOf = (pid) => `${pid} ${beginOf(pid) ?? 'gone'}`;

/** Whether the process that a line names still lives; a later one of its number does not count. */
export function isAlive(line) {
  const [pid, begin] = line.split(' ');
  return Number(pid) > 0 && beginOf(Number(pid)) === begin;
}

function makePidFolder() {
  try {
    mkdirSync(pidFolder);
  } catch (error) {
    // Somebody else was quicker.
    if (error.code !== 'EEXIST') throw error;
  }
}

/** Writes a whole file at once: nobody reads half a line. */
export function writePidFile(name, line) {
  // Not `recursive`: where nothing may be written that says ENOENT, as if a folder were missing.
  if (!existsSync(pidFolder)) makePidFolder();
  const draft = join(pidFolder, `draft-${process.pid}`);
  writeFileSync(draft, line);
  renameSync(draft, join(pidFolder, name));
}

/** Says that this process serves out of the folder, until it ends. */
export function leavePidFile() {
  const name = `${serves}${process.pid}`;
  try {
    writePidFile(name, lineOf(process.pid));
  } catch {
    return; // Whoever may not write here cannot install here either.
  }
  process.once('exit', () => rmSync(join(pidFolder, name), { force: true }));
}

function readPidFile(name) {
  try {
    return readFileSync(join(pidFolder, name), 'utf8');
  } catch {
    return '';
  }
}

/** Numbers of the processes that serve out of this folder; signs of dead ones are swept away. */
export function livingServers() {
  let names;
  try {
    names = readdirSync(pidFolder).filter((name) => name.startsWith(serves));
  } catch {
    return [];
  }
  const dead = names.filter((name) => !isAlive(readPidFile(name)));
  for (const name of dead) rmSync(join(pidFolder, name), { force: true });
  return names
    .filter((name) => !dead.includes(name))
    .map((name) => Number(name.slice(serves.length)));
}
