/** The mapping by which sets of a core's own files are read in the watched folder. */
import { findMapping } from '../mapping/take-mapped.ts';
import { dropText as text } from '../text/drops.text.ts';

/** A set of a core's own files is whole once the file is there that comes last. */
export interface DropMapping {
  /** In `intake/mappings`, or the path of a file. */
  readonly name: string;
  readonly lastFile: string;
}

/** Throws an Error with Thai sentences where it cannot be used. */
export async function findDropMapping(name: string): Promise<DropMapping> {
  const { lastFile } = await findMapping(name);
  if (lastFile === undefined) throw new Error(text.noLastFile(name));
  return { name, lastFile };
}
