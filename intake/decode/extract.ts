/** The folder of an extract: its files, what its manifest promises, and its hash. */
import { createHash } from 'node:crypto';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { manifestColumns, manifestFile, subjects } from '../layout.ts';
import { inspectAll, lookInto, refuseForeign } from './folder.ts';
import type { FileFacts } from './inspect.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { usualStallSeconds } from './patience.ts';

export interface Extract {
  readonly manifest: Manifest;
  /** Facts by file name, one for each file of the layout. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** SHA-256 over the hashes of all files as delivered, in hex: the same extract, the same hash. */
  readonly hash: string;
  readonly bytes: number;
  /** The publication that a delta was put upon; undefined of a full extract. */
  readonly baseId?: number;
}

const files = [manifestFile, ...subjects.map(({ file }) => file)];
export const firstManifestColumn = manifestColumns[0]?.name ?? '';

/** SHA-256 over the names and hashes of these files, in hex. */
export function hashOf(names: readonly string[], facts: ReadonlyMap<string, FileFacts>): string {
  const hash = createHash('sha256');
  for (const file of names) hash.update(`${file} ${facts.get(file)?.sha256}\n`);
  return hash.digest('hex');
}

/** Looks at every file once; undefined when something is missing, unknown or not promised. */
export async function openExtract(
  folder: string,
  faults: Faults,
  stallSeconds = usualStallSeconds,
): Promise<Extract | undefined> {
  const seen = await lookInto({ folder, stallSeconds }, faults);
  if (!seen) return undefined;
  const { names } = seen;
  refuseForeign(seen, files, faults);
  if (!names.includes(manifestFile)) {
    faults.add(manifestFile, 1, firstManifestColumn, reasons.missingManifest);
    return undefined;
  }
  const facts = await inspectAll(seen, files, stallSeconds, faults);
  const own = facts.get(manifestFile);
  if (!own || faults.full) return undefined;
  const manifest = await readManifest({ file: manifestFile, facts: own, faults });
  for (const file of files.filter((name) => !names.includes(name))) {
    const line = manifest?.files.get(file)?.line ?? 1;
    faults.add(manifestFile, line, 'FILE', reasons.missingFile(file));
  }
  if (faults.any || !manifest) return undefined;
  const bytes = subjects.reduce((sum, { file }) => sum + (facts.get(file)?.bytes ?? 0), 0);
  return { manifest, facts, hash: hashOf(files, facts), bytes };
}
