/** Sheets of workbooks that nobody reads: what is in them would be left out unseen. */
import { UnfitFile } from '../../decode/unfit-file.ts';
import type { Faults } from '../../fault.ts';
import { UnfitTable } from '../../uploads/table/received-table.ts';
import type { Workbook } from '../../uploads/table/workbook.ts';
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

/** A pattern of sheets, `FILE#SHEET`; a pattern of files names none, whatever its stars fit. */
function sheetMatcher(pattern: string): (file: string, sheet: string) => boolean {
  const at = pattern.lastIndexOf('#');
  if (at < 0) return () => false;
  const [isFile, isSheet] = [matcher(pattern.slice(0, at)), matcher(pattern.slice(at + 1))];
  return (file, sheet) => isFile(file) && isSheet(sheet);
}

/** Whether a sheet, by its number from 1, holds nothing; one that cannot be read may. */
async function isEmpty({ read }: Workbook, number: number): Promise<boolean> {
  try {
    const rows = await read(number);
    return rows.every(({ cells }) => cells.every((cell) => cell === null));
  } catch (error) {
    if (error instanceof UnfitTable) return false;
    throw error;
  }
}

/** The workbook; undefined of what is none, which is told by whoever reads it as a source. */
async function workbookOrNone(file: SourceFile): Promise<Workbook | undefined> {
  try {
    return await workbookOf(file);
  } catch (error) {
    if (error instanceof UnfitTable) return undefined;
    throw error;
  }
}

/** Tells each sheet with something in it that no source reads and `ignore` does not name. */
export async function checkSheets(
  { ignore }: Mapping,
  files: FilesOf,
  faults: Faults,
): Promise<void> {
  const ignored = ignore.map(sheetMatcher);
  for (const [file, read] of sheetsRead(files)) {
    try {
      const workbook = await workbookOrNone(file);
      for (const [index, sheet] of workbook?.sheets.entries() ?? []) {
        const isKnown = read.has(sheet) || (index === 0 && read.has(undefined));
        if (isKnown || ignored.some((isMatch) => isMatch(file.name, sheet))) continue;
        if (!workbook || (await isEmpty(workbook, index + 1))) continue;
        faults.add(file.name, 1, '', reasons.unknownSheet(sheet, `${file.name}#${sheet}`));
      }
    } catch (error) {
      if (!(error instanceof UnfitFile)) throw error;
      faults.end(file.name, error.reason);
      return;
    }
  }
}
