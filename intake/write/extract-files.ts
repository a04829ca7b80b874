/** All files of an extract, opened together; the manifest, written last, says what they hold. */
import type { Day } from '../../core/days.ts';
import { manifestColumns, manifestFile, type SubjectName, subjects } from '../layout.ts';
import { type ColumnTotal, type CsvFile, csvFile } from './csv-file.ts';

export type ExtractFiles = Readonly<Record<SubjectName, CsvFile>>;

/**
 * Opens the files of `intake/layout.ts` in `folder`, which is there; `mode` says who may read them.
 * Throws what the disk says.
 */
export async function openExtractFiles(folder: string, mode?: number): Promise<ExtractFiles> {
  const opened: [string, CsvFile][] = [];
  try {
    for (const { name, file, columns, controls } of subjects) {
      opened.push([name, await csvFile(folder, file, columns, controls, mode)]);
    }
  } catch (error) {
    await Promise.all(opened.map(([, file]) => file.close()));
    throw error;
  }
  return Object.fromEntries(opened) as unknown as ExtractFiles;
}

/**
 * Closes the files and writes their rows and totals. The manifest comes last: a folder without one
 * is an extract that was not finished.
 */
export async function closeExtractFiles(
  folder: string,
  asOf: Day,
  files: ExtractFiles,
  mode?: number,
): Promise<void> {
  const manifest = await csvFile(folder, manifestFile, manifestColumns, [], mode);
  for (const subject of subjects) {
    const { rows, totals, groups } = await files[subject.name].close();
    const none: readonly Partial<ColumnTotal>[] = [{}];
    for (const { column = '', totalSatang = '' } of totals.length > 0 ? totals : none) {
      manifest.row([asOf, subject.file, rows, column, totalSatang, '', '']);
    }
    for (const { by, value, column, totalSatang, rows: ofGroup } of groups) {
      manifest.row([asOf, subject.file, ofGroup, column, totalSatang, by, value]);
    }
  }
  await manifest.close();
}
