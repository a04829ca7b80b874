/** Sheets of workbooks that nobody reads: what is in them would be left out unseen. */
import type { Faults } from '../../fault.ts';
import { UnfitTable } from '../../uploads/table/received-table.ts';
import { sourceReasons as reasons } from '../mapping.text.ts';
import type { Mapping } from '../mapping.ts';
import { type FilesOf, matcher, type SourceFile } from './files.ts';
import { workbookOf } from './records.ts';

/** The sheets that sources read, by file; undefined is the first. */
function sheetsRead(files: FilesOf): ReadonlyMap<SourceFile, ReadonlySet<string | undefined>> {
  const read = new Map<SourceFile, Set<string | undefined>>();
  for (const [{ reading }, own] of files) {
    if (reading.as !== 'workbook') continue;
    for (const file of own) {
      const sheets = read.get(file) ?? new Set();
      read.set(file, sheets.add(reading.sheet));
    }
  }
  return read;
}

/** Tells each sheet with something in it that no source reads and `ignore` does not name. */
export async function checkSheets(
  { ignore }: Mapping,
  files: FilesOf,
  faults: Faults,
): Promise<void> {
  const ignored = ignore.map(matcher);
  for (const [file, read] of sheetsRead(files)) {
    try {
      const workbook = await workbookOf(file);
      for (const [index, sheet] of workbook.sheets.entries()) {
        const name = `${file.name}#${sheet}`;
        const isKnown = read.has(sheet) || (index === 0 && read.has(undefined));
        if (isKnown || ignored.some((isMatch) => isMatch(name))) continue;
        const rows = await workbook.read(sheet);
        const isEmpty = rows.every(({ cells }) => cells.every((cell) => cell === null));
        if (!isEmpty) faults.add(file.name, 1, '', reasons.unknownSheet(sheet, name));
      }
    } catch (error) {
      // Whoever reads it tells what is wrong with it.
      if (!(error instanceof UnfitTable)) throw error;
    }
  }
}
