/** The folder of an extract: its files, what its manifest promises, and its hash. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestColumns, manifestFile, subjects } from '../layout.ts';
import { type FileFacts, inspectFile } from './inspect.ts';
import { type Manifest, readManifest } from './manifest.ts';

export interface Extract {
  readonly manifest: Manifest;
  /** Facts by file name, one for each file of the layout. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** SHA-256 over the hashes of all files, in hex: the same extract, the same hash. */
  readonly hash: string;
  readonly bytes: number;
}

const files = [manifestFile, ...subjects.map(({ file }) => file)];
const firstColumn = manifestColumns[0]?.name ?? '';

/** Names in the folder; undefined of one that is not there, is none or may not be read. */
async function namesIn(folder: string, faults: Faults): Promise<readonly string[] | undefined> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT';
    faults.add('', 0, '', isMissing ? reasons.noFolder(folder) : reasons.folderUnreadable(folder));
    return undefined;
  });
}

function hashOf(facts: ReadonlyMap<string, FileFacts>): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file} ${facts.get(file)?.sha256}\n`);
  return hash.digest('hex');
}

async function inspectAll(
  folder: string,
  names: readonly string[],
  faults: Faults,
): Promise<ReadonlyMap<string, FileFacts>> {
  const facts = new Map<string, FileFacts>();
  for (const file of files.filter((name) => names.includes(name))) {
    const found = await inspectFile(join(folder, file)).catch(() => undefined);
    if (found) facts.set(file, found);
    else faults.add(file, 1, '', reasons.unreadable);
  }
  return facts;
}

/** Looks at every file once; undefined when something is missing, unknown or not promised. */
export async function openExtract(folder: string, faults: Faults): Promise<Extract | undefined> {
  const names = await namesIn(folder, faults);
  if (!names) return undefined;
  for (const name of names) {
    const foreign = name.toLowerCase().endsWith('.csv') && !files.includes(name);
    if (foreign) faults.add(name, 1, '', reasons.unknownFile);
  }
  if (!names.includes(manifestFile)) {
    faults.add(manifestFile, 1, firstColumn, reasons.missingManifest);
    return undefined;
  }
  const facts = await inspectAll(folder, names, faults);
  const own = facts.get(manifestFile);
  if (!own) return undefined;
  const manifest = await readManifest({ file: manifestFile, facts: own, faults });
  for (const file of files.filter((name) => !names.includes(name))) {
    const line = manifest?.files.get(file)?.line ?? 1;
    faults.add(manifestFile, line, 'FILE', reasons.missingFile(file));
  }
  if (faults.any || !manifest) return undefined;
  const bytes = subjects.reduce((sum, { file }) => sum + (facts.get(file)?.bytes ?? 0), 0);
  return { manifest, facts, hash: hashOf(facts), bytes };
}
