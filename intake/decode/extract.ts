/** The folder of an extract: its files, what its manifest promises, and its hash. */
import { createHash } from 'node:crypto';
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestColumns, manifestFile, subjects } from '../layout.ts';
import { fileReasons } from '../text/files.text.ts';
import { type FileFacts, inspectFile } from './inspect.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { usualStallSeconds, withinPatience } from './patience.ts';
import { examineFile } from './read-file.ts';
import { UnfitFile } from './unfit-file.ts';

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

/** Where the extract lies, and how long its disk is waited for. */
interface Place {
  readonly folder: string;
  readonly stallSeconds: number;
}

interface Look {
  readonly path: string;
  readonly names: readonly string[];
}

/** Names in the folder; undefined of one that is not there, is none or may not be read. */
async function look({ folder, stallSeconds }: Place, faults: Faults): Promise<Look | undefined> {
  try {
    return await withinPatience(stallSeconds, async () => {
      // A link that was typed is followed once; where it leads later does not matter.
      const path = await realpath(folder);
      return { path, names: await readdir(path) };
    });
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const unread = isMissing ? reasons.noFolder(folder) : reasons.folderUnreadable(folder);
    faults.add('', 0, '', error instanceof UnfitFile ? `${folder}: ${error.reason}` : unread);
    return undefined;
  }
}

function hashOf(facts: ReadonlyMap<string, FileFacts>): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file} ${facts.get(file)?.sha256}\n`);
  return hash.digest('hex');
}

/** Looks at each file that is there; the first that is none to be read ends the search. */
async function inspectAll(
  { path, names }: Look,
  stallSeconds: number,
  faults: Faults,
): Promise<ReadonlyMap<string, FileFacts>> {
  const facts = new Map<string, FileFacts>();
  const present = files.filter((name) => names.includes(name));
  const onEach = async (work: (file: string, path: string) => Promise<void>) => {
    for (const file of present) {
      await work(file, join(path, file)).catch((error: unknown) => {
        if (error instanceof UnfitFile) faults.end(file, error.reason);
        else if (!faults.has(file)) faults.add(file, 1, '', fileReasons.unreadable);
      });
      if (faults.full) return;
    }
  };
  // What is no file is said before the first of the others is read from end to end.
  await onEach(async (_, own) => void (await examineFile({ path: own, stallSeconds })));
  await onEach(async (file, own) => void facts.set(file, await inspectFile(own, stallSeconds)));
  return facts;
}

/** Looks at every file once; undefined when something is missing, unknown or not promised. */
export async function openExtract(
  folder: string,
  faults: Faults,
  stallSeconds = usualStallSeconds,
): Promise<Extract | undefined> {
  const seen = await look({ folder, stallSeconds }, faults);
  if (!seen) return undefined;
  const { names } = seen;
  for (const name of names) {
    const foreign = name.toLowerCase().endsWith('.csv') && !files.includes(name);
    if (foreign) faults.add(name, 1, '', reasons.unknownFile);
  }
  if (!names.includes(manifestFile)) {
    faults.add(manifestFile, 1, firstColumn, reasons.missingManifest);
    return undefined;
  }
  const facts = await inspectAll(seen, stallSeconds, faults);
  const own = facts.get(manifestFile);
  if (!own || faults.full) return undefined;
  const manifest = await readManifest({ file: manifestFile, facts: own, faults });
  for (const file of files.filter((name) => !names.includes(name))) {
    const line = manifest?.files.get(file)?.line ?? 1;
    faults.add(manifestFile, line, 'FILE', reasons.missingFile(file));
  }
  if (faults.any || !manifest) return undefined;
  const bytes = subjects.reduce((sum, { file }) => sum + (facts.get(file)?.bytes ?? 0), 0);
  return { manifest, facts, hash: hashOf(facts), bytes };
}
