/** The files of the folder, each with the sources that read it; what nobody reads is told. */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { usualStallSeconds } from '../../decode/patience.ts';
import { examineFile, type Reading } from '../../decode/read-file.ts';
import { UnfitFile } from '../../decode/unfit-file.ts';
import type { Faults } from '../../fault.ts';
import { reasons } from '../../intake.text.ts';
import { isOwnReport } from '../../report/report-files.ts';
import { sourceReasons } from '../mapping.text.ts';
import type { MappedSource, Mapping } from '../mapping.ts';

export interface SourceFile {
  /** Number of it in the session's tables. */
  readonly index: number;
  readonly name: string;
  /** Only the same regular file as at this first look is read. */
  readonly reading: Reading;
  readonly bytes: number;
}

export type FilesOf = ReadonlyMap<MappedSource, readonly SourceFile[]>;

const isPattern = (name: string): boolean => /[*?]/.test(name);

/** Whether a name fits; cores write capitals on one day and small ones on another. */
export function matcher(pattern: string): (name: string) => boolean {
  const body = pattern
    .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${body}$`, 'iu');
  return (name) => expression.test(name.normalize());
}

async function regularFiles(
  folder: string,
  stallSeconds: number,
  faults: Faults,
): Promise<readonly SourceFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT';
    faults.add('', 0, '', isMissing ? reasons.noFolder(folder) : reasons.folderUnreadable(folder));
    return [];
  });
  const files: SourceFile[] = [];
  for (const name of names.filter((one) => !isOwnReport(one)).toSorted()) {
    const path = join(folder, name);
    if ((await lstat(path)).isDirectory()) continue;
    try {
      const identity = await examineFile({ path, stallSeconds });
      const reading = { path, stallSeconds, identity };
      files.push({ index: files.length, name, reading, bytes: Number(identity.bytes) });
    } catch (error) {
      if (!(error instanceof UnfitFile)) throw error;
      faults.end(name, error.reason);
    }
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

/** Where to look, for what, and how long a byte of it is waited for. */
interface Finding {
  readonly folder: string;
  readonly mapping: Mapping;
  readonly stallSeconds?: number | undefined;
}

/** Looks into the folder; faults are files that are missing, twice there, unknown or no files. */
export async function findFiles(
  { folder, mapping, stallSeconds = usualStallSeconds }: Finding,
  faults: Faults,
): Promise<FilesOf> {
  const all = await regularFiles(folder, stallSeconds, faults);
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
