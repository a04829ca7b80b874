/** The folder of a delta: new and changed rows, and which rows of the base are gone. */
import { firstManifestColumn, hashOf } from '../decode/extract.ts';
import { inspectAll, lookInto, type Place, refuseForeign } from '../decode/folder.ts';
import type { FileFacts } from '../decode/inspect.ts';
import { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { deltaFile, manifestFile, subjects } from '../layout.ts';

export interface DeltaSet {
  /** Facts by file name, of those that are there; the manifest and `delta.csv` are. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** SHA-256 over the hashes of all of them, in hex. */
  readonly hash: string;
}

const files = [manifestFile, deltaFile, ...subjects.map(({ file }) => file)];

/** Whether the folder holds a delta; what cannot be looked into is none. */
export async function isDelta(place: Place): Promise<boolean> {
  const seen = await lookInto(place, new Faults());
  return seen?.names.includes(deltaFile) === true;
}

/** Looks at every file once; undefined when one is unknown or not to be read. */
export async function openDelta(place: Place, faults: Faults): Promise<DeltaSet | undefined> {
  const seen = await lookInto(place, faults);
  if (!seen) return undefined;
  refuseForeign(seen, files, faults);
  if (!seen.names.includes(manifestFile)) {
    faults.add(manifestFile, 1, firstManifestColumn, reasons.missingManifest);
    return undefined;
  }
  const facts = await inspectAll(seen, files, place.stallSeconds, faults);
  if (faults.any) return undefined;
  return { facts, hash: hashOf([...facts.keys()], facts) };
}
