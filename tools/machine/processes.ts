/** Which processes work in a folder: by working folder or by a word of their command line. */
import { readdir, readFile, readlink } from 'node:fs/promises';

async function belongs(pid: string, folder: string): Promise<boolean> {
  const [cwd, commandLine] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  ]);
  return cwd.startsWith(folder) || commandLine.includes(folder);
}

/** Numbers of the processes that live in `folder`. */
export async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const here = await Promise.all(pids.map((pid) => belongs(pid, folder)));
  return pids.filter((_, at) => here[at]).map(Number);
}

/** Numbers of the direct children of a process. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}
