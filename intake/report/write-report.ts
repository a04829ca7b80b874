/** The report of a run as a file of its own: JSON for programs, a workbook for people. */
import { writeFile } from 'node:fs/promises';
import type { IntakeRunReport } from '../../core/intake/report.ts';
import { reportSheet } from '../../core/intake/report-sheet.ts';

/** How the name of such a file may end. */
export const reportEndings = ['.json', '.xlsx'] as const;

export const isReportFile = (path: string): boolean =>
  reportEndings.some((ending) => path.toLowerCase().endsWith(ending));

/** Writes it, readable by its owner alone; an older file of that name is replaced. */
export async function writeReport(path: string, report: IntakeRunReport): Promise<void> {
  if (path.toLowerCase().endsWith('.json')) {
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
    return;
  }
  const { sheetWorkbook } = await import('../../papers/sheet/sheet-workbook.ts');
  await writeFile(path, await sheetWorkbook(reportSheet(report)), { mode: 0o600 });
}
