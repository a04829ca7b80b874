/** The folder of a delivery: its names, and a first look at each file that is there. */
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { fileReasons } from '../text/files.text.ts';
import { type FileFacts, inspectFile } from './inspect.ts';
import { withinPatience } from './patience.ts';
import { examineFile } from './read-file.ts';
import { UnfitFile } from './unfit-file.ts';

/** Where a delivery lies, and how long its disk is waited for. */
export interface Place {
  readonly folder: string;
  readonly stallSeconds: number;
}

export interface Look {
  readonly path: string;
  readonly names: readonly string[];
}

/** Names in the folder; undefined of one that is not there, is none or may not be read. */
export async function lookInto(
  { folder, stallSeconds }: Place,
  faults: Faults,
): Promise<Look | undefined> {
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

/** Refuses tables that are not of the layout: what is in them would be left out unseen. */
export function refuseForeign({ names }: Look, files: readonly string[], faults: Faults): void {
  for (const name of names) {
    const foreign = name.toLowerCase().endsWith('.csv') && !files.includes(name);
    if (foreign) faults.add(name, 1, '', reasons.unknownFile);
  }
}

/** Looks at each of the files that is there; the first that is none to be read ends the search. */
export async function inspectAll(
  { path, names }: Look,
  files: readonly string[],
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
