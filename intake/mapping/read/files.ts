/** The files of the folder, each with the sources that read it; what nobody reads is told. */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '../../fault.ts';
import { reasons } from '../../intake.text.ts';
import { sourceReasons } from '../mapping.text.ts';
import type { MappedSource, Mapping } from '../mapping.ts';

export interface SourceFile {
  /** Number of it in the session's tables. */
  readonly index: number;
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

export type FilesOf = ReadonlyMap<MappedSource, readonly SourceFile[]>;

const isPattern = (name: string): boolean => /[*?]/.test(name);

/** Whether a name fits; cores write capitals on one day and small ones on another. */
function matcher(pattern: string): (name: string) => boolean {
  const body = pattern
    .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${body}$`, 'iu');
  return (name) => expression.test(name.normalize());
}

async function regularFiles(folder: string, faults: Faults): Promise<readonly SourceFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT';
    faults.add('', 0, '', isMissing ? reasons.noFolder(folder) : reasons.folderUnreadable(folder));
    return [];
  });
  const files: SourceFile[] = [];
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    const facts = await lstat(path);
    if (facts.isDirectory()) continue;
    if (facts.isFile()) files.push({ index: files.length, name, path, bytes: facts.size });
    else faults.add(name, 1, '', sourceReasons.notRegular);
  }
  return files;
}

function filesFor(pattern: string, all: readonly SourceFile[], faults: Faults) {
  const isMatch = matcher(pattern.normalize());
  const files = all.filter(({ name }) => isMatch(name));
  if (files.length === 0) faults.add(pattern, 1, '', sourceReasons.noFile(pattern));
  if (files.length > 1 && !isPattern(pattern)) {
    const names = files.map(({ name }) => name);
    faults.add(names[0] ?? pattern, 1, '', sourceReasons.severalFiles(pattern, names));
  }
  return files;
}

/** Looks into the folder; faults are files that are missing, twice there, unknown or no files. */
export async function findFiles(
  folder: string,
  mapping: Mapping,
  faults: Faults,
): Promise<FilesOf> {
  const all = await regularFiles(folder, faults);
  if (faults.any) return new Map();
  const found = new Map<string, readonly SourceFile[]>();
  for (const pattern of new Set(mapping.sources.flatMap(({ files }) => files))) {
    found.set(pattern, filesFor(pattern, all, faults));
  }
  const used = new Set([...found.values()].flat());
  const ignored = mapping.ignore.map(matcher);
  for (const file of all) {
    if (used.has(file) || ignored.some((isMatch) => isMatch(file.name))) continue;
    faults.add(file.name, 1, '', sourceReasons.unknownFile);
  }
  return new Map(
    mapping.sources.map((source) => {
      const files = new Set(source.files.flatMap((pattern) => found.get(pattern) ?? []));
      return [source, [...files].sort((a, b) => a.index - b.index)];
    }),
  );
}
