/** The report of a run as a file of its own: JSON for programs, a workbook for people. */
import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import type { IntakeRunReport } from '../../core/intake/report.ts';
import { reportSheet } from '../../core/intake/report-sheet.ts';
import { commandText as text } from '../text/command.text.ts';
import { WrongUse } from '../wrong-use.ts';

/** How the name of such a file may end. */
export const reportEndings = ['.json', '.xlsx'] as const;

export const isReportFile = (path: string): boolean =>
  reportEndings.some((ending) => path.toLowerCase().endsWith(ending));

async function contentOf(path: string, report: IntakeRunReport): Promise<string | Uint8Array> {
  if (path.toLowerCase().endsWith('.json')) return `${JSON.stringify(report, null, 2)}\n`;
  const { sheetWorkbook } = await import('../../papers/sheet/sheet-workbook.ts');
  return sheetWorkbook(reportSheet(report));
}

/** @throws WrongUse where a report would take the place of what is no file, such as a link. */
export async function mustBeReportPath(path: string): Promise<void> {
  const older = await lstat(path).catch(() => undefined);
  if (older && !older.isFile()) throw new WrongUse(text.unfitReport(path));
}

/** Writes it, readable by its owner alone, whoever could read an older file of that name. */
export async function writeReport(path: string, report: IntakeRunReport): Promise<void> {
  await mustBeReportPath(path);
  // A new file takes the place: the old one keeps its mode, and whoever has it open.
  const fresh = `${path}.${process.pid}`;
  try {
    // Of a run that was cut, under the same number.
    await rm(fresh, { force: true });
    await writeFile(fresh, await contentOf(path, report), { flag: 'wx', mode: 0o600 });
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => {});
    throw error;
  }
}
