/** A delivery of an example core, changed in one place, as it would arrive spoilt. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { windows874 } from '../../../core/windows-874/windows-874.ts';

export type Lines = (lines: string[]) => void;

const decoder = new TextDecoder('windows-874');

/** Changes a file's lines in place: the first one is `lines[0]`. */
export async function changeLines(folder: string, file: string, change: Lines): Promise<void> {
  const path = join(folder, file);
  const lines = decoder.decode(await readFile(path)).split('\r\n');
  change(lines);
  await writeFile(path, windows874(lines.join('\r\n')));
}

/** Runs `work` on a copy of the delivery, which is gone afterwards. */
export async function onCopy<T>(folder: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'sahakon-spoilt-'));
  try {
    await cp(folder, copy, { recursive: true });
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Puts `text` in place of a field of a line with bars, by the heading of its column. */
export const setField =
  (row: number, heading: string, text: (before: string) => string): Lines =>
  (lines) => {
    const at = (lines[0] ?? '').split('|').indexOf(heading);
    const fields = (lines[row - 1] ?? '').split('|');
    fields[at] = text(fields[at] ?? '');
    lines[row - 1] = fields.join('|');
  };
